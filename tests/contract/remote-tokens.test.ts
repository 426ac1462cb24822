import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  answerOf,
  configOf,
  clockAt,
  closedGate,
  failureOf,
  goodToken,
  memoryStore,
  NOON,
  remoteShop,
  tokenFor,
} from './support/remote-shop'
import { secret } from '#domain/kernel/secret'
import { startRecordingServer, type RecordingServer } from './support/recording-server'
import { authenticated, expired, nearExpiry, renewed, renewing, sessions } from './support/token-renewal'

let server: RecordingServer
beforeAll(async () => {
  server = await startRecordingServer()
})
afterAll(() => server.close())

const pathsOf = () => server.requests.map(({ method, path }) => `${method} ${path}`)

describe('renewal before a call', () => {
  const tokens = { 'current-token': nearExpiry, 'refresh-token': 'refresh-1' }

  it('[SESSION-10] a token near expiry is renewed first, and the call carries the new one', async () => {
    const shop = remoteShop(server.origin, { tokens })
    server.script(renewing)
    await answerOf(shop.products.menu(undefined))
    expect(pathsOf()).toEqual([`POST ${sessions}`, 'GET /product/menu'])
    expect(server.requests[1]?.headers['authorization']).toBe(`Bearer ${renewed}`)
  })

  it('[SESSION-10] fifty calls at once at expiry renew once', async () => {
    const shop = remoteShop(server.origin, { tokens })
    server.script(renewing)
    await Promise.all(Array.from({ length: 50 }, () => answerOf(shop.products.menu(undefined))))
    expect(server.requests.filter(({ path }) => path === sessions)).toHaveLength(1)
    const carried = server.requests.filter(({ path }) => path !== sessions)
    expect(carried).toHaveLength(50)
    expect(new Set(carried.map(({ headers }) => headers['authorization']))).toEqual(new Set([`Bearer ${renewed}`]))
  })

  it('[SESSION-10] two tabs renew once: the second finds the new token when its turn comes', async () => {
    const store = memoryStore(tokens)
    let last: Promise<unknown> = Promise.resolve()
    const exclusively = <A>(_name: string, task: () => Promise<A>): Promise<A> => {
      const own = last.then(task)
      last = own
      return own
    }
    const tabs = [remoteShop(server.origin, { store, exclusively }), remoteShop(server.origin, { store, exclusively })]
    server.script(renewing)
    await Promise.all(tabs.map((tab) => answerOf(tab.products.menu(undefined))))
    expect(server.requests.filter(({ path }) => path === sessions)).toHaveLength(1)
  })

  it('[SESSION-10] four tabs with fifty calls each at expiry renew once', async () => {
    const store = memoryStore(tokens)
    let last: Promise<unknown> = Promise.resolve()
    const exclusively = <A>(_name: string, task: () => Promise<A>): Promise<A> => {
      const own = last.then(task)
      last = own
      return own
    }
    const tabs = Array.from({ length: 4 }, () => remoteShop(server.origin, { store, exclusively }))
    server.script(renewing)
    await Promise.all(tabs.flatMap((tab) => Array.from({ length: 50 }, () => answerOf(tab.products.menu(undefined)))))
    expect(server.requests.filter(({ path }) => path === sessions)).toHaveLength(1)
    expect(server.requests).toHaveLength(201)
  })

  it.each([
    [60, 1],
    [61, 0],
  ])(
    '[SESSION-04] the margin is 60 seconds where the configuration names none: %i seconds left',
    async (left, calls) => {
      const config = configOf(server.origin, { users: {} })
      const held = { 'current-token': tokenFor({ exp: NOON + left }), 'refresh-token': 'refresh-1' }
      const shop = remoteShop(server.origin, { tokens: held, config: () => config })
      server.script(renewing)
      await answerOf(shop.products.menu(undefined))
      expect(server.requests.filter(({ path }) => path === sessions)).toHaveLength(calls)
    },
  )

  it('[SESSION-03] the margin is what the configuration says', async () => {
    const config = configOf(server.origin, { users: { tokenRefreshMargin: 10 } })
    const shop = remoteShop(server.origin, { tokens, config: () => config })
    server.script(renewing)
    await answerOf(shop.products.menu(undefined))
    expect(pathsOf()).toEqual(['GET /product/menu'])
    expect(server.requests[0]?.headers['authorization']).toBe(`Bearer ${nearExpiry}`)
  })

  it('a refused renewal loses the session once, however many calls waited for it', async () => {
    const shop = remoteShop(server.origin, { tokens })
    server.script(() => ({ status: 401 }))
    const failures = await Promise.all(Array.from({ length: 20 }, () => failureOf(shop.products.menu(undefined))))
    expect(new Set(failures.map(({ tag }) => tag))).toEqual(new Set(['Aborted']))
    expect(shop.changes).toEqual(['refreshFailed'])
    expect(shop.store.all()).toEqual({})
    expect(server.requests).toHaveLength(1)
  })

  it('a renewal whose answer is lost logs nobody out: the token is used while it lasts', async () => {
    const shop = remoteShop(server.origin, { tokens })
    server.script(({ path }) => (path === sessions ? { broken: 'cut' } : { json: [] }))
    await answerOf(shop.products.menu(undefined))
    expect(server.requests.at(-1)?.headers['authorization']).toBe(`Bearer ${nearExpiry}`)
    expect(shop.changes).toEqual([])

    const later = remoteShop(server.origin, { tokens: { ...tokens, 'current-token': expired } })
    expect(await failureOf(later.products.menu(undefined))).toMatchObject({ tag: 'Lost', service: 'product' })
    expect(later.store.all()).toMatchObject({ 'refresh-token': 'refresh-1' })
  })

  it('log-out while a renewal is on its way: the late tokens are not taken', async () => {
    const shop = remoteShop(server.origin, { tokens })
    const gate = closedGate()
    server.script(async ({ method, path }) => {
      if (method === 'POST' && path === sessions) await gate.opened
      return renewing({ method, path, query: {}, headers: {}, body: undefined })
    })
    const call = failureOf(shop.products.menu(undefined))
    await server.received(1)
    const out = shop.auth.logOut()()
    gate.open()
    expect(await call).toMatchObject({ tag: 'Aborted' })
    await out
    expect(shop.store.all()).toEqual({})
  })

  it('judges expiry by the service’s clock when this machine’s clock is wrong', async () => {
    const hourAhead = clockAt(() => NOON + 3600)
    const shop = remoteShop(server.origin, { tokens: {}, clock: hourAhead })
    const date = new Date(NOON * 1000).toUTCString()
    server.script(({ path }) =>
      path === sessions ? { json: authenticated(goodToken, 'refresh-1'), headers: { date } } : { json: [] },
    )
    await answerOf(shop.auth.logIn({ username: 'u', password: secret('p') }))
    await answerOf(shop.products.menu(undefined))
    expect(pathsOf()).toEqual([`POST ${sessions}`, 'GET /product/menu'])
  })
})

