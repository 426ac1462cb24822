import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as O from 'fp-ts/Option'
import { readEmail } from '#domain/kernel/email'
import { secret } from '#domain/kernel/secret'
import { answerOf, failureOf, goodToken, remoteShop } from './support/remote-shop'
import { startRecordingServer, type RecordingServer } from './support/recording-server'
import { authenticated, sessions } from './support/token-renewal'

let server: RecordingServer
beforeAll(async () => {
  server = await startRecordingServer()
})
afterAll(() => server.close())

const email = O.getOrElseW(() => {
  throw new Error('no address')
})(readEmail('ali@example.com'))

describe('a new password', () => {
  it('[AUTH-13] is asked for by POST /users/credentials/request, without the token of whoever is logged in', async () => {
    const shop = remoteShop(server.origin)
    server.answers({ status: 202, json: { message: 'Strax' } })
    await answerOf(shop.passwords.requestLink(email))
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      path: '/auth/users/credentials/request',
      body: { email: 'ali@example.com' },
    })
    expect(server.requests[0]?.headers['authorization']).toBeUndefined()
  })

  it('[AUTH-14] is sent with the session of its link to POST /v2/sessions/, and logs in', async () => {
    const shop = remoteShop(server.origin, { tokens: {} })
    shop.passwords.keepChallenge({ session: secret('of-the-link'), username: 'ali' })
    server.answers({ json: authenticated(goodToken, 'refresh-1') })
    await answerOf(shop.passwords.choose(secret('gräddfil')))
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      path: sessions,
      body: { ChallengeName: 'NEW_PASSWORD_REQUIRED', Session: 'of-the-link', password: 'gräddfil' },
    })
    expect(shop.store.all()).toEqual({ 'current-token': goodToken, 'refresh-token': 'refresh-1' })
    expect(shop.changes).toEqual(['loggedInElsewhere'])
    expect(shop.passwords.challenge()).toBeUndefined()
    expect(shop.tabStore.all()).toEqual({})
  })

  it('[AUTH-07] is asked of a log-in that is challenged to it, whose session lasts over a reload and in no other tab', async () => {
    const shop = remoteShop(server.origin, { tokens: {} })
    server.answers({ json: { ChallengeName: 'NEW_PASSWORD_REQUIRED', Session: 'of-the-log-in' } })
    await answerOf(shop.auth.logIn({ username: 'ali', password: secret('tillfälligt') }))
    expect(shop.passwords.challenge()).toEqual({ session: 'of-the-log-in', username: 'ali' })
    expect(shop.store.all()).toEqual({})
    expect(JSON.stringify(shop.tabStore.all())).not.toContain('tillfälligt')
  })

  it('is not asked of a log-in that is challenged to something else', async () => {
    const shop = remoteShop(server.origin, { tokens: {} })
    server.answers({ json: { ChallengeName: 'SMS_MFA', Session: 's' } })
    await answerOf(shop.auth.logIn({ username: 'ali', password: secret('p') }))
    expect(shop.passwords.challenge()).toBeUndefined()
  })

  it('that is refused leaves the link for another try, and whoever is logged in where they are', async () => {
    const shop = remoteShop(server.origin)
    const before = shop.store.all()
    shop.passwords.keepChallenge({ session: secret('s'), username: undefined })
    server.answers({ status: 422, json: { message: 'För lätt att gissa', code: 'INVALID_PASSWORD' } })
    expect(await failureOf(shop.passwords.choose(secret('password1')))).toMatchObject({ code: 'INVALID_PASSWORD' })
    server.answers({ status: 401, json: { message: 'Länken gäller inte', code: 'CHALLENGE_EXPIRED' } })
    expect(await failureOf(shop.passwords.choose(secret('gräddfil')))).toMatchObject({ code: 'CHALLENGE_EXPIRED' })
    expect(shop.passwords.challenge()).toEqual({ session: 's', username: undefined })
    expect(shop.store.all()).toEqual(before)
    expect(shop.changes).toEqual([])
  })

  it('needs a link, and asks no service without one', async () => {
    const shop = remoteShop(server.origin, { tokens: {} })
    const asked = server.requests.length
    expect(await failureOf(shop.passwords.choose(secret('gräddfil')))).toMatchObject({ code: 'CHALLENGE_EXPIRED' })
    expect(server.requests.length).toBe(asked)
  })
})
