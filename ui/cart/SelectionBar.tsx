import { useState } from 'react'
import * as E from 'fp-ts/Either'
import type { CartLine } from '#domain/cart/cart'
import type { LineKey } from '#domain/cart/line-key'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { Checkbox } from '../components/Checkbox'
import { Button } from '../components/Button'
import { Flyout } from '../components/Flyout'
import { Icon } from '../components/Icon'
import { useTell } from '../notices/ShellNotices'
import { useShopCommand } from '../shop/ShopContext'
import { t } from '../texts/t'
import { deliveryName } from '../texts/delivery-name'
import { useCartTerms } from './CartTermsContext'
import { useRemoveLines } from './use-remove-lines'
import styles from './SelectionBar.module.css'

interface SelectionBarProps {
  /** All rows of the cart. */
  readonly lines: readonly CartLine[]
  readonly selected: readonly CartLine[]
  readonly onSelect: (lines: readonly LineKey[]) => void
}

/** A checkbox that selects all rows, and the actions for the selected ones. */
export const SelectionBar = ({ lines, selected, onSelect }: SelectionBarProps) => {
  const isAll = selected.length === lines.length
  return (
    <div className={styles.selection}>
      {lines.length > 1 && (
        <Checkbox
          ref={(box) => {
            if (box !== null) box.indeterminate = selected.length > 0 && !isAll
          }}
          label={t('cart.selection.all')}
          checked={isAll}
          onChange={() => onSelect(isAll ? [] : lines.map(({ key }) => key))}
        />
      )}
      {selected.length > 0 && <SelectedActions selected={selected} onDone={() => onSelect([])} />}
    </div>
  )
}

const SelectedActions = ({ selected, onDone }: { selected: readonly CartLine[]; onDone: () => void }) => {
  const command = useShopCommand()
  const removeLines = useRemoveLines()
  const tell = useTell()
  const { available } = useCartTerms().ordering
  const [choosing, setChoosing] = useState(false)

  const move = (delivery: DeliveryId) => {
    setChoosing(false)
    command((shop) => {
      const keys = selected.map(({ key }) => key)
      if (E.isRight(shop.cart.changeDelivery(keys, delivery)))
        tell('cart.moved', { count: keys.length, delivery: deliveryName(delivery) })
    })
    onDone()
  }
  const remove = () => {
    removeLines(selected)
    onDone()
  }
  return (
    <section className={styles.bar} aria-label={t('cart.selection')}>
      <output>{t('cart.selection.count', { count: selected.length })}</output>
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
              <Icon name="swap" size={18} /> {t('cart.selection.move')}
            </>
          ),
        }}
      >
        <ul className={styles.choices}>
          {available.map((id) => (
            <li key={id}>
              <Button variant="text" onClick={() => move(id)}>
                <span className={styles.code}>{id}</span> {deliveryName(id)}
              </Button>
            </li>
          ))}
        </ul>
        <p className={styles.hint}>{t('cart.selection.hint')}</p>
      </Flyout>
      <Button variant="danger" size="row" icon="trash" onClick={remove}>
        {t('cart.selection.remove')}
      </Button>
    </section>
  )
}
