import type { Offer, OfferRow } from '#domain/quotes/offer'
import type { Deduction } from '#domain/quotes/tax-reduction'
import { money, noMoney, sumOfOre, type Money } from '#domain/kernel/money'
import { amountText, kronor, quantityText } from '../../swedish-amount'
import {
  asArtifact,
  bottomOf,
  branch,
  drawCell,
  drawLine,
  faint,
  hairline,
  ink,
  MARGIN,
  type Pdf,
  set,
  shade,
  type Structure,
  widthOf,
  within,
} from './page'
import { drawable, type Typeface } from './typefaces'

interface Column {
  readonly head: string
  /** As wide as its widest text, or what the others leave. */
  readonly takes: 'itsText' | 'theRest'
  readonly align: 'left' | 'right'
  readonly typeface: Typeface
  readonly text: (row: OfferRow) => string
}

interface Placed extends Column {
  readonly x: number
  /** Points. */
  readonly width: number
}

const GAP = 10
/** Of a column whose texts are long without end. */
const WIDEST = 96
const SPARE = 3
/** Characters that every column has room for. */
const SURELY_SHORT = 10
const TEXT = 9
const LINE = 12
const ROW = 18
/** Room for the sum that is carried over. */
const CARRIED = 18

const columnsOf = (rows: readonly OfferRow[]): readonly Column[] => {
  const numbered = rows.some(({ articleNumber }) => articleNumber !== undefined)
  const discounted = rows.some(({ discount }) => discount !== undefined)
  return [
    { head: 'Pos', takes: 'itsText', align: 'right', typeface: 'text', text: ({ position }) => String(position) },
    ...(numbered
      ? [
          {
            ...({ head: 'Art.nr', takes: 'itsText', align: 'left', typeface: 'figures' } as const),
            text: ({ articleNumber }: OfferRow) => articleNumber ?? '',
          },
        ]
      : []),
    { head: 'Benämning', takes: 'theRest', align: 'left', typeface: 'text', text: ({ name }) => name },
    {
      head: 'Antal',
      takes: 'itsText',
      align: 'right',
      typeface: 'text',
      text: ({ quantity }) => quantityText(quantity),
    },
    { head: 'Enhet', takes: 'itsText', align: 'left', typeface: 'text', text: ({ unit }) => unit },
    {
      head: 'À-pris',
      takes: 'itsText',
      align: 'right',
      typeface: 'text',
      text: ({ unitPrice }) => amountText(unitPrice),
    },
    ...(discounted
      ? [
          {
            ...({ head: 'Rabatt', takes: 'itsText', align: 'right', typeface: 'text' } as const),
            text: ({ discount }: OfferRow) => (discount === undefined ? '' : `${quantityText(discount)} %`),
          },
        ]
      : []),
    { head: 'Summa kr', takes: 'itsText', align: 'right', typeface: 'strong', text: ({ sum }) => amountText(sum) },
  ]
}

const longest = (texts: readonly string[]): string =>
  texts.reduce((widest, text) => (text.length > widest.length ? text : widest), '')

const placed = (pdf: Pdf, columns: readonly Column[], rows: readonly OfferRow[]): readonly Placed[] => {
  const widths = columns.map(({ head, takes, typeface, text }) => {
    if (takes === 'theRest') return undefined
    const ofHead = set(pdf, 'strong', TEXT, ink).widthOfString(head)
    // Figures are as wide as one another, so that the longest text is the widest, but for the width of a letter or two.
    const ofText = set(pdf, typeface, TEXT, ink).widthOfString(drawable(longest(rows.map(text))))
    return Math.min(Math.max(ofHead, ofText + SPARE), WIDEST)
  })
  const taken = widths.reduce<number>((sum, width = 0) => sum + width, (columns.length - 1) * GAP)
  let x = MARGIN
  return columns.map((column, index) => {
    const width = widths[index] ?? widthOf(pdf) - taken
    const at = { ...column, x, width }
    x += width + GAP
    return at
  })
}

