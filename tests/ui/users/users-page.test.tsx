// @vitest-environment happy-dom
import * as TE from 'fp-ts/TaskEither'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { UsersPage, UsersQuery, UserUpdate } from '#application/ports/user-service'
import { customerId } from '#domain/kernel/ids'
import type { ManagedUser } from '#domain/users/user'
import { LONGEST_USER_SEARCH, writeUserSearch } from '#domain/users/user-search'
import { Component as List } from '../../../ui/my-pages/users/UsersPage'
import { readUsersAddress, usersQueryOf, writeUsersAddress } from '../../../ui/my-pages/users/users-address'
import { shell, shopWith } from '../checkout/given'
import { withQueries } from '../../support/arrived-shop'
import { noUsers } from '../../support/no-users'
import { drawIn, type Drawn } from '../draw'
import { administrator, aManagedUser, changedElsewhere } from './given'

const colleagues = [
  aManagedUser('anna', { isPhoneNumberVerified: true, mobileNumber: '070-555 02 18' }),
  aManagedUser('david', {
    firstName: 'David',
    lastName: 'Ek',
    isEmailVerified: false,
    lastLoggedInAt: undefined,
    customerPermissions: [{ customerId: customerId('104822'), role: 'USER', permissionDenies: ['EJ_ORDER'] }],
  }),
  aManagedUser('elin', { firstName: 'Elin', lastName: 'Sund', roles: ['SELLER_ADMIN'], otherCustomers: 3 }),
]

const page = (users: readonly ManagedUser[], total = users.length): UsersPage => ({
  users,
  total,
  totals: { active: total, inactive: 2 },
})

interface Given {
  readonly answer?: (query: UsersQuery) => ReturnType<typeof noUsers.users>
  readonly update?: (id: string, update: UserUpdate) => ReturnType<typeof noUsers.update>
}

const open = async ({ answer = () => TE.right(page(colleagues, 31)), update }: Given = {}) => {
  const asked: UsersQuery[] = []
  const updated: (readonly [string, UserUpdate])[] = []
  const shop = withQueries(shopWith([], { session: administrator() }), {
    users: {
      ...noUsers,
      users: (query) => {
        asked.push(query)
        return answer(query)
      },
      update: (id, change) => {
        updated.push([id, change])
        return (update ?? (() => TE.right(aManagedUser(id))))(id, change)
      },
      roleNames: () => TE.right([{ code: 'USER', name: 'Användare' }]),
      permissionNames: () => TE.right([]),
    },
  })
  const drawn = await drawIn(shop, shell, <List />)
  return { drawn, asked, updated }
}

const pause = (drawn: Drawn) => drawn.does(() => void vi.advanceTimersByTime(500))
const rows = (drawn: Drawn) => drawn.all('tbody tr').map((row) => row.textContent)

