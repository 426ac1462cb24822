import { useState } from 'react'
import type { CartLine } from '#domain/cart/cart'
import { keyAfter } from '#domain/cart/changed-together'
import type { LineKey } from '#domain/cart/line-key'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { Button } from '../components/Button'
import { Flyout } from '../components/Flyout'
import { Icon } from '../components/Icon'
import { deliveryName } from '../texts/delivery-name'
import { useCartTerms } from './CartTermsContext'
import styles from './SelectionBar.module.css'
import { t } from './t'
import { useChangeTogether } from './use-change-together'

/** What is done with the selected rows of the cart. */
export interface SelectedProps {
  /** All rows of the cart. */
  readonly lines: readonly CartLine[]
  readonly selected: readonly CartLine[]
  /** The rows are changed, or changed back: they have other keys now, by which they stay selected. */
  readonly onChanged: (before: readonly LineKey[], after: readonly LineKey[]) => void
}

/** Moves the selected rows to another delivery. */
export const MoveSelected = ({ selected, onChanged }: Omit<SelectedProps, 'lines'>) => {
  const changeTogether = useChangeTogether()
  const { available } = useCartTerms().ordering
  const others = available.filter((id) => selected.some((line) => line.deliveryId !== id))
  const [choosing, setChoosing] = useState(false)
  const move = (deliveryId: DeliveryId) => {
    setChoosing(false)
    const change = { type: 'ChangeDelivery', deliveryId } as const
    const before = selected.map(({ key }) => key)
    const after = selected.map((line) => keyAfter(line, change))
    changeTogether(selected, change, () => onChanged(after, before))
    onChanged(before, after)
  }
  return (
    <Flyout
      title={t('cart.selection.move')}
      align="end"
      open={choosing}
      onOpen={() => setChoosing(true)}
      onClose={() => setChoosing(false)}
      trigger={{
        className: styles.trigger,
        content: (
          <>
            <Icon name="swap" size={18} />
            <span>
              {t('cart.selection.move.start')} <span className="visually-hidden">{t('cart.selection.move.rest')}</span>
            </span>
          </>
        ),
      }}
    >
      <ul className={styles.choices}>
        {others.map((id) => (
          <li key={id}>
            <Button variant="text" onClick={() => move(id)}>
              <span className={styles.code}>{id}</span> {deliveryName(id)}
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{t('cart.selection.hint')}</p>
    </Flyout>
  )
}
