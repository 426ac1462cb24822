import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import * as E from 'fp-ts/Either'
import type { ArticleToAdd } from '#application/modules/cart/commands'
import type { Saving } from '#application/modules/cart/waiting-edits'
import type { LineSource } from '#domain/cart/protocol'
import type { Shop } from '#application/shop/shop'
import type { ShopQueries } from '#application/shop/shop-queries'
import { useOrderHead } from '../order-head/OrderHeadContext'
import { useOverlays } from '../overlays/OverlaysContext'
import { useTell } from '../notices/ShellNotices'
import { onceSessionIsKnown } from '../shop/session-known'
import { useShopCommand } from '../shop/ShopContext'
import { askForAll, useKnownArticles } from './known-articles'
import {
  filledCells,
  noRows,
  pastedIn,
  putBack,
  restoredIn,
  rowAt,
  settled,
  typedIn,
  without,
} from '#domain/quick-order/order-rows'
import type { OrderRows } from '#domain/quick-order/order-rows'
import { pastedCells, wantedIn } from '#domain/quick-order/pasted-rows'
import type { RowCells } from '#domain/quick-order/columns'
import { checkRow, earlierRows, faultyRows, rowCounts } from '#domain/quick-order/row-check'
import { roundedUp, type RoundedUp } from '#domain/quick-order/rounded-up'
import { refusedRows, rowsToAdd } from '#domain/quick-order/rows-to-add'
import { formatQuantity } from '../texts/format'
import { useDestination } from './use-destination'
import { useStoredRows } from './use-stored-rows'

export type Adding =
  | { readonly tag: 'Idle' | 'Asking' | 'Unreachable' }
  | { readonly tag: 'Added'; readonly left: number }
  | { readonly tag: 'Refused'; readonly count: number }

const idle: Adding = { tag: 'Idle' }

/** A row that may be added. */
interface GoodRow {
  readonly id: number
  readonly row: RowCells
  readonly article: ArticleToAdd
}

/** Changes of the rows. They are stable between renders, so that only a changed row of a long order renders again. */
export interface RowActions {
  readonly type: (id: number, cells: Partial<RowCells>) => void
  /** The user has finished the row's number. */
  readonly settle: (id: number) => void
  /** Removes a row, and offers to bring it back. */
  readonly remove: (id: number) => void
  readonly roundUp: (rounded: RoundedUp) => void
  readonly paste: (text: string) => void
  /** Adds the rows of a file. */
  readonly insert: (cells: readonly RowCells[]) => void
}

