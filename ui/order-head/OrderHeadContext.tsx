import { createContext, useContext, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { type DeliveryId, isStoreDelivery } from '#domain/delivery/delivery-type'
import { useOverlays } from '../overlays/OverlaysContext'
import { useChosenDelivery } from './chosen-delivery'
import type { ChosenDelivery } from './chosen-delivery'

/** The order head's flyouts; `sheet` holds them all on a small screen. */
export type OrderCell = 'customer' | 'project' | 'delivery' | 'place' | 'sheet'

interface OrderHeadAccess {
  readonly opened: OrderCell | undefined
  /** The delivery that was asked for with the open flyout; undefined where the chosen one is to be shown. */
  readonly wanted: DeliveryId | undefined
  /** `store` is the choice of a delivery with one to a store chosen. */
  readonly open: (asked: OrderCell | 'store', wanted?: DeliveryId) => void
  readonly close: () => void
  readonly delivery: ChosenDelivery
}

const unknown: ChosenDelivery = {
  deliveryId: undefined,
  name: undefined,
  place: undefined,
  locationId: undefined,
  day: undefined,
}
const nothing = () => undefined
const OrderHeadContext = createContext<OrderHeadAccess>({
  opened: undefined,
  wanted: undefined,
  open: nothing,
  close: nothing,
  delivery: unknown,
})

const SMALL_SCREEN = '(max-width: 699px)'

/**
 * Provides the chosen delivery, and the open flyout of the order head, also to pages: they show stock and open flyouts.
 */
export const OrderHeadProvider = ({ children }: { children: ReactNode }) => {
  const { overlays, open: openOverlay, close: closeOverlay } = useOverlays()
  const [cell, setCell] = useState<OrderCell>()
  const [wanted, setWanted] = useState<DeliveryId>()
  const delivery = useChosenDelivery()
  const inContext = cell === 'customer' || cell === 'project'
  const opened = inContext && !overlays.projectFlyout ? undefined : cell

  const access = useMemo(() => {
    const { deliveryId: chosen } = delivery
    const toStore = chosen !== undefined && isStoreDelivery(chosen) ? chosen : 'EXH'
    return {
      opened,
      wanted,
      delivery,
      open: (asked: OrderCell | 'store', deliveryId?: DeliveryId) => {
        const small = window.matchMedia(SMALL_SCREEN).matches
        const asksStore = asked === 'store'
        setCell(small ? 'sheet' : asksStore ? 'delivery' : asked)
        setWanted(asksStore ? toStore : deliveryId)
        if (asked === 'customer' || asked === 'project') openOverlay('projectFlyout')
      },
      close: () => {
        setCell(undefined)
        closeOverlay('projectFlyout')
      },
    }
  }, [opened, wanted, delivery, openOverlay, closeOverlay])
  return <OrderHeadContext.Provider value={access}>{children}</OrderHeadContext.Provider>
}

export const useOrderHead = (): OrderHeadAccess => useContext(OrderHeadContext)
