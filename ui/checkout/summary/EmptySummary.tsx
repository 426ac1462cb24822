import type { Placing } from '#domain/checkout/checkout'
import { orderShortfall } from '#domain/checkout/placing'
import { absurdCase } from '#domain/kernel/decider'
import { EmptyCompartment } from '../../components/EmptyCompartment'
import { LinkButton } from '../../components/LinkButton'
import { t } from '../t'
import { CheckoutPage } from '../CheckoutPage'
import { NothingToOrder } from '../NothingToOrder'
import { UnknownOrder } from './UnknownOrder'

/**
 * The summary of an empty cart. The service empties the cart when it accepts an order. The empty cart may arrive before
 * the answer to the order, or without it; the page then shows the state of the order.
 */
export const EmptySummary = ({ placing }: { placing: Placing }) => {
  const title = t('summary.title')
  switch (placing.tag) {
    case 'Placed':
      return (
        <CheckoutPage title={title}>
          <EmptyCompartment title={t('summary.placed.title')}>
            <LinkButton to="/checkout-success-page">{t('summary.placed.next')}</LinkButton>
          </EmptyCompartment>
        </CheckoutPage>
      )
    case 'Unknown':
      return (
        <CheckoutPage title={title} banner={<UnknownOrder placing={placing} />}>
          {null}
        </CheckoutPage>
      )
    case 'Placing':
      return (
        <CheckoutPage title={title} busy>
          <output>{t('summary.placing.hint')}</output>
        </CheckoutPage>
      )
    case 'Declined': {
      const shortfall = orderShortfall(placing)
      return shortfall?.tag === 'CartGone' ? (
        <GoneCart title={title} ordered={shortfall.ordered} />
      ) : (
        <NothingToOrder title={title} />
      )
    }
    case 'Idle':
      return <NothingToOrder title={title} />
    default:
      return absurdCase(placing)
  }
}

/** Another browser was first: nothing is ordered from here, and nothing is lost. */
const GoneCart = ({ title, ordered }: { title: string; ordered: string | undefined }) => (
  <CheckoutPage title={title}>
    <EmptyCompartment title={t(ordered === undefined ? 'summary.gone.title' : 'summary.ordered.title')}>
      <p>{ordered ?? t('summary.gone.text')}</p>
      <p>{t('summary.gone.notHere')}</p>
      <LinkButton to="/">{t('error.toStart')}</LinkButton>
    </EmptyCompartment>
  </CheckoutPage>
)
