import { afterAll, beforeAll } from 'vitest'
import { seedDemoColleagues } from '#adapters/embedded/demo-data/accounts/seed-demo-colleagues'
import { fixedClock } from '../../support/fixed-clock'
import { openEmbeddedShop, type Caller, type EmbeddedShop, type Refused } from './embedded-shop'

export interface WireUser {
  readonly userId: string
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly isEmailVerified: boolean
  readonly isPhoneNumberVerified: boolean
  readonly mobileNumber: string | null
  readonly customers: readonly { readonly customerId: string }[]
  readonly customerPermissions: readonly {
    readonly customerId: string
    readonly role: string
    readonly permissionDenies: readonly string[]
  }[]
  readonly otherCustomers: number
  readonly roles: readonly string[]
  readonly active: boolean
  readonly mustChangePassword: boolean
  readonly defaultDeliveryMethod: string
  readonly version: number
}

interface WireUsers {
  readonly data: readonly WireUser[]
  readonly total: number | null
  readonly totals: { readonly active: number; readonly inactive: number } | null
}

export const nils = {
  firstName: 'Nils',
  lastName: 'Holgersson',
  email: 'nils@foretag.example',
  mobileNumber: '070-555 99 01',
  customers: ['104822'],
  roles: [{ customerId: '104822', role: 'USER' }],
}

/** A shop with all demo colleagues and those who administer them, for the tests of a file. It is closed after them. */
export const usersShop = () => {
  let opened: { shop: EmbeddedShop; ali: Caller; moa: Caller; seller: Caller; site: Caller } | undefined
  const now = () => {
    if (opened === undefined) throw new Error('the shop is not open yet')
    return opened
  }
  beforeAll(async () => {
    const shop = await openEmbeddedShop()
    await seedDemoColleagues(shop.db, fixedClock())
    const [ali, moa] = [await shop.as('user'), await shop.as('buyeradmin')]
    const [seller, site] = [await shop.as('seller'), await shop.as('siteadmin')]
    opened = { shop, ali, moa, seller, site }
  })
  afterAll(() => opened?.shop.close())

  const list = async (caller: Caller, query = '') => (await caller.call<WireUsers>('GET', `/v2/users?${query}`)).body
  const firstNames = async (query: string) => (await list(now().moa, query)).data.map(({ firstName }) => firstName)
  const user = async (caller: Caller, id: string) => (await caller.call<WireUser>('GET', `/v2/users/${id}`)).body
  const named = async (username: string): Promise<WireUser> => {
    const [found] = (await list(now().site, `search=${username}`)).data
    if (found === undefined) throw new Error(`nobody is ${username}`)
    return found
  }
  const put = (caller: Caller, id: string, body: object) =>
    caller.call<WireUser & Refused>('PUT', `/v2/users/${id}`, body)
  const putDenies = (caller: Caller, id: string, customer: string, denies: readonly string[], version?: number) =>
    caller.call<Refused & { readonly version: number }>('PUT', `/v2/permissions/${id}`, {
      customers: [{ customerId: customer, permissionDenies: denies }],
      version,
    })
  const create = (caller: Caller, body: object) => caller.call<WireUser & Refused>('POST', '/v2/users', body)

  return {
    get shop() {
      return now().shop
    },
    get ali() {
      return now().ali
    },
    get moa() {
      return now().moa
    },
    get seller() {
      return now().seller
    },
    get site() {
      return now().site
    },
    /** Who was logged out by a test. */
    logInAli: async () => {
      opened = { ...now(), ali: await now().shop.as('user') }
    },
    list,
    firstNames,
    user,
    named,
    put,
    putDenies,
    create,
  }
}
