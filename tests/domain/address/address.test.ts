import { fc, it } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import type { Address } from '#domain/address/address'
import { deliverableAddresses } from '#domain/address/address'
import { searchAddresses } from '#domain/address/address-search'
import { alandPostalCodes, countryCodes, countryOfPostalCode, namedCountry } from '#domain/address/country'
import { addressOfDestination, deliveriesToAddress, deliveryAddressOf, withText } from '#domain/address/destination'
import {
  addressFaults,
  addressFields,
  addressFormFields,
  countryOf,
  readWrittenAddress,
} from '#domain/address/written-address'
import { addressId } from '#domain/kernel/ids'
import { anAddress, aWrittenAddress } from '../given'

describe('the country of an address', () => {
  it('[ADDRESS-05] is Sweden or Åland', () => {
    expect(countryCodes).toEqual(['SE', 'AX'])
  })

  it('goes without saying in an address in Sweden', () => {
    expect(countryCodes.map(namedCountry)).toEqual([undefined, 'AX'])
  })

  it('[ADDRESS-06] is Åland for 36 postal codes of its series', () => {
    expect(alandPostalCodes).toHaveLength(36)
    expect(new Set(alandPostalCodes).size).toBe(36)
    expect(alandPostalCodes.filter((code) => !/^22\d{3}$/.test(code))).toEqual([])
  })

  it.prop([fc.integer({ min: 22_000, max: 22_999 })])(
    '[ADDRESS-07] is preset by the list alone: another 22xxx is in Lund',
    (code) => {
      const written = String(code)
      const expected = alandPostalCodes.includes(written) ? 'AX' : 'SE'
      expect(countryOfPostalCode(written)).toBe(expected)
      expect(countryOfPostalCode(` ${written.slice(0, 3)} ${written.slice(3)} `)).toBe(expected)
    },
  )

  it('[ADDRESS-07] may be chosen against the postal code, until another code is written', () => {
    const begun = withText(undefined, 'postalCode', '22100')
    expect(begun.tag === 'Written' && countryOf(begun.values)).toBe('AX')
    const chosen = withText(begun, 'countryCode', 'SE')
    expect(chosen.tag === 'Written' && countryOf(chosen.values)).toBe('SE')
    const other = withText(chosen, 'postalCode', '22110')
    expect(other.tag === 'Written' && countryOf(other.values)).toBe('AX')
  })
})

describe('the search of addresses', () => {
  const searched = [
    'label',
    'name',
    'recipientName',
    'address1',
    'address2',
    'address3',
    'postalCode',
    'postalAddress',
  ] as const
  const word = fc.stringMatching(/^[a-zåäö0-9]{1,6}$/)

  it.prop([fc.constantFrom(...searched), fc.constantFrom(...searched), word, word])(
    '[ADDRESS-08] finds what has every term in any of eight texts, in capitals or not',
    (field, other, first, second) => {
      const address: Address = anAddress({ [field]: `x${first}x`, [other]: `x${first} ${second}x` })
      expect(searchAddresses([address], `${second.toUpperCase()}  ${first}`)).toEqual([address])
      expect(searchAddresses([address], `${first} §`)).toEqual([])
    },
  )

  it('[ADDRESS-08] looks into no other text, and a blank search leaves all', () => {
    const address = anAddress({ phone: '031-700', addressId: '4711', id: addressId('x-99') })
    expect(['031-700', '4711', 'x-99'].map((text) => searchAddresses([address], text))).toEqual([[], [], []])
    expect(searchAddresses([address], '  ')).toEqual([address])
  })
})

describe('the addresses to choose from', () => {
  it('are those that goods can be sent to, the preselected one first', () => {
    const [a, b, c] = [anAddress(), anAddress({ validForDelivery: false }), anAddress({ preselected: true })]
    expect(deliverableAddresses([a, b, c])).toEqual([c, a])
  })

  it('are asked for where a delivery brings the goods to one', () => {
    expect(
      deliveriesToAddress([
        { id: 'DBI', useDestination: true },
        { id: 'EXH', useDestination: false },
      ]),
    ).toEqual(['DBI'])
  })
})

