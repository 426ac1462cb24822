import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAttackedServices, tokensOf, type Answer, type AttackedServices } from './support/attacked-services'

const DAY_MS = 24 * 60 * 60 * 1000
/** Just within the time in which a used token is answered with its successor again, and just beyond it. */
const WITHIN_GRACE_MS = 25_000
const BEYOND_GRACE_MS = 31_000

let services: AttackedServices

beforeAll(async () => {
  services = await startAttackedServices()
})
afterAll(() => services.stop())

const refresh = (refreshToken: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  services.call({ method: 'POST', path: '/v2/sessions/', body: { refreshToken }, headers })
const successorOf = async (refreshToken: string): Promise<string> => tokensOf(await refresh(refreshToken)).refresh
const statusOfToken = async (token: string): Promise<number> =>
  (await services.call({ method: 'GET', path: '/v2/users/current', token })).status

describe('one refresh token used often', () => {
  it('has one successor, though it is used fifty times at once', async () => {
    const { refresh: first } = await services.open('user')

    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(first)))

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))
    expect(new Set(answers.map((answer) => tokensOf(answer).refresh)).size).toBe(1)
    expect((await refresh(tokensOf(answers[0] ?? (await refresh(first))).refresh)).status).toBe(200)
  })

  it('has the same successor until its grace ends, also when that was used meanwhile', async () => {
    const { refresh: first } = await services.open('user')
    const second = await successorOf(first)
    const third = await successorOf(second)
    services.passTime(WITHIN_GRACE_MS)

    const again = await refresh(first)

    // Whoever holds the first token learns nothing that its successor's holder has not.
    if (again.status === 200) expect(tokensOf(again).refresh).toBe(second)
    else expect(again.status).toBe(401)
    if (again.status === 200) expect(await successorOf(second)).toBe(third)
  })

  it('has a successor that says nothing of it, nor of the key that it is made with', async () => {
    const { refresh: first } = await services.open('user')
    const second = await successorOf(first)
    expect(second).not.toBe(first)
    expect(second.length).toBeGreaterThanOrEqual(32)
    expect(second.includes(first.slice(0, 12))).toBe(false)
  })
})

describe('a stolen refresh token', () => {
  it.each(['the thief first', 'the owner first'])('ends the session when both have used it, %s', async (order) => {
    const { refresh: stolen } = await services.open('user')
    const firstBranch = await successorOf(stolen)
    services.passTime(BEYOND_GRACE_MS)

    const second = await refresh(stolen)

    expect(second.status, order).toBe(401)
    expect((await refresh(firstBranch)).status).toBe(401)
  })

  it('makes within its grace no second branch that goes on', async () => {
    const { refresh: stolen } = await services.open('user')
    const owners = await successorOf(stolen)
    services.passTime(5_000)
    const thiefs = await successorOf(stolen)
    expect(thiefs).toBe(owners)
    const ownersNext = await successorOf(owners)
    services.passTime(BEYOND_GRACE_MS)

    // The thief has not renewed in time, and is heard the moment he tries.
    const late = await refresh(thiefs)

    expect(late.status).toBe(401)
    expect((await refresh(ownersNext)).status).toBe(401)
  })

  it.each([1, 2, 5])('ends the session when it is %i generations old', async (generations) => {
    const { refresh: ancestor } = await services.open('user')
    let newest = ancestor
    for (let generation = 0; generation < generations; generation += 1) {
      newest = await successorOf(newest)
      services.passTime(BEYOND_GRACE_MS)
    }

    expect((await refresh(ancestor)).status).toBe(401)

    expect((await refresh(newest)).status).toBe(401)
  })

  it('ends the access tokens of the session too', async () => {
    const { refresh: stolen } = await services.open('user')
    const renewed = tokensOf(await refresh(stolen))
    expect(await statusOfToken(renewed.access)).toBe(200)
    services.passTime(BEYOND_GRACE_MS)
    await refresh(stolen)
    services.passTime(6_000)

    expect(await statusOfToken(renewed.access)).toBe(401)
  })

  it('leaves the other sessions of its user alone', async () => {
    const { refresh: stolen } = await services.open('user')
    const other = await services.open('user')
    await refresh(stolen)
    services.passTime(BEYOND_GRACE_MS)
    await refresh(stolen)
    expect((await refresh(other.refresh)).status).toBe(200)
  })
})

describe('a session', () => {
  it('is not renewed after it was logged out, by the newest token or one in its grace', async () => {
    const { access, refresh: first } = await services.open('user')
    const second = await successorOf(first)
    expect((await services.call({ method: 'DELETE', path: '/v2/sessions/current', token: access })).status).toBe(204)
    expect((await refresh(second)).status).toBe(401)
    expect((await refresh(first)).status).toBe(401)
  })

  it('that is logged out while it is renewed gives no token that works', async () => {
    const { access, refresh: first } = await services.open('user')
    const [renewed] = await Promise.all([
      refresh(first),
      services.call({ method: 'DELETE', path: '/v2/sessions/current', token: access }),
    ])
    services.passTime(6_000)
    const given = renewed.status === 200 ? tokensOf(renewed) : { access, refresh: first }
    expect((await refresh(given.refresh)).status).toBe(401)
    expect(await statusOfToken(given.access)).toBe(401)
  })

  it('ends one day, however faithfully it is renewed', async () => {
    let { refresh: newest } = await services.open('user')
    let days = 0
    for (; days < 400; days += 20) {
      services.passTime(20 * DAY_MS)
      const answer = await refresh(newest)
      if (answer.status !== 200) break
      newest = tokensOf(answer).refresh
    }
    expect(days).toBeLessThan(400)
  })

  it('is not renewed by its access token, by a token cut short or longer, or by another type', async () => {
    const { access, refresh: good } = await services.open('user')
    const bodies: readonly object[] = [
      { refreshToken: access },
      { refreshToken: good.slice(0, -1) },
      { refreshToken: `${good} ` },
      { refreshToken: `${good}a` },
      { refreshToken: '' },
      { refreshToken: [good] },
      { refreshToken: { $ne: '' } },
      { refreshToken: null },
      { refreshToken: 'x'.repeat(100_000) },
    ]
    for (const body of bodies) {
      const { status } = await services.call({ method: 'POST', path: '/v2/sessions/', body })
      expect([400, 401, 413], JSON.stringify(body).slice(0, 60)).toContain(status)
    }
    expect((await refresh(good)).status).toBe(200)
  })

  it('does not change its user, role or denies by what a renewal asks', async () => {
    const { refresh: first } = await services.open('nekad')
    const more = { userId: 'u-siteadmin', sub: 'u-siteadmin', role: 'SITE_ADMIN', permissionDenies: [] }
    const answer = await services.call({
      method: 'POST',
      path: '/v2/sessions/',
      body: { refreshToken: first, ...more },
    })
    if (answer.status !== 200) return expect(answer.status).toBe(400)
    const [, claims = ''] = tokensOf(answer).access.split('.')
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      sub: 'u-nekad',
      customerPermissions: { role: 'USER' },
      permissionDenies: { length: 8 },
    })
  })
})
