import * as E from 'fp-ts/Either'
import { useLoaderData } from 'react-router-dom'
import type { StorePageData } from '#application/queries/page-data'
import type { Shop } from '#application/shop/shop'
import { weekdayOf } from '#domain/kernel/calendar-date'
import { makingOwnStore, ownStoreOf } from '#domain/session/offered-deliveries'
import type { Store } from '#domain/stores/store'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { Button } from '../components/Button'
import { PhoneLink } from '../components/PhoneLink'
import { Tag } from '../components/Tag'
import { useTell } from '../notices/ShellNotices'
import { useToday } from '../shop/now'
import { useSession, useShopCommand } from '../shop/ShopContext'
import { formatTimes, formatZipCode } from '../texts/format'
import { OpeningWords } from './OpeningWords'
import styles from './Stores.module.css'
import { t } from './t'

/** `/butiker/{id}`: a store, where it is and when it is open. */
export const Component = () => {
  const { store }: StorePageData = useLoaderData()
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumbs
        trail={[
          { name: t('shell.start'), to: '/' },
          { name: t('stores.find'), to: '/hitta-butik' },
          { name: store.name },
        ]}
      />
      <h1>{t('stores.title', { store: store.name })}</h1>
      <OpeningWords store={store} />
      <div className={styles.columns}>
        <section aria-labelledby="butik-adress">
          <h2 id="butik-adress">{t('stores.address')}</h2>
          <address className={styles.address}>
            {store.address}
            <br />
            {formatZipCode(store.zipCode)} {store.city}
          </address>
          <p>
            <a
              href={`https://www.google.com/maps/dir/?api=1&destination=${store.latitude},${store.longitude}`}
              rel="noreferrer"
              target="_blank"
              aria-label={t('stores.directions.to', { store: store.name })}
            >
              {t('stores.directions')}
            </a>
          </p>
          <PhoneLink phone={store.phone} />
          <OwnStore store={store} />
        </section>
        <Hours store={store} />
      </div>
    </div>
  )
}

const OwnStore = ({ store }: { readonly store: Store }) => {
  const session = useSession()
  const command = useShopCommand()
  const tell = useTell()
  if (ownStoreOf(session) === store.id) return <Tag tone="ok">{t('stores.own')}</Tag>
  const makeOwn = (shop: Shop) => {
    const change = makingOwnStore(shop.session.get(), store.id)
    const made =
      change.tag === 'ForDelivery'
        ? shop.session.chooseDelivery(change.choice)
        : shop.session.chooseStore(change.deliveryId, store.id)
    if (E.isLeft(made)) tell('service.message', { text: t('order.delivery.notAllowed') }, 'error')
    else tell('service.message', { text: t('stores.madeOwn', { store: store.name }) }, 'success')
  }
  return (
    <Button variant="secondary" onClick={() => command(makeOwn)}>
      {t('stores.makeOwn')}
    </Button>
  )
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

const Hours = ({ store }: { readonly store: Store }) => {
  const today = useToday()
  const isKnown = store.openingHours.some((hours) => hours.trim() !== '')
  return (
    <section aria-labelledby="butik-tider">
      <h2 id="butik-tider">{t('stores.hours')}</h2>
      {!isKnown && <p>{t('stores.hours.unknown')}</p>}
      {isKnown && (
        <table className={styles.hours}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('stores.hours.day')}</th>
              <th scope="col">{t('stores.hours.time')}</th>
            </tr>
          </thead>
          <tbody>
            {weekdays.map((weekday) => {
              const hours = store.openingHours[weekday - 1]?.trim() ?? ''
              const isToday = today !== undefined && weekdayOf(today) === weekday
              return (
                <tr key={weekday} data-today={isToday || undefined}>
                  <th scope="row">
                    {t(`stores.day.${weekday}`)}
                    {isToday && ` (${t('stores.hours.today')})`}
                  </th>
                  <td>{hours === '' ? t('stores.hours.closed') : formatTimes(hours)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </section>
  )
}
