import { describe, expect, it } from 'vitest'
import {
  addressEntryFaults,
  addressEntryFields,
  type AddressEntry,
  entryOf,
  readAddressEntry,
  withEntryText,
} from '#domain/address/address-entry'
import { anAddress, aWrittenAddress } from '../given'

const written: AddressEntry = { texts: { ...aWrittenAddress, phone: ' 08-123 45 67 ' }, preselected: true }

describe('an address of the address book, as it is being written', () => {
  it('[ADDRESS-02] has the fields of a written address and the telephone of the place', () => {
    expect(addressEntryFields.map(({ name }) => name)).toEqual([
      'recipientName',
      'address1',
      'address2',
      'address3',
      'postalCode',
      'postalAddress',
      'label',
      'phone',
    ])
  })

  it('is read with its telephone, without blanks around it, and whether it is chosen from now on', () => {
    expect(readAddressEntry(written)).toMatchObject({ phone: '08-123 45 67', preselected: true, countryCode: 'SE' })
    expect(readAddressEntry({ ...written, preselected: false })?.preselected).toBe(false)
  })

  it.each([undefined, '', '   '])('has no telephone where none is written: %j', (phone) => {
    const entry = { ...written, texts: { ...aWrittenAddress, ...(phone === undefined ? {} : { phone }) } }
    expect(addressEntryFaults(entry)).toEqual([])
    expect(readAddressEntry(entry)).toMatchObject({ phone: undefined })
  })

  it('is not read while anything is wrong, and says what, in the order of its fields', () => {
    const wrong = withEntryText(withEntryText(written, 'phone', 'ring'), 'recipientName', '')
    expect(addressEntryFaults(wrong)).toEqual([
      { field: 'recipientName', fault: { tag: 'Required' } },
      { field: 'phone', fault: { tag: 'NotAPhoneNumber' } },
    ])
    expect(readAddressEntry(wrong)).toBeUndefined()
    expect(readAddressEntry(withEntryText(written, 'phone', 'ring'))).toBeUndefined()
    expect(readAddressEntry(withEntryText(written, 'address2', ''))).toBeUndefined()
  })

  it('has the faults of a written address', () => {
    const onAland = withEntryText(withEntryText(written, 'postalCode', '43137'), 'countryCode', 'AX')
    expect(addressEntryFaults(onAland)).toEqual([{ field: 'postalCode', fault: { tag: 'NotOfAland' } }])
  })

  it('has room for a telephone of 30 characters', () => {
    const fault = (phone: string) =>
      addressEntryFaults(withEntryText(written, 'phone', phone)).map((one) => one.fault.tag)
    expect(fault('0'.repeat(31))).toEqual(['TooLong'])
  })

  it('begins with all texts of the address that is changed, also with a country against its postal code', () => {
    const address = anAddress({
      ...{
        label: 'Förrådet',
        recipientName: 'Bygg AB',
        address1: 'Port 2',
        address2: 'Ringvägen 1',
        address3: 'Plan 3',
      },
      ...{ postalCode: '22100', postalAddress: 'Mariehamn', countryCode: 'SE', phone: '018-1', preselected: true },
    })
    expect(entryOf(address)).toEqual({
      texts: {
        ...{
          label: 'Förrådet',
          recipientName: 'Bygg AB',
          address1: 'Port 2',
          address2: 'Ringvägen 1',
          address3: 'Plan 3',
        },
        ...{ postalCode: '22100', postalAddress: 'Mariehamn', countryCode: 'SE', phone: '018-1' },
      },
      preselected: true,
    })
  })

  it('is labelled by the name of the register where it has no label, and is empty where it has nothing', () => {
    const none = undefined
    const bare = { label: none, recipientName: none, address1: none, address2: none, address3: none, phone: none }
    expect(entryOf(anAddress({ ...bare, name: 'Huvudkontoret' })).texts.label).toBe('Huvudkontoret')
    expect(entryOf(anAddress({ ...bare, name: none })).texts).toMatchObject({
      ...{ label: '', recipientName: '', address1: '', address2: '', address3: '', phone: '' },
    })
  })

  it('[ADDRESS-07] keeps the rest where one text changes, and presets the country by another postal code', () => {
    const chosen = withEntryText(withEntryText(written, 'postalCode', '22100'), 'countryCode', 'SE')
    expect(chosen.texts).toMatchObject({ ...aWrittenAddress, postalCode: '22100', countryCode: 'SE' })
    expect(readAddressEntry(withEntryText(chosen, 'postalCode', '22110'))?.countryCode).toBe('AX')
    expect(withEntryText(written, 'label', 'Nytt').preselected).toBe(true)
  })
})
