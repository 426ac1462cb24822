import * as O from 'fp-ts/Option'
import * as E from 'fp-ts/Either'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { movedBehind, neighbourAfterStep } from '#domain/favourite-lists/row-order'
import type { QuoteRowId } from '#domain/kernel/ids'
import type { KnownQuote } from '#domain/quotes/quote-view'
import type { OverwrittenEdit } from '#domain/quotes/quotes'
import { numberedRows } from '#domain/quotes/row-sum'
import { EmptyCompartment } from '../../components/EmptyCompartment'
import { useRowsInWindow } from '../../components/use-rows-in-window'
import { useTell } from '../../notices/ShellNotices'
import { useMay } from '../../shop/permissions'
import { useShop } from '../../shop/ShopContext'
import { refusalText } from '../../quotes/refusal-text'
import { type QuoteEditing, QuoteEditingProvider } from './editing'
import { QuoteRow, quoteRowId } from './QuoteRow'
import rowStyles from './QuoteRow.module.css'
import styles from './QuoteRows.module.css'
import { t } from './t'
import { useRowDrag } from './use-row-drag'
import { usePrinting } from '../../cart/use-printing'

/** Above so many rows only those in and near the window are drawn; the browser's own search finds all rows of a shorter quote. */
const MOST_DRAWN = 100

/** The height of a row before it is measured: on a wide screen, or as a card on a phone. */
const usualHeight = (): number => (window.innerWidth >= 1024 ? 45 : 190)

const none: readonly OverwrittenEdit[] = []

/** The rows of a quote in their sections, edited where they stand. */
export const QuoteRows = ({ view }: { view: KnownQuote }) => {
  const { quote, offer, pendingRows } = view
  const list = useRef<HTMLOListElement>(null)
  const isPrinted = usePrinting()
  const isWindowed = quote.rows.length > MOST_DRAWN && !isPrinted
  const { editing, kept, drag } = useEditing(view)
  const rows = useMemo(() => numberedRows(quote, offer), [quote, offer])
  const keys = useMemo(() => quote.rows.map(({ rowId }) => rowId), [quote.rows])
  const inWindow = useRowsInWindow({ list, keys, kept, enabled: isWindowed, idOf: quoteRowId, usualHeight })
  const overwritten = useMemo(() => byRow(view.overwritten), [view.overwritten])
  const foreign = useMemo(
    () => new Set(view.foreign.flatMap((change) => ('rowId' in change ? change.rowId : []))),
    [view.foreign],
  )
  const drawn = isWindowed
    ? inWindow
    : { rows: keys.map((_key, index) => ({ index, gap: 0 })), rest: 0, measure: undefined }
  return (
    <QuoteEditingProvider value={editing}>
      {rows.length === 0 ? (
        <EmptyCompartment title={t('quote.rows.none')}>
          <p>{t('quote.rows.none.text')}</p>
        </EmptyCompartment>
      ) : (
        <>
          <Head editing={editing} isVatIncluded={offer?.includesVat === true} />
          <ol
            ref={list}
            className={styles.rows}
            aria-label={t('quote.rows.title')}
            style={drawn.rest > 0 ? { paddingBlockEnd: drawn.rest } : undefined}
          >
            {drawn.rows.map(({ index, gap }) => {
              const numbered = rows[index]
              return numbered === undefined ? null : (
                <QuoteRow
                  key={numbered.row.rowId}
                  {...numbered}
                  index={index}
                  isPending={pendingRows.has(numbered.row.rowId)}
                  isForeign={foreign.has(numbered.row.rowId)}
                  overwritten={overwritten.get(numbered.row.rowId) ?? none}
                  isTarget={drag !== undefined && drag.after === numbered.row.rowId}
                  isDragged={drag?.row === numbered.row.rowId}
                  gap={gap}
                  measure={drawn.measure}
                />
              )
            })}
          </ol>
        </>
      )}
    </QuoteEditingProvider>
  )
}

const byRow = (edits: readonly OverwrittenEdit[]): ReadonlyMap<QuoteRowId, readonly OverwrittenEdit[]> => {
  const found = new Map<QuoteRowId, readonly OverwrittenEdit[]>()
  for (const edit of edits)
    if (edit.was.tag === 'Row') found.set(edit.was.rowId, [...(found.get(edit.was.rowId) ?? []), edit])
  return found
}

/** The names of the columns; each field has its own name for screen readers. */
const Head = ({ editing, isVatIncluded }: { editing: QuoteEditing; isVatIncluded: boolean }) => (
  <div
    className={`${styles.head} ${rowStyles.line}`}
    aria-hidden="true"
    data-discount={editing.showsDiscount || undefined}
    data-priced={!editing.hidePrices || undefined}
  >
    <span className={rowStyles.position}>{t('quote.column.position')}</span>
    <span className={rowStyles.article}>{t('quote.column.article')}</span>
    <span className={rowStyles.name}>{t('quote.column.name')}</span>
    <span className={rowStyles.quantity}>{t('quote.column.quantity')}</span>
    <span className={rowStyles.unit}>{t('quote.column.unit')}</span>
    {!editing.hidePrices && (
      <>
        <span className={rowStyles.purchase}>{t('quote.column.purchase')}</span>
        <span className={rowStyles.markup}>{t('quote.column.markupPercent')}</span>
        <span className={rowStyles.price}>{t('quote.column.price')}</span>
        {editing.showsDiscount && <span className={rowStyles.discount}>{t('quote.column.discountPercent')}</span>}
        <span className={rowStyles.sum}>{t(isVatIncluded ? 'quote.column.sumWithVat' : 'quote.column.sum')}</span>
      </>
    )}
    <span className={rowStyles.ways} />
  </div>
)

