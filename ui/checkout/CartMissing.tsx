import { FaultBox } from '../components/FaultBox'
import { Skeleton } from '../components/Skeleton'
import { useShopCommand } from '../shop/ShopContext'
import { t } from '../texts/t'
import { CheckoutPage } from './CheckoutPage'

/** In place of a cart that is being fetched, or could not be fetched. */
export const CartMissing = ({ title, failed }: { title: string; failed: boolean }) => {
  const command = useShopCommand()
  return (
    <CheckoutPage title={title}>
      {failed ? (
        <FaultBox title={t('checkout.cartFailed.title')} onRetry={() => command((shop) => shop.cart.refresh())}>
          {t('checkout.cartFailed.text')}
        </FaultBox>
      ) : (
        <Skeleton rows={5} kind="docket" />
      )}
    </CheckoutPage>
  )
}