describe('an address that is written', () => {
  it('is read without the blanks around its texts', () => {
    expect(readWrittenAddress({ ...aWrittenAddress, address2: ' Kvarngatan 8 ', label: '  ' })).toEqual({
      label: undefined,
      recipientName: 'Lindqvist Rör & Värme AB',
      address1: undefined,
      address2: 'Kvarngatan 8',
      address3: undefined,
      postalCode: '43137',
      postalAddress: 'Mölndal',
      countryCode: 'SE',
    })
  })

  it.prop([fc.dictionary(fc.constantFrom(...addressFields), fc.string({ maxLength: 40 }))])(
    'can be sent to exactly when none of its fields has a fault',
    (values) => {
      const address = addressOfDestination({ tag: 'Written', values })
      expect(address === undefined).toBe(addressFaults(values).length > 0)
      const longest = Object.values(address ?? {}).map((text) => text?.length ?? 0)
      expect(longest.every((length) => length <= 35)).toBe(true)
    },
  )

  it.each(addressFormFields.filter(({ required }) => required).map(({ name }) => name))(
    'is not complete with a blank %s',
    (name) => {
      expect(addressFaults({ ...aWrittenAddress, [name]: ' ' })).toEqual([{ field: name, fault: { tag: 'Required' } }])
    },
  )

  it.each(['43137', '431 37', '92100', '12200'])('has no postal code of Sweden on Åland: %s', (postalCode) => {
    const values = { ...aWrittenAddress, postalCode, countryCode: 'AX' }
    expect(addressFaults(values)).toEqual([{ field: 'postalCode', fault: { tag: 'NotOfAland' } }])
    expect(readWrittenAddress(values)).toBeUndefined()
    expect(addressFaults({ ...values, countryCode: 'SE' })).toEqual([])
  })

  it.each(['22100', '221 00', '22999', ' 22100 '])('has a postal code of Åland there: %s', (postalCode) => {
    expect(addressFaults({ ...aWrittenAddress, postalCode, countryCode: 'AX' })).toEqual([])
  })

  it('has a postal code of Lund in Sweden, whose series is that of Åland', () => {
    expect(addressFaults({ ...aWrittenAddress, postalCode: '22100', countryCode: 'SE' })).toEqual([])
  })

  it.each([
    ['SE-431 37', '43137'],
    ['SE 43137', '43137'],
    ['se43137', '43137'],
    ['S-431 37', '43137'],
    [' AX-22100 ', '22100'],
    ['FI-22100', '22100'],
  ])('has a postal code without the letters of its country: %s', (postalCode, zipCode) => {
    const values = { ...aWrittenAddress, postalCode }
    expect(addressFaults(values)).toEqual([{ field: 'postalCode', fault: { tag: 'HasCountryLetters', zipCode } }])
    expect(readWrittenAddress(values)).toBeUndefined()
  })

  it.each(['SE-4313', 'SE', 'DK-2100', 'SEX-43137', 'S43137 Mölndal'])(
    'has no letters of a country to leave out: %s',
    (postalCode) => {
      expect(addressFaults({ ...aWrittenAddress, postalCode }).map(({ fault }) => fault.tag)).toEqual([
        'NotAPostalCode',
      ])
    },
  )

  it('takes a postal code of five digits alone', () => {
    expect(addressFaults({ ...aWrittenAddress, postalCode: '4313' })).toEqual([
      { field: 'postalCode', fault: { tag: 'NotAPostalCode' } },
    ])
  })
})

describe('an address that is chosen', () => {
  it('keeps its texts as they were', () => {
    const address = anAddress({ label: undefined, name: 'Lagret', postalCode: '999' })
    const destination = { tag: 'Chosen', address: deliveryAddressOf(address) } as const
    expect(addressOfDestination(destination)).toMatchObject({ id: 'a1', label: 'Lagret', postalCode: '999' })
    expect(withText(destination, 'address2', 'Storgatan 1')).toEqual({
      tag: 'Written',
      values: { address2: 'Storgatan 1' },
    })
  })
})