const drawHead = (pdf: Pdf, places: readonly Placed[], table: Structure | undefined): void => {
  const top = pdf.y
  const cells = (draw: (place: Placed) => void) => places.forEach(draw)
  const drawOne = ({ head, x, width, align }: Placed) => {
    set(pdf, 'strong', TEXT, ink)
    drawCell(pdf, head, { x, y: top, width, align })
  }
  // The head is said once; where it is repeated on a later page it is only seen.
  if (table === undefined) asArtifact(pdf, () => cells(drawOne))
  else {
    const row = branch(pdf, table, 'TR')
    cells((place) => within(pdf, row, 'TH', () => drawOne(place)))
    row.end()
  }
  asArtifact(pdf, () => drawLine(pdf, top + 14, ink, 1.2))
  pdf.y = top + 19
}

/** A name in as many lines as its column needs. */
const linesOf = (pdf: Pdf, text: string, width: number): readonly string[] => {
  if (pdf.widthOfString(text) <= width) return [text]
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (pdf.widthOfString(longer) <= width) line = longer
    else {
      if (line !== '') lines.push(line)
      line = brokenWord(pdf, word, width, lines)
    }
  }
  return [...lines, line]
}

/** A word that is wider than its column is broken where it must be. @returns what is left of it */
const brokenWord = (pdf: Pdf, word: string, width: number, lines: string[]): string => {
  let rest = word
  while (pdf.widthOfString(rest) > width && rest.length > 1) {
    let length = rest.length - 1
    while (length > 1 && pdf.widthOfString(rest.slice(0, length)) > width) length -= 1
    lines.push(rest.slice(0, length))
    rest = rest.slice(length)
  }
  return rest
}

/** A text that is longer than its place is cut. */
const fitted = (pdf: Pdf, text: string, width: number): string => {
  if (text.length <= SURELY_SHORT || pdf.widthOfString(text) <= width) return text
  let length = text.length - 1
  while (length > 1 && pdf.widthOfString(`${text.slice(0, length)}…`) > width) length -= 1
  return `${text.slice(0, length)}…`
}

const drawSectionHead = (pdf: Pdf, table: Structure, heading: string, sum: Money): void => {
  const top = pdf.y
  asArtifact(pdf, () => pdf.rect(MARGIN, top - 3, widthOf(pdf), ROW).fill(shade))
  const row = branch(pdf, table, 'TR')
  const at = { y: top + 1, width: widthOf(pdf) - 12 }
  within(pdf, row, 'TH', () => {
    set(pdf, 'strong', TEXT, ink)
    drawCell(pdf, fitted(pdf, drawable(heading), at.width - WIDEST), { ...at, x: MARGIN + 6, align: 'left' })
  })
  within(pdf, row, 'TD', () => {
    set(pdf, 'strong', TEXT, ink)
    drawCell(pdf, amountText(sum), { ...at, x: MARGIN + 12, align: 'right' })
  })
  row.end()
  pdf.y = top + ROW + 2
}

/**
 * The rows of an offer by sections, with the sum that is carried over at the foot of each page and at the head of the next.
 * All amounts are those of the offer: what is carried is a sum of its rows' sums.
 */
export const drawRows = (pdf: Pdf, root: Structure, offer: Offer): void => {
  const rows = offer.sections.flatMap((section) => section.rows)
  const places = placed(pdf, columnsOf(rows), rows)
  const table = branch(pdf, root, 'Table')
  let carried: Money = noMoney
  drawHead(pdf, places, table)
  const turnUnless = (room: number): void => {
    if (pdf.y + room + CARRIED <= bottomOf(pdf)) return
    const number = pdf.bufferedPageRange().count
    drawCarried(pdf, `Transport till sida ${number + 1}`, carried)
    pdf.addPage()
    drawCarried(pdf, `Transport från sida ${number}`, carried)
    drawHead(pdf, places, undefined)
  }
  for (const { heading, rows: inside, sum } of offer.sections) {
    if (heading !== undefined) {
      // A heading is never the last line of a page.
      turnUnless(ROW * 3)
      drawSectionHead(pdf, table, heading, sum)
    }
    for (const row of inside) {
      drawOfferRow(pdf, table, places, row, turnUnless)
      carried = sumOfOre([carried, row.sum])
    }
  }
  table.end()
}

