import { useEffect, useEffectEvent } from 'react'
import type { DeliveryGroup } from '#domain/cart/cart-view'
import { knownValues } from '#domain/checkout/delivery-form'
import type { User } from '#domain/session/session'
import { type AddressBook, useAddressBook } from '../shop/addresses'
import { useSession, useShopCommand } from '../shop/ShopContext'
import { useFilledForms } from './to-address'
import { usePreselectedAddress } from './use-preselected-address'

/**
 * Fills in what is known of the user, the project and the preselected address where nobody has filled in anything, so that
 * a regular order needs little typing, and is judged alike on every page and device.
 * @returns the addresses to choose from
 */
export const useBegunForms = (groups: readonly DeliveryGroup[]): AddressBook => {
  const { toAddress } = useFilledForms()
  const toChoose = groups.map(({ deliveryId }) => deliveryId).filter((id) => toAddress.includes(id))
  const book = useAddressBook(toChoose.length > 0)
  useKnownValues(groups)
  usePreselectedAddress(toChoose, book.addresses)
  return book
}

const useKnownValues = (groups: readonly DeliveryGroup[]) => {
  const session = useSession()
  const user = session.tag === 'Authenticated' ? session.signedIn.user : undefined
  const projectName = session.tag === 'Authenticated' ? session.context?.projectName : undefined
  const command = useShopCommand()
  const ids = groups.map((group) => group.deliveryId).join()
  const fill = useEffectEvent((user: User, projectName: string | undefined) =>
    command((shop) => {
      for (const { deliveryId } of groups)
        for (const [field, value] of knownValues(user, projectName, shop.checkout.get().forms[deliveryId] ?? {}))
          shop.checkout.fillField(deliveryId, field, value)
    }),
  )
  useEffect(() => {
    if (user !== undefined && ids !== '') fill(user, projectName)
  }, [user, projectName, ids])
}