const useEditing = ({ quote, isEditable }: KnownQuote) => {
  const shop = useShop()
  const tell = useTell()
  const hidePrices = !useMay('seePrices')
  const hideDiscounts = !useMay('seeDiscounts')
  const [unkept, setUnkept] = useState<ReadonlyMap<QuoteRowId, ReadonlySet<string>>>(new Map())
  const kept = useMemo(() => new Set(unkept.keys()), [unkept])
  const { id, rows, priceType } = quote
  const asksForLabour = quote.receiver.type === 'private'
  const ids = useMemo(() => rows.map(({ rowId }) => rowId), [rows])
  const order = useRef(ids)

  const move = useCallback(
    (row: QuoteRowId, after: QuoteRowId | undefined) => {
      const moved = movedBehind(order.current, row, after)
      if (O.isNone(moved) || moved.value.every((one, place) => one === order.current[place])) return
      const taken = shop?.quotes.moveRow(id, row, after)
      if (taken !== undefined && E.isLeft(taken)) tell('service.message', { text: refusalText(taken.left) }, 'error')
    },
    [shop, id, tell],
  )
  const { drag, grab } = useRowDrag({ order: ids, onDrop: move })
  const grabLatest = useRef(grab)
  useEffect(() => {
    order.current = ids
    grabLatest.current = grab
  })

  const noteUnkept = useCallback((row: QuoteRowId, column: string, isUnkept: boolean) => {
    setUnkept((before) => {
      const columns = before.get(row)
      if ((columns?.has(column) ?? false) === isUnkept) return before
      const next = new Map(before)
      const left = new Set(
        isUnkept ? [...(columns ?? []), column] : [...(columns ?? [])].filter((one) => one !== column),
      )
      if (left.size === 0) next.delete(row)
      else next.set(row, left)
      return next
    })
  }, [])

  const showsDiscount =
    !hidePrices &&
    !hideDiscounts &&
    (quote.showDiscounts || rows.some((row) => row.tag !== 'Heading' && row.discount > 0))
  const rowCount = rows.length
  const editing = useMemo((): QuoteEditing => {
    const quotes = shop?.quotes
    return {
      isEditable,
      hidePrices,
      priceType,
      showsDiscount,
      asksForLabour,
      rowCount,
      change: (row, to) => quotes?.changeRow(id, row, to) ?? E.right(undefined),
      remove: (row) => {
        focusBeside(row)
        const removed = quotes?.removeRows(id, [row])
        if (removed === undefined) return
        if (E.isLeft(removed)) return void tell('service.message', { text: refusalText(removed.left) }, 'error')
        tell('quotes.removed', { count: 1 }, 'info', {
          text: 'quotes.undo',
          run: () => {
            const restored = quotes?.restoreRows(removed.right)
            if (restored !== undefined && E.isLeft(restored))
              tell('service.message', { text: refusalText(restored.left) }, 'error')
          },
        })
      },
      step: (row, step) => {
        const after = neighbourAfterStep(order.current, row, step)
        if (O.isSome(after)) move(row, after.value)
      },
      done: () => quotes?.sendNow(),
      go: (row, column, step) => goTo(order.current, row, column, step),
      noteUnkept,
      keepMine: (overwritten) => quotes?.keepMine(id, overwritten),
      takeBack: (overwritten) => {
        const taken = quotes?.takeBack(id, overwritten)
        if (taken !== undefined && E.isLeft(taken)) tell('service.message', { text: refusalText(taken.left) }, 'error')
      },
      grab: (row, pointer) => grabLatest.current(row, pointer),
    }
  }, [shop, id, isEditable, hidePrices, priceType, showsDiscount, asksForLabour, rowCount, tell, move, noteUnkept])
  return { editing, kept, drag }
}

const rowElement = (row: QuoteRowId): HTMLElement | null => document.getElementById(quoteRowId(row))

/** Focuses the same column of the next row that has it, up or down. */
const goTo = (order: readonly QuoteRowId[], row: QuoteRowId, column: string, step: 1 | -1): void => {
  const from = order.indexOf(row)
  for (let place = from + step; place >= 0 && place < order.length; place += step) {
    const beside = order[place]
    const field =
      beside === undefined ? undefined : rowElement(beside)?.querySelector<HTMLElement>(`[data-column=${column}]`)
    if (field !== null && field !== undefined) {
      field.focus()
      return
    }
  }
}

/** Before a row is removed the focus goes to the next one, else to the one before, else to the heading of the page. */
const focusBeside = (row: QuoteRowId): void => {
  const element = rowElement(row)
  const beside = [element?.nextElementSibling, element?.previousElementSibling].find(
    (one) => one instanceof HTMLElement,
  )
  const next = beside ?? document.querySelector('h1')
  if (next instanceof HTMLElement) next.focus({ preventScroll: true })
}
