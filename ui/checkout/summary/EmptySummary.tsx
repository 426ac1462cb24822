import type { Placing } from '#domain/checkout/checkout'
import { absurdCase } from '#domain/kernel/decider'
import { EmptyCompartment } from '../../components/EmptyCompartment'
import { LinkButton } from '../../components/LinkButton'
import { t } from '../../texts/t'
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
        <CheckoutPage title={title} banner={<UnknownOrder enquiring={placing.enquiring} />}>
          {null}
        </CheckoutPage>
      )
    case 'Placing':
      return (
        <CheckoutPage title={title} busy>
          <output>{t('summary.placing.hint')}</output>
        </CheckoutPage>
      )
    case 'Idle':
    case 'Declined':
      return <NothingToOrder title={title} />
    default:
      return absurdCase(placing)
  }
}
