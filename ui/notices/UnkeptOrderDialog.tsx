import type { Shop } from '#application/shop/shop'
import { Button } from '../components/Button'
import { Dialog } from '../components/Dialog'
import { useProjection, useShopCommand } from '../shop/ShopContext'
import { t } from '../texts/t'
import styles from './UnkeptOrderDialog.module.css'

const isAskedAbout = (shop: Shop) => shop.checkout.unkeptOrder

/** Asks before an order is placed that this browser cannot store. Closing the dialog places nothing. */
export const UnkeptOrderDialog = () => {
  const isOpen = useProjection(isAskedAbout, false)
  const command = useShopCommand()
  const cancel = () => command((shop) => shop.checkout.cancelUnkeptOrder())
  return (
    <Dialog open={isOpen} onClose={cancel} title={t('shell.unkept.title')}>
      <div className={styles.content}>
        <p>{t('shell.unkept.text')}</p>
        <Button onClick={() => command((shop) => shop.checkout.placeUnkeptOrder())}>{t('shell.unkept.place')}</Button>
        <Button variant="secondary" onClick={cancel}>
          {t('shell.unkept.cancel')}
        </Button>
      </div>
    </Dialog>
  )
}
