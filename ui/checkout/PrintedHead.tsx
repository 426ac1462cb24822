import { useToday } from '../shop/now'
import { useSession } from '../shop/ShopContext'
import { formatDayOfYear } from '../texts/format'
import { t } from '../texts/t'
import styles from './PrintedHead.module.css'

/** On paper alone, where the order head is left out: whose cart or order it is, and of which day. */
export const PrintedHead = () => {
  const session = useSession()
  const today = useToday()
  const context = session.tag === 'Authenticated' ? session.context : undefined
  const facts = [
    [t('order.customer'), context && `${context.customerId} ${context.customerName}`],
    [t('order.project'), context?.projectId && `${context.projectId} ${context.projectName ?? ''}`],
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
