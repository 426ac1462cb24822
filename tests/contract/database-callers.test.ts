import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rememberBearer } from '#adapters/embedded/auth/identity'
import { databaseFailure } from '#adapters/embedded/database-failure'
import { asCaller, asSearch, currentCaller } from '#adapters/embedded/database/caller'
import { sqlError, sqlStates } from '#adapters/embedded/database/sql-states'
import { nameCallers } from '#adapters/embedded/name-callers'
import { tomHolm } from './support/embedded-shop'

describe('who asks the database', () => {
  const app = Fastify()
  nameCallers(app)
  app.addHook('onRequest', async (request) => {
    if (request.headers.authorization !== undefined) rememberBearer(request, tomHolm)
  })
  app.post('/whoever', async () => ({ key: currentCaller().key }))
  app.post('/page', async () => (await app.inject({ method: 'POST', url: '/whoever', payload: { a: 1 } })).json())

  beforeAll(() => app.ready())
  afterAll(() => app.close())

  const askedAs = async (remoteAddress: string, url: string, headers: Readonly<Record<string, string>> = {}) =>
    (await app.inject({ method: 'POST', url, payload: { some: 'body' }, remoteAddress, headers })).json().key

  it('is a visitor’s address', async () => {
    expect(await askedAs('192.0.2.1', '/whoever')).toBe('192.0.2.1')
  })

  it('is the user where one is logged in, at whatever address', async () => {
    expect(await askedAs('192.0.2.1', '/whoever', { authorization: 'Bearer x' })).toBe(tomHolm.userId)
  })

  it('is the reader of a page for what the server asks of its own services', async () => {
    expect(await askedAs('192.0.2.7', '/page')).toBe('192.0.2.7')
  })

  it('is another one for each of several calls at once', async () => {
    const addresses = ['192.0.2.1', '192.0.2.2', '192.0.2.3']

    expect(await Promise.all(addresses.map((address) => askedAs(address, '/page')))).toEqual(addresses)
  })

  it('stays the same in a search, which is told apart from usual work', async () => {
    const inSearch = await asCaller('visitor', () => asSearch(async () => currentCaller()))

    expect(inSearch).toMatchObject({ key: 'visitor', work: 'search' })
    expect(asCaller('visitor', currentCaller).work).toBe('usual')
  })

  it('is nobody but the address itself when somebody outside names a caller', async () => {
    expect(await asCaller('another', () => askedAs('192.0.2.1', '/whoever'))).toBe('192.0.2.1')
  })
})

describe('what the database fails with', () => {
  it.each([
    [sqlStates.connectionLost, 503, 'DATABASE_UNAVAILABLE'],
    [sqlStates.cancelled, 503, 'TOO_SLOW'],
    [sqlStates.lockNotAvailable, 503, 'TOO_SLOW'],
    [sqlStates.tooManyConnections, 503, 'BUSY'],
    [sqlStates.deadlock, 503, 'BUSY'],
    [sqlStates.serialization, 503, 'BUSY'],
    [sqlStates.diskFull, 507, 'DISK_FULL'],
  ])('is told for SQLSTATE %s as %i %s', (state, status, code) => {
    expect(databaseFailure(sqlError(state, 'what PostgreSQL says'))).toMatchObject({ status, code })
  })

  it.each([new Error('a fault of ours'), sqlError('23505', 'duplicate key'), 'no error at all'])(
    'is not told for %s',
    (error) => {
      expect(databaseFailure(error)).toBeUndefined()
    },
  )
})
