import type { Logo } from '../logo'
import { drawable, readTypefaces, type Typeface } from './typefaces'

/** What stands on every page of a quote, and the colour that it is set in. */
export interface QuotePage {
  /** `Offert Q-20418` */
  readonly title: string
  /** The job, as the title of the document says it too. */
  readonly name: string
  readonly author: string
  /** Said at the foot of each page. */
  readonly foot: string
  readonly colour: string
  readonly logo: Logo | undefined
  /** Day of the content, so that the same quote is the same document whenever it is drawn. */
  readonly day: string
}

export type Pdf = PDFKit.PDFDocument
export type Structure = PDFKit.PDFStructureElement

// Lengths in points, of which there are 72 to the inch.
export const MARGIN = 48
const FOOT = 44
const TOP = 48
const BAND = 6

export const ink = '#15191d'
export const faint = '#5d6670'
export const hairline = '#d6dadd'
export const shade = '#f1f3f4'

export const widthOf = ({ page }: Pdf): number => page.width - 2 * MARGIN
export const bottomOf = ({ page }: Pdf): number => page.height - page.margins.bottom

/** Begins a tagged document on A4 with its first page; its pages are numbered by `numberPages` when all are drawn. */
export const openQuotePdf = async (page: QuotePage): Promise<Pdf> => {
  // Loaded at the first request for a document: loading takes a tenth of a second, which would delay the start.
  const [{ default: PDFDocument }, typefaces] = await Promise.all([import('pdfkit'), readTypefaces()])
  const made = new Date(`${page.day}T12:00:00Z`)
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: TOP, bottom: FOOT + 14, left: MARGIN, right: MARGIN },
    lang: 'sv-SE',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    autoFirstPage: false,
    bufferPages: true,
    info: {
      Title: drawable(`${page.title} ${page.name}`),
      Author: drawable(page.author),
      CreationDate: made,
      ModDate: made,
    },
  })
  for (const [typeface, font] of typefaces) pdf.registerFont(typeface, font)
  pdf.on('pageAdded', () => drawFrame(pdf, page))
  pdf.addPage()
  return pdf
}

/** What is no part of the content: assistive programs do not read it. */
export const asArtifact = (pdf: Pdf, draw: () => void): void => {
  pdf.markContent('Artifact', { type: 'Layout' })
  draw()
  pdf.endMarkedContent()
}

/** Text in the margin would otherwise begin a new page. */
const inMargin = (pdf: Pdf, draw: () => void): void => {
  const { bottom } = pdf.page.margins
  pdf.page.margins.bottom = 0
  draw()
  pdf.page.margins.bottom = bottom
}

const drawFrame = (pdf: Pdf, { colour, foot }: QuotePage): void => {
  inMargin(pdf, () =>
    asArtifact(pdf, () => {
      const { width, height } = pdf.page
      pdf.rect(0, 0, width, BAND).fill(colour)
      drawLine(pdf, height - FOOT, hairline, 0.5)
      set(pdf, 'text', 8, faint)
      pdf.text(drawable(foot), MARGIN, height - FOOT + 9, { lineBreak: false })
    }),
  )
  pdf.x = MARGIN
  pdf.y = TOP
}

/** Writes on each page which of how many it is. */
export const numberPages = (pdf: Pdf): void => {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page)
    inMargin(pdf, () =>
      asArtifact(pdf, () => {
        set(pdf, 'text', 8, faint)
        drawCell(pdf, `Sida ${page - start + 1} (${count})`, {
          ...{ x: MARGIN, y: pdf.page.height - FOOT + 9, width: widthOf(pdf), align: 'right' },
        })
      }),
    )
  }
}

export const set = (pdf: Pdf, typeface: Typeface, size: number, colour: string): Pdf =>
  pdf.font(typeface).fontSize(size).fill(colour)

export const drawLine = (pdf: Pdf, y: number, colour: string, width: number): void => {
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + widthOf(pdf), y)
    .lineWidth(width)
    .stroke(colour)
}

interface CellPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly align: 'left' | 'right'
}

/** One line of drawable text, set without the breaking of lines, which costs more than the text itself. */
export const drawCell = (pdf: Pdf, text: string, { x, y, width, align }: CellPlace): void => {
  if (text === '') return
  const at = align === 'left' ? x : x + width - pdf.widthOfString(text)
  pdf.text(text, at, y, { lineBreak: false })
}

/** An element of the structure with what it draws, below another. */
export const within = (pdf: Pdf, parent: Structure, type: string, draw: () => void): void => {
  const element = pdf.struct(type, {}, draw)
  parent.add(element)
  element.end()
}

/** An element whose parts are added to it afterwards; it is ended by the caller. */
export const branch = (pdf: Pdf, parent: Structure, type: string): Structure => {
  const element = pdf.struct(type)
  parent.add(element)
  return element
}

/** The element that all others are below. */
export const rootOf = (pdf: Pdf): Structure => {
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  return root
}
