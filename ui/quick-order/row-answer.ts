import type { ArticleToAdd } from '#application/shop/shop'
import type { Variant } from '#domain/catalogue/variant'
import type { Known } from './known-articles'
import { wantedIn } from './order-rows'
import type { OrderRow } from './order-rows'
import { checkRow } from './wanted-articles'
import type { Destination, RowFault } from './wanted-articles'

/** What is known of a row: `Unwritten` until its number is written to the end. */
export type RowAnswer =
  | { readonly tag: 'Unwritten' | 'Asking' | 'Unreachable' }
  | { readonly tag: 'Found'; readonly variant: Variant; readonly quantity: number }
  | { readonly tag: 'Fault'; readonly fault: RowFault; readonly variant: Variant | undefined }

/** A row held against what is known of its article; `known` is undefined while the services are asked. */
export const answerTo = (row: OrderRow, known: Known | undefined, to: Destination): RowAnswer => {
  const wanted = wantedIn(row)
  if (wanted === undefined || !row.settled) return { tag: 'Unwritten' }
  if (known === undefined) return { tag: 'Asking' }
  if (known === 'unreachable') return { tag: 'Unreachable' }
  const variant = known === 'unknown' ? undefined : known
  const checked: ArticleToAdd | RowFault = checkRow(wanted, variant, to)
  if ('tag' in checked) return { tag: 'Fault', fault: checked, variant }
  return variant === undefined ? { tag: 'Asking' } : { tag: 'Found', variant, quantity: checked.quantity }
}
