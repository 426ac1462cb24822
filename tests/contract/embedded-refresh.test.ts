import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { limits } from '#adapters/embedded/limits'
import { openEmbeddedShop, type Answer, type EmbeddedShop, type Refused, type Tokens } from './support/embedded-shop'
import { onEachEngine } from './support/engines'

const AFTER_GRACE = limits.session.refreshGraceMs + 1
const tokensIn = (answer: Answer<Tokens>) => answer.body.AuthenticationResult

await onEachEngine('a refresh token', (options) => {
  let shop: EmbeddedShop
  beforeAll(async () => {
    shop = await openEmbeddedShop(options)
  })
  afterAll(() => shop.close())

  const refresh = (refreshToken: string, context: object = {}) =>
    shop.visitor.call<Tokens & Refused>('POST', '/v2/sessions/', { refreshToken, ...context })
  const firstOf = async (username: string) => tokensIn(await shop.logIn(username)).RefreshToken
  const successorOf = async (token: string) => {
    const answer = await refresh(token)
    expect(answer.status).toBe(200)
    return tokensIn(answer).RefreshToken
  }

  it('is answered with one and the same successor within its grace, never with a second branch', async () => {
    const first = await firstOf('user')
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(first)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    const successors = new Set(answers.map((answer) => tokensIn(answer).RefreshToken))
    expect(successors.size).toBe(1)
    expect(successors.has(first)).toBe(false)
    shop.passTime(limits.session.refreshGraceMs)
    expect(await successorOf(first)).toBe([...successors][0])
  })

  it('gives an access token that works each time it is answered', async () => {
    const first = await firstOf('user')
    for (const answer of [await refresh(first), await refresh(first)]) {
      const user = await shop.withToken(tokensIn(answer).AccessToken).call('GET', '/v2/users/current')
      expect(user.status).toBe(200)
    }
  })

  it('ends its session when it comes back after its grace', async () => {
    const first = await firstOf('user')
    const second = tokensIn(await refresh(first))
    shop.passTime(AFTER_GRACE)
    const reused = await refresh(first)
    expect([reused.status, reused.body.message]).toEqual([401, 'Invalid token'])
    expect((await refresh(second.RefreshToken)).status).toBe(401)
    expect((await shop.withToken(second.AccessToken).call('GET', '/v2/users/current')).status).toBe(401)
  })

  it('ends its session also when it is an older ancestor that comes back', async () => {
    const first = await firstOf('user')
    const second = await successorOf(first)
    const third = await successorOf(second)
    shop.passTime(AFTER_GRACE)
    const fourth = await successorOf(third)
    expect((await refresh(first)).status).toBe(401)
    expect((await refresh(fourth)).status).toBe(401)
  })

  it('leaves no two live branches to a victim and a thief', async () => {
    const stolen = await firstOf('user')
    const victims = await successorOf(stolen)
    const thiefs = await successorOf(stolen)
    shop.passTime(AFTER_GRACE)
    const victimsNext = await successorOf(victims)
    shop.passTime(AFTER_GRACE)
    expect((await refresh(thiefs)).status).toBe(401)
    expect((await refresh(victimsNext)).status).toBe(401)
  })

  it('still changes customer and project within its grace', async () => {
    const first = await firstOf('buyeradmin')
    await successorOf(first)
    const other = tokensIn(await refresh(first, { customerId: '104830' }))
    expect(decodeJwt(other.AccessToken)).toMatchObject({ customerId: '104830', projectId: null })
  })

  it('is good for a month', async () => {
    const first = await firstOf('user')
    shop.passTime(31 * 24 * 60 * 60 * 1000)
    expect((await refresh(first)).status).toBe(401)
  })

  it('that nobody gave out is refused, whatever its length', async () => {
    expect((await refresh('')).status).toBe(401)
    expect((await refresh('a'.repeat(100_000))).status).toBe(401)
    expect((await refresh('\u0000\ud800')).status).toBe(401)
  })
})
