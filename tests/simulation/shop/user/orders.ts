import type { OrderField } from '#domain/checkout/checkout'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { shortagesIn } from '../record'
import { seenIn } from '../seen'
import { simulatedDeliveriesToAddress } from '../services/config'
import type { SimulatedTab } from '../tab'
import { deliveries, linesOf, markOf, type UserParts } from './user-parts'

/** How a user fills the forms of the deliveries and orders. Each act answers its name, for the trace. */
export const createOrders = ({ random, deeds }: UserParts) => {
  /** Texts about persons that were typed into forms. */
  const typed = new Set<string>()
  let count = 0

  const fill = (tab: SimulatedTab, delivery: DeliveryId, field: OrderField, value: string): void => {
    typed.add(value)
    tab.shop.checkout.fillField(delivery, field, value)
    const shown = seenIn(tab)
    if (shown.scope !== undefined && shown.halted === undefined && shown.forms[delivery]?.[field] !== value)
      deeds.unseen({ invariant: 'seen-at-once', message: `${delivery} ${field} does not show ${value}` })
  }

  const writeAddress = (tab: SimulatedTab, delivery: DeliveryId, street: string): void => {
    if (!simulatedDeliveriesToAddress.includes(delivery)) return
    typed.add(street)
    const values = { recipientName: 'Mottagningen', address2: street, postalCode: '11122', postalAddress: 'Stockholm' }
    tab.shop.checkout.setDestination(delivery, { tag: 'Written', values })
  }

  const fillForms = (tab: SimulatedTab): string => {
    for (const delivery of deliveries) {
      const mark = `${markOf(tab)} nr ${(count += 1)}`
      fill(tab, delivery, 'reference', `Beställare ${mark}`)
      fill(tab, delivery, 'recipient', `Mottagare ${mark}`)
      fill(tab, delivery, 'mobile', `0701${String(100_000 + count)}`)
      writeAddress(tab, delivery, `Byggvägen ${mark}`)
    }
    return 'fills the forms'
  }

  const shortagesSeen = (tab: SimulatedTab): readonly string[] => {
    const seen = linesOf(tab)
    return shortagesIn(seen, (line) => seen.find((other) => other === line)?.stock)
  }

  const areFormsFilled = (tab: SimulatedTab): boolean => {
    const { forms, destinations } = tab.shop.checkout.get()
    return deliveries.every(
      (delivery) =>
        forms[delivery]?.mobile !== undefined &&
        (destinations[delivery] !== undefined || !simulatedDeliveriesToAddress.includes(delivery)),
    )
  }

  const placeOrder = (tab: SimulatedTab): string => {
    if (!areFormsFilled(tab) && random.chance(0.8)) fillForms(tab)
    return deeds.press(tab, shortagesSeen(tab), () => tab.shop.checkout.placeOrder(false))
  }

  const consent = (tab: SimulatedTab): string => {
    if (random.chance(0.6)) tab.shop.checkout.placeUnkeptOrder()
    else tab.shop.checkout.cancelUnkeptOrder()
    return 'answers whether an order may be sent that cannot be stored'
  }

  return { typed, fillForms, placeOrder, consent }
}
