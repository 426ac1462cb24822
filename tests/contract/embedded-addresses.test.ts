import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#adapters/embedded/limits'
import { openEmbeddedShop, type Caller, type EmbeddedShop, type Refused } from './support/embedded-shop'

interface WireAddress {
  readonly id: string
  readonly customerId: string
  readonly label: string | null
  readonly address2: string | null
  readonly postalCode: string
  readonly countryCode: string
  readonly readOnly: boolean
  readonly preselected: boolean
  readonly validForDelivery: boolean
}

let shop: EmbeddedShop
/** Works for a customer without addresses. */
let tom: Caller
/** Colleagues of one customer. */
let ali: Caller
let moa: Caller

beforeAll(async () => {
  shop = await openEmbeddedShop()
  ;[tom, ali, moa] = [await shop.as('tom'), await shop.as('user'), await shop.as('buyeradmin')]
})
afterAll(() => shop.close())

const site = { recipientName: 'Holm & Söner', address2: 'Storgatan 1', postalCode: '302 30', postalAddress: 'Halmstad' }

const addressesOf = async (caller: Caller) => (await caller.call<readonly WireAddress[]>('GET', '/address')).body
const create = (caller: Caller, address: object) => caller.call<WireAddress & Refused>('POST', '/address', address)
const faultsOf = ({ details = [] }: Refused) => details.map(({ path }) => path)

