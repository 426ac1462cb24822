import type { CalendarDate } from '#domain/kernel/calendar-date'
import { drawArticle } from './draw-article'
import { drawRow, drawSection } from './draw-section'
import { faint, GAP, ink, MARGIN, NAMES_BESIDE, openPdf, wholeWidth, widthOf } from './page-frame'
import type { Sheet } from './sheet'
import { writtenIn } from './typefaces'
import { winAnsi } from './win-ansi'

export interface Letterhead {
  readonly brandName: string
  readonly phone: string
  /** The colour of the plate with the name of the brand. */
  readonly colour: string
  readonly drawing: { readonly accent: string; readonly centre: string }
  readonly today: CalendarDate
}

// In points.
const FRAME = { width: 264, height: 236, block: 36 }
const warm = '#fdf1d6'

/** A document on A4, as a stream that begins before the last page is drawn. */
export const writePdf = async (sheet: Sheet, head: Letterhead): Promise<PDFKit.PDFDocument> => {
  const { brandName, colour, phone, today } = head
  const { kind, title } = sheet
  const foot = `kundtjänst ${phone}. Uppgifterna är hämtade ur artikelregistret ${today}.`
  const pdf = await openPdf({ brandName, colour, kind, title, foot, today }, false)
  drawTitle(pdf, sheet)
  drawLead(pdf, sheet, head)
  for (const row of sheet.rows) drawRow(pdf, row)
  pdf.end()
  return pdf
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
