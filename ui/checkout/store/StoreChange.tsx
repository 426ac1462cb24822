import { useState } from 'react'
import * as E from 'fp-ts/Either'
import type { CartLine } from '#domain/cart/cart'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { LocationId } from '#domain/kernel/ids'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { useTell } from '../../notices/ShellNotices'
import { useShopCommand } from '../../shop/ShopContext'
import { deliveryName } from '../../texts/delivery-name'
import { t } from '../t'
import { StoresToChange } from './StoresToChange'

interface StoreChangeProps {
  readonly deliveryId: DeliveryId
  readonly lines: readonly CartLine[]
  /** Whether only stores that have all of the lines are offered. */
  readonly wantsAll?: boolean
  /** What the button is called; in a row with others of its kind, also for whom. */
  readonly label: string
  readonly description?: string
}

/** A button, and a dialog in which another store is chosen for a delivery of the cart. */
export const StoreChange = ({ deliveryId, lines, wantsAll = false, label, description }: StoreChangeProps) => {
  const [open, setOpen] = useState(false)
  const command = useShopCommand()
  const tell = useTell()
  const choose = (store: LocationId, name: string) => {
    setOpen(false)
    command((shop) => {
      if (E.isRight(shop.session.chooseStore(deliveryId, store)))
        tell('checkout.store.changed', { delivery: deliveryName(deliveryId), store: name })
    })
  }
  return (
    <>
      <Button
        variant="secondary"
        size="row"
        onClick={() => setOpen(true)}
        {...(description === undefined ? {} : { 'aria-label': description })}
      >
        {label}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('checkout.store.title', { delivery: deliveryName(deliveryId) })}
      >
        <StoresToChange deliveryId={deliveryId} lines={lines} wantsAll={wantsAll} onChoose={choose} />
      </Dialog>
    </>
  )
}
