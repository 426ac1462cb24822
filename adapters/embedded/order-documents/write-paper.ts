import type { BrandCode } from '#domain/kernel/brand-code'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { brandConfigs } from '../config/brand-config'
import { signColours } from '../documents/brand-plate'
import { drawRow } from '../documents/draw-section'
import { faint, hairline, ink, MARGIN, numberPages, openPdf, startPageUnless, widthOf } from '../documents/page-frame'
import type { Fact } from '../documents/sheet'
import { writtenIn } from '../documents/typefaces'
import { winAnsi } from '../documents/win-ansi'
import type { Paper, PaperColumn, PaperRow } from './paper'

// Lengths in points.
const GAP = 8
const TEXT = 9
const REMARK = 8
const SUMS = 260

/** A paper as a PDF on A4, with as many pages as it needs; each says which of how many it is. */
export const writePaper = async (
  paper: Paper,
  { brand, today }: { readonly brand: BrandCode; readonly today: CalendarDate },
): Promise<Uint8Array> => {
  const { brandName, phone } = brandConfigs[brand]
  const frame = { brandName, colour: signColours[brand], kind: paper.kind, title: paper.number, today }
  const pdf = await openPdf({ ...frame, foot: `kundtjänst ${phone}. Utskrivet ${today}.` }, true)
  const parts: Uint8Array[] = []
  pdf.on('data', (part: Uint8Array) => parts.push(part))
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject))
  writtenIn(pdf.fill(ink), 'strong').fontSize(22)
  pdf.text(winAnsi(`${paper.kind} ${paper.number}`), { paragraphGap: 2 })
  for (const row of paper.facts) drawRow(pdf, row)
  drawTable(pdf, paper)
  drawSums(pdf, paper.sums)
  for (const remark of paper.remarks) {
    startPageUnless(pdf, 40)
    writtenIn(pdf.fill(faint), 'text').fontSize(TEXT)
    pdf.text(winAnsi(remark), MARGIN, pdf.y + 10, { width: widthOf(pdf) })
  }
  numberPages(pdf)
  pdf.end()
  await ended
  return Buffer.concat(parts)
}

interface Placed extends PaperColumn {
  readonly x: number
  readonly width: number
}

const placed = (pdf: PDFKit.PDFDocument, columns: readonly PaperColumn[]): readonly Placed[] => {
  const whole = columns.reduce((sum, { part }) => sum + part, 0)
  let x = MARGIN
  return columns.map((column) => {
    const width = (widthOf(pdf) * column.part) / whole
    const at = { ...column, x, width: width - GAP }
    x += width
    return at
  })
}

const drawTable = (pdf: PDFKit.PDFDocument, { columns, rows }: Paper): void => {
  const places = placed(pdf, columns)
  // A head is never the last line of a page.
  startPageUnless(pdf, 70)
  pdf.y += 18
  drawHead(pdf, places)
  for (const row of rows) {
    const height = heightOf(pdf, places, row)
    if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) {
      pdf.addPage()
      drawHead(pdf, places)
    }
    drawPaperRow(pdf, places, row, height)
  }
}

const drawLine = (pdf: PDFKit.PDFDocument, y: number, colour: string, width: number): void => {
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + widthOf(pdf), y)
    .lineWidth(width)
    .stroke(colour)
}

const drawHead = (pdf: PDFKit.PDFDocument, places: readonly Placed[]): void => {
  const top = pdf.y
  writtenIn(pdf.fill(ink), 'strong').fontSize(TEXT)
  for (const { head, x, width, align } of places) pdf.text(winAnsi(head), x, top, { width, align, lineBreak: false })
  drawLine(pdf, top + 14, ink, 1.2)
  pdf.y = top + 20
}

const widestOf = (places: readonly Placed[]): Placed | undefined => places.toSorted((a, b) => b.width - a.width)[0]

const cellsHeight = (pdf: PDFKit.PDFDocument, places: readonly Placed[], { cells }: PaperRow): number => {
  writtenIn(pdf, 'text').fontSize(TEXT)
  return Math.max(...places.map(({ width }, index) => pdf.heightOfString(winAnsi(cells[index] ?? ''), { width })))
}

const heightOf = (pdf: PDFKit.PDFDocument, places: readonly Placed[], row: PaperRow): number => {
  const cells = cellsHeight(pdf, places, row)
  if (row.remark === '') return cells + 8
  writtenIn(pdf, 'text').fontSize(REMARK)
  return cells + pdf.heightOfString(winAnsi(row.remark), { width: widestOf(places)?.width ?? 0 }) + 10
}

const drawPaperRow = (pdf: PDFKit.PDFDocument, places: readonly Placed[], row: PaperRow, height: number): void => {
  const top = pdf.y
  const below = top + cellsHeight(pdf, places, row) + 2
  pdf.fill(ink)
  for (const [index, { x, width, align }] of places.entries())
    pdf.text(winAnsi(row.cells[index] ?? ''), x, top, { width, align })
  const widest = widestOf(places)
  if (row.remark !== '' && widest !== undefined)
    pdf.fill(faint).fontSize(REMARK).text(winAnsi(row.remark), widest.x, below, { width: widest.width })
  drawLine(pdf, top + height - 4, hairline, 0.5)
  pdf.x = MARGIN
  pdf.y = top + height
}

const drawSums = (pdf: PDFKit.PDFDocument, sums: readonly Fact[]): void => {
  if (sums.length === 0) return
  startPageUnless(pdf, sums.length * 18 + 12)
  pdf.y += 8
  const x = MARGIN + widthOf(pdf) - SUMS
  for (const [index, [name, value]] of sums.entries()) {
    const isLast = index === sums.length - 1
    const top = pdf.y
    writtenIn(pdf.fill(ink), isLast ? 'strong' : 'text').fontSize(isLast ? 12 : 10)
    pdf.text(winAnsi(name), x, top, { width: SUMS - GAP, lineBreak: false })
    pdf.text(winAnsi(value), x, top, { width: SUMS - GAP, align: 'right', lineBreak: false })
    pdf.y = top + 18
  }
  pdf.x = MARGIN
}
