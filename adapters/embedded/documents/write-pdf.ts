import type { CalendarDate } from '#domain/kernel/calendar-date'
import { drawArticle } from './draw-article'
import type { Fact, Sheet, SheetSection } from './sheet'
import { readFigures, writtenIn } from './typefaces'
import { winAnsi } from './win-ansi'

export interface Letterhead {
  readonly brandName: string
  readonly phone: string
  /** The colour of the plate with the name of the brand. */
  readonly colour: string
  readonly drawing: { readonly accent: string; readonly centre: string }
  readonly today: CalendarDate
}

/** The columns of text, in points across the page; `names` is the width of the names of facts. */
interface Column {
  readonly x: number
  readonly width: number
  readonly names: number
}

// Lengths in points, of which there are 72 to the inch.
const MARGIN = 48
const PLATE = 44
const FOOT = 40
const NAMES = 170
const NAMES_BESIDE = 104
const GAP = 24
const FRAME = { width: 264, height: 236, block: 36 }
const ink = '#15191d'
const faint = '#5d6670'
const hairline = '#d6dadd'
const warm = '#fdf1d6'

/** A document on A4, as a stream that begins before the last page is drawn. */
export const writePdf = async (sheet: Sheet, head: Letterhead): Promise<PDFKit.PDFDocument> => {
  // Loaded at the first request for a document: loading takes a tenth of a second, which would delay the start.
  const [{ default: PDFDocument }, figures] = await Promise.all([import('pdfkit'), readFigures()])
  const made = new Date(`${head.today}T12:00:00Z`)
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: PLATE + 36, bottom: FOOT + 16, left: MARGIN, right: MARGIN },
    lang: 'sv-SE',
    displayTitle: true,
    autoFirstPage: false,
    info: { Title: winAnsi(`${sheet.kind} ${sheet.title}`), Author: head.brandName, CreationDate: made, ModDate: made },
  })
  pdf.registerFont('figures', figures)
  let page = 0
  pdf.on('pageAdded', () => drawFrame(pdf, sheet, head, (page += 1)))
  pdf.addPage()
  drawTitle(pdf, sheet)
  drawLead(pdf, sheet, head)
  for (const row of sheet.rows) drawRow(pdf, row)
  pdf.end()
  return pdf
}

const widthOf = ({ page }: PDFKit.PDFDocument): number => page.width - 2 * MARGIN

const wholeWidth = (pdf: PDFKit.PDFDocument): Column => ({ x: MARGIN, width: widthOf(pdf), names: NAMES })

