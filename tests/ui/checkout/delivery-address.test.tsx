// @vitest-environment happy-dom
import * as TE from 'fp-ts/TaskEither'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Address } from '#domain/address/address'
import type { ShellData } from '#application/queries/page-data'
import { addressId } from '#domain/kernel/ids'
import { DeliveryPage } from '../../../ui/checkout/delivery/DeliveryPage'
import { anAddress, aWrittenAddress } from '../../domain/given'
import { line, valve } from '../../domain/given-articles'
import type { FakeShop } from '../../support/fake-shop'
import { drawIn } from '../draw'
import { filledIn, shell, shopWith } from './given'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-15T10:42:00+01:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

const drivenTo: ShellData = {
  ...shell,
  config: {
    ...shell.config,
    deliveryOptions: shell.config.deliveryOptions.map((option) => ({ ...option, useDestination: option.id === 'DBI' })),
  },
}
const open = (shop: FakeShop) => drawIn(shop, drivenTo, <DeliveryPage />, '/delivery')

type Given = Parameters<typeof shopWith>[1]
const shopOf = (given: Given = {}) =>
  shopWith([line(valve, 12)], { forms: { DBI: filledIn }, toAddress: ['DBI'], ...given })
const known = (...addresses: readonly Address[]): Given => ({ addresses: TE.right(addresses) })

const workshop = anAddress({ preselected: true })
const site = anAddress({ id: addressId('a2'), label: 'Bygget', address2: 'Kvarngatan 8' })

