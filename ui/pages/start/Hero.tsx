import type { MenuEntry } from '#application/ports/product-service'
import { weekdayOf } from '#domain/kernel/calendar-date'
import { categoryPath } from '../../catalogue/address'
import { Button } from '../../components/Button'
import { LinkButton } from '../../components/LinkButton'
import { Illustration } from '../../illustrations/Illustration'
import { useOrderHead } from '../../shell/order-head/OrderHeadContext'
import { useToday } from '../../shop/now'
import { useShellData, useStoreOf } from '../../shop/ShellDataContext'
import { useSession } from '../../shop/ShopContext'
import { weekdays } from '../../texts/calendar-names'
import { formatDay } from '../../texts/format'
import { t } from '../../texts/t'
import styles from './Hero.module.css'

export const Hero = ({ first }: { first: MenuEntry | undefined }) => (
  <div className={styles.row}>
    <section className={styles.hero} data-surface="sign">
      <div className={styles.words}>
        <h1>{t('start.heading')}</h1>
        <p>{t('start.lead')}</p>
        {first !== undefined && (
          <LinkButton size="panel" className={styles.onSign} to={categoryPath(first.slug)}>
            {t('start.open', { category: first.title })}
          </LinkButton>
        )}
      </div>
      <div className={styles.drawings}>
        <Illustration family="kulventil" size={300} params={{ L: 71, H: 53, W: 95 }} />
        <Illustration family="tror" size={220} />
      </div>
    </section>
    <YourCounter />
  </div>
)

/** The store that the user fetches in, else the brand's own, with today's hours and the next delivery. */
const YourCounter = () => {
  const shell = useShellData()
  const storeOf = useStoreOf()
  const { delivery, open } = useOrderHead()
  const { stores } = useSession().delivery
  const today = useToday()
  const store = storeOf(stores.EXH ?? stores.EXB ?? shell?.config.defaultStoreId)
  const day = today === undefined ? undefined : weekdayOf(today) - 1
  return (
    <section className={styles.counter} aria-labelledby="din-disk">
      <h2 id="din-disk">{store?.name ?? t('start.counter')}</h2>
      {store !== undefined && (
        <>
          <p className={styles.address}>
            {store.address}, {store.zipCode} {store.city}
            <br />
            <a href={`tel:${store.phone.replaceAll(/[^\d+]/g, '')}`}>{store.phone}</a>
          </p>
          <table className={styles.hours}>
            <caption className="visually-hidden">{t('start.openingHours')}</caption>
            <tbody>
              {store.openingHours.map((hours, index) => (
                <tr key={weekdays[index]} className={index === day ? styles.today : undefined}>
                  <th scope="row">{weekdays[index]}</th>
                  <td>{hours === '' ? t('store.closed') : hours.replaceAll(':', '.')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <div className={styles.next}>
        <p>
          {t('order.nextDay')} <strong>{delivery.day === undefined ? '–' : formatDay(delivery.day)}</strong>
        </p>
        <Button variant="secondary" onClick={() => open('delivery')}>
          {t('start.changeDelivery')}
        </Button>
      </div>
    </section>
  )
}