/** The header with the brand and the footer with the contact details, on every page. */
const drawFrame = (pdf: PDFKit.PDFDocument, sheet: Sheet, head: Letterhead, number: number): void => {
  const { width, height } = pdf.page
  const { bottom } = pdf.page.margins
  // Text in the margin would otherwise begin a new page.
  pdf.page.margins.bottom = 0
  pdf.rect(0, 0, width, PLATE).fill(head.colour)
  writtenIn(pdf.fill('#ffffff'), 'strong').fontSize(18)
  pdf.text(winAnsi(head.brandName), MARGIN, 14, { lineBreak: false })
  writtenIn(pdf, 'text').fontSize(11)
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
  writtenIn(pdf.fill(faint), 'text').fontSize(10).text(winAnsi(supplier))
  writtenIn(pdf.fill(ink), 'strong').fontSize(22).text(winAnsi(title), { paragraphGap: 6 })
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

/** The facts of the article beside its drawing, and a title block below the drawing. */
const drawLead = (pdf: PDFKit.PDFDocument, sheet: Sheet, { drawing: colours }: Letterhead): void => {
  const { drawing, lead } = sheet
  if (drawing === undefined) {
    for (const one of lead) drawSection(pdf, one, wholeWidth(pdf))
    return
  }
  const top = pdf.y + 10
  const frame = { x: MARGIN, y: top, width: FRAME.width, height: FRAME.height }
  drawArticle(pdf, drawing, inset(frame, 14), { line: ink, ...colours })
  pdf.rect(frame.x, frame.y, frame.width, frame.height + FRAME.block)
  pdf.lineWidth(1).stroke(ink)
  drawTitleBlock(pdf, sheet, { ...frame, y: top + frame.height, height: FRAME.block })
  const x = MARGIN + FRAME.width + GAP
  pdf.y = top - 14
  for (const one of lead) drawSection(pdf, one, { x, width: pdf.page.width - MARGIN - x, names: NAMES_BESIDE - 16 })
  pdf.x = MARGIN
  pdf.y = Math.max(pdf.y, top + frame.height + FRAME.block)
}

type Box = Parameters<typeof drawArticle>[2]

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

const drawTitleBlock = (pdf: PDFKit.PDFDocument, { title, articleNumber, drawing }: Sheet, block: Box): void => {
  const isMeasured = drawing?.shapes.some(({ tag }) => tag === 'Figure') ?? false
  const cells = [
    { label: 'Benämning', text: title, typeface: 'strong', part: isMeasured ? 0.52 : 0.72 },
    { label: 'Artikelnummer', text: articleNumber, typeface: 'figures', part: 0.28 },
    ...(isMeasured ? [{ label: 'Mått', text: 'mm', typeface: 'text', part: 0.2 } as const] : []),
  ] as const
  let { x } = block
  for (const { label, text, typeface, part } of cells) {
    const width = block.width * part
    pdf.rect(x, block.y, width, block.height).lineWidth(0.5).stroke(ink)
    const inside = { width: width - 12, height: 12, ellipsis: true, lineBreak: false }
    writtenIn(pdf.fill(faint), 'text').fontSize(7)
    pdf.text(winAnsi(label), x + 6, block.y + 7, inside)
    writtenIn(pdf.fill(ink), typeface).fontSize(9)
    pdf.text(winAnsi(text), x + 6, block.y + 26, { ...inside, baseline: 'alphabetic' })
    x += width
  }
}

/** Sections side by side. They are not split over two pages if one page has room for them. */
const drawRow = (pdf: PDFKit.PDFDocument, row: readonly SheetSection[]): void => {
  const [only, another] = row
  if (only !== undefined && another === undefined) {
    drawSection(pdf, only, wholeWidth(pdf))
    return
  }
  const width = (widthOf(pdf) - GAP * (row.length - 1)) / row.length
  const columns = row.map((_, index): Column => ({ x: MARGIN + index * (width + GAP), width, names: NAMES_BESIDE }))
  startPageUnless(pdf, Math.max(...row.map(({ facts }) => 40 + facts.length * 22)))
  const top = pdf.y
  const ends = row.map((one, index) => {
    pdf.y = top
    drawSection(pdf, one, columns[index] ?? wholeWidth(pdf))
    return pdf.y
  })
  pdf.y = Math.max(...ends)
}

const drawSection = (pdf: PDFKit.PDFDocument, { heading, facts, paragraphs }: SheetSection, column: Column): void => {
  const { x, width } = column
  // A heading is never the last line of a page.
  startPageUnless(pdf, 70)
  pdf.y += 14
  writtenIn(pdf.fill(ink), 'strong').fontSize(13).text(winAnsi(heading), x, pdf.y, { width })
  const line = pdf.y + 3
  pdf
    .moveTo(x, line)
    .lineTo(x + width, line)
    .lineWidth(1.2)
    .stroke(ink)
  pdf.y = line + 7
  for (const paragraph of paragraphs) {
    writtenIn(pdf.fill(ink), 'text').fontSize(10)
    pdf.text(winAnsi(paragraph), x, pdf.y, { width, paragraphGap: 5 })
  }
  if (paragraphs.length > 0) pdf.y += 4
  for (const fact of facts) drawFact(pdf, fact, column)
}

const isFigures = (value: string): boolean => /^\d[\d-]{5,}$/.test(value)

/** Figures share the baseline of the text beside them. */
const drawFigures = (pdf: PDFKit.PDFDocument, value: string, x: number, top: number): void => {
  writtenIn(pdf.fill(ink), 'figures').text(value, x, top + 7.2, { baseline: 'alphabetic', lineBreak: false })
}

const drawFact = (pdf: PDFKit.PDFDocument, [name, value]: Fact, { x, width, names }: Column): void => {
  const inside = { width: width - names }
  writtenIn(pdf, 'strong').fontSize(10)
  const height = pdf.heightOfString(winAnsi(value), inside)
  startPageUnless(pdf, height + 10)
  const top = pdf.y
  writtenIn(pdf.fill(faint), 'text').text(winAnsi(name), x, top, { width: names - 8 })
  if (isFigures(value)) drawFigures(pdf, value, x + names, top)
  else writtenIn(pdf.fill(ink), 'strong').text(winAnsi(value), x + names, top, inside)
  const line = top + height + 3
  pdf
    .moveTo(x, line)
    .lineTo(x + width, line)
    .lineWidth(0.5)
    .stroke(hairline)
  pdf.x = MARGIN
  pdf.y = line + 5
}
