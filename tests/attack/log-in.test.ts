import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#adapters/embedded/demo-data/accounts/demo-accounts'
import {
  addressOf,
  jsonOf,
  startAttackedServices,
  type Answer,
  type AttackedServices,
} from './support/attacked-services'

const HOUR_MS = 60 * 60 * 1000

let services: AttackedServices
let addresses = 0

beforeAll(async () => {
  services = await startAttackedServices()
})
afterAll(() => services.stop())
// No test meets the counts of another.
beforeEach(() => {
  addresses += 1000
})
afterEach(() => {
  services.passTime(48 * HOUR_MS)
})

const guess = (
  name: string,
  from: string,
  password = 'gissning',
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  services.call({ method: 'POST', path: '/v2/sessions/', body: { username: name, password }, from, headers })

const guessEach = async (count: number, one: (index: number) => Promise<Answer>): Promise<readonly Answer[]> => {
  const answers: Answer[] = []
  for (let index = 0; index < count; index += 1) answers.push(await one(index))
  return answers
}

/** How many passwords were looked at: the rest were refused before, and none met a fault of ours. */
const judged = (answers: readonly Answer[]): number => {
  expect(answers.filter(({ status }) => ![401, 429, 503].includes(status))).toEqual([])
  return answers.filter(({ status }) => status === 401).length
}
const limited = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 429)

/** Seconds that a limited caller is told to wait. */
const waitOf = ({ headers }: Answer): number => {
  const told = Number(headers['retry-after'])
  if (!Number.isInteger(told)) throw new Error(`Nobody can wait for ${String(headers['retry-after'])} seconds.`)
  return told
}

/** The cookie by which a device is known after a log-in. */
const deviceOf = (answer: Answer): Readonly<Record<string, string>> => {
  const set = [answer.headers['set-cookie']].flat().map(String)
  return { cookie: set.map((cookie) => cookie.split(';')[0] ?? '').join('; ') }
}

const timeout = 60_000

describe('guesses at one account', { timeout }, () => {
  it('from ten addresses are limited together', async () => {
    const answers = await guessEach(40, (index) => guess('seller', addressOf(addresses + (index % 10))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]))
    expect(judged(answers)).toBe(20)
  })

  it('from an address that tries many accounts are limited together', async () => {
    const from = addressOf(addresses)
    const answers = await guessEach(110, (index) => guess(`konto-${index}`, from))
    expect(limited(answers).length).toBeGreaterThan(0)
    expect(judged(answers)).toBe(100)
  })

  it('count together under every name of the account', async () => {
    const names = [
      'seller',
      'SELLER',
      'Seller',
      ' seller',
      'seller ',
      'seller@fackhandel.example',
      'Seller@Fackhandel.example',
      'sélLer'.replace('é', 'e'),
    ]
    const from = addressOf(addresses)
    const answers = await guessEach(40, (index) => guess(names[index % names.length] ?? '', from))
    expect(judged(answers)).toBe(20)
  })

  it('count together in whichever field the name is sent', async () => {
    const fields = ['username', 'logonId', 'USER_NAME', 'USERNAME', 'email', 'SENDER_ID']
    const from = addressOf(addresses)
    const answers = await guessEach(42, (index) =>
      services.call({
        method: 'POST',
        path: '/v2/sessions/',
        body: {
          [fields[index % fields.length] ?? 'username']: index % 6 > 3 ? 'seller@fackhandel.example' : 'seller',
          password: 'gissning',
        },
        from,
      }),
    )
    expect(judged(answers)).toBe(20)
  })

  it('sent sixty-four at once are limited as those sent one by one', async () => {
    const from = addressOf(addresses)
    const answers = await Promise.all(Array.from({ length: 64 }, () => guess('buyeradmin', from)))
    expect(judged(answers)).toBe(20)
  })

  it('are told, once limited, how long to wait, in the header and in Swedish', async () => {
    const from = addressOf(addresses)
    const [first] = limited(await guessEach(24, () => guess('seller', from)))
    if (first === undefined) throw new Error('never limited')
    expect(waitOf(first)).toBeGreaterThan(0)
    expect(waitOf(first)).toBeLessThanOrEqual(3600)
    expect(jsonOf(first)).toMatchObject({ code: expect.stringMatching(/^[A-Z_]+$/), message: expect.any(String) })
    expect(jsonOf(first).message).toMatch(/[Vv]änta|[Ff]örsök igen/)
  })

  it('wait longer when they go on', async () => {
    const from = addressOf(addresses)
    const waits: number[] = []
    for (let round = 0; round < 3; round += 1) {
      const [first] = limited(await guessEach(24, () => guess('seller', from)))
      if (first === undefined) throw new Error('never limited')
      waits.push(waitOf(first))
      services.passTime((waitOf(first) + 1) * 1000)
    }
    expect(Math.min(...waits)).toBeGreaterThan(0)
    expect(waits[2]).toBeGreaterThan(waits[0] ?? Infinity)
  })

  it('take no count of addresses that the caller made up in headers', async () => {
    const answers = await guessEach(40, (index) =>
      guess('seller', addressOf(addresses), 'gissning', {
        'x-forwarded-for': addressOf(0x900000 + index),
        forwarded: `for=${addressOf(0x900000 + index)}`,
        'x-real-ip': addressOf(0x900000 + index),
      }),
    )
    expect(judged(answers)).toBe(20)
  })
})

