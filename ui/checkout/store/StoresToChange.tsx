import { useState } from 'react'
import type { CartLine } from '#domain/cart/cart'
import { linesHadAt } from '#domain/cart/other-stores'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { LocationId } from '#domain/kernel/ids'
import { Button } from '../../components/Button'
import { Field } from '../../components/Field'
import { FaultBox } from '../../components/FaultBox'
import { MissingPart } from '../../components/MissingPart'
import { Skeleton } from '../../components/Skeleton'
import { useLocationOf } from '../../shop/delivery-places'
import { useShellData } from '../../shop/ShellDataContext'
import { useStoreStocks } from '../../shop/store-stock'
import { type StoreAtDistance, useStoresNear } from '../../shop/stores-near'
import { formatQuantity } from '../../texts/format'
import { t } from '../t'
import styles from './StoresToChange.module.css'

interface StoresToChangeProps {
  readonly deliveryId: DeliveryId
  readonly lines: readonly CartLine[]
  /** Whether only stores that have all of the lines are of use. */
  readonly wantsAll: boolean
  readonly onChoose: (store: LocationId, name: string) => void
}

/** The stock of more articles than these is not asked for in every store. */
const MOST_ARTICLES_ASKED = 100

/** The other stores of a delivery with how many of its lines they have: those with all of them first, then the nearest. */
export const StoresToChange = ({ deliveryId, lines, wantsAll, onChoose }: StoresToChangeProps) => {
  const present = useLocationOf()(deliveryId)
  const stores = useStoresNear(useShellData()?.stores ?? [], present, true).filter(({ id }) => id !== present)
  const articles = [...new Set(lines.map(({ articleNumber }) => articleNumber))].toSorted()
  const isAsked = articles.length > 0 && articles.length <= MOST_ARTICLES_ASKED && stores.length > 0
  const answer = useStoreStocks({ articles: isAsked ? articles : [], places: stores.map(({ id }) => id).toSorted() })
  if (stores.length === 0) return <MissingPart what={t('shell.storesMissing')} />
  if (!isAsked) return <StoreRows stores={stores} onChoose={onChoose} />
  if (answer.tag === 'Asking') return <Skeleton kind="text" rows={4} />
  if (answer.tag === 'Failed' && wantsAll)
    return (
      <FaultBox title={t('checkout.store.failed')} onRetry={answer.retry}>
        {t('checkout.store.failedNext')}
      </FaultBox>
    )
  if (answer.tag === 'Failed') return <StoreRows stores={stores} onChoose={onChoose} />
  const listed = stores.map((store) => ({ ...store, had: linesHadAt(store.id, lines, answer.value).length }))
  const withAll = listed.filter(({ had }) => had === lines.length)
  const others = wantsAll ? [] : listed.filter(({ had }) => had < lines.length)
  if (withAll.length + others.length === 0) return <p>{t('checkout.store.none', { count: lines.length })}</p>
  return (
    <>
      <p className={styles.lead}>{t('checkout.store.whole')}</p>
      <StoreRows stores={[...withAll, ...others]} count={lines.length} onChoose={onChoose} />
    </>
  )
}

const hadText = (had: number, count: number): string => {
  if (had === count && count === 2) return t('checkout.store.hasBoth')
  if (had === count) return t('checkout.store.hasAll', { count })
  return had === 0 ? t('checkout.store.hasNone', { count }) : t('checkout.store.hasSome', { had, count })
}

interface StoreRowsProps extends Pick<StoresToChangeProps, 'onChoose'> {
  /** `had`: how many of the lines the store has; undefined where it is not known. */
  readonly stores: readonly (StoreAtDistance & { readonly had?: number })[]
  /** How many lines the delivery has. */
  readonly count?: number
}

/** From so many stores on they can be searched. */
const SEARCHED_FROM = 8

const StoreRows = ({ stores, count = 0, onChoose }: StoreRowsProps) => {
  const [text, setText] = useState('')
  const wanted = text.trim().toLocaleLowerCase('sv')
  const found = stores.filter(({ name, address, city, zipCode }) =>
    [name, address, city, zipCode].some((part) => part.toLocaleLowerCase('sv').includes(wanted)),
  )
  return (
    <>
      {stores.length >= SEARCHED_FROM && (
        <Field
          type="search"
          label={t('checkout.store.search')}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <output className="visually-hidden">{wanted !== '' && t('checkout.store.found', { count: found.length })}</output>
      {found.length === 0 && <p>{t('checkout.store.foundNone')}</p>}
      <StoreList stores={found} count={count} onChoose={onChoose} />
    </>
  )
}

const StoreList = ({ stores, count = 0, onChoose }: StoreRowsProps) => (
  <ul className={styles.stores}>
    {stores.map(({ id, name, address, city, distance, had }) => (
      <li key={id} className={styles.store}>
        <span>
          <strong>{name}</strong>
          <span className={styles.where}>
            {address}, {city}
            {distance !== undefined && `, ${t('order.storeDistance', { distance: formatQuantity(distance) })}`}
          </span>
        </span>
        {had !== undefined && (
          <span className={styles.had} data-all={had === count || undefined}>
            {hadText(had, count)}
          </span>
        )}
        <Button
          variant="secondary"
          size="row"
          aria-label={t('checkout.store.choose.of', { name })}
          onClick={() => onChoose(id, name)}
        >
          {t('checkout.store.choose')}
        </Button>
      </li>
    ))}
  </ul>
)
