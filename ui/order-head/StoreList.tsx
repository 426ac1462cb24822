import { useId, useState } from 'react'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { LocationId } from '#domain/kernel/ids'
import { openingHoursOn } from '#domain/stores/opening-hours'
import type { Store } from '#domain/stores/store'
import { MissingPart } from '../components/MissingPart'
import { RadioRow } from '../components/RadioRow'
import { useToday } from '../shop/now'
import { formatQuantity, formatTimes, formatZipCode } from '../texts/format'
import { t } from '../texts/t'
import { useNearestStores } from './use-nearest-stores'
import type { ListedStore, NearestStores } from './use-nearest-stores'
import styles from './pickers.module.css'

interface StoreListProps {
  readonly stores: readonly Store[]
  /** The user's own store, which is first in the list. */
  readonly home: LocationId | undefined
  readonly chosen: LocationId | undefined
  readonly onChoose: (store: LocationId) => void
  readonly error: string | undefined
}

/**
 * The user's own store and those nearest to it, or the stores by their distance from a typed town or zip code; without
 * either, by name.
 */
export const StoreList = ({ stores: all, home, chosen, onChoose, error }: StoreListProps) => {
  const errorId = useId()
  const today = useToday()
  const [typed, setTyped] = useState('')
  const { stores, place } = useNearestStores(all, home, typed)
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId}>
      <legend className={styles.legend}>{t('order.store')}</legend>
      {error !== undefined && (
        <p id={errorId} className={styles.fault} role="alert">
          {error}
        </p>
      )}
      <input
        type="search"
        className={styles.search}
        placeholder={t('order.storeNear')}
        aria-label={t('order.storeNear')}
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        // Enter would submit the surrounding form with the store chosen before.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <output className={styles.place}>{placeWords(place)}</output>
      <div className={styles.scroll}>
        {all.length === 0 && <MissingPart what={t('shell.storesMissing')} />}
        {stores.map((store) => (
          <RadioRow
            key={store.id}
            name="storeId"
            value={store.id}
            label={store.name}
            description={storeWords(store, store.id === home, today)}
            checked={store.id === chosen}
            onChange={() => onChoose(store.id)}
          />
        ))}
      </div>
    </fieldset>
  )
}

const placeWords = (place: NearestStores['place']): string => {
  if (place === undefined) return ''
  if (place === 'nowhere') return t('order.storeNear.nowhere')
  if (place === 'failed') return t('order.storeNear.failed')
  return t('order.storeNear.from', { place: `${formatZipCode(place.zipCode)} ${place.city}`.trim() })
}

const storeWords = (
  { address, distance, ...store }: ListedStore,
  isHome: boolean,
  today: CalendarDate | undefined,
): string =>
  [
    isHome ? t('order.storeHome') : '',
    distance === undefined ? '' : t('order.storeDistance', { distance: formatQuantity(distance) }),
    address,
    openingWords(today === undefined ? undefined : openingHoursOn(store, today)),
  ]
    .filter((words) => words !== '')
    .join(', ')

/** @param hours `06:30–17:00`, or empty when closed; undefined when the day or its hours are unknown */
const openingWords = (hours: string | undefined): string => {
  if (hours === undefined) return ''
  return hours === '' ? t('store.closedToday') : t('store.openToday', { hours: formatTimes(hours) })
}
