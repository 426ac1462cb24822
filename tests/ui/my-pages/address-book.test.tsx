// @vitest-environment happy-dom
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { NewAddress } from '#application/ports/address-service'
import type { Call } from '#application/ports/call'
import type { ShopQueries } from '#application/shop/shop-queries'
import type { Address } from '#domain/address/address'
import { deliveryAddressOf } from '#domain/address/destination'
import type { CallFailure } from '#domain/failure/call-failure'
import { addressId } from '#domain/kernel/ids'
import { Component as AddressesPage } from '../../../ui/my-pages/addresses/AddressesPage'
import { anAddress } from '../../domain/given'
import { line, valve } from '../../domain/given-articles'
import { withQueries } from '../../support/arrived-shop'
import type { FakeShop } from '../../support/fake-shop'
import { descriptionOf, drawIn } from '../draw'
import { shell, shopWith } from '../checkout/given'

const workshop = anAddress({ id: addressId('a1'), label: 'Verkstaden', readOnly: true, preselected: true })
const site = anAddress({ id: addressId('a2'), label: 'Bygget', address2: 'Kvarngatan 8', phone: '031-555 01 00' })
const office = anAddress({ id: addressId('a3'), label: undefined, name: 'Kontoret', validForDelivery: false })

const lost: CallFailure = { tag: 'Lost', service: 'gateway', status: undefined }
const refusedWith = (status: number, more: Partial<Extract<CallFailure, { tag: 'Refused' }>> = {}): CallFailure => ({
  tag: 'Refused',
  service: 'gateway',
  status,
  message: undefined,
  code: undefined,
  details: [],
  ...more,
})

/** Addresses that a service keeps, and the calls that it was made. */
const kept = (...addresses: readonly Address[]) => {
  let all = addresses
  const calls: (readonly [string, ...unknown[]])[] = []
  const of = (id: Address['id'], address: NewAddress): Address => ({ ...anAddress(), ...address, id })
  const queries: Pick<ShopQueries, 'addresses' | 'saveAddress' | 'updateAddress' | 'removeAddress'> = {
    addresses: () => () => {
      calls.push(['list'])
      return TE.right<CallFailure, readonly Address[]>(all)()
    },
    saveAddress: (address) => () => {
      calls.push(['create', address])
      const added = of(addressId('a9'), address)
      all = [...all, added]
      return TE.right<CallFailure, Address>(added)()
    },
    updateAddress: (id, address) => () => {
      calls.push(['update', id, address])
      const changed = of(id, address)
      all = all.map((one) => (one.id === id ? changed : one))
      return TE.right<CallFailure, Address>(changed)()
    },
    removeAddress: (id) => () => {
      calls.push(['remove', id])
      all = all.filter((one) => one.id !== id)
      return TE.right<CallFailure, void>(undefined)()
    },
  }
  return { queries, calls, made: () => calls.filter(([name]) => name !== 'list') }
}

const shopOf = (queries: Partial<ShopQueries>): FakeShop => withQueries(shopWith([line(valve, 1)]), queries)
const open = async (queries: Partial<ShopQueries>, shop = shopOf(queries)) => {
  const drawn = await drawIn(withQueries(shop, queries), shell, <AddressesPage />)
  return { drawn, shop }
}

const written = [
  ['Mottagarens namn eller företag', 'Holm & Söner'],
  ['Gatuadress', 'Storgatan 9'],
  ['Postnummer', '221 00'],
  ['Ort', 'Mariehamn'],
] as const

const write = async (
  drawn: Awaited<ReturnType<typeof open>>['drawn'],
  texts: readonly (readonly [string, string])[],
) => {
  for (const [field, text] of texts) await drawn.type(field, text)
}

