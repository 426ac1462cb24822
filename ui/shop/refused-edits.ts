import { useCallback, useMemo } from 'react'
import type { Shop } from '#application/shop/shop'
import type { Projection } from '#application/projections/projection'
import type { LineKey } from '#domain/cart/line-key'
import { articlesAdded, linesOfEdit, type RefusedEdit } from '#domain/cart/refused-edits'
import type { ArticleNumber } from '#domain/kernel/ids'
import { useProjection } from './ShopContext'

const none: readonly RefusedEdit[] = []
const refusedOf = (shop: Shop) => shop.cart.refusedEdits

/** Refused edits that the user has neither retried nor dismissed. */
export const useRefusedEdits = (): readonly RefusedEdit[] => useProjection(refusedOf, none)

/** The newest refused edit of a line. Only a change of that edit renders the row again. */
export const useRefusedOfLine = (key: LineKey): RefusedEdit | undefined => {
  const select = useCallback(
    ({ cart: { refusedEdits } }: Shop): Projection<RefusedEdit | undefined> => ({
      get: () => refusedEdits.get().findLast(({ edit }) => linesOfEdit(edit).includes(key)),
      subscribe: refusedEdits.subscribe,
    }),
    [key],
  )
  return useProjection(select, undefined)
}

/** Refused adds of one article each, by article. They are shown where the article is bought. */
export const useRefusedAdds = (): ReadonlyMap<ArticleNumber, RefusedEdit> => {
  const refused = useRefusedEdits()
  return useMemo(
    () =>
      new Map(
        refused.flatMap((one) => {
          const [only, ...others] = articlesAdded(one.edit)
          return only === undefined || others.length > 0 ? [] : [[only, one] as const]
        }),
      ),
    [refused],
  )
}
