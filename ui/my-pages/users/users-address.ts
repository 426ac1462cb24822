import { customerId, type CustomerId } from '#domain/kernel/ids'
import { roles, type Role } from '#domain/session/session'
import {
  DEFAULT_USER_ORDER,
  LONGEST_TYPED_USER_SEARCH,
  readUserSearch,
  userOrders,
  USERS_OF_A_PAGE,
  type UserOrder,
} from '#domain/users/user-search'
import type { UsersQuery } from '#application/ports/user-service'

/** What the address of the list of users says: `?sok=&kund=&roll=&visa=inaktiva&sortera=&fallande=1&sida=`. */
export interface UsersAddress {
  readonly text: string
  /** Undefined: the customer that the reader works for. */
  readonly customer: CustomerId | 'all' | undefined
  readonly role: Role | undefined
  readonly active: boolean
  readonly orderBy: UserOrder
  readonly desc: boolean
  /** From 1. */
  readonly page: number
}

const ALL = 'alla'
const MOST_PAGES = 60_000

export const readUsersAddress = (search: string): UsersAddress => {
  const params = new URLSearchParams(search)
  const customer = params.get('kund') ?? ''
  const page = Number(params.get('sida') ?? '1')
  return {
    // What is cut off may leave half of a sign, which is no text.
    text: (params.get('sok') ?? '')
      .replaceAll('\0', ' ')
      .slice(0, LONGEST_TYPED_USER_SEARCH)
      .replace(/\p{Cs}$/u, ''),
    customer: customer === '' ? undefined : customer === ALL ? 'all' : customerId(customer),
    role: roles.find((role) => role === params.get('roll')),
    active: params.get('visa') !== 'inaktiva',
    orderBy: userOrders.find((order) => order === params.get('sortera')) ?? DEFAULT_USER_ORDER,
    desc: params.get('fallande') === '1',
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  }
}

/** The query string, which is empty for the list as it opens; reading it again gives the same. */
export const writeUsersAddress = ({ text, customer, role, active, orderBy, desc, page }: UsersAddress): string => {
  const params = new URLSearchParams()
  if (text !== '') params.set('sok', text)
  if (customer !== undefined) params.set('kund', customer === 'all' ? ALL : customer)
  if (role !== undefined) params.set('roll', role)
  if (!active) params.set('visa', 'inaktiva')
  if (orderBy !== DEFAULT_USER_ORDER) params.set('sortera', orderBy)
  if (desc) params.set('fallande', '1')
  if (page > 1) params.set('sida', String(page))
  const query = params.toString()
  return query === '' ? '' : `?${query}`
}

/**
 * What the list asks the service for (USER-11).
 * @param present the customer that the reader works for
 */
export const usersQueryOf = (address: UsersAddress, present: CustomerId | undefined): UsersQuery => {
  const typed = readUserSearch(address.text)
  const chosen = address.customer === undefined ? present : address.customer === 'all' ? undefined : address.customer
  return {
    limit: USERS_OF_A_PAGE,
    offset: (address.page - 1) * USERS_OF_A_PAGE,
    orderBy: address.orderBy,
    desc: address.desc,
    active: address.active,
    search: {
      terms: typed.terms,
      customer: typed.customer ?? chosen,
      role: typed.role ?? address.role,
    },
  }
}
