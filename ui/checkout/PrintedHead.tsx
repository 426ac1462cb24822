import { useToday } from '../shop/now'
import { useSession } from '../shop/ShopContext'
import { customerText, projectText } from '../texts/context-text'
import { formatDayOfYear } from '../texts/format'
import { t } from './t'
import styles from './PrintedHead.module.css'

/** The customer, the project and the day of a printed cart or order, which has no order head. */
export const PrintedHead = () => {
  const session = useSession()
  const today = useToday()
  const context = session.tag === 'Authenticated' ? session.context : undefined
  const facts = [
    [t('order.customer'), context && customerText(context)],
    [t('order.project'), context && projectText(context)],
    [t('checkout.printed'), today && formatDayOfYear(today)],
  ] as const
  return (
    <dl className={styles.head}>
      {facts.map(([name, value]) =>
        value === undefined ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