describe('the address of a delivery', () => {
  it('is the preselected one of the customer until another is chosen', async () => {
    const shop = shopOf(known(site, workshop))
    const drawn = await open(shop)
    expect(drawn.text()).toContain('Verkstaden')
    expect(drawn.text()).toContain('Lindqvist Rör & Värme AB, Flöjelbergsgatan 8 B')
    expect(drawn.text()).toContain('Adress 1 av 2')
    expect(drawn.text()).toContain('1 av 1 klara')

    await drawn.press('Byt adress')
    await drawn.press(/^Bygget/)

    expect(shop.checkout.get().destinations.DBI).toMatchObject({ tag: 'Chosen', address: { id: 'a2' } })
    expect(drawn.text()).toContain('Adress 2 av 2')
  })

  it('is not replaced by the preselected one when the page is opened again', async () => {
    const shop = shopOf(known(workshop, site))
    shop.checkout.setDestination('DBI', { tag: 'Written', values: { address2: 'Storgatan 1' } })
    const drawn = await open(shop)
    expect(drawn.all('input[value="Storgatan 1"]')).toHaveLength(1)
  })

  it('[ADDRESS-03] [ADDRESS-04] says what an address lacks', async () => {
    const drawn = await open(shopOf(known({ ...workshop, recipientName: ' ', address2: undefined })))
    expect(drawn.text()).toContain('Mottagarnamn saknas, Adress saknas')
  })

  it('must be chosen where none is preselected, which is told when the user goes on', async () => {
    const drawn = await open(shopOf(known(site)))
    expect(drawn.text()).toContain('Ingen adress är vald.')
    expect(drawn.text()).toContain('1 uppgift kvar')
    await drawn.press('Granska ordern')
    expect(drawn.text()).toContain('Välj vart varorna ska, eller skriv en adress.')
  })

  it('[ADDRESS-07] keeps the country that the user chose, and says that the postal code is of another one', async () => {
    const shop = shopOf(known())
    const drawn = await open(shop)
    await drawn.type('Postnummer', '22100')
    expect(drawn.text()).not.toContain('brukar höra till')
    await drawn.does(() => shop.checkout.writeAddress('DBI', 'countryCode', 'SE'))
    expect(drawn.text()).toContain('Postnumret brukar höra till Åland. Kontrollera landet.')
    expect(shop.checkout.get().destinations.DBI).toMatchObject({ values: { countryCode: 'SE' } })
  })

  it('is not said to be missing where it is chosen, though another field has a fault', async () => {
    const shop = shopOf({ ...known(workshop), forms: { DBI: { ...filledIn, recipient: '' } } })
    const drawn = await open(shop)
    await drawn.press('Granska ordern')
    expect(drawn.text()).toContain('Fyll i vem som tar emot på plats.')
    expect(drawn.text()).not.toContain('Välj vart varorna ska')
  })

  it('is written by who has none, with each fault at its field', async () => {
    const shop = shopOf(known())
    const drawn = await open(shop)
    await drawn.type('Gatuadress', 'Kvarngatan 8')
    await drawn.type('Postnummer', '4313')
    await drawn.leave('Postnummer')
    expect(drawn.text()).toContain('Skriv ett postnummer med fem siffror')
    expect(shop.checkout.get().destinations.DBI).toEqual({
      tag: 'Written',
      values: { address2: 'Kvarngatan 8', postalCode: '4313' },
    })
  })

  it.each([
    ['SE-431 37', 'Skriv postnumret utan landets bokstäver: 431 37.'],
    ['AX-22100', 'Skriv postnumret utan landets bokstäver: 221 00.'],
  ])('is asked for a postal code without the letters of its country: %s', async (postalCode, words) => {
    const drawn = await open(shopOf(known()))
    await drawn.type('Postnummer', postalCode)
    await drawn.leave('Postnummer')
    expect(drawn.text()).toContain(words)
  })

  it('is asked for a postal code of Åland where that is chosen', async () => {
    const shop = shopOf(known())
    const drawn = await open(shop)
    await drawn.type('Postnummer', '431 37')
    await drawn.does(() => shop.checkout.writeAddress('DBI', 'countryCode', 'AX'))
    await drawn.leave('Postnummer')
    expect(drawn.text()).toContain('Postnummer på Åland har fem siffror och börjar med 22')
  })

  it('[ADDRESS-05] is in Sweden or Åland', async () => {
    const drawn = await open(shopOf(known()))
    expect(drawn.all('#DBI-countryCode option').map((option) => option.getAttribute('value'))).toEqual(['SE', 'AX'])
  })

  it('can be written when the addresses cannot be fetched', async () => {
    const drawn = await open(shopOf({ addresses: TE.left({ tag: 'Lost', service: 'gateway', status: undefined }) }))
    expect(drawn.text()).toContain('Era adresser kunde inte hämtas')
    await drawn.press('Skriv en annan adress')
    expect(drawn.isThere('Gatuadress')).toBe(true)
  })

  it('is chosen once it is saved, and kept for the order when it cannot be saved', async () => {
    const saved = { ...site, id: addressId('a9') }
    const shop = shopOf({ ...known(), saveAddress: () => TE.right(saved) })
    shop.checkout.setDestination('DBI', { tag: 'Written', values: aWrittenAddress })
    const drawn = await open(shop)
    await drawn.press('Spara i adressboken')
    expect(shop.checkout.get().destinations.DBI).toMatchObject({ tag: 'Chosen', address: { id: 'a9' } })

    const failing = shopOf(known())
    failing.checkout.setDestination('DBI', { tag: 'Written', values: aWrittenAddress })
    const page = await open(failing)
    await page.press('Spara i adressboken')
    expect(page.text()).toContain('Adressen sparades inte.')
    expect(failing.checkout.get().destinations.DBI).toEqual({ tag: 'Written', values: aWrittenAddress })
  })
})

describe('the order number of the customer', () => {
  it('[CHECKOUT-17] [DELIVERY-14] is asked about when its field is left, and blocks the form by a negative answer', async () => {
    const shop = shopOf(known(workshop))
    const drawn = await open(shop)
    await drawn.type('Ert ordernummer', '4711')
    const validations = () => shop.asked.filter(({ type }) => type === 'ValidateOrderNumber')
    expect(validations()).toEqual([])
    await drawn.leave('Ert ordernummer')
    expect(validations()).toEqual([{ type: 'ValidateOrderNumber', deliveryId: 'DBI', orderNumber: '4711' }])
    expect(drawn.text()).toContain('1 av 1 klara')

    await drawn.does(() => shop.answerOrderNumber('DBI', '4711', 'Numret finns redan.'))

    expect(drawn.text()).toContain('Numret finns redan.')
    expect(drawn.named('Granska ordern').getAttribute('aria-disabled')).toBe('true')
    await drawn.type('Ert ordernummer', '4712')
    expect(drawn.named('Granska ordern').getAttribute('aria-disabled')).toBeNull()
  })
})
