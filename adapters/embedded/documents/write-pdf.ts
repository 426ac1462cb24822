import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { Fact, Sheet, SheetSection } from './sheet'
import { winAnsi } from './win-ansi'

export interface Letterhead {
  readonly brandName: string
  readonly phone: string
  /** Of the plate that the brand's name stands on. */
  readonly colour: string
  readonly today: CalendarDate
}

// Lengths in points, of which there are 72 to the inch.
const MARGIN = 48
const PLATE = 44
const FOOT = 40
const NAMES = 170
const ink = '#15191d'
const faint = '#5d6670'
const hairline = '#d6dadd'
const warm = '#fdf1d6'

const bold = 'Helvetica-Bold'
const plain = 'Helvetica'

/** A document on A4, as a stream that begins to flow before the last page is drawn. */
export const writePdf = async (sheet: Sheet, head: Letterhead): Promise<PDFKit.PDFDocument> => {
  // Read when somebody first asks for a document: it costs a tenth of a second that no start should wait for.
  const { default: PDFDocument } = await import('pdfkit')
  const made = new Date(`${head.today}T12:00:00Z`)
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: PLATE + 36, bottom: FOOT + 16, left: MARGIN, right: MARGIN },
    lang: 'sv-SE',
    displayTitle: true,
    autoFirstPage: false,
    info: { Title: winAnsi(`${sheet.kind} ${sheet.title}`), Author: head.brandName, CreationDate: made, ModDate: made },
  })
  let page = 0
  pdf.on('pageAdded', () => drawFrame(pdf, sheet, head, (page += 1)))
  pdf.addPage()
  drawTitle(pdf, sheet)
  for (const one of sheet.sections) drawSection(pdf, one)
  pdf.end()
  return pdf
}

const widthOf = ({ page }: PDFKit.PDFDocument): number => page.width - 2 * MARGIN

/** The brand's plate above, and who to ask below, on every page. */
const drawFrame = (pdf: PDFKit.PDFDocument, sheet: Sheet, head: Letterhead, number: number): void => {
  const { width, height } = pdf.page
  const { bottom } = pdf.page.margins
  // In the margin, where text would otherwise open a page of its own.
  pdf.page.margins.bottom = 0
  pdf.rect(0, 0, width, PLATE).fill(head.colour)
  pdf.fill('#ffffff').font(bold).fontSize(18)
  pdf.text(winAnsi(head.brandName), MARGIN, 14, { lineBreak: false })
  pdf.font(plain).fontSize(11)
  pdf.text(winAnsi(sheet.kind), MARGIN, 18, { width: widthOf(pdf), align: 'right' })
  pdf
    .moveTo(MARGIN, height - FOOT)
    .lineTo(width - MARGIN, height - FOOT)
    .lineWidth(0.5)
    .stroke(hairline)
  pdf.fill(faint).fontSize(8)
  const foot = `${head.brandName}, kundtjänst ${head.phone}. Uppgifterna är hämtade ur artikelregistret ${head.today}.`
  pdf.text(winAnsi(foot), MARGIN, height - FOOT + 10, { lineBreak: false })
  pdf.text(`Sida ${number}`, MARGIN, height - FOOT + 10, { width: widthOf(pdf), align: 'right' })
  pdf.page.margins.bottom = bottom
  pdf.x = MARGIN
  pdf.y = pdf.page.margins.top
}

const drawTitle = (pdf: PDFKit.PDFDocument, { title, supplier, notice }: Sheet): void => {
  pdf.fill(faint).font(plain).fontSize(10).text(winAnsi(supplier))
  pdf.fill(ink).font(bold).fontSize(22).text(winAnsi(title), { paragraphGap: 6 })
  if (notice === undefined) return
  const inside = { width: widthOf(pdf) - 24 }
  pdf.fontSize(11)
  const height = pdf.heightOfString(winAnsi(notice), inside) + 16
  const top = pdf.y
  pdf.rect(MARGIN, top, widthOf(pdf), height).fill(warm)
  pdf.fill(ink).text(winAnsi(notice), MARGIN + 12, top + 9, inside)
  pdf.x = MARGIN
  pdf.y = top + height + 6
}

const startPageUnless = (pdf: PDFKit.PDFDocument, room: number): void => {
  if (pdf.y + room > pdf.page.height - pdf.page.margins.bottom) pdf.addPage()
}

const drawSection = (pdf: PDFKit.PDFDocument, { heading, facts, paragraphs }: SheetSection): void => {
  // A heading never stands alone at the foot of a page.
  startPageUnless(pdf, 70)
  pdf.y += 14
  pdf.fill(ink).font(bold).fontSize(13).text(winAnsi(heading), MARGIN, pdf.y)
  const line = pdf.y + 3
  pdf
    .moveTo(MARGIN, line)
    .lineTo(MARGIN + widthOf(pdf), line)
    .lineWidth(1.2)
    .stroke(ink)
  pdf.y = line + 7
  for (const paragraph of paragraphs) {
    pdf
      .fill(ink)
      .font(plain)
      .fontSize(10)
      .text(winAnsi(paragraph), MARGIN, pdf.y, { width: widthOf(pdf), paragraphGap: 5 })
  }
  if (paragraphs.length > 0) pdf.y += 4
  for (const fact of facts) drawFact(pdf, fact)
}

const drawFact = (pdf: PDFKit.PDFDocument, [name, value]: Fact): void => {
  const inside = { width: widthOf(pdf) - NAMES }
  pdf.font(plain).fontSize(10)
  const height = pdf.heightOfString(winAnsi(value), inside)
  startPageUnless(pdf, height + 10)
  const top = pdf.y
  pdf.fill(faint).text(winAnsi(name), MARGIN, top, { width: NAMES - 12 })
  pdf
    .fill(ink)
    .font(bold)
    .text(winAnsi(value), MARGIN + NAMES, top, inside)
  const line = top + height + 3
  pdf
    .moveTo(MARGIN, line)
    .lineTo(MARGIN + widthOf(pdf), line)
    .lineWidth(0.5)
    .stroke(hairline)
  pdf.x = MARGIN
  pdf.y = line + 5
}
