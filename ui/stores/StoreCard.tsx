import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router-dom'
import { hoursInRuns, type HoursRun } from '#domain/stores/hours-in-runs'
import type { Store } from '#domain/stores/store'
import type { StoreDetails } from '#domain/stores/store-content'
import { Icon } from '../components/Icon'
import { PhoneLink } from '../components/PhoneLink'
import { storePath } from '../routing/paths'
import { useToday } from '../shop/now'
import { formatZipCode } from '../texts/format'
import { Directions } from './Directions'
import { comingDays, hoursWords, specialDaysWords } from './Hours'
import { OwnStore } from './OwnStore'
import styles from './StoreCard.module.css'
import { t } from './t'

interface StoreCardProps {
  readonly store: Store
  readonly number: number
  readonly details: StoreDetails | undefined
  readonly onClose: () => void
}

const daysOf = ({ first, last }: HoursRun): string =>
  first === last ? t(`stores.day.${first}`) : `${t(`stores.shortDay.${first}`)}–${t(`stores.shortDay.${last}`)}`

/** The chosen store of the finder, over the map (picture 13). */
export const StoreCard = ({ store, number, details, onClose }: StoreCardProps) => {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close()
    }
    document.addEventListener('keydown', closeByKey)
    return () => document.removeEventListener('keydown', closeByKey)
  }, [])
  const today = useToday()
  const [special] = today === undefined ? [] : comingDays(store, today)
  const [person] = details?.contactPeople ?? []
  return (
    <section className={styles.card} aria-label={t('stores.chosen', { store: store.name })}>
      <div>
        <h2>
          {number} {store.name}
        </h2>
        <button type="button" className={styles.close} aria-label={t('component.close')} onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
        <address>
          {store.address}, {formatZipCode(store.zipCode)} {store.city}
        </address>
        <PhoneLink phone={store.phone} of={store.name} />
      </div>
      <dl className={styles.hours}>
        {hoursInRuns(store.openingHours).map((run) => (
          <div key={run.first}>
            <dt>{daysOf(run)}</dt>
            <dd>{hoursWords(run.hours)}</dd>
          </div>
        ))}
        {special !== undefined && (
          <div className={styles.special}>
            <dt>{specialDaysWords(special)}</dt>
            <dd>{hoursWords(special.hours)}</dd>
          </div>
        )}
      </dl>
      <div>
        {person !== undefined && (
          <p className={styles.person}>
            <strong>{person.name}</strong>
            {person.role !== undefined && `, ${person.role.toLocaleLowerCase('sv')}`}
            {person.email !== undefined && (
              <>
                <br />
                <a href={`mailto:${person.email}`}>{person.email}</a>
              </>
            )}
          </p>
        )}
        <OwnStore store={store} variant="primary" />
        <p className={styles.ways}>
          <Link to={storePath(store.id)}>{t('stores.page')}</Link>
          <Directions store={store} />
        </p>
      </div>
    </section>
  )
}
