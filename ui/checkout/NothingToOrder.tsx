import { EmptyCompartment } from '../components/EmptyCompartment'
import { LinkButton } from '../components/LinkButton'
import { LinesOnTheWay } from '../shop/LinesOnTheWay'
import { t } from './t'
import { CheckoutPage } from './CheckoutPage'

/** In place of a later step when no delivery is included in the order. */
export const NothingToOrder = ({ title }: { title: string }) => (
  <CheckoutPage title={title}>
    <LinesOnTheWay />
    <EmptyCompartment title={t('checkout.nothing.title')}>
      <p>{t('checkout.nothing.text')}</p>
      <LinkButton to="/cart">{t('checkout.toCart')}</LinkButton>
    </EmptyCompartment>
  </CheckoutPage>
)
