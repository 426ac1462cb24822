import { useState } from 'react'
import type { Shop } from '#application/shop/shop'
import type { AddressEntry } from '#domain/address/address-entry'
import { addressId, type AddressId, type CustomerId } from '#domain/kernel/ids'
import { useShop } from '../../shop/ShopContext'

/** An address that is being written. */
export interface WrittenEntry {
  /** Of the address that is changed; undefined for a new one. */
  readonly id: AddressId | undefined
  readonly entry: AddressEntry
  /** Whether it was begun before the page was opened. */
  readonly isFoundAgain: boolean
}

const PRESELECTED = 'preselected'
const NEW = 'new'

const prefixOf = (customer: CustomerId): string => `${customer}/`

const foundAgain = (shop: Shop | undefined, customer: CustomerId): WrittenEntry | undefined => {
  const draft = shop?.drafts.read('address')
  if (draft === undefined || !draft.of.startsWith(prefixOf(customer))) return undefined
  const id = draft.of.slice(prefixOf(customer).length)
  const { [PRESELECTED]: preselected, ...texts } = draft.values
  return {
    id: id === NEW ? undefined : addressId(id),
    entry: { texts, preselected: preselected === 'true' },
    isFoundAgain: true,
  }
}

/** The address that is being written for a customer. What is typed survives a reload until it is saved or given up. */
export const useAddressDraft = (customer: CustomerId) => {
  const shop = useShop()
  const [written, setWritten] = useState(() => foundAgain(shop, customer))
  return {
    written,
    begin: (id: AddressId | undefined, entry: AddressEntry) => setWritten({ id, entry, isFoundAgain: false }),
    write: (id: AddressId | undefined, entry: AddressEntry) => {
      setWritten((before) => ({ id, entry, isFoundAgain: before?.isFoundAgain ?? false }))
      const values = { ...entry.texts, [PRESELECTED]: String(entry.preselected) }
      shop?.drafts.keep('address', { of: `${prefixOf(customer)}${id ?? NEW}`, values })
    },
    end: () => {
      setWritten(undefined)
      shop?.drafts.keep('address', undefined)
    },
  }
}