const drawOfferRow = (
  pdf: Pdf,
  table: Structure,
  places: readonly Placed[],
  row: OfferRow,
  turnUnless: (room: number) => void,
): void => {
  pdf.font('text').fontSize(TEXT)
  const texts = places.map(({ text }) => drawable(text(row)))
  const lines = places.map(({ head, width }, index) =>
    head === 'Benämning' ? linesOf(pdf, texts[index] ?? '', width) : [texts[index] ?? ''],
  )
  const height = Math.max(...lines.map(({ length }) => length)) * LINE + (ROW - LINE)
  turnUnless(height)
  const top = pdf.y
  const element = branch(pdf, table, 'TR')
  for (const [index, { x, width, align, typeface }] of places.entries())
    within(pdf, element, 'TD', () => {
      set(pdf, typeface, TEXT, ink)
      for (const [line, text] of (lines[index] ?? []).entries())
        drawCell(pdf, fitted(pdf, text, width), { x, y: top + line * LINE, width, align })
    })
  element.end()
  asArtifact(pdf, () => drawLine(pdf, top + height - 4, hairline, 0.5))
  pdf.y = top + height
}

const drawCarried = (pdf: Pdf, text: string, sum: Money): void => {
  const top = pdf.y
  asArtifact(pdf, () => {
    set(pdf, 'text', TEXT, faint)
    drawCell(pdf, text, { x: MARGIN, y: top, width: 300, align: 'left' })
    drawCell(pdf, amountText(sum), { x: MARGIN, y: top, width: widthOf(pdf), align: 'right' })
  })
  pdf.y = top + CARRIED
}

type Sum = readonly [name: string, amount: string, isFaint?: boolean]

const deductionNames: Readonly<Record<Deduction['kind'], string>> = {
  rot: 'Preliminärt rotavdrag',
  rut: 'Preliminärt rutavdrag',
}

const sumsOf = (offer: Offer): readonly Sum[] => {
  const named = offer.sections.flatMap(({ heading, sum }): readonly Sum[] => [[heading ?? 'Övrigt', kronor(sum)]])
  const sections = named.length > 1 ? named : []
  const { totalExcludingVat, totalIncludingVat, vat, taxReduction } = offer
  const vatText = kronor(vat)
  const totals: readonly Sum[] = offer.includesVat
    ? [
        ['Summa inkl. moms', kronor(totalIncludingVat)],
        ['varav moms 25 %', vatText, true],
      ]
    : [
        ['Summa exkl. moms', kronor(totalExcludingVat)],
        ['Moms 25 %', vatText, true],
      ]
  return [
    ...sections,
    ...totals,
    ...(taxReduction === undefined
      ? []
      : [[deductionNames[taxReduction.kind], kronor(money(0 - taxReduction.amount))] satisfies Sum]),
  ]
}

const SUMS = 250

/** Sums by section, the VAT, and what is to be paid. */
export const drawSums = (pdf: Pdf, root: Structure, offer: Offer): void => {
  const sums = sumsOf(offer)
  if (pdf.y + sums.length * 16 + 50 > bottomOf(pdf)) pdf.addPage()
  const x = MARGIN + widthOf(pdf) - SUMS
  const table = branch(pdf, root, 'Table')
  pdf.y += 10
  const line = (name: string, amount: string, size: number, colour: string, isLast: boolean) => {
    const top = pdf.y
    const row = branch(pdf, table, 'TR')
    within(pdf, row, 'TH', () => {
      set(pdf, isLast ? 'strong' : 'text', TEXT, colour)
      drawCell(pdf, fitted(pdf, drawable(name), SUMS - WIDEST), {
        x,
        y: top + (size - TEXT) * 0.8,
        width: SUMS,
        align: 'left',
      })
    })
    within(pdf, row, 'TD', () => {
      set(pdf, isLast ? 'strong' : 'text', size, colour)
      drawCell(pdf, amount, { x, y: top, width: SUMS, align: 'right' })
    })
    row.end()
    pdf.y = top + 15
  }
  for (const [name, amount, isFaint = false] of sums) line(name, amount, TEXT, isFaint ? faint : ink, false)
  asArtifact(pdf, () =>
    pdf
      .moveTo(x, pdf.y)
      .lineTo(x + SUMS, pdf.y)
      .lineWidth(1.2)
      .stroke(ink),
  )
  pdf.y += 8
  line(offer.taxReduction === undefined ? 'Att betala inkl. moms' : 'Att betala', kronor(offer.toPay), 16, ink, true)
  table.end()
  pdf.x = MARGIN
  pdf.y += 14
}
