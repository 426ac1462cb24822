import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { useRef, useState } from 'react'
import type { FavouriteList, ListItem } from '#domain/favourite-lists/favourite-list'
import { movedBehind, neighbourAfterStep } from '#domain/favourite-lists/row-order'
import type { ListItemId } from '#domain/kernel/ids'
import { Button } from '../../components/Button'
import { Checkbox } from '../../components/Checkbox'
import { EmptyCompartment } from '../../components/EmptyCompartment'
import { FaultBox } from '../../components/FaultBox'
import { Skeleton } from '../../components/Skeleton'
import { useAddToList } from '../../favourites/use-add-to-list'
import { useTell } from '../../notices/ShellNotices'
import { AddToQuote } from '../../quotes/AddToQuote'
import { useListCall } from '../../shop/favourite-lists'
import { failureText } from './failure-text'
import { ListItemRow } from './ListItemRow'
import styles from './ListRows.module.css'
import { PrintLabels } from './PrintLabels'
import { t } from './t'
import { useAllSeenVariants } from './use-all-seen-variants'
import { allRows } from './use-list-rows'
import type { Parts } from './use-parts'
import { useToCart } from './use-to-cart'

interface ListRowsProps {
  readonly list: FavouriteList
  readonly rows: Parts<ListItem>
  readonly isSearched: boolean
  /** The list is to be fetched again. */
  readonly onChanged: () => void
}