describe('a token that the services refuse', () => {
  it('[SESSION-11] a 401 aborts what is pending and tells of the loss', async () => {
    const shop = remoteShop(server.origin)
    server.script(({ path }) => (path === '/product/menu' ? { status: 401 } : { broken: 'never' }))
    const pending = failureOf(shop.locations.locations())
    await server.received(1)
    expect(await failureOf(shop.products.menu(undefined))).toMatchObject({ tag: 'Refused', status: 401 })
    expect(await pending).toEqual({ tag: 'Aborted', service: 'location' })
    expect(shop.changes).toEqual(['unauthorised'])
    expect(shop.store.all()).toEqual({})
  })

  it('[SESSION-11] fifty 401 at once are one loss', async () => {
    const shop = remoteShop(server.origin)
    const gate = closedGate()
    server.script(async () => {
      await gate.opened
      return { status: 401 }
    })
    const calls = Array.from({ length: 50 }, () => failureOf(shop.products.menu(undefined)))
    await server.received(50)
    gate.open()
    await Promise.all(calls)
    expect(shop.changes).toEqual(['unauthorised'])
  })

  it('a 401 for a token that was replaced meanwhile loses nothing', async () => {
    const shop = remoteShop(server.origin)
    server.script(({ path }) => {
      if (path === sessions) return { json: authenticated(renewed, 'refresh-2') }
      shop.store.set('current-token', renewed)
      return { status: 401 }
    })
    await failureOf(shop.products.menu(undefined))
    expect(shop.changes).toEqual([])
    expect(shop.store.all()).toMatchObject({ 'current-token': renewed })
  })

  it('[SESSION-12] tokens that were cleared away under a session end it, before a service is asked', async () => {
    const shop = remoteShop(server.origin)
    server.script(() => ({ json: [] }))
    await answerOf(shop.products.menu(undefined))
    shop.store.remove('current-token')
    shop.store.remove('refresh-token')

    expect(await failureOf(shop.products.menu(undefined))).toEqual({ tag: 'Aborted', service: 'product' })
    expect(shop.changes).toEqual(['refreshFailed'])
    expect(server.requests).toHaveLength(1)

    await answerOf(shop.products.menu(undefined))
    expect(shop.changes).toEqual(['refreshFailed'])
    expect(server.requests.at(-1)?.headers['authorization']).toBeUndefined()
  })

  it('a 401 for a visitor is a refusal like any other', async () => {
    const shop = remoteShop(server.origin, { tokens: {} })
    server.answers({ status: 401 })
    expect(await failureOf(shop.auth.customers())).toMatchObject({ tag: 'Refused', status: 401 })
    expect(shop.changes).toEqual([])
  })
})

