import { describe, expect, it } from 'vitest'
import { addressOfDestination, afterAddressChange, deliveryAddressOf, withText } from '#domain/address/destination'
import { addressId } from '#domain/kernel/ids'
import { anAddress, aWrittenAddress } from '../given'

const chosen = { tag: 'Chosen', address: deliveryAddressOf(anAddress()) } as const
const written = { tag: 'Written', values: aWrittenAddress } as const

describe('where the goods of a delivery are sent', () => {
  it('is the chosen address, with its id, or the written one, without', () => {
    expect(addressOfDestination(chosen)).toMatchObject({ id: 'a1', address2: 'Flöjelbergsgatan 8 B' })
    expect(addressOfDestination(written)).toMatchObject({ id: undefined, address2: 'Kvarngatan 8', countryCode: 'SE' })
  })

  it('is not known while nothing is said, or while the written address has a fault', () => {
    expect(addressOfDestination(undefined)).toBeUndefined()
    expect(addressOfDestination(withText(written, 'address2', ''))).toBeUndefined()
  })

  it('keeps what is written where one more text is, and begins anew after a chosen address', () => {
    expect(withText(written, 'address1', 'Port 2')).toEqual({
      tag: 'Written',
      values: { ...aWrittenAddress, address1: 'Port 2' },
    })
    expect(withText(chosen, 'address1', 'Port 2')).toEqual({ tag: 'Written', values: { address1: 'Port 2' } })
  })

  it('is the chosen address as it is now, when it is changed in the address book; others stay', () => {
    const changed = anAddress({ address2: 'Nya vägen 1' })
    expect(afterAddressChange(chosen, changed)).toEqual({ tag: 'Chosen', address: deliveryAddressOf(changed) })
    expect(afterAddressChange(chosen, anAddress({ id: addressId('a2') }))).toBe(chosen)
    expect(afterAddressChange(written, changed)).toBe(written)
  })
})
