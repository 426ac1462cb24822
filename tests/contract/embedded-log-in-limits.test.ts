import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { visitorAddress } from '#adapters/embedded/visitor-address'
import { limits } from '#adapters/embedded/limits'
import { openEmbeddedShop, type EmbeddedShop } from './support/embedded-shop'
import { onEachEngine } from './support/engines'
import { tryLogIn, type Attempt, type LogInOutcome } from './support/log-in'

const { freeAttemptsPerAccount, freeAttemptsPerAddress, freeAttemptsPerDevice, longestWaitSeconds } = limits.session

const statuses = (outcomes: readonly LogInOutcome[]): Readonly<Record<number, number>> => {
  const count: Record<number, number> = {}
  for (const { status } of outcomes) count[status] = (count[status] ?? 0) + 1
  return count
}

await onEachEngine('guessing passwords', (options) => {
  let shop: EmbeddedShop
  beforeAll(async () => {
    shop = await openEmbeddedShop(options)
  })
  beforeEach(async () => {
    await shop.db.deleteFrom('log_in_attempts').execute()
  })
  afterAll(() => shop.close())

  const logIn = (attempt: Attempt) => tryLogIn(shop.app, attempt)
  const guess = (attempt: Partial<Attempt> = {}) => logIn({ username: 'user', password: 'gissning', ...attempt })
  const guessTimes = (times: number, of: (index: number) => Partial<Attempt> = () => ({})) =>
    Promise.all(Array.from({ length: times }, (_, index) => guess(of(index))))
  const waitSeconds = (seconds: number) => shop.passTime(seconds * 1000)

  describe('at one account', () => {
    it('is counted before a password is looked at, so guesses sent at once are counted too', async () => {
      const outcomes = await guessTimes(freeAttemptsPerAccount + 20)
      expect(statuses(outcomes)).toEqual({ 401: freeAttemptsPerAccount, 429: 20 })
      const refused = outcomes.find(({ status }) => status === 429)
      expect(refused?.body.code).toBe('TOO_MANY_ATTEMPTS')
      expect(refused?.body.message).toBe('För många försök. Försök igen om 1 sekund.')
      expect(refused?.retryAfter).toBe(1)
    })

    it('is counted over all addresses together', async () => {
      const outcomes = await guessTimes(40, (index) => ({ address: `192.0.2.${index % 10}` }))
      expect(statuses(outcomes)).toEqual({ 401: freeAttemptsPerAccount, 429: 40 - freeAttemptsPerAccount })
    })

    it('is counted under whatever name it is called', async () => {
      const names = ['user', ' USER ', 'user@fackhandel.example', 'User@Fackhandel.Example']
      const outcomes = await guessTimes(40, (index) => ({ username: names[index % names.length] ?? '' }))
      expect(statuses(outcomes)).toEqual({ 401: freeAttemptsPerAccount, 429: 40 - freeAttemptsPerAccount })
    })

    it('is counted for a name that nobody has as for one that somebody has', async () => {
      const known = await guessTimes(freeAttemptsPerAccount + 5)
      const unknown = await guessTimes(freeAttemptsPerAccount + 5, (index) => ({
        username: index % 2 === 0 ? 'ingen' : 'INGEN ',
      }))
      const told = (outcomes: readonly LogInOutcome[]) =>
        outcomes.map(({ status, body, retryAfter, setCookie }) => ({ status, body, retryAfter, setCookie }))
      expect(statuses(unknown)).toEqual(statuses(known))
      expect(new Set(told(unknown).map((one) => JSON.stringify(one)))).toEqual(
        new Set(told(known).map((one) => JSON.stringify(one))),
      )
    })

    it('waits twice as long after each further guess, but never longer than the cap', async () => {
      await guessTimes(freeAttemptsPerAccount)
      const waits: number[] = []
      for (let round = 0; round < 12; round += 1) {
        const { status, retryAfter = 0 } = await guess()
        expect(status).toBe(429)
        waits.push(retryAfter)
        waitSeconds(retryAfter)
        expect((await guess()).status).toBe(401)
      }
      expect(waits.slice(0, 9)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256])
      expect(Math.max(...waits)).toBeLessThanOrEqual(longestWaitSeconds)
    })

    it('does not wait longer for trying again too early', async () => {
      await guessTimes(freeAttemptsPerAccount + 10)
      waitSeconds(1)
      expect((await logIn({ username: 'user' })).status).toBe(200)
    })

    it('is forgotten once the right password is given', async () => {
      await guessTimes(freeAttemptsPerAccount - 1)
      expect((await logIn({ username: 'user' })).status).toBe(200)
      expect(statuses(await guessTimes(freeAttemptsPerAccount))).toEqual({ 401: freeAttemptsPerAccount })
    })

    it('is forgotten with time', async () => {
      await guessTimes(freeAttemptsPerAccount)
      waitSeconds(limits.session.attemptForgottenAfterSeconds * freeAttemptsPerAccount)
      expect(statuses(await guessTimes(freeAttemptsPerAccount))).toEqual({ 401: freeAttemptsPerAccount })
    })
  })

  describe('at many accounts', () => {
    it('is counted at the address', async () => {
      const outcomes = await guessTimes(freeAttemptsPerAddress + 10, (index) => ({ username: `konto${index}` }))
      const examined = outcomes.filter(({ body }) => body.code !== 'TOO_MANY_ATTEMPTS')
      expect(examined).toHaveLength(freeAttemptsPerAddress)
      expect((await logIn({ username: 'user' })).status).toBe(429)
      expect((await logIn({ username: 'user', address: '192.0.2.2' })).status).toBe(200)
    })

    it('is not cleared at the address by an account of one’s own', async () => {
      await guessTimes(freeAttemptsPerAddress - 1, (index) => ({ username: `konto${index}` }))
      expect((await logIn({ username: 'tom' })).status).toBe(200)
      expect((await guess({ username: 'ett till' })).body.code).not.toBe('TOO_MANY_ATTEMPTS')
      expect((await guess({ username: 'två till' })).body.code).toBe('TOO_MANY_ATTEMPTS')
    })

    it('is counted at the network of an IPv6 address, which one caller has to itself', async () => {
      const outcomes = await guessTimes(freeAttemptsPerAddress + 10, (index) => ({
        username: `konto${index}`,
        address: `2001:db8:1:2::${index.toString(16)}`,
      }))
      expect(outcomes.filter(({ body }) => body.code === 'TOO_MANY_ATTEMPTS')).toHaveLength(10)
    })
  })

  describe('from elsewhere', () => {
    it('does not keep the owner out on a device that has logged in before', async () => {
      const { cookie } = await logIn({ username: 'user', address: '198.51.100.7' })
      await guessTimes(40, (index) => ({ address: `192.0.2.${index % 10}` }))
      expect((await logIn({ username: 'user', address: '198.51.100.7' })).status).toBe(429)
      expect((await logIn({ username: 'user', address: '198.51.100.7', cookie })).status).toBe(200)
      expect((await logIn({ username: 'user', address: '192.0.2.1', cookie })).status).toBe(200)
    })

    it('keeps the owner out of a new device for no longer than the cap, though somebody guesses all the time', async () => {
      await guessTimes(freeAttemptsPerAccount + 10)
      const owner = { username: 'user', address: '198.51.100.7' }
      let waited = 0
      for (let outcome = await logIn(owner); outcome.status === 429; outcome = await logIn(owner)) {
        const wait = outcome.retryAfter ?? 0
        for (let second = 0; second < wait; second += 30) {
          waitSeconds(Math.min(30, wait - second))
          await guess()
        }
        waited += wait
      }
      expect(waited).toBeLessThanOrEqual(longestWaitSeconds)
    })
  })

  describe('from a known device', () => {
    it('is counted by itself, and waits too', async () => {
      const { cookie } = await logIn({ username: 'user' })
      const outcomes = await guessTimes(freeAttemptsPerDevice + 5, () => ({ cookie }))
      expect(statuses(outcomes)).toEqual({ 401: freeAttemptsPerDevice, 429: 5 })
      expect((await logIn({ username: 'user', address: '192.0.2.2' })).status).toBe(200)
    })

    it('is known for the account that logged in and for no other', async () => {
      const { cookie } = await logIn({ username: 'tom' })
      await guessTimes(freeAttemptsPerAccount)
      expect((await logIn({ username: 'user', cookie })).status).toBe(429)
    })

    it('is known for several accounts, and says in its cookie which they are to nobody', async () => {
      const { cookie: first } = await logIn({ username: 'tom' })
      const { cookie } = await logIn({ username: 'user', cookie: first })
      await guessTimes(freeAttemptsPerAccount)
      await guessTimes(freeAttemptsPerAccount, () => ({ username: 'tom' }))
      expect((await logIn({ username: 'user', cookie })).status).toBe(200)
      expect((await logIn({ username: 'tom', cookie })).status).toBe(200)
      expect(cookie).not.toMatch(/u-tom|u-user|tom|user/)
    })

    it('is not known by an altered cookie', async () => {
      const { cookie = '' } = await logIn({ username: 'user' })
      const [name, value = ''] = cookie.split('=')
      const [expiry = '', device = '', mac = ''] = value.split('.')
      await guessTimes(freeAttemptsPerAccount)
      const altered = [
        `${name}=${Number(expiry) + 1}.${device}.${mac}`,
        `${name}=${expiry}.${device.split('').reverse().join('')}.${mac}`,
        `${name}=${expiry}.${device}.${'A'.repeat(mac.length)}`,
        `${name}=${'~'.repeat(5000)}${value}`,
        `${name}=`,
        `${name}`,
        `;;=;${name}=é.é.é`,
      ]
      for (const one of altered) expect((await logIn({ username: 'user', cookie: one })).status).toBe(429)
      expect((await logIn({ username: 'user', cookie: `annan=1; ${cookie}; x=y` })).status).toBe(200)
    })

    it('is known by a cookie that no script reads and no other site sends', async () => {
      const { setCookie } = await logIn({ username: 'user' })
      expect(setCookie).toMatch(
        /^known-device=[\w.~-]+; Max-Age=15552000; Path=\/v2\/sessions; HttpOnly; SameSite=Strict$/,
      )
    })

    it('is told to nobody who gives a wrong password', async () => {
      expect((await guess()).setCookie).toBeUndefined()
    })
  })

  it('leaves a table that names nobody', async () => {
    await guess({ username: 'hemligt-namn', address: '203.0.113.77' })
    const rows = JSON.stringify(await shop.db.selectFrom('log_in_attempts').selectAll().execute())
    expect(rows).not.toMatch(/hemligt-namn|203\.0\.113\.77/)
  })
})

describe('an address that attempts are counted at', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
  ])('is for %s %s', (address, block) => {
    expect(visitorAddress(address).household).toBe(block)
  })
})
