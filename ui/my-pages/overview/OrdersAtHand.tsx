import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ordersOverview, type OrdersOverview } from '#application/queries/orders-overview'
import { datePartsOf, type CalendarDate } from '#domain/kernel/calendar-date'
import { monthOf, totalSpent } from '#domain/order/spending'
import { FaultBox } from '../../components/FaultBox'
import { Skeleton } from '../../components/Skeleton'
import { useToday } from '../../shop/now'
import { useMay } from '../../shop/permissions'
import { useSession } from '../../shop/ShopContext'
import { shopQuery, useAnswer, useLatestValue } from '../../shop/use-answer'
import { months } from '../../texts/calendar-names'
import { formatDayOfMonth, formatMoney, formatQuantity } from '../../texts/format'
import { OrderAgainDialog } from '../orders/OrderAgainDialog'
import { followUpQuery, readerOf } from '../orders/order-calls'
import { OrdersTable } from '../orders/OrdersTable'
import { Figure } from './Figure'
import { QuotesToFollowUp } from './QuotesToFollowUp'
import { t } from './t'
import styles from './OverviewPage.module.css'

const overviewQuery = shopQuery(
  (queries, { today }: { readonly reader: string; readonly today: CalendarDate }, options) =>
    ordersOverview(queries.orderHistory, today, options),
)

/** The orders of the customer at a glance, and the latest of them (ORDER-01). */
export const OrdersAtHand = () => {
  const reader = readerOf(useSession())
  const today = useToday()
  const hidePrices = !useMay('seePrices')
  const mayOrder = useMay('placeOrders')
  const [again, setAgain] = useState<string>()
  const answer = useAnswer(overviewQuery, reader === undefined || today === undefined ? undefined : { reader, today })
  const overview = useLatestValue(answer, reader)
  return (
    <>
      {answer.tag === 'Failed' && (
        <FaultBox title={t('overview.orders.failed')} onRetry={answer.retry}>
          {t('overview.orders.failed.text')}
        </FaultBox>
      )}
      {answer.tag === 'Asking' && overview === undefined && <Skeleton rows={6} kind="text" />}
      {overview !== undefined && today !== undefined && reader !== undefined && (
        <>
          <Figures overview={overview} today={today} reader={reader} />
          {overview.latest.length > 0 && (
            <section aria-labelledby="overview-latest" className={styles.latest}>
              <div className={styles.latestHead}>
                <h2 id="overview-latest">{t('overview.latest')}</h2>
                <Link to="/mina-sidor/orderhistorik">{t('overview.latest.all')}</Link>
              </div>
              <OrdersTable
                orders={overview.latest}
                today={today}
                hidePrices={hidePrices}
                showCustomer={false}
                onAgain={mayOrder ? ({ orderNumber }) => setAgain(orderNumber) : undefined}
              />
            </section>
          )}
          {again !== undefined && (
            <OrderAgainDialog number={again} reading={{ reader, changes: 0 }} onClose={() => setAgain(undefined)} />
          )}
        </>
      )}
    </>
  )
}

/** The figures of whoever may not see orders (PERM-15). */
export const FiguresWithoutOrders = () => {
  const today = useToday()
  return today === undefined ? null : (
    <section aria-label={t('overview.figures')}>
      <dl className={styles.facts}>
        <QuotesToFollowUp today={today} />
      </dl>
    </section>
  )
}

interface FiguresProps {
  readonly overview: OrdersOverview
  readonly today: CalendarDate
  readonly reader: string
}

const Figures = ({ overview: { openCount, open }, today, reader }: FiguresProps) => (
  <section aria-label={t('overview.figures')}>
    <dl className={styles.facts}>
      <Figure
        label={t('overview.open')}
        value={<Link to="/mina-sidor/orderhistorik?status=oppna">{formatQuantity(openCount)}</Link>}
        note={open === undefined ? undefined : t('overview.open.today', { count: open.dueToday })}
      />
      {open !== undefined && (
        <Figure
          label={t('overview.rest')}
          value={formatQuantity(open.restLines)}
          tone={open.restLines > 0 ? 'warn' : undefined}
          note={
            open.nextRestDay === undefined
              ? undefined
              : t('overview.rest.next', { day: formatDayOfMonth(open.nextRestDay) })
          }
        />
      )}
      <QuotesToFollowUp today={today} />
      <Purchases today={today} reader={reader} />
    </dl>
  </section>
)

/** What was ordered this month; nothing for whoever may not see it (PERM-12, PERM-18). */
const Purchases = ({ today, reader }: { today: CalendarDate; reader: string }) => {
  const seesPrices = useMay('seePrices')
  const isShown = useMay('seeFinancialFollowUp') && seesPrices
  const answer = useAnswer(followUpQuery, isShown ? { reader, changes: 0 } : undefined)
  if (!isShown || answer.tag !== 'Answered') return null
  const month = answer.value.spending.filter((one) => one.month === monthOf(today))
  return (
    <Figure
      label={t('overview.purchases', { month: months[datePartsOf(today).month - 1] ?? '' })}
      value={formatMoney(totalSpent(month))}
      note={<Link to="/mina-sidor/ekonomi">{t('overview.purchases.more')}</Link>}
    />
  )
}
