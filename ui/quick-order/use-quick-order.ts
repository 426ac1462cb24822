import { useMemo, useRef, useState } from 'react'
import * as E from 'fp-ts/Either'
import type { ArticleToAdd } from '#application/modules/cart/commands'
import type { Shop } from '#application/shop/shop'
import type { ShopQueries } from '#application/shop/shop-queries'
import { articlesAdded } from '#domain/cart/refused-edits'
import type { ArticleNumber } from '#domain/kernel/ids'
import { useOrderHead } from '../order-head/OrderHeadContext'
import { useOverlays } from '../overlays/OverlaysContext'
import { useTell } from '../notices/ShellNotices'
import { onceSessionIsKnown } from '../shop/session-known'
import { useShopCommand } from '../shop/ShopContext'
import { askForAll, useKnownArticles } from './known-articles'
import { filledCells, noRows, pastedIn, restoredIn, settled, typedIn, without } from '#domain/quick-order/order-rows'
import type { OrderRows } from '#domain/quick-order/order-rows'
import { pastedCells, wantedIn } from '#domain/quick-order/pasted-rows'
import type { RowCells } from '#domain/quick-order/pasted-rows'
import { checkRow, earlierRows, rowCounts } from '#domain/quick-order/row-check'
import { roundedUp } from '#domain/quick-order/rounded-up'
import { formatQuantity } from '../texts/format'
import { useStoredRows } from './use-stored-rows'

export type Adding =
  | { readonly tag: 'Idle' | 'Asking' | 'Unreachable' | 'UnreadableFile' }
  | { readonly tag: 'Added'; readonly left: number }
  | { readonly tag: 'Refused'; readonly count: number }

const idle: Adding = { tag: 'Idle' }

/** Articles of adds that the service refused, whole or in part. */
const refusedArticles = (shop: Shop): ReadonlySet<ArticleNumber> =>
  new Set(shop.cart.refusedEdits.get().flatMap(({ edit }) => articlesAdded(edit)))

/** Changes of the rows. They are stable between renders, so that only a changed row of a long order renders again. */
export interface RowActions {
  readonly type: (id: number, cells: Partial<RowCells>) => void
  /** The user has finished the row's number. */
  readonly settle: (id: number) => void
  readonly remove: (id: number) => void
  /** Sets the quantities of rows, by row id. */
  readonly setQuantities: (quantities: ReadonlyMap<number, number>) => void
  readonly paste: (text: string) => void
  /** The chosen file could not be read. */
  readonly refuseFile: () => void
}

/** Rows of numbers and quantities, the articles found for them, and the command that adds all to the cart (CART-52). */
export const useQuickOrder = () => {
  const [rows, setRows] = useStoredRows()
  const [adding, setAdding] = useState<Adding>(idle)
  const underWay = useRef(false)
  const { delivery, open: openCell } = useOrderHead()
  const { open: openOverlay } = useOverlays()
  const tell = useTell()
  const command = useShopCommand()
  const { deliveryId, locationId } = delivery
  const to = useMemo(() => ({ deliveryId, locationId }), [deliveryId, locationId])
  const asked = useMemo(() => rows.flatMap((row) => (row.settled ? (wantedIn(row)?.number ?? []) : [])), [rows])
  const known = useKnownArticles(asked)
  const earlier = useMemo(() => earlierRows(rows, known.of), [rows, known])
  const higher = useMemo(() => roundedUp(rows, known.of, to), [rows, known, to])
  const counts = useMemo(() => rowCounts(rows, known.of, to), [rows, known, to])

  /** Checks every row with the services again, adds the valid ones, and keeps the others with their fault. */
  const addAll = async (shop: Shop, queries: ShopQueries) => {
    const wanted = rows.flatMap((row) => {
      const one = wantedIn(row)
      return one === undefined ? [] : [{ id: row.id, one }]
    })
    if (wanted.length === 0 || underWay.current) return
    underWay.current = true
    setAdding({ tag: 'Asking' })
    setRows((before) => settled(before))
    const known = await askForAll(queries, [...new Set(wanted.map(({ one }) => one.number))])()
    underWay.current = false
    if (E.isLeft(known)) return setAdding({ tag: 'Unreachable' })
    const good = wanted.flatMap(({ id, one }) => {
      const checked = checkRow(one, known.right.get(one.number) ?? [], to)
      return checked.tag === 'Good' ? [{ id, article: checked.article }] : []
    })
    return put(
      shop,
      good.map(({ article }) => article),
      new Set(good.map(({ id }) => id)),
      wanted.length - good.length,
    )
  }

  /** Restores the rows that the service refused, with their numbers and quantities. */
  const bringBack = (shop: Shop, articles: readonly ArticleToAdd[]) => {
    const notTaken = refusedArticles(shop)
    const cells = articles
      .filter(({ articleNumber }) => notTaken.has(articleNumber))
      .map(({ articleNumber, quantity }) => ({ article: articleNumber, quantity: String(quantity).replace('.', ',') }))
    setRows((now) => restoredIn(now, cells))
    setAdding({ tag: 'Refused', count: cells.length })
  }

  const put = async (shop: Shop, articles: readonly ArticleToAdd[], ids: ReadonlySet<number>, left: number) => {
    if (articles.length === 0) return setAdding({ tag: 'Added', left })
    const added = shop.cart.add(articles)
    if (E.isRight(added)) {
      setRows((before) => without(before, ids))
      setAdding({ tag: 'Added', left })
      const count = articles.length
      const how = await added.right
      if (how === 'saved') tell('quickOrder.added', { count }, 'success')
      if (how === 'waiting') tell('quickOrder.addWaits', { count })
      if (how === 'refused') bringBack(shop, articles)
      return
    }
    setAdding(idle)
    if (added.left.tag === 'NotLoggedIn') openOverlay('accountFlyout')
    else if (added.left.tag === 'NoDeliveryMethod') openCell('delivery')
    return undefined
  }

  /** Removes every row, and offers to bring them back, also after the page was left. */
  const clear = (shop: Shop) => {
    const cells = filledCells(rows)
    const bringAllBack = () => {
      shop.keepOrderRows([...cells, ...shop.orderRows()])
      setRows((now) => restoredIn(now, cells))
    }
    setRows(noRows)
    setAdding(idle)
    tell('quickOrder.cleared', { count: cells.length }, 'info', { text: 'cart.removed.undo', run: bringAllBack })
  }

  const actions = useMemo((): RowActions => {
    const change = (next: (before: OrderRows) => OrderRows) => {
      setRows(next)
      setAdding((before) => (before.tag === 'Asking' ? before : idle))
    }
    return {
      type: (id, cells) => change((before) => typedIn(before, id, cells)),
      settle: (id) => setRows((before) => settled(before, id)),
      remove: (id) => change((before) => without(before, new Set([id]))),
      setQuantities: (quantities) =>
        change((before) =>
          [...quantities].reduce((now, [id, to]) => typedIn(now, id, { quantity: formatQuantity(to) }), before),
        ),
      paste: (text) => change((before) => pastedIn(before, pastedCells(text))),
      refuseFile: () => setAdding((before) => (before.tag === 'Asking' ? before : { tag: 'UnreadableFile' })),
    }
  }, [setRows])
  return {
    rows,
    adding,
    known,
    to,
    actions,
    counts,
    higher,
    earlier,
    clear: () => command(clear),
    add: () => command((shop, queries) => onceSessionIsKnown(shop, () => void addAll(shop, queries))),
  }
}
