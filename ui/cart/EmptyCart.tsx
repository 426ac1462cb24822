import { useState } from 'react'
import type { CartLine } from '#domain/cart/cart'
import { Button } from '../components/Button'
import { Checkbox } from '../components/Checkbox'
import { Dialog } from '../components/Dialog'
import { t } from './t'
import { useRemoveLines } from '../checkout/use-remove-lines'
import { focusHeadingOnceLost, focusRow } from './row-focus'
import styles from './EmptyCart.module.css'

/**
 * Empties the cart after a question (CART-47). On request the whole cart is deleted, with its delivery days and what is
 * part of the order (CART-05).
 */
export const EmptyCart = ({ lines }: { readonly lines: readonly CartLine[] }) => {
  const { removeLines } = useRemoveLines(focusRow)
  const [asking, setAsking] = useState(false)
  const [forgetsDays, setForgetsDays] = useState(false)
  const close = () => setAsking(false)
  const empty = () => {
    close()
    removeLines(lines, ({ cart }) => (forgetsDays ? cart.deleteCart() : cart.empty()))
    focusHeadingOnceLost()
  }
  return (
    <>
      <Button variant="text" size="row" icon="trash" onClick={() => setAsking(true)}>
        {t('cart.emptying')}
      </Button>
      <Dialog open={asking} onClose={close} title={t('cart.emptying.title')}>
        <div className={styles.content}>
          <p>{t('cart.emptying.text', { count: lines.length })}</p>
          <Checkbox
            label={t('cart.emptying.days')}
            checked={forgetsDays}
            onChange={(event) => setForgetsDays(event.currentTarget.checked)}
          />
          <div className={styles.choices}>
            <Button variant="secondary" onClick={close}>
              {t('cart.emptying.cancel')}
            </Button>
            <Button variant="danger" onClick={empty}>
              {t('cart.emptying.confirm', { count: lines.length })}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
