import type { ArticleDrawing, DrawnAs, DrawnShape } from '#application/ports/article-drawing'
import { absurdCase } from '#domain/kernel/decider'
import { writtenIn } from './typefaces'

/** Where a drawing goes on a page, in points. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface DrawingColours {
  readonly line: string
  readonly accent: string
  readonly centre: string
}

const shade = '#d3dae1'
const ground = '#ffffff'

// In units of the drawing.
const THICK = 1
const THIN = 0.6
const HAIR = 0.45
const FIGURE = 5.5

const drawShape = (pdf: PDFKit.PDFDocument, { as, path, placed }: DrawnShape, colours: DrawingColours): void => {
  pdf.save()
  pdf.transform(...placed)
  pdf.path(path)
  paint(pdf, as, colours)
  pdf.restore()
}

const paint = (pdf: PDFKit.PDFDocument, as: DrawnAs, { line, accent, centre }: DrawingColours): PDFKit.PDFDocument => {
  switch (as) {
    case 'body':
    case 'part':
      return pdf.lineWidth(THICK).fillAndStroke(ground, line)
    case 'accent':
      return pdf.lineWidth(THICK).fillAndStroke(accent, line)
    case 'face':
      return pdf.fill(ground)
    case 'shade':
      return pdf.fill(shade)
    case 'outline':
      return pdf.lineWidth(THICK).stroke(line)
    case 'inner':
      return pdf.lineWidth(THIN).stroke(line)
    case 'centre':
      return pdf.lineWidth(HAIR).lineCap('butt').dash(5, { space: 2 }).stroke(centre)
    case 'dimension':
      return pdf.lineWidth(HAIR).stroke(line)
    case 'arrow':
      return pdf.fill(line)
    default:
      return absurdCase(as)
  }
}

/** Draws an article as large as its place lets it be, in the middle of it. */
export const drawArticle = (
  pdf: PDFKit.PDFDocument,
  { box, shapes, figures }: ArticleDrawing,
  place: Place,
  colours: DrawingColours,
): void => {
  const scale = Math.min(place.width / box.width, place.height / box.height)
  pdf.save()
  pdf.translate(
    place.x + (place.width - box.width * scale) / 2 - box.x * scale,
    place.y + (place.height - box.height * scale) / 2 - box.y * scale,
  )
  pdf.scale(scale)
  pdf.lineJoin('round').lineCap('round')
  for (const shape of shapes) drawShape(pdf, shape, colours)
  writtenIn(pdf, 'figures').fontSize(FIGURE)
  for (const { text, x, y, from } of figures) {
    const width = pdf.widthOfString(text)
    const left = from === 'middle' ? x - width / 2 : x
    // The lines behind a figure stop where it stands.
    pdf.rect(left - 1, y - FIGURE * 0.8, width + 2, FIGURE).fill(ground)
    pdf.fill(colours.line).text(text, left, y, { lineBreak: false, baseline: 'alphabetic' })
  }
  pdf.restore()
}