describe('the list of users', () => {
  // The pause after a key is waited for by turning the clock on.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  it('[USER-10] [USER-11] asks first for 15 by first name, active, of the customer at hand, and shows what is answered', async () => {
    const { drawn, asked } = await open()
    await drawn.until(() => expect(rows(drawn)).toHaveLength(3))
    expect(asked[0]).toMatchObject({ limit: 15, offset: 0, orderBy: 'firstName', desc: false, active: true })
    expect(asked[0]?.search).toEqual({ terms: [], customer: '104822', role: undefined })
    expect(drawn.text()).toContain('31 aktiva hos Lindqvist Rör & Värme AB')
    expect(drawn.text()).toContain('1–15 av 31')
    expect(rows(drawn)[1]).toMatch(/david.*Ej aktiverad.*EJ_ORDER.*aldrig/)
    expect(drawn.isThere('Redigera Anna Westin')).toBe(true)
    expect(drawn.isThere('Visa Elin Sund')).toBe(true)
  })

  it('follows what is typed after a pause, and sorts, filters and turns pages by its address', async () => {
    const { drawn, asked } = await open()
    await drawn.until(() => expect(drawn.isThere('Nästa')).toBe(true))
    await drawn.press('Nästa')
    await drawn.until(() => expect(asked.at(-1)?.offset).toBe(15))
    await drawn.press(/^Efternamn/)
    await drawn.until(() => expect(asked.at(-1)).toMatchObject({ orderBy: 'lastName', offset: 0 }))
    await drawn.press(/^Inaktiva/)
    await drawn.until(() => expect(asked.at(-1)?.active).toBe(false))
    const before = asked.length
    await drawn.type('Sök', 'anna')
    expect(asked.length).toBe(before)
    await pause(drawn)
    await drawn.until(() => expect(asked.at(-1)?.search.terms).toEqual(['anna']))
    expect(asked.at(-1)).toMatchObject({ orderBy: 'lastName', active: false })
  })

  it('says that nobody fits, and shows everybody again', async () => {
    const { drawn } = await open({
      answer: ({ search }) => TE.right(search.terms.length > 0 ? page([]) : page(colleagues)),
    })
    await drawn.type('Sök', 'zzz')
    await pause(drawn)
    await drawn.until(() => expect(drawn.text()).toContain('Ingen användare passar'))
    await drawn.press('Visa alla')
    await drawn.until(() => expect(rows(drawn)).toHaveLength(3))
  })

  it('says that it could not be fetched, and tries again', async () => {
    let failing = true
    const { drawn } = await open({
      answer: () =>
        failing ? TE.left({ tag: 'Unreadable', service: 'auth', faults: [] }) : TE.right(page(colleagues)),
    })
    await drawn.until(() => expect(drawn.text()).toContain('Användarna kunde inte hämtas'))
    failing = false
    await drawn.press('Hämta igen')
    await drawn.until(() => expect(rows(drawn)).toHaveLength(3))
  })
})

describe('several users at once', () => {
  it('are made inactive after a question, with a result for each, and those who cannot be are named with the reason', async () => {
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => undefined)
    const { drawn, updated } = await open({
      update: (id) => (id === 'david' ? TE.left(changedElsewhere) : TE.right(aManagedUser(id))),
    })
    await drawn.until(() => expect(rows(drawn)).toHaveLength(3))
    await drawn.press('Markera alla på sidan')
    expect(drawn.text()).toContain('3 valda')
    await drawn.press('Inaktivera')
    expect(updated).toEqual([])
    expect(drawn.text()).toContain('Inaktivera 3 användare?')
    expect(drawn.text()).toContain('Har en högre roll än du')
    const [, confirm] = drawn.all('button').filter((button) => button.textContent === 'Inaktivera')
    await drawn.does(() => confirm?.click())
    await drawn.until(() => expect(drawn.text()).toContain('1 av 3 klara'))
    expect(updated).toEqual([
      ['anna', { active: false, version: 1 }],
      ['david', { active: false, version: 1 }],
    ])
    expect(drawn.text()).toContain('Någon annan har ändrat användaren under tiden.')
    vi.restoreAllMocks()
  })
})

describe('the address of the list', () => {
  it('cuts a long text so that the service takes it, with a customer and a role beside it', () => {
    const address = readUsersAddress(`?sok=${'a '.repeat(2_000)}&roll=SITE_ADMIN`)
    const { search } = usersQueryOf(address, customerId('104822'))
    const sent = writeUserSearch(search) ?? ''
    expect(sent).toContain('kund:104822 roll:SITE_ADMIN')
    expect(sent.length).toBeLessThanOrEqual(LONGEST_USER_SEARCH)
  })

  it('says everything that the list shows, and nothing of what is usual', () => {
    expect(writeUsersAddress(readUsersAddress(''))).toBe('')
    const all = '?sok=anna+kund%3A1&kund=alla&roll=USER&visa=inaktiva&sortera=role&fallande=1&sida=3'
    expect(writeUsersAddress(readUsersAddress(all))).toBe(all)
  })

  it.each(['?sida=-1', '?sida=1e9', '?sida=x', '?sortera=password_hash', '?roll=CHEF', '?sok=%00'])(
    'is read as the usual list where it makes no sense: %s',
    (search) => {
      expect(readUsersAddress(search)).toMatchObject({ page: 1, orderBy: 'firstName', role: undefined })
      expect(readUsersAddress(search).text.trim()).toBe('')
    },
  )
})
