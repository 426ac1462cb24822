import {
  type Column,
  faint,
  GAP,
  hairline,
  ink,
  MARGIN,
  NAMES_BESIDE,
  startPageUnless,
  wholeWidth,
  widthOf,
} from './page-frame'
import type { Fact, SheetSection } from './sheet'
import { writtenIn } from './typefaces'
import { winAnsi } from './win-ansi'

/** Sections side by side. They are not split over two pages if one page has room for them. */
export const drawRow = (pdf: PDFKit.PDFDocument, row: readonly SheetSection[]): void => {
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

export const drawSection = (
  pdf: PDFKit.PDFDocument,
  { heading, facts, paragraphs }: SheetSection,
  column: Column,
): void => {
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
