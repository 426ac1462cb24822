import { it } from 'vitest'
import { readTypefaces } from '#adapters/embedded/quotes/document/typefaces'
import { writeQuote } from '#adapters/embedded/quotes/document/write-quote'
import { sharedQuoteOf } from '#adapters/embedded/quotes/shared-quote'
import { articleNumber } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import { aQuote, aRow } from '../domain/quotes/given'
import { pairedRatio, report } from './figure'

const ROWS = 500
const ROUNDS = 15

const quote = sharedQuoteOf(
  aQuote({
    rows: Array.from({ length: ROWS }, (_, place) =>
      aRow(`r${place + 1}`, {
        ...{ articleNumber: articleNumber(`42${place}`), name: `Kulventil FF 1000 DN${place % 50}` },
        ...{ quantity: (place % 40) + 1, ownPrice: money(100 + place * 7.13) },
      }),
    ),
  }),
)

const whole = async (pdf: PDFKit.PDFDocument): Promise<Uint8Array> => {
  const parts: Uint8Array[] = []
  pdf.on('data', (part: Uint8Array) => parts.push(part))
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject))
  pdf.end()
  await ended
  return Buffer.concat(parts)
}

/** What each row says, as a line of text in the same typeface: no columns, no tags, no sums. */
const plainLines = async (): Promise<Uint8Array> => {
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({ size: 'A4' })
  for (const [typeface, font] of await readTypefaces()) pdf.registerFont(typeface, font)
  pdf.font('text').fontSize(9)
  for (const { rows } of quote.offer.sections)
    for (const { position, articleNumber: number, name, quantity, unit, unitPrice, sum } of rows)
      pdf.text(`${position} ${number} ${name} ${quantity} ${unit} ${unitPrice} ${sum}`)
  return whole(pdf)
}

/** Milliseconds of this process's own work: others at work on the machine are not counted. */
const worked = async (work: () => Promise<Uint8Array>): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

it('the document of a quote', async (context) => {
  const document = () => worked(() => writeQuote(quote, { brand: 'dahl', logo: undefined }))
  const lines = () => worked(plainLines)
  for (let round = 0; round < 3; round += 1) {
    await document()
    await lines()
  }
  const drawn = await pairedRatio(ROUNDS, document, lines)
  report(context, {
    name: `the document of a quote of ${ROWS} rows / as many plain lines in its typeface, p50`,
    ratio: drawn.ratio,
    budget: 3,
    of: `${drawn.a.toFixed(0)} ms / ${drawn.b.toFixed(0)} ms of work, ${ROUNDS} rounds`,
  })
})
