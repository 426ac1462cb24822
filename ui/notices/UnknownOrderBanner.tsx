import { Link, useLocation } from 'react-router-dom'
import { Icon } from '../components/Icon'
import { useMay } from '../shop/permissions'
import { useCheckout } from '../shop/ShopContext'
import { formatInstant, formatMoney } from '../texts/format'
import { t } from '../texts/t'
import styles from './StorageBanner.module.css'

/** The page that says all about it. */
const SUMMARY = '/summary'

/** Says on every other page that it is not known whether an order went through, and which order that is. */
export const UnknownOrderBanner = () => {
  const { placing } = useCheckout()
  const { pathname } = useLocation()
  const hidePrices = !useMay('seePrices')
  return (
    <output className={styles.announcer}>
      {placing.tag === 'Unknown' && pathname !== SUMMARY && (
        <span className={styles.waiting}>
          <span className={`page-width ${styles.line}`}>
            <Icon name="info" />
            <span>
              {t('shell.unknownOrder', {
                at: formatInstant(placing.at),
                // After a log-out the sum is forgotten.
                ...(hidePrices || placing.intent.lines.length === 0
                  ? {}
                  : { amount: formatMoney(placing.intent.total) }),
              })}
            </span>
            <Link to={SUMMARY}>{t('shell.unknownOrder.see')}</Link>
          </span>
        </span>
      )}
    </output>
  )
}
