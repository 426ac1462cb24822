import { useId } from 'react'
import type { Store } from '#domain/stores/store'
import { weekdayOf } from '#domain/kernel/calendar-date'
import type { LocationId } from '#domain/kernel/ids'
import { RadioRow } from '../../components/RadioRow'
import { useToday } from '../../shop/now'
import { t } from '../../texts/t'
import styles from './pickers.module.css'

interface StoreListProps {
  readonly stores: readonly Store[]
  readonly chosen: LocationId | undefined
  readonly onChoose: (store: LocationId) => void
  readonly error: string | undefined
}

export const StoreList = ({ stores, chosen, onChoose, error }: StoreListProps) => {
  const errorId = useId()
  const today = useToday()
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId}>
      <legend className={styles.legend}>{t('order.store')}</legend>
      {error !== undefined && (
        <p id={errorId} className={styles.fault} role="alert">
          {error}
        </p>
      )}
      <div className={styles.scroll}>
        {stores.map((store) => (
          <RadioRow
            key={store.id}
            name="storeId"
            value={store.id}
            label={store.name}
            description={`${store.address}, ${openingWords(today === undefined ? undefined : store.openingHours[weekdayOf(today) - 1])}`}
            checked={store.id === chosen}
            onChange={() => onChoose(store.id)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** `06:30–17:00`, or empty when closed; undefined when it is not known what day it is. */
const openingWords = (hours: string | undefined): string => {
  if (hours === undefined) return ''
  return hours === '' ? t('store.closedToday') : t('store.openToday', { hours: hours.replaceAll(':', '.') })
}
