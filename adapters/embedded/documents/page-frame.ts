import type { CalendarDate } from '#domain/kernel/calendar-date'
import { readFigures, writtenIn } from './typefaces'
import { winAnsi } from './win-ansi'

/** What stands on every page of a document. */
export interface PageFrame {
  readonly brandName: string
  /** The colour of the plate with the name of the brand. */
  readonly colour: string
  /** The kind of document. */
  readonly kind: string
  readonly title: string
  /** A sentence at the foot, after the name of the brand. */
  readonly foot: string
  readonly today: CalendarDate
}

/** A column of text, in points across the page; `names` is the width of the names of facts. */
export interface Column {
  readonly x: number
  readonly width: number
  readonly names: number
}

// Lengths in points, of which there are 72 to the inch.
export const MARGIN = 48
export const GAP = 24
const PLATE = 44
const FOOT = 40
const NAMES = 170
export const NAMES_BESIDE = 104

export const ink = '#15191d'
export const faint = '#5d6670'
export const hairline = '#d6dadd'

/**
 * Begins a document on A4 with its first page.
 * @param isCounted its pages are numbered when all are drawn, each with their number, by `numberPages`
 */
export const openPdf = async (frame: PageFrame, isCounted: boolean): Promise<PDFKit.PDFDocument> => {
  // Loaded at the first request for a document: loading takes a tenth of a second, which would delay the start.
  const [{ default: PDFDocument }, figures] = await Promise.all([import('pdfkit'), readFigures()])
  const made = new Date(`${frame.today}T12:00:00Z`)
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: PLATE + 36, bottom: FOOT + 16, left: MARGIN, right: MARGIN },
    lang: 'sv-SE',
    displayTitle: true,
    autoFirstPage: false,
    bufferPages: isCounted,
    info: {
      Title: winAnsi(`${frame.kind} ${frame.title}`),
      Author: frame.brandName,
      CreationDate: made,
      ModDate: made,
    },
  })
  pdf.registerFont('figures', figures)
  let page = 0
  pdf.on('pageAdded', () => {
    drawFrame(pdf, frame)
    page += 1
    if (!isCounted) drawNumber(pdf, `Sida ${page}`)
    pdf.x = MARGIN
    pdf.y = pdf.page.margins.top
  })
  pdf.addPage()
  return pdf
}

/** Writes on each page which of how many it is. */
export const numberPages = (pdf: PDFKit.PDFDocument): void => {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page)
    drawNumber(pdf, `Sida ${page - start + 1} (${count})`)
  }
}

export const widthOf = ({ page }: PDFKit.PDFDocument): number => page.width - 2 * MARGIN

export const wholeWidth = (pdf: PDFKit.PDFDocument): Column => ({ x: MARGIN, width: widthOf(pdf), names: NAMES })

export const startPageUnless = (pdf: PDFKit.PDFDocument, room: number): void => {
  if (pdf.y + room > pdf.page.height - pdf.page.margins.bottom) pdf.addPage()
}

/** Text in the margin would otherwise begin a new page. */
const inMargin = (pdf: PDFKit.PDFDocument, draw: () => void): void => {
  const { bottom } = pdf.page.margins
  pdf.page.margins.bottom = 0
  draw()
  pdf.page.margins.bottom = bottom
}

/** The header with the brand and the footer with the contact details. */
const drawFrame = (pdf: PDFKit.PDFDocument, { brandName, colour, kind, foot }: PageFrame): void =>
  inMargin(pdf, () => {
    const { width, height } = pdf.page
    pdf.rect(0, 0, width, PLATE).fill(colour)
    writtenIn(pdf.fill('#ffffff'), 'strong').fontSize(18)
    pdf.text(winAnsi(brandName), MARGIN, 14, { lineBreak: false })
    writtenIn(pdf, 'text').fontSize(11)
    pdf.text(winAnsi(kind), MARGIN, 18, { width: widthOf(pdf), align: 'right' })
    pdf
      .moveTo(MARGIN, height - FOOT)
      .lineTo(width - MARGIN, height - FOOT)
      .lineWidth(0.5)
      .stroke(hairline)
    pdf.fill(faint).fontSize(8)
    pdf.text(winAnsi(`${brandName}, ${foot}`), MARGIN, height - FOOT + 10, { lineBreak: false })
  })

const drawNumber = (pdf: PDFKit.PDFDocument, text: string): void =>
  inMargin(pdf, () => {
    writtenIn(pdf.fill(faint), 'text').fontSize(8)
    pdf.text(text, MARGIN, pdf.page.height - FOOT + 10, { width: widthOf(pdf), align: 'right' })
  })
