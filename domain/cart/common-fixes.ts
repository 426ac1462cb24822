import type { DeliveryId } from '../delivery/delivery-type'
import type { ArticleNumber } from '../kernel/ids'
import type { CartLine } from './cart'
import { type Fix, fixesFor, type OrderingTerms, type RequiredAction } from './required-actions'

/** One way out for several lines of a delivery at once (CART-29 to CART-34). */
export type CommonFix =
  | { readonly tag: 'Replace'; readonly replaced: readonly { readonly line: CartLine; readonly by: ArticleNumber }[] }
  | { readonly tag: 'LowerTo'; readonly lowered: readonly { readonly line: CartLine; readonly quantity: number }[] }
  | { readonly tag: 'MoveTo'; readonly deliveryId: DeliveryId; readonly lines: readonly CartLine[] }
  | { readonly tag: 'Remove'; readonly lines: readonly CartLine[] }

interface JudgedLine {
  readonly line: CartLine
  readonly actions: readonly RequiredAction[]
}

interface Mendable {
  readonly line: CartLine
  readonly fixes: readonly Fix[]
}

/** Fewer lines have their own ways alone. */
const FEWEST = 2

/** The ways out that help at least two lines of a delivery, best first. Lines are removed together only where nothing else helps them. */
export const commonFixes = (views: readonly JudgedLine[], terms: OrderingTerms): readonly CommonFix[] => {
  const mendable = views
    .filter(({ actions }) => actions.length > 0)
    .map(({ line, actions }) => ({ line, fixes: fixesFor(actions, line, terms) }))
  if (mendable.length < FEWEST) return []
  return [...replacing(mendable), ...moving(mendable, terms), ...lowering(mendable), ...removing(mendable)]
}

const replacing = (mendable: readonly Mendable[]): readonly CommonFix[] => {
  const replaced = mendable.flatMap(({ line, fixes }) =>
    fixes.flatMap((fix) => (fix.tag === 'Replace' ? [{ line, by: fix.by }] : [])),
  )
  return replaced.length < FEWEST ? [] : [{ tag: 'Replace', replaced }]
}

/** The move that helps most lines; the first of the available deliveries where several help as many. */
const moving = (mendable: readonly Mendable[], terms: OrderingTerms): readonly CommonFix[] => {
  const helped = terms.available.map((deliveryId) => ({
    deliveryId,
    lines: mendable.flatMap(({ line, fixes }) =>
      fixes.some((fix) => fix.tag === 'MoveTo' && fix.deliveryId === deliveryId) ? [line] : [],
    ),
  }))
  const most = Math.max(...helped.map(({ lines }) => lines.length))
  const best = helped.find(({ lines }) => lines.length === most)
  return best === undefined || most < FEWEST ? [] : [{ tag: 'MoveTo', ...best }]
}

const lowering = (mendable: readonly Mendable[]): readonly CommonFix[] => {
  const lowered = mendable.flatMap(({ line, fixes }) =>
    fixes.flatMap((fix) => (fix.tag === 'LowerTo' ? [{ line, quantity: fix.quantity }] : [])),
  )
  return lowered.length < FEWEST ? [] : [{ tag: 'LowerTo', lowered }]
}

const removing = (mendable: readonly Mendable[]): readonly CommonFix[] => {
  const lines = mendable.filter(({ fixes }) => fixes.every(({ tag }) => tag === 'Remove')).map(({ line }) => line)
  return lines.length < FEWEST ? [] : [{ tag: 'Remove', lines }]
}