/** The rows of a list, and what can be done with the chosen ones, or with all. */
export const ListRows = ({ list, rows: parts, isSearched, onChanged }: ListRowsProps) => {
  const [chosen, setChosen] = useState<ReadonlySet<ListItemId>>(new Set())
  const [printed, setPrinted] = useState<readonly ListItem[]>()
  const [busy, setBusy] = useState(false)
  const call = useListCall()
  const tell = useTell()
  const toCart = useToCart()
  const addToList = useAddToList()
  const table = useRef<HTMLUListElement>(null)
  const data = parts.data ?? []
  const variants = useAllSeenVariants(data.map(({ articleNumber }) => articleNumber))
  const selected = data.filter(({ itemId }) => chosen.has(itemId))
  const isAll = data.length > 0 && selected.length === data.length

  /** The chosen rows; without any every row of the list, also those that are not shown yet. */
  const meant = async (): Promise<readonly ListItem[] | undefined> => {
    if (selected.length > 0) return selected
    const found = await call(allRows(list.id))
    if (E.isRight(found)) return found.right
    tell('lists.notFetched', {}, 'error')
    return undefined
  }
  const withMeant = async (work: (items: readonly ListItem[]) => Promise<void> | void): Promise<void> => {
    if (busy) return
    setBusy(true)
    const items = await meant()
    if (items !== undefined) await work(items)
    setBusy(false)
  }

  const restore = async (ids: readonly ListItemId[]): Promise<void> => {
    const restored = await call((service) => service.restoreItems(list.id, ids))
    if (E.isLeft(restored)) tell('lists.notRestored', { reason: failureText(restored.left) }, 'error')
    onChanged()
  }
  const remove = async (items: readonly ListItem[]): Promise<void> => {
    const ids = items.map(({ itemId }) => itemId)
    // Gone at once; what the service refuses is fetched again.
    parts.change((shown) => shown.filter(({ itemId }) => !ids.includes(itemId)))
    table.current?.focus({ preventScroll: true })
    const removed = await call((service) => service.removeItems(list.id, ids))
    if (E.isLeft(removed))
      tell('service.message', { text: t('lists.notChanged', { reason: failureText(removed.left) }) }, 'error')
    else {
      setChosen(new Set())
      tell('lists.rowsRemoved', { count: ids.length }, 'info', {
        text: 'cart.removed.undo',
        run: () => void restore(ids),
      })
    }
    onChanged()
  }
  const move = async (item: ListItem, step: 'up' | 'down'): Promise<void> => {
    const order = data.map(({ itemId }) => itemId)
    const after = neighbourAfterStep(order, item.itemId, step)
    if (O.isNone(after)) return
    parts.change((shown) => inOrder(shown, item.itemId, after.value))
    const moved = await call((service) =>
      service.changeItem(list.id, item.itemId, { to: {}, seen: {}, after: after.value ?? null }),
    )
    if (E.isRight(moved)) return
    tell('service.message', { text: t('list.moved.failed') }, 'warning')
    onChanged()
  }

  if (parts.data === undefined)
    return parts.retry === undefined ? (
      <Skeleton rows={6} kind="text" />
    ) : (
      <FaultBox title={t('list.rows.failed')} onRetry={parts.retry} />
    )
  if (data.length === 0)
    return isSearched ? (
      <p>{t('list.search.none')}</p>
    ) : (
      <EmptyCompartment title={t('list.empty')}>
        <p>{t('list.empty.text')}</p>
      </EmptyCompartment>
    )
  return (
    <>
      <div className={styles.bar}>
        <Checkbox
          ref={(box) => {
            if (box !== null) box.indeterminate = selected.length > 0 && !isAll
          }}
          label={selected.length === 0 ? t('list.selectAll') : t('list.selected', { count: selected.length })}
          checked={isAll}
          onChange={() => setChosen(isAll ? new Set() : new Set(data.map(({ itemId }) => itemId)))}
        />
        <div className={styles.ways}>
          <Button icon="cart" busy={busy} onClick={() => void withMeant(toCart)}>
            {t(selected.length === 0 ? 'list.toCart' : 'list.selectedToCart')}
          </Button>
          <Button variant="secondary" icon="print" busy={busy} onClick={() => void withMeant(setPrinted)}>
            {t(selected.length === 0 ? 'list.print' : 'list.printSelected')}
          </Button>
          <AddToQuote
            articles={async () =>
              ((await meant()) ?? []).map(({ articleNumber, quantity }) => ({
                articleNumber,
                quantity,
                variant: variants.of(articleNumber),
              }))
            }
          />
          {selected.length > 0 && (
            <>
              <Button variant="text" icon="list" onClick={() => addToList(selected)}>
                {t('list.toOtherList')}
              </Button>
              <Button variant="danger" icon="trash" onClick={() => void remove(selected)}>
                {t('lists.remove')}
              </Button>
            </>
          )}
        </div>
      </div>
      <ul
        ref={table}
        tabIndex={-1}
        className={styles.rows}
        aria-label={list.name}
        aria-busy={parts.isAsking || undefined}
      >
        {data.map((item, place) => (
          <ListItemRow
            key={item.itemId}
            list={list.id}
            item={item}
            variant={variants.of(item.articleNumber)}
            isKnown={variants.status === 'own'}
            isChosen={chosen.has(item.itemId)}
            mayMove={!isSearched}
            isFirst={place === 0}
            isLast={place === data.length - 1}
            onChoose={(isChosen) => setChosen((before) => withRow(before, item.itemId, isChosen))}
            onMove={(step) => void move(item, step)}
            onRemove={() => void remove([item])}
            onToCart={() => void toCart([item])}
            onSaved={(saved) =>
              parts.change((shown) => shown.map((one) => (one.itemId === saved.itemId ? saved : one)))
            }
            onOvertaken={parts.again}
          />
        ))}
      </ul>
      {parts.hasMore && (
        <Button variant="secondary" className={styles.more} busy={parts.isAsking} onClick={parts.more}>
          {t('lists.more')}
        </Button>
      )}
      {printed !== undefined && <PrintLabels list={list} items={printed} onPrinted={() => setPrinted(undefined)} />}
    </>
  )
}

const withRow = (chosen: ReadonlySet<ListItemId>, row: ListItemId, isChosen: boolean): ReadonlySet<ListItemId> =>
  new Set(isChosen ? [...chosen, row] : [...chosen].filter((one) => one !== row))

const inOrder = (items: readonly ListItem[], row: ListItemId, after: ListItemId | undefined): readonly ListItem[] => {
  const order = movedBehind(
    items.map(({ itemId }) => itemId),
    row,
    after,
  )
  const byId = new Map(items.map((item) => [item.itemId, item]))
  return O.isNone(order) ? items : order.value.flatMap((id) => byId.get(id) ?? [])
}