describe('other tabs', () => {
  it('tells of a log-in and a log-out elsewhere, and of no renewal', () => {
    const other = tokenFor({ sub: 'u2', exp: NOON + 900 })
    let written: (key: string | null) => void = () => {}
    const shop = remoteShop(server.origin, {
      whenStoredElsewhere: (listener) => {
        written = listener
      },
    })
    const write = (key: string, value: string | undefined) => {
      if (value === undefined) shop.store.remove(key)
      else shop.store.set(key, value)
      written(key)
    }
    write('current-token', renewed)
    write('zipCodes', '{}')
    expect(shop.changes).toEqual([])
    write('current-token', other)
    write('refresh-token', 'refresh-9')
    expect(shop.changes).toEqual(['loggedInElsewhere'])
    write('current-token', undefined)
    write('refresh-token', undefined)
    expect(shop.changes).toEqual(['loggedInElsewhere', 'loggedOutElsewhere'])
  })

  it('a service that knows other rights than the token says has it renewed once, and the shop told', async () => {
    const denied = tokenFor({ exp: NOON + 1800, permissionDenies: ['EJ_ORDER', 'EJ_SE_PRISER'] })
    const shop = remoteShop(server.origin)
    server.script(({ path }) =>
      path === sessions
        ? { json: authenticated(denied, 'refresh-2') }
        : { json: [], headers: { 'x-rights-changed': String(NOON + 900) } },
    )
    await Promise.all(Array.from({ length: 5 }, () => answerOf(shop.products.menu(undefined))))
    await answerOf(shop.products.menu(undefined))
    expect(server.requests.filter(({ path }) => path === sessions)).toHaveLength(1)
    expect(server.requests.at(-1)?.headers['authorization']).toBe(`Bearer ${denied}`)
    expect(shop.changes).toEqual(['rightsChanged'])
  })

  it('tells of other rights elsewhere, where another tab has renewed the token', () => {
    let written: (key: string | null) => void = () => {}
    const shop = remoteShop(server.origin, {
      whenStoredElsewhere: (listener) => {
        written = listener
      },
    })
    shop.store.set('current-token', tokenFor({ exp: NOON + 1800, permissionDenies: [] }))
    written('current-token')
    expect(shop.changes).toEqual(['loggedInElsewhere'])
  })

  it('tells of a change of customer or project elsewhere, since this tab’s calls go by that token too', () => {
    let written: (key: string | null) => void = () => {}
    const shop = remoteShop(server.origin, {
      whenStoredElsewhere: (listener) => {
        written = listener
      },
    })
    for (const context of [{ customerId: '104830' }, { customerId: '104830', projectId: 'P-3309' }]) {
      shop.store.set('current-token', tokenFor({ ...context, exp: NOON + 900 }))
      written('current-token')
    }
    expect(shop.changes).toEqual(['loggedInElsewhere', 'loggedInElsewhere'])
  })
})
