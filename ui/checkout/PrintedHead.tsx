import type { User } from '#domain/session/session'
import { useTimeOfDay, useToday } from '../shop/now'
import { useSession } from '../shop/ShopContext'
import { customerText, projectText } from '../texts/context-text'
import { formatDayOfYear, formatTimes } from '../texts/format'
import { t } from './t'
import styles from './PrintedHead.module.css'

const nameOf = ({ firstName, lastName, username }: User): string => `${firstName} ${lastName}`.trim() || username

/** For whom, by whom and when a cart or an order was printed, which has no order head on paper. */
export const PrintedHead = () => {
  const session = useSession()
  const today = useToday()
  const time = useTimeOfDay()
  const { context, signedIn } = session.tag === 'Authenticated' ? session : {}
  const facts = [
    [t('order.customer'), context && customerText(context)],
    [t('order.project'), context && projectText(context)],
    [t('checkout.printed'), today && `${formatDayOfYear(today)} ${formatTimes(time ?? '')}`.trim()],
    [t('checkout.printedBy'), signedIn && nameOf(signedIn.user)],
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
