import { createContext, useContext, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useOverlays } from '../overlays/OverlaysContext'
import { useChosenDelivery } from './chosen-delivery'
import type { ChosenDelivery } from './chosen-delivery'

/** The order head's flyouts; `sheet` holds them all on a small screen. */
export type OrderCell = 'customer' | 'project' | 'delivery' | 'place' | 'sheet'

interface OrderHeadAccess {
  readonly opened: OrderCell | undefined
  readonly open: (cell: OrderCell) => void
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
  const delivery = useChosenDelivery()
  const inContext = cell === 'customer' || cell === 'project'
  const opened = inContext && !overlays.projectFlyout ? undefined : cell

  const access = useMemo(
    () => ({
      opened,
      delivery,
      open: (wanted: OrderCell) => {
        const small = window.matchMedia(SMALL_SCREEN).matches
        setCell(small ? 'sheet' : wanted)
        if (wanted === 'customer' || wanted === 'project') openOverlay('projectFlyout')
      },
      close: () => {
        setCell(undefined)
        closeOverlay('projectFlyout')
      },
    }),
    [opened, delivery, openOverlay, closeOverlay],
  )
  return <OrderHeadContext.Provider value={access}>{children}</OrderHeadContext.Provider>
}

export const useOrderHead = (): OrderHeadAccess => useContext(OrderHeadContext)
