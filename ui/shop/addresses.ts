import { useState } from 'react'
import * as E from 'fp-ts/Either'
import type { Call } from '#application/ports/call'
import type { NewAddress } from '#application/ports/address-service'
import type { ShopQueries } from '#application/shop/shop-queries'
import { type Address, type AddressTexts, deliverableAddresses } from '#domain/address/address'
import { afterAddressChange } from '#domain/address/destination'
import { deliveryIds } from '#domain/delivery/delivery-type'
import type { CallFailure } from '#domain/failure/call-failure'
import type { AddressId, CustomerId } from '#domain/kernel/ids'
import type { ArrivedShop } from './ShopContext'
import { useOnceArrived, useSession } from './ShopContext'
import { shopQuery, useAnswer, useLatestValue } from './use-answer'

type Outcome<A> = Promise<E.Either<CallFailure, A>>

/** The addresses of the customer, and their changes. */
export interface AddressBook {
  /** Undefined until they are known. */
  readonly all: readonly Address[] | undefined
  /** Those that goods can be sent to; undefined until they are known. */
  readonly addresses: readonly Address[] | undefined
  /** Asks again; undefined unless the addresses could not be fetched. */
  readonly retry: (() => void) | undefined
  readonly save: (address: AddressTexts & Partial<NewAddress>) => Outcome<Address>
  /** The deliveries of the order that go to the address go to it as it is then. */
  readonly change: (id: AddressId, address: NewAddress) => Outcome<Address>
  readonly remove: (id: AddressId) => Outcome<void>
}

interface Asked {
  readonly customer: CustomerId
  /** How often this view has changed the addresses: the list is fetched again each time. */
  readonly changes: number
}

const addressesQuery = shopQuery((queries, _asked: Asked, options) => queries.addresses(options))

/** @param isNeeded without it no addresses are fetched */
export const useAddressBook = (isNeeded: boolean): AddressBook => {
  const session = useSession()
  const onceArrived = useOnceArrived()
  const [changes, setChanges] = useState(0)
  const customer = session.tag === 'Authenticated' ? session.context?.customerId : undefined
  const answer = useAnswer(addressesQuery, isNeeded && customer !== undefined ? { customer, changes } : undefined)
  const addresses = useLatestValue(answer, customer)

  const changed = <A>(
    call: (queries: ShopQueries) => Call<A>,
    then: (arrived: ArrivedShop, answer: A) => void = () => undefined,
  ): Outcome<A> =>
    new Promise((settle) => {
      onceArrived((arrived) => {
        void call(arrived.queries)().then((outcome) => {
          if (E.isRight(outcome)) then(arrived, outcome.right)
          // What a colleague has deleted is not in the list any more.
          if (E.isRight(outcome) || isGone(outcome.left)) setChanges((count) => count + 1)
          return settle(outcome)
        })
      })
    })

  return {
    all: addresses,
    addresses: addresses === undefined ? undefined : deliverableAddresses(addresses),
    retry: answer.tag === 'Failed' ? answer.retry : undefined,
    save: (address) =>
      changed((queries) => queries.saveAddress({ name: undefined, phone: undefined, preselected: false, ...address })),
    change: (id, address) => changed((queries) => queries.updateAddress(id, address), followInOrder),
    remove: (id) => changed((queries) => queries.removeAddress(id)),
  }
}

/** Whether an address is not among the customer's any more. */
export const isGone = (failure: CallFailure): boolean => failure.tag === 'Refused' && failure.status === 404

const followInOrder = ({ shop }: ArrivedShop, address: Address): void => {
  const { destinations } = shop.checkout.get()
  for (const delivery of deliveryIds) {
    const before = destinations[delivery]
    const after = before === undefined ? undefined : afterAddressChange(before, address)
    if (after !== undefined && after !== before) shop.checkout.setDestination(delivery, after)
  }
}
