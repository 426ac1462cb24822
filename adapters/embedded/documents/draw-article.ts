import type { Drawing, DrawnAs, Figure, Placement, Shape } from '#domain/catalogue/drawing'
import { absurdCase } from '#domain/kernel/decider'
import { writtenIn } from './typefaces'

/** The frame of a drawing on a page, in points. */
export interface Frame {
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

const place = (pdf: PDFKit.PDFDocument, { move, scale, turn }: Placement = {}): void => {
  if (move !== undefined) pdf.translate(...move)
  if (scale !== undefined) pdf.scale(scale)
  if (turn !== undefined) pdf.rotate(turn.degrees, { origin: [turn.x, turn.y] })
}

const drawShape = (pdf: PDFKit.PDFDocument, shape: Shape, colours: DrawingColours): void => {
  pdf.save()
  switch (shape.tag) {
    case 'Path':
      place(pdf, shape.placed)
      paint(pdf.path(shape.d), shape.as, colours)
      break
    case 'Rectangle': {
      const { x, y, width, height, radius = 0 } = shape
      paint(
        radius === 0 ? pdf.rect(x, y, width, height) : pdf.roundedRect(x, y, width, height, radius),
        shape.as,
        colours,
      )
      break
    }
    case 'Ellipse':
      place(pdf, shape.placed)
      paint(pdf.ellipse(shape.x, shape.y, shape.across, shape.down), shape.as, colours)
      break
    case 'Group':
      place(pdf, shape.placed)
      for (const inner of shape.shapes) drawShape(pdf, inner, colours)
      break
    case 'Figure':
      writeFigure(pdf, shape, colours)
      break
    default:
      absurdCase(shape)
  }
  pdf.restore()
}

const writeFigure = (pdf: PDFKit.PDFDocument, { text, x, y, from }: Figure, { line }: DrawingColours): void => {
  writtenIn(pdf, 'figures').fontSize(FIGURE)
  const width = pdf.widthOfString(text)
  const left = from === 'middle' ? x - width / 2 : x
  // Lines are interrupted behind a figure.
  pdf.rect(left - 1, y - FIGURE * 0.8, width + 2, FIGURE).fill(ground)
  pdf.fill(line).text(text, left, y, { lineBreak: false, baseline: 'alphabetic' })
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

/** Draws an article in the centre of its frame, as large as the frame allows. */
export const drawArticle = (
  pdf: PDFKit.PDFDocument,
  { box, shapes }: Drawing,
  frame: Frame,
  colours: DrawingColours,
): void => {
  const scale = Math.min(frame.width / box.width, frame.height / box.height)
  pdf.save()
  pdf.translate(
    frame.x + (frame.width - box.width * scale) / 2 - box.x * scale,
    frame.y + (frame.height - box.height * scale) / 2 - box.y * scale,
  )
  pdf.scale(scale)
  pdf.lineJoin('round').lineCap('round')
  for (const shape of shapes) drawShape(pdf, shape, colours)
  pdf.restore()
}
