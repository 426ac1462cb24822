import { isEqual } from '../kernel/equal'
import { fieldsOfHead, fieldsOfRow, fieldsWritten } from './found-fields'
import type { Quote, QuoteHead } from './quote'
import type { QuoteRow } from './quote-row'
import { type ForeignChange, MOST_FOREIGN_CHANGES, type PendingEdit } from './quotes'
import { fieldsOf, onlyNamed, type RowFields } from './row-fields'
import { rowsOfEdit } from './shown-quote'

const headOf = (quote: Quote): QuoteHead => {
  const { name, reference, sender, receiver, validFrom, validFor, priceType, mergeArticles } = quote
  const { showDiscounts, showArticleNumbers, taxReduction, finalMessage } = quote
  return {
    ...{ name, reference, sender, receiver, validFrom, validFor, priceType, mergeArticles },
    ...{ showDiscounts, showArticleNumbers, taxReduction, finalMessage },
  }
}

type Named = Readonly<Record<string, unknown>>

/** The fields that have another value, but for those that have the one that the user has written. */
const namesChanged = (before: object, now: object, own: object): Named => {
  const was: Named = { ...before }
  const is: Named = { ...now }
  const written: Named = { ...own }
  return Object.fromEntries(
    Object.keys(is)
      .filter((name) => !isEqual(was[name], is[name]) && !(name in written && isEqual(written[name], is[name])))
      .map((name) => [name, true]),
  )
}

const rowChange = (before: QuoteRow, now: QuoteRow, own: RowFields): readonly ForeignChange[] => {
  if (before === now || isEqual(before, now)) return []
  const named = namesChanged(fieldsOf(before), fieldsOf(now), own)
  return Object.keys(named).length === 0
    ? []
    : [{ tag: 'Row', rowId: now.rowId, before: onlyNamed(fieldsOf(before), named) }]
}

/** What others have changed between two confirmed quotes. What the pending edits may have done themselves is not theirs. */
const changesBetween = (before: Quote, now: Quote, pending: readonly PendingEdit[]): readonly ForeignChange[] => {
  const written = fieldsWritten(pending)
  const named = new Set(pending.flatMap(({ edit }) => rowsOfEdit(edit)))
  const known = new Map(before.rows.map((row) => [row.rowId, row]))
  const left = new Set(now.rows.map(({ rowId }) => rowId))
  const head = namesChanged(headOf(before), headOf(now), fieldsOfHead(written))
  return [
    ...(Object.keys(head).length === 0 ? [] : [{ tag: 'Head', before: onlyNamed(headOf(before), head) } as const]),
    ...now.rows.flatMap((row): readonly ForeignChange[] => {
      const was = known.get(row.rowId)
      if (was !== undefined) return rowChange(was, row, fieldsOfRow(written, row.rowId))
      return named.has(row.rowId) ? [] : [{ tag: 'Added', rowId: row.rowId }]
    }),
    ...before.rows
      .filter(({ rowId }) => !left.has(rowId) && !named.has(rowId))
      .map((row) => ({ tag: 'Removed', row }) as const),
  ]
}

/** The changes of others that are to be shown after a newer quote was fetched. The oldest value of a field stays. */
export const foreignAfter = (
  shown: readonly ForeignChange[],
  { before, now }: { readonly before: Quote; readonly now: Quote },
  pending: readonly PendingEdit[],
): readonly ForeignChange[] =>
  changesBetween(before, now, pending).reduce(withChange, shown).slice(-MOST_FOREIGN_CHANGES)

const withChange = (all: readonly ForeignChange[], change: ForeignChange): readonly ForeignChange[] => {
  const replaced = all.map((one) => {
    if (one.tag === 'Row' && change.tag === 'Row' && one.rowId === change.rowId)
      return { ...one, before: { ...change.before, ...one.before } }
    return one.tag === 'Head' && change.tag === 'Head' ? { ...one, before: { ...change.before, ...one.before } } : one
  })
  return replaced.every((one, place) => one === all[place]) ? [...all, change] : replaced
}