describe('the address book', () => {
  it('[ADDRESS-01] [ADDRESS-09] lists the addresses of the customer, with what each is for', async () => {
    const { drawn } = await open(kept(workshop, site, office).queries)
    expect(drawn.all('li h2').map((name) => name.textContent.trim())).toEqual(
      ['Verkstaden Förvald', 'Bygget ', 'Kontoret Inte för leverans'].map((name) => name.trim()),
    )
    expect(drawn.text()).toContain('3 adresser')
    expect(drawn.text()).toContain('Telefon 031-555 01 00')
  })

  it('[ADDRESS-11] [ADDRESS-12] offers neither change nor deletion of what the customer register keeps', async () => {
    const { drawn } = await open(kept(workshop, site).queries)
    expect(drawn.text()).toContain('Kundregistret')
    expect(['Ändra Verkstaden', 'Ta bort Verkstaden', 'Ändra Bygget', 'Ta bort Bygget'].map(drawn.isThere)).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  it('is searched by all words, and says when nothing fits', async () => {
    const { drawn } = await open(kept(workshop, site, office).queries)
    await drawn.type('Sök bland adresserna', 'kvarng  BYGG')
    expect(drawn.all('li h2').map((name) => name.textContent.trim())).toEqual(['Bygget'])
    expect(drawn.text()).toContain('1 adress passar.')
    await drawn.type('Sök bland adresserna', 'bygg verkst')
    expect(drawn.text()).toContain('Ingen adress passar.')
    await drawn.press('Töm sökningen')
    expect(drawn.all('li h2')).toHaveLength(3)
  })

  it('[ADDRESS-01] [ADDRESS-10] takes a new address, in Åland by its postal code', async () => {
    const service = kept()
    const { drawn } = await open(service.queries)
    expect(drawn.text()).toContain('Ni har inga adresser ännu.')
    await drawn.press('Ny adress')
    await write(drawn, written)
    expect(drawn.all('select')[0]).toMatchObject({ value: 'AX' })
    await drawn.press('Spara adressen')

    expect(service.made()).toEqual([
      [
        'create',
        {
          label: undefined,
          recipientName: 'Holm & Söner',
          address1: undefined,
          address2: 'Storgatan 9',
          address3: undefined,
          postalCode: '22100',
          postalAddress: 'Mariehamn',
          countryCode: 'AX',
          phone: undefined,
          preselected: false,
          name: undefined,
        },
      ],
    ])
    await drawn.until(() => expect(drawn.all('li h2').map((name) => name.textContent.trim())).toEqual(['Storgatan 9']))
    expect(drawn.text()).toContain('Storgatan 9 är sparad.')
    expect(drawn.isThere('Spara adressen')).toBe(false)
  })

  it('[ADDRESS-05] offers Sweden and Åland alone', async () => {
    const { drawn } = await open(kept().queries)
    await drawn.press('Ny adress')
    expect(drawn.all('select option').map((option) => option.getAttribute('value'))).toEqual(['SE', 'AX'])
  })

  it('[ADDRESS-01] [ADDRESS-11] changes an address, and the order that goes to it goes to the changed one', async () => {
    const service = kept(site)
    const { drawn, shop } = await open(service.queries)
    shop.checkout.setDestination('DBI', { tag: 'Chosen', address: deliveryAddressOf(site) })
    shop.checkout.setDestination('XXX', { tag: 'Chosen', address: deliveryAddressOf(workshop) })
    await drawn.press('Ändra Bygget')
    await drawn.type('Gatuadress', 'Kvarngatan 10')
    await drawn.press('Spara adressen')

    expect(service.made()).toMatchObject([['update', 'a2', { address2: 'Kvarngatan 10', phone: '031-555 01 00' }]])
    await drawn.until(() => expect(drawn.text()).toContain('Bygget är sparad.'))
    expect(shop.checkout.get().destinations).toMatchObject({
      DBI: { address: { id: 'a2', address2: 'Kvarngatan 10' } },
      XXX: { address: { id: 'a1', address2: 'Flöjelbergsgatan 8 B' } },
    })
  })

  it('[ADDRESS-01] [ADDRESS-12] deletes an address once that is confirmed', async () => {
    const service = kept(workshop, site)
    const { drawn } = await open(service.queries)
    await drawn.press('Ta bort Bygget')
    expect(service.made()).toEqual([])
    await drawn.press('Avbryt')
    expect(service.made()).toEqual([])
    await drawn.press('Ta bort Bygget')
    await drawn.press('Ta bort')
    expect(service.made()).toEqual([['remove', 'a2']])
    await drawn.until(() => expect(drawn.all('li h2')).toHaveLength(1))
    expect(drawn.text()).toContain('Bygget är borttagen.')
  })

  it('says that the addresses could not be fetched, and asks again', async () => {
    let answer: Call<readonly Address[]> = TE.left(refusedWith(400))
    const { drawn } = await open({ addresses: () => () => answer() })
    await drawn.until(() => expect(drawn.text()).toContain('Adresserna kunde inte hämtas'))
    answer = TE.right([site])
    await drawn.press('Hämta igen')
    await drawn.until(() => expect(drawn.isThere('Ändra Bygget')).toBe(true))
  })
})

describe('an address that cannot be saved', () => {
  it('is told of at its fields, and no call is made', async () => {
    const service = kept()
    const { drawn } = await open(service.queries)
    await drawn.press('Ny adress')
    await write(drawn, [
      ['Postnummer', '4313'],
      ['Telefon på platsen', 'ring mig'],
    ])
    await drawn.press('Spara adressen')
    expect(service.made()).toEqual([])
    expect(drawn.text()).toContain('Rätta de 5 fält som är markerade.')
    expect(descriptionOf(drawn.named('Telefon på platsen'))).toContain('Skriv ett telefonnummer')
    expect(descriptionOf(drawn.named('Postnummer'))).toContain('fem siffror')
    expect(document.activeElement).toBe(drawn.named('Mottagarens namn eller företag'))
  })

  it.each([
    ['no answer comes', lost, /^Adressen sparades inte\. Vi fick inget svar\. Kontrollera att du har nät/],
    [
      'there are too many',
      refusedWith(422, {
        code: 'ADDRESS_LIMIT',
        message: 'Ni kan ha högst 500 adresser. Ta bort någon som inte används.',
      }),
      'Adressen sparades inte. Ni kan ha högst 500 adresser. Ta bort någon som inte används.',
    ],
  ])('keeps what was written, and why is told in Swedish: %s', async (_, failure, told) => {
    const { drawn } = await open({ ...kept().queries, saveAddress: () => TE.left(failure) })
    await drawn.press('Ny adress')
    await write(drawn, written)
    await drawn.press('Spara adressen')
    await drawn.until(() => expect(drawn.all('form [aria-live]')[0]?.textContent).toMatch(told))
    expect(drawn.named('Gatuadress')).toMatchObject({ value: 'Storgatan 9' })
  })

  it('shows what the service says of a field there, until it is written anew', async () => {
    const failure = refusedWith(422, { details: [{ path: 'address2', message: 'Gatan finns inte' }] })
    const { drawn } = await open({ ...kept().queries, saveAddress: () => TE.left(failure) })
    await drawn.press('Ny adress')
    await write(drawn, written)
    await drawn.press('Spara adressen')
    await drawn.until(() => expect(descriptionOf(drawn.named('Gatuadress'))).toContain('Gatan finns inte'))
    await drawn.type('Gatuadress', 'Storgatan 10')
    expect(descriptionOf(drawn.named('Gatuadress'))).not.toContain('Gatan finns inte')
  })

  it('is added anew where a colleague has deleted it meanwhile', async () => {
    const service = kept(site)
    const { drawn } = await open({ ...service.queries, updateAddress: () => TE.left(refusedWith(404)) })
    await drawn.press('Ändra Bygget')
    await drawn.press('Spara adressen')
    await drawn.until(() => expect(drawn.text()).toContain('Någon har tagit bort adressen.'))
    await drawn.press('Spara adressen')
    expect(service.made()).toMatchObject([['create', { label: 'Bygget' }]])
  })

  it('is found again after a reload, for the same customer, until it is given up', async () => {
    const { queries } = kept(site)
    const { drawn, shop } = await open(queries)
    await drawn.press('Ändra Bygget')
    await drawn.type('Gatuadress', 'Kvarngatan 99')

    const again = await open(queries, shop)
    expect(again.drawn.named('Gatuadress')).toMatchObject({ value: 'Kvarngatan 99' })
    expect(again.drawn.text()).toContain('Du började skriva tidigare')
    await again.drawn.press('Släng det du har skrivit')
    expect((await open(queries, shop)).drawn.isThere('Gatuadress')).toBe(false)
  })

  it('must be finished before another one is changed', async () => {
    const { drawn } = await open(kept(site).queries)
    await drawn.press('Ny adress')
    await drawn.type('Ort', 'Kållered')
    await drawn.press('Ändra Bygget')
    expect(drawn.named('Ort')).toMatchObject({ value: 'Kållered' })
    expect(descriptionOf(drawn.named('Ändra Bygget'))).toContain('Spara först')
  })
})
