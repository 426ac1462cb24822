import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { UsersQuery } from '#application/ports/user-service'
import { spreadsheetsHere } from '#adapters/embedded/spreadsheet/spreadsheets-in-thread'
import { allUsers, MOST_EXPORTED, userRows } from '../../../ui/my-pages/users/user-rows'
import { readUsersAddress, usersQueryOf } from '../../../ui/my-pages/users/users-address'
import { aManagedUser } from './given'

const query = usersQueryOf(readUsersAddress('?sok=anna&sida=3'), undefined)
const serviceOf = (total: number) => {
  const asked: UsersQuery[] = []
  return {
    asked,
    users: (one: UsersQuery) => {
      asked.push(one)
      const count = Math.max(0, Math.min(one.limit, total - one.offset))
      const users = Array.from({ length: count }, (_, index) => aManagedUser(`u${one.offset + index}`))
      return TE.right({ users, total, totals: undefined })
    },
  }
}
const names = { customer: undefined, roleName: (role: string) => role, denyName: (deny: string) => deny }

describe('the file of users', () => {
  it('holds all that the search finds, from the first page on', async () => {
    const service = serviceOf(230)
    const found = await allUsers(service, query)
    expect(E.isRight(found) && [found.right.users.length, found.right.isCut]).toEqual([230, false])
    expect(service.asked.map(({ offset, search }) => [offset, search.terms])).toEqual([
      [0, ['anna']],
      [100, ['anna']],
      [200, ['anna']],
    ])
  })

  it('says when there are more than it holds', async () => {
    const found = await allUsers(serviceOf(MOST_EXPORTED + 1), query)
    expect(E.isRight(found) && [found.right.users.length, found.right.isCut]).toEqual([MOST_EXPORTED, true])
  })

  it('runs no formula that somebody has for a name', async () => {
    const rows = userRows([aManagedUser('u1', { firstName: '=HYPERLINK("http://x")', lastName: '@SUM(1)' })], names)
    const bytes = await spreadsheetsHere.write('csv', rows)()
    const text = new TextDecoder().decode(bytes)
    expect(text).toContain('HYPERLINK')
    expect(text).not.toMatch(/(^|[;,"\n])\s*[=@]/m)
  })
})
