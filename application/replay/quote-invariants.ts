import { offerOf } from '#domain/quotes/offer'
import type { Quote } from '#domain/quotes/quote'
import type { QuoteRow } from '#domain/quotes/quote-row'
import type { OpenQuote, QuotesState } from '#domain/quotes/quotes'
import { shownQuote } from '#domain/quotes/shown-quote'
import type { QuotesTypes } from '#application/modules/quotes/types'
import type { StateInvariant } from './invariant'

type QuoteInvariant = StateInvariant<QuotesTypes>

/** The open quotes that an event has changed. */
const changedBy = (before: QuotesState, after: QuotesState): readonly OpenQuote[] =>
  before.open === after.open ? [] : after.open.filter((open) => !before.open.includes(open))

const confirmedIn = ({ confirmed }: OpenQuote): Quote | undefined =>
  confirmed.tag === 'Known' ? confirmed.quote : undefined

/** The first fault of the quotes that an event has changed. */
const faultOf = (
  { before, after }: { readonly before: QuotesState; readonly after: QuotesState },
  fault: (open: OpenQuote, was: OpenQuote | undefined) => string | undefined,
): string | undefined =>
  changedBy(before, after)
    .map((open) =>
      fault(
        open,
        before.open.find(({ quoteId }) => quoteId === open.quoteId),
      ),
    )
    .find((one) => one !== undefined)

/** Öre of a row, counted apart from the rule that it checks; VAT and the price that is begun from are that rule's. */
const oreOf = (row: QuoteRow, { priceType, receiver }: Quote): number => {
  if (row.tag === 'Heading') return 0
  const begun = row.ownPrice ?? (row.tag === 'Article' ? row.purchase?.[priceType] : row.cost) ?? 0
  const half = (ore: number): number => Math.sign(ore) * Math.round(Number(Math.abs(ore).toPrecision(15)))
  const unit = half(begun * (100 - row.discount))
  return half((receiver.type === 'private' ? half(unit * 1.25) : unit) * row.quantity)
}

const sumsAreOfRows: QuoteInvariant = {
  name: 'quote-sum-is-of-rows',
  states: 'What a quote costs is the sum of its rows, each rounded to öre.',
  broken: (step) =>
    faultOf(step, (open) => {
      const quote = shownQuote(open)
      // Rows that are merged are rounded as one.
      if (quote === undefined || quote.mergeArticles) return undefined
      const ore = quote.rows.reduce((sum, row) => sum + oreOf(row, quote), 0)
      const { rowSum } = offerOf(quote)
      return Math.abs(rowSum * 100 - ore) < 0.5 ? undefined : `the quote is ${rowSum}, its rows are ${ore / 100}`
    }),
}

const rowsAreUnique: QuoteInvariant = {
  name: 'one-quote-row-per-id',
  states: 'No two rows of a quote have the same id.',
  broken: (step) =>
    faultOf(step, (open) => {
      const ids = (shownQuote(open)?.rows ?? []).map(({ rowId }) => rowId)
      const twice = ids.length === new Set(ids).size ? undefined : ids.find((id, place) => ids.indexOf(id) !== place)
      return twice === undefined ? undefined : `the row ${twice} is there twice`
    }),
}

const versionGrows: QuoteInvariant = {
  name: 'quote-version-grows',
  states: 'A confirmed quote is never replaced by an older version of it.',
  broken: (step) => {
    if (step.event.type === 'QuotesSummarised') return undefined
    return faultOf(step, (open, was) => {
      const [now, before] = [confirmedIn(open)?.version, was === undefined ? undefined : confirmedIn(was)?.version]
      return now !== undefined && before !== undefined && now < before ? `version ${now} replaces ${before}` : undefined
    })
  },
}

const endedStaysEnded: QuoteInvariant = {
  name: 'ended-quote-stays-ended',
  states: 'A quote that is ordered or declined has no other status after that.',
  broken: (step) =>
    faultOf(step, (open, was) => {
      const before = was === undefined ? undefined : confirmedIn(was)?.status
      const now = confirmedIn(open)?.status
      const isEnded = before === 'ordered' || before === 'declined'
      return isEnded && now !== undefined && now !== before ? `${before} becomes ${now}` : undefined
    }),
}

const orderedOnce: QuoteInvariant = {
  name: 'quote-is-ordered-once',
  states: 'An order marks only quotes whose rows were in the cart, and each of them once.',
  broken: ({ before, event }) => {
    if (event.type !== 'OrderOfQuotesSettled') return undefined
    const noted = before.orders.find(({ order }) => order === event.order)
    const stray = event.ordered.find(({ quoteId }) => noted?.lines.some((line) => line.quoteId === quoteId) !== true)
    const ids = event.ordered.map(({ quoteId }) => quoteId)
    if (new Set(ids).size < ids.length) return `the order ${event.order} marks a quote twice`
    return stray === undefined || noted === undefined
      ? undefined
      : `the order ${event.order} marks ${stray.quoteId}, of which it has no line`
  },
}

const refusedIsKept: QuoteInvariant = {
  name: 'refused-quote-edit-is-kept',
  states: 'An edit of a quote that the service refuses is kept with what was written.',
  broken: ({ before, event, after }) => {
    if (event.type !== 'QuoteEditsRefused') return undefined
    const of = ({ open }: QuotesState) => open.find(({ quoteId }) => quoteId === event.quoteId)
    const pending = of(before)?.pending.filter(({ id }) => event.edits.includes(id)) ?? []
    const lost = pending.find(({ id }) => of(after)?.refused.some((one) => one.id === id) !== true)
    return lost === undefined ? undefined : `the edit ${lost.id} is refused and not kept`
  },
}

export const quoteInvariants: readonly QuoteInvariant[] = [
  sumsAreOfRows,
  rowsAreUnique,
  versionGrows,
  endedStaysEnded,
  orderedOnce,
  refusedIsKept,
]