describe('the addresses of a customer', () => {
  it('are the same for all who work for it, in Swedish order, and none of another customer', async () => {
    const own = await addressesOf(ali)
    expect(own.length).toBeGreaterThan(6)
    expect(new Set(own.map(({ customerId }) => customerId))).toEqual(new Set(['104822']))
    expect(await addressesOf(moa)).toEqual(own)
    expect(await addressesOf(tom)).toEqual([])
    const labels = own.map(({ label }) => label ?? '')
    expect(labels).toEqual(labels.toSorted(new Intl.Collator('sv').compare))
    expect(own.filter(({ preselected }) => preselected)).toMatchObject([{ readOnly: true, validForDelivery: true }])
  })

  it('are for users alone', async () => {
    for (const [method, path] of [
      ['GET', '/address'],
      ['POST', '/address'],
      ['PUT', '/address/demo-address-1'],
      ['DELETE', '/address/demo-address-1'],
    ] as const)
      expect((await shop.visitor.call(method, path, method === 'GET' ? undefined : site)).status).toBe(401)
  })

  it('are added, changed and deleted by their users, and never through the customer that a body names', async () => {
    const added = await create(tom, { ...site, customerId: '104822', readOnly: true, id: 'mine' })
    expect(added.body).toMatchObject({ customerId: '402215', readOnly: false, postalCode: '30230', countryCode: 'SE' })
    expect(added.body.id).not.toBe('mine')

    const changed = await tom.call<WireAddress>('PUT', `/address/${added.body.id}`, {
      ...site,
      address2: 'Storgatan 2',
    })
    expect(changed.body).toEqual({ ...added.body, address2: 'Storgatan 2' })
    expect(await addressesOf(tom)).toEqual([changed.body])

    expect((await tom.call('DELETE', `/address/${added.body.id}`)).status).toBe(204)
    expect(await addressesOf(tom)).toEqual([])
    expect((await tom.call('DELETE', `/address/${added.body.id}`)).status).toBe(404)
  })

  it('are out of reach for other customers, which cannot tell that they exist', async () => {
    const [theirs] = (await addressesOf(ali)).filter(({ readOnly }) => !readOnly)
    const before = await addressesOf(ali)
    for (const method of ['PUT', 'DELETE'] as const) {
      const foreign = await tom.call(method, `/address/${theirs?.id}`, site)
      const absent = await tom.call(method, '/address/nothing', site)
      expect([foreign.status, foreign.body]).toEqual([404, absent.body])
    }
    expect(await addressesOf(ali)).toEqual(before)
  })

  it('are left alone where the customer register keeps them', async () => {
    const [registered] = (await addressesOf(ali)).filter(({ readOnly }) => readOnly)
    for (const method of ['PUT', 'DELETE'] as const) {
      const refused = await ali.call(method, `/address/${registered?.id}`, site)
      expect([refused.status, refused.body.code]).toEqual([403, 'ADDRESS_READ_ONLY'])
    }
    expect(await addressesOf(ali)).toContainEqual(registered)
  })

  it('have one that is preselected at most', async () => {
    const first = await create(tom, { ...site, label: 'A', preselected: true })
    const second = await create(tom, { ...site, label: 'B', preselected: true })
    const chosen = async () => (await addressesOf(tom)).filter(({ preselected }) => preselected).map(({ id }) => id)
    expect(await chosen()).toEqual([second.body.id])
    await tom.call('PUT', `/address/${first.body.id}`, { ...site, label: 'A', preselected: true })
    expect(await chosen()).toEqual([first.body.id])
    for (const { id } of await addressesOf(tom)) await tom.call('DELETE', `/address/${id}`)
  })

  it('are not doubled by a call that is made again, not even ten at once', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => create(tom, { ...site, label: 'Bygget' })))
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1)
    expect(await addressesOf(tom)).toHaveLength(1)
    await tom.call('DELETE', `/address/${made[0]?.body.id}`)
  })

  it('[ADDRESS-07] are in Åland by their postal code, unless the body says otherwise', async () => {
    const aland = { ...site, postalCode: '22100', postalAddress: 'Mariehamn' }
    expect((await create(tom, aland)).body.countryCode).toBe('AX')
    expect((await create(tom, { ...aland, countryCode: 'SE' })).body.countryCode).toBe('SE')
    for (const { id } of await addressesOf(tom)) await tom.call('DELETE', `/address/${id}`)
  })

  it('are bounded in number', async () => {
    const rows = Array.from({ length: limits.addresses.mostOfCustomer }, (_, index) => ({
      id: `full-${index}`,
      customer_id: '402215',
      postal_code: '30230',
      postal_address: 'Halmstad',
      country_code: 'SE' as const,
      read_only: false,
      preselected: false,
      valid_for_delivery: true,
      sv_key: '',
    }))
    await shop.db.insertInto('addresses').values(rows).execute()
    const refused = await create(tom, site)
    expect([refused.status, refused.body.code]).toEqual([422, 'ADDRESS_LIMIT'])
    await shop.db.deleteFrom('addresses').where('customer_id', '=', '402215').execute()
  })
})

describe('an address that cannot be taken', () => {
  it.each([
    ['nothing at all', {}, ['recipientName', 'address2', 'postalCode', 'postalAddress']],
    ['blanks', { ...site, address2: '  ' }, ['address2']],
    ['a postal code of four digits', { ...site, postalCode: '4313' }, ['postalCode']],
    ['texts that are too long', { ...site, label: 'x'.repeat(36), name: 'x'.repeat(36) }, ['label', 'name']],
    ['a phone that is none', { ...site, phone: 'ring mig' }, ['phone']],
  ])('is refused with its faults at their fields: %s', async (_, body, faults) => {
    const refused = await create(tom, body)
    expect([refused.status, refused.body.code]).toEqual([422, 'INVALID_ADDRESS'])
    expect(faultsOf(refused.body)).toEqual(faults)
    expect(await addressesOf(tom)).toEqual([])
  })

  it.each([
    ['a list', []],
    ['a number for a text', { ...site, address2: 7 }],
    ['an object for a text', { ...site, label: { $ne: null } }],
    ['another country', { ...site, countryCode: 'NO' }],
    ['a text for a flag', { ...site, preselected: 'yes' }],
  ])('is unreadable: %s', async (_, body) => {
    expect((await create(tom, body)).status).toBe(400)
  })
})
