import { ownStoreOf } from '#domain/session/offered-deliveries'
import { type Opening, openingNow } from '#domain/stores/opening-hours'
import { Button } from '../components/Button'
import { MissingPart } from '../components/MissingPart'
import { useOrderHead } from '../order-head/OrderHeadContext'
import { useTimeOfDay, useToday } from '../shop/now'
import { useShellData, useStoreOf } from '../shop/ShellDataContext'
import { useSession } from '../shop/ShopContext'
import { formatDay, formatTimes } from '../texts/format'
import { t } from '../texts/t'
import styles from './Hero.module.css'

/** The user's store, else the default store of the brand: whether it is open, and the next delivery. */
export const StorePanel = () => {
  const shell = useShellData()
  const storeOf = useStoreOf()
  const { delivery, open } = useOrderHead()
  const today = useToday()
  const time = useTimeOfDay()
  const own = ownStoreOf(useSession())
  const store = storeOf(own ?? shell?.config.defaultStoreId)
  const opening =
    store.id === undefined || today === undefined || time === undefined ? undefined : openingNow(store, today, time)
  return (
    <>
      {shell?.missing?.includes('stores') === true && <MissingPart what={t('shell.storesMissing')} />}
      <dl className={styles.facts}>
        {store.id !== undefined && (
          <div>
            <dt>
              <strong>{own === undefined ? store.name : t('start.yourStore', { store: store.name })}</strong>
            </dt>
            <dd className={opening?.tag === 'Open' ? styles.open : undefined}>
              {opening === undefined ? '\u00a0' : openingText(opening)}
            </dd>
          </div>
        )}
        <div>
          <dt>{[delivery.name ?? t('order.nextDay'), delivery.place].filter(Boolean).join(', ')}</dt>
          <dd>{delivery.day === undefined ? '–' : formatDay(delivery.day)}</dd>
        </div>
        <div>
          <dt className="visually-hidden">{t('start.counter')}</dt>
          <dd>
            <Button variant="text" size="row" onClick={() => open('delivery')}>
              {t('start.changeDelivery')}
            </Button>
          </dd>
        </div>
      </dl>
    </>
  )
}

const openingText = (opening: Opening): string => {
  switch (opening.tag) {
    case 'Open':
      return t('start.openUntil', { time: formatTimes(opening.until) })
    case 'OpensLater':
      return t('start.opensAt', { time: formatTimes(opening.at) })
    case 'Closed':
      return t('start.closedNow')
  }
}