describe('the owner of an account under attack', { timeout }, () => {
  it('logs in with the right password from a device that is known', async () => {
    const device = deviceOf(await guess('user', addressOf(addresses + 500), DEMO_PASSWORD))
    const attack = await guessEach(40, (index) => guess('user', addressOf(addresses + (index % 10))))
    expect(limited(attack).length).toBeGreaterThan(0)

    expect((await guess('user', addressOf(addresses + 501), DEMO_PASSWORD, device)).status).toBe(200)
  })

  it('logs in from a known device behind the very address of the attacker', async () => {
    const from = addressOf(addresses)
    const device = deviceOf(await guess('user', from, DEMO_PASSWORD))
    expect(limited(await guessEach(40, () => guess('user', from))).length).toBeGreaterThan(0)

    expect((await guess('user', from, DEMO_PASSWORD, device)).status).toBe(200)
  })

  it('is not locked out when the attack has ended', async () => {
    const attack = await guessEach(40, (index) => guess('user', addressOf(addresses + (index % 10))))
    expect(limited(attack).length).toBeGreaterThan(0)
    const longest = Math.max(...limited(attack).map(waitOf))
    expect(longest).toBeLessThanOrEqual(3600)
    services.passTime((longest + 1) * 1000)
    expect((await guess('user', addressOf(addresses + 700), DEMO_PASSWORD)).status).toBe(200)
  })

  it('has a device cookie that no script reads and no other site sends', async () => {
    const answer = await guess('user', addressOf(addresses), DEMO_PASSWORD)
    const cookie = [answer.headers['set-cookie']].flat().map(String).join()
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Strict/i)
    expect(cookie).toMatch(/Path=\/services\/v2\/sessions/i)
    expect(cookie).not.toContain('u-user')
    expect(cookie).not.toMatch(/Domain=/i)
  })

  it('is not helped, nor the attacker, by a cookie that is forged or of another account', async () => {
    const others = deviceOf(await guess('tom', addressOf(addresses + 600), DEMO_PASSWORD))
    const own = deviceOf(await guess('user', addressOf(addresses + 601), DEMO_PASSWORD))
    const changed = { cookie: (own['cookie'] ?? '').replace(/=(.)/, (_, letter) => (letter === 'A' ? '=B' : '=A')) }
    for (const cookie of [others, changed, { cookie: 'device=x; known-device=u-user' }]) {
      const answers = await guessEach(30, (index) =>
        guess('user', addressOf(addresses + (index % 10)), 'gissning', cookie),
      )
      expect(limited(answers).length).toBeGreaterThan(0)
    }
  })

  it('may not guess without end from a known device either', async () => {
    const device = deviceOf(await guess('user', addressOf(addresses), DEMO_PASSWORD))
    const answers = await guessEach(50, () => guess('user', addressOf(addresses), 'gissning', device))
    expect(judged(answers)).toBeLessThanOrEqual(40)
  })
})

describe('an account', { timeout }, () => {
  it('is answered alike whether it exists or not, before and at the limit', async () => {
    const answersOf = async (name: string, first: number) => {
      const answers = await guessEach(30, () => guess(name, addressOf(addresses + first)))
      return answers.map((answer) => [
        answer.status,
        jsonOf(answer).code,
        jsonOf(answer).message,
        answer.headers['retry-after'],
      ])
    }
    expect(await answersOf('seller', 0)).toEqual(await answersOf('ingen-alls', 1))
  })

  it('that does not exist is limited over addresses too, or the limit would tell', async () => {
    const over = async (name: string, first: number) =>
      (await guessEach(40, (index) => guess(name, addressOf(addresses + first + (index % 10))))).map(
        ({ status }) => status,
      )
    const known = await over('seller', 0)
    expect(known.filter((status) => status === 401)).toHaveLength(20)
    expect(await over('finns-inte', 20)).toEqual(known)
  })

  it('that somebody logs in to is not limited by good log-ins', async () => {
    const answers = await guessEach(15, () => guess('tom', addressOf(addresses), DEMO_PASSWORD))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })
})

it('the table of attempts does not grow with names and addresses that nobody has', async () => {
  const before = await services.db.selectFrom('log_in_attempts').selectAll().execute()
  await Promise.all(
    Array.from({ length: 100 }, (_, index) => guess(`${'n'.repeat(3000)}${index}`, addressOf(addresses + index))),
  )
  const after = await services.db.selectFrom('log_in_attempts').selectAll().execute()
  // Every name that is kept is short, however long it was sent.
  expect(Math.max(0, ...after.map((row) => JSON.stringify(row).length))).toBeLessThan(1000)
  expect(after.length - before.length).toBeLessThanOrEqual(233)
})
