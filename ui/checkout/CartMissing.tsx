import { Link, useLocation } from 'react-router-dom'
import { Button } from '../components/Button'
import { FaultBox } from '../components/FaultBox'
import { Skeleton } from '../components/Skeleton'
import { useOffline } from '../components/use-offline'
import { useLastsLongerThan } from '../components/use-lasts-longer-than'
import { useCart, useShop, useShopCommand } from '../shop/ShopContext'
import { t } from './t'
import styles from './CartMissing.module.css'
import { CheckoutPage } from './CheckoutPage'

/** Milliseconds after which a cart that is being fetched is said to be late. */
const CART_IS_LATE_MS = 4_000

/** In place of a cart that is being fetched, or could not be fetched. */
export const CartMissing = ({ title, failed }: { title: string; failed: boolean }) => {
  const command = useShopCommand()
  const refresh = () => command((shop) => shop.cart.refresh())
  const isOffline = useOffline()
  const { pathname } = useLocation()
  const isStarted = useShop() !== undefined
  const isLate = useLastsLongerThan(CART_IS_LATE_MS, isStarted && !failed)
  return (
    <CheckoutPage title={title}>
      {failed ? (
        <FaultBox title={t('checkout.cartFailed.title')} onRetry={refresh}>
          {t(isOffline ? 'checkout.cartFailed.offline' : 'checkout.cartFailed.text')}{' '}
          {pathname !== '/cart' && <Link to="/cart">{t('checkout.toCart')}</Link>}
        </FaultBox>
      ) : (
        <div>
          {/* It exists before its text, so that the text is announced. */}
          <output className={styles.late}>{isLate && <LateCart />}</output>
          {isLate && (
            <Button variant="secondary" className={styles.again} onClick={refresh}>
              {t('error.tryAgain')}
            </Button>
          )}
          <Skeleton rows={5} kind="docket" />
        </div>
      )}
    </CheckoutPage>
  )
}

const LateCart = () => {
  // Before the first answer the log knows of no other lines than those that were added here.
  const { lineCount } = useCart()
  return (
    <>
      <strong>{t('checkout.cartLate.title')}</strong>
      <span>{t('checkout.cartLate.text')}</span>
      {lineCount > 0 && <span>{t('checkout.cartLate.waiting', { count: lineCount })}</span>}
    </>
  )
}
