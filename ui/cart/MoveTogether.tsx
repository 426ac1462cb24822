import { useMemo } from 'react'
import type { LineView } from '#domain/cart/cart-view'
import { keyAfter } from '#domain/cart/changed-together'
import { commonMove } from '#domain/cart/required-actions'
import { Button } from '../components/Button'
import { deliveryName } from '../texts/delivery-name'
import { useCartTerms } from './CartTermsContext'
import styles from './MoveTogether.module.css'
import { focusRow } from './row-focus'
import { t } from './t'
import { useChangeTogether } from './use-change-together'

/** Where several lines of a delivery cannot come with it, one press moves them all to another that can (CART-33). */
export const MoveTogether = ({ views }: { readonly views: readonly LineView[] }) => {
  const { ordering } = useCartTerms()
  const changeTogether = useChangeTogether()
  const move = useMemo(() => commonMove(views, ordering), [views, ordering])
  if (move === undefined) return null
  const { deliveryId, lines } = move
  const moveAll = () => {
    const change = { type: 'ChangeDelivery', deliveryId } as const
    changeTogether(lines, change)
    // The button goes with what it offered.
    const [first] = lines
    if (first !== undefined) focusRow(keyAfter(first, change))
  }
  const said = { count: lines.length, delivery: deliveryName(deliveryId) }
  return (
    <div className={styles.offer}>
      <p>{t('cart.fix.together', said)}</p>
      <Button variant="secondary" size="row" icon="swap" onClick={moveAll}>
        {t('cart.fix.moveAll', said)}
      </Button>
    </div>
  )
}
