import { FaultBox } from '../components/FaultBox'
import { useCartFetchFailed, useShopCommand } from '../shop/ShopContext'
import { t } from './t'

/** Says above a cart that could not be fetched again that it is shown as it was before. */
export const OutdatedCart = () => {
  const command = useShopCommand()
  if (!useCartFetchFailed()) return null
  return (
    <FaultBox title={t('checkout.cartOutdated.title')} onRetry={() => command((shop) => shop.cart.refresh())}>
      {t('checkout.cartOutdated.text')}
    </FaultBox>
  )
}