/** Rows of numbers and quantities, the articles found for them, and the command that adds all to the cart (CART-52). */
export const useQuickOrder = () => {
  const [rows, setRows] = useStoredRows()
  const [adding, setAdding] = useState<Adding>(idle)
  /** Rows that are on their way into the cart. */
  const [saving, setSaving] = useState(0)
  const underWay = useRef(false)
  const { open: openCell } = useOrderHead()
  const { open: openOverlay } = useOverlays()
  const tell = useTell()
  const command = useShopCommand()
  const to = useDestination()
  // Checking thousands of rows takes longer than a keystroke may.
  const calm = useDeferredValue(rows)
  const asked = useMemo(() => calm.flatMap((row) => (row.settled ? (wantedIn(row)?.number ?? []) : [])), [calm])
  const known = useKnownArticles(asked)
  const earlier = useMemo(() => earlierRows(calm, known.of, to), [calm, known, to])
  const higher = useMemo(() => roundedUp(calm, known.of, to), [calm, known, to])
  const counts = useMemo(() => rowCounts(calm, known.of, to), [calm, known, to])
  const faulty = useMemo(() => faultyRows(calm, known.of, to), [calm, known, to])

  /** Checks the rows with the services again, adds the valid ones, and keeps the others with their fault. */
  const addAll = async (shop: Shop, queries: ShopQueries) => {
    const written = rows.flatMap((row) => {
      const one = wantedIn(row)
      return one === undefined ? [] : [{ id: row.id, row, one }]
    })
    const isFaulty = new Set(faulty.map(({ row }) => row.id))
    const wanted = rowsToAdd(written, isFaulty)
    // Until they are drawn without what was added, `rows` still holds it; `adding` is as old as they are.
    if (wanted.length === 0 || underWay.current || adding.tag === 'Asking') return
    underWay.current = true
    setAdding({ tag: 'Asking' })
    setRows((before) => settled(before))
    const known = await askForAll(queries, [...new Set(wanted.map(({ one }) => one.number))])()
    underWay.current = false
    if (E.isLeft(known)) return setAdding({ tag: 'Unreachable' })
    const good = wanted.flatMap(({ id, row, one }) => {
      const checked = checkRow(one, known.right.get(one.number) ?? [], to)
      return checked.tag === 'Good' ? [{ id, row, article: checked.article }] : []
    })
    const left = Math.max(wanted.length - good.length, isFaulty.size)
    setAdding({ tag: 'Added', left })
    const ofFile = good.filter(({ row }) => row.fileRow !== undefined)
    if (put(shop, ofFile, 'file'))
      put(
        shop,
        good.filter(({ row }) => row.fileRow === undefined),
        'hand',
      )
    return undefined
  }

  /** Restores the rows that the service refused, with their numbers and quantities, and says how many it took. */
  const bringBack = (shop: Shop, rows: readonly GoodRow[]) => {
    const refused = refusedRows(rows, ({ article }) => article, shop.cart.refusedEdits.get())
    const cells = refused.map(({ row: { label, delivery, fileRow }, article: { articleNumber, quantity } }) => ({
      article: articleNumber,
      quantity: formatQuantity(quantity),
      ...(label === undefined ? {} : { label }),
      ...(delivery === undefined ? {} : { delivery }),
      ...(fileRow === undefined ? {} : { fileRow }),
    }))
    setRows((now) => restoredIn(now, cells))
    const count = rows.length - cells.length
    if (count > 0) tell('quickOrder.added', { count: formatQuantity(count) }, 'success')
    setAdding({ tag: 'Refused', count: cells.length })
  }

  /** Adds rows of one source, and takes them out of the list; false when the user has to do something else first. */
  const put = (shop: Shop, rows: readonly GoodRow[], from: LineSource): boolean => {
    if (rows.length === 0) return true
    const added = shop.cart.add(
      rows.map(({ article }) => article),
      from,
    )
    if (E.isRight(added)) {
      setRows((before) => without(before, new Set(rows.map(({ id }) => id))))
      void tellSaved(shop, rows, added.right)
      return true
    }
    setAdding(idle)
    if (added.left.tag === 'NotLoggedIn') openOverlay('accountFlyout')
    else if (added.left.tag === 'NoDeliveryMethod') openCell('delivery')
    return false
  }

  const tellSaved = async (shop: Shop, rows: readonly GoodRow[], outcome: Saving) => {
    const count = rows.length
    setSaving((before) => before + count)
    const how = await outcome
    setSaving((before) => before - count)
    if (how === 'saved') tell('quickOrder.added', { count: formatQuantity(count) }, 'success')
    if (how === 'waiting') tell('quickOrder.addWaits', { count })
    if (how === 'refused') bringBack(shop, rows)
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

  const present = useRef(rows)
  useEffect(() => {
    present.current = rows
  }, [rows])
  const actions = useMemo((): RowActions => {
    const change = (next: (before: OrderRows) => OrderRows) => {
      setRows(next)
      setAdding((before) => (before.tag === 'Asking' ? before : idle))
    }
    return {
      type: (id, cells) => change((before) => typedIn(before, id, cells)),
      settle: (id) => setRows((before) => settled(before, id)),
      remove: (id) => {
        const removed = rowAt(present.current, id)
        change((before) => without(before, new Set([id])))
        const cells = removed === undefined ? [] : filledCells([removed.row])
        if (removed === undefined || cells.length === 0) return
        const run = () => {
          // Where the page was left, nothing else stores the row.
          command((shop) => shop.keepOrderRows([...shop.orderRows(), ...cells]))
          change((now) => putBack(now, removed))
        }
        tell('quickOrder.cleared', { count: 1 }, 'info', { text: 'cart.removed.undo', run })
      },
      roundUp: ({ quantities, merged }) =>
        change((before) =>
          without(
            [...quantities].reduce((now, [id, to]) => typedIn(now, id, { quantity: formatQuantity(to) }), before),
            merged,
          ),
        ),
      paste: (text) => change((before) => pastedIn(before, pastedCells(text))),
      insert: (cells) => change((before) => pastedIn(before, cells)),
    }
  }, [setRows, command, tell])
  return {
    rows,
    adding,
    saving,
    known,
    to,
    actions,
    counts,
    higher,
    faulty,
    earlier,
    clear: () => command(clear),
    add: () => command((shop, queries) => onceSessionIsKnown(shop, () => void addAll(shop, queries))),
  }
}
