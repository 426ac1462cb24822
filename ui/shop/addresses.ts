import { useState } from 'react'
import * as E from 'fp-ts/Either'
import { type Address, type AddressTexts, deliverableAddresses } from '#domain/address/address'
import type { CallFailure } from '#domain/failure/call-failure'
import type { CustomerId } from '#domain/kernel/ids'
import { useOnceArrived, useSession } from './ShopContext'
import { shopQuery, useAnswer, useLatestValue } from './use-answer'

/** The customer's addresses that goods can be sent to. */
export interface AddressBook {
  /** Undefined until they are known. */
  readonly addresses: readonly Address[] | undefined
  /** Asks again; undefined unless the addresses could not be fetched. */
  readonly retry: (() => void) | undefined
  readonly save: (address: AddressTexts) => Promise<E.Either<CallFailure, Address>>
}

interface Asked {
  readonly customer: CustomerId
  /** How many addresses this view has saved: the list is fetched again after each. */
  readonly saved: number
}

const addressesQuery = shopQuery((queries, _asked: Asked, options) => queries.addresses(options))

/** @param isNeeded without it no addresses are fetched */
export const useAddressBook = (isNeeded: boolean): AddressBook => {
  const session = useSession()
  const onceArrived = useOnceArrived()
  const [saved, setSaved] = useState(0)
  const customer = session.tag === 'Authenticated' ? session.context?.customerId : undefined
  const answer = useAnswer(addressesQuery, isNeeded && customer !== undefined ? { customer, saved } : undefined)
  const addresses = useLatestValue(answer, customer)
  return {
    addresses: addresses === undefined ? undefined : deliverableAddresses(addresses),
    retry: answer.tag === 'Failed' ? answer.retry : undefined,
    save: (address) =>
      new Promise((settle) => {
        onceArrived(({ queries }) => {
          const saving = queries.saveAddress({ ...address, name: undefined, phone: undefined, preselected: false })
          void saving().then((outcome) => {
            if (E.isRight(outcome)) setSaved((count) => count + 1)
            return settle(outcome)
          })
        })
      }),
  }
}
