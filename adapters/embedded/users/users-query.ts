import * as E from 'fp-ts/Either'
import {
  DEFAULT_USER_ORDER,
  LONGEST_USER_SEARCH,
  readUserSearch,
  userOrders,
  USERS_OF_A_PAGE,
  type UserOrder,
  type UserSearch,
} from '#domain/users/user-search'
import { UsersQueryText } from '#adapters/contract/user'
import { limits } from '../limits'
import { oneOfThese, parameterFault, type ReadParameter, wholeNumberIn } from '../query-parameter'
import { readAs } from '../request-failure'

export interface AskedUsers {
  readonly limit: number
  readonly offset: number
  readonly orderBy: UserOrder
  readonly desc: boolean
  /** Undefined: both those who are active and those who are not. */
  readonly active: boolean | undefined
  readonly search: UserSearch
  /** Whether the answer counts all that fit. */
  readonly counted: boolean
  /** Whether users of customers for punchout sessions only are among them. */
  readonly virtualContext: boolean
}

const flag = <Usual>(path: string, text: string | undefined, usual: Usual): ReadParameter<boolean | Usual> => {
  if (text === undefined || text === '') return E.right(usual)
  if (text === '1' || text === 'true') return E.right(true)
  return text === '0' || text === 'false' ? E.right(false) : parameterFault(path, 'Ska vara 1 eller 0')
}

/**
 * Reads the parameters of GET /v2/users (USER-04). A page of 15 by first name is the default (USER-11). A value that
 * cannot be read is refused by its name.
 */
export const readUsersQuery = (input: unknown): ReadParameter<AskedUsers> => {
  const texts = readAs(UsersQueryText, input)
  if (E.isLeft(texts)) return texts
  const asked = texts.right
  const { mostOfAPage, mostSkipped } = limits.users
  const limit = wholeNumberIn('limit', asked.limit, { least: 1, most: mostOfAPage, usual: USERS_OF_A_PAGE })
  const offset = wholeNumberIn('offset', asked.offset, { least: 0, most: mostSkipped, usual: 0 })
  const orderBy = oneOfThese('orderBy', userOrders, asked.orderBy)
  const desc = flag('desc', asked.desc, false)
  const active = flag('active', asked.active, undefined)
  const counted = flag('total', asked.total, false)
  const virtualContext = flag('virtualContext', asked.virtualContext, false)
  const search = asked.search ?? ''
  if (search.length > LONGEST_USER_SEARCH) return parameterFault('search', `Får ha högst ${LONGEST_USER_SEARCH} tecken`)
  if (E.isLeft(limit)) return limit
  if (E.isLeft(offset)) return offset
  if (E.isLeft(orderBy)) return orderBy
  if (E.isLeft(desc)) return desc
  if (E.isLeft(active)) return active
  if (E.isLeft(counted)) return counted
  if (E.isLeft(virtualContext)) return virtualContext
  return E.right({
    limit: limit.right,
    offset: offset.right,
    orderBy: orderBy.right ?? DEFAULT_USER_ORDER,
    desc: desc.right,
    active: active.right,
    counted: counted.right,
    virtualContext: virtualContext.right,
    search: readUserSearch(search),
  })
}
