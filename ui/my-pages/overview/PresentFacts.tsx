import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/Button'
import { Tag } from '../../components/Tag'
import { useOrderHead } from '../../order-head/OrderHeadContext'
import { useLinesOnTheWay } from '../../shop/lines-on-the-way'
import { useMay } from '../../shop/permissions'
import { useCart, useSession } from '../../shop/ShopContext'
import { customerText, projectText } from '../../texts/context-text'
import { formatDay, formatMoney } from '../../texts/format'
import { enumerate } from '../../texts/enumerate'
import { t } from './t'
import styles from './OverviewPage.module.css'

/** The cart, the customer and the delivery that hold now, each with the way to change it. */
export const PresentFacts = () => {
  const session = useSession()
  const cart = useCart()
  const seesPrices = useMay('seePrices')
  const { delivery, open } = useOrderHead()
  const context = session.tag === 'Authenticated' ? session.context : undefined
  return (
    <section aria-label={t('overview.now')}>
      <dl className={styles.facts}>
        <Fact label={t('overview.cart')}>
          <CartFact lineCount={cart.lineCount} sum={seesPrices ? formatMoney(cart.total) : undefined} />
        </Fact>
        <Fact label={t('overview.customer')}>
          <strong>
            {context === undefined ? t('overview.customer.none') : customerText(context)}{' '}
            {context?.isSuspended === true && (
              <Tag tone="bad" icon="lock">
                {t('order.suspended')}
              </Tag>
            )}
          </strong>
          {context !== undefined && <span>{projectText(context) ?? t('order.noProject')}</span>}
          <Button variant="text" size="row" onClick={() => open('customer')}>
            {t('overview.customer.switch')}
          </Button>
        </Fact>
        <Fact label={t('overview.delivery')}>
          <strong>{delivery.name ?? t('overview.delivery.none')}</strong>
          {delivery.place !== undefined && <span>{t('overview.day.to', { place: delivery.place })}</span>}
          <Button variant="text" size="row" onClick={() => open('delivery')}>
            {t('overview.delivery.switch')}
          </Button>
        </Fact>
        <Fact label={t('overview.day')}>
          <strong>{delivery.day === undefined ? t('overview.day.none') : formatDay(delivery.day)}</strong>
        </Fact>
      </dl>
    </section>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

const CartFact = ({ lineCount, sum }: { lineCount: number; sum: string | undefined }) => {
  const onTheWay = useLinesOnTheWay()
  if (lineCount === 0 && onTheWay.length === 0)
    return (
      <>
        <strong>{t('overview.cart.empty')}</strong>
        <span>{t('overview.cart.next')}</span>
      </>
    )
  return (
    <>
      <strong>{lineCount === 0 ? enumerate(onTheWay) : t('shell.cart.rows', { count: lineCount })}</strong>
      {lineCount > 0 && sum !== undefined && <span>{sum}</span>}
      <Link to="/cart">{t('overview.cart.open')}</Link>
    </>
  )
}
