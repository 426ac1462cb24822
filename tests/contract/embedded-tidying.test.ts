import { afterAll, beforeAll, expect, it } from 'vitest'
import { limits } from '#adapters/embedded/limits'
import { tidySessions } from '#adapters/embedded/auth/tidying'
import { dropOldAnswers } from '#adapters/embedded/idempotency/drop-old-answers'
import { instant } from '#domain/kernel/ids'
import { openEmbeddedShop, type EmbeddedShop } from './support/embedded-shop'
import { onEachEngine } from './support/engines'
import { tryLogIn } from './support/log-in'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

await onEachEngine('tidying', (options) => {
  let shop: EmbeddedShop
  beforeAll(async () => {
    shop = await openEmbeddedShop(options)
  })
  afterAll(() => shop.close())

  const countOf = async (table: 'sessions' | 'refresh_tokens' | 'log_in_attempts' | 'idempotency_keys') =>
    (await shop.db.selectFrom(table).selectAll().execute()).length
  const now = () => instant(shop.app.services.clock.now())
  const begin = async () => (await shop.logIn('user')).body.AuthenticationResult

  it('leaves sessions that can go on, and takes those that are over with their tokens', async () => {
    const { RefreshToken } = await begin()
    const ended = await begin()
    await shop.withToken(ended.AccessToken).call('DELETE', '/v2/sessions/current')
    shop.passTime(25 * HOUR)
    await tidySessions(shop.db, now())
    expect([await countOf('sessions'), await countOf('refresh_tokens')]).toEqual([1, 1])
    expect((await shop.visitor.call('POST', '/v2/sessions/', { refreshToken: RefreshToken })).status).toBe(200)
    shop.passTime((limits.session.refreshTokenDays + 1) * DAY)
    await tidySessions(shop.db, now())
    expect([await countOf('sessions'), await countOf('refresh_tokens')]).toEqual([0, 0])
  })

  it('takes attempts that are forgotten, and no others', async () => {
    await tryLogIn(shop.app, { username: 'tom', password: 'fel' })
    await tidySessions(shop.db, now())
    expect(await countOf('log_in_attempts')).toBe(2)
    shop.passTime((limits.session.attemptForgottenAfterSeconds + 1) * 1000)
    await tidySessions(shop.db, now())
    expect(await countOf('log_in_attempts')).toBe(0)
  })

  it('leaves no more attempts than the limit, the heaviest first', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) await tryLogIn(shop.app, { username: 'tom', password: 'fel' })
    for (const username of ['a', 'b', 'c']) await tryLogIn(shop.app, { username, password: 'fel' })
    await tidySessions(shop.db, now(), 2)
    const left = await shop.db.selectFrom('log_in_attempts').select('subject').orderBy('subject').execute()
    expect(left.map(({ subject }) => subject.split(' ')[0])).toEqual(['account', 'address'])
    await shop.db.deleteFrom('log_in_attempts').execute()
  })

  it('takes answers that nobody asks for again', async () => {
    const answered = { user_id: 'u-user', request_hash: '', answer: null, created_at: now() }
    await shop.db
      .insertInto('idempotency_keys')
      .values({ ...answered, key: 'gammal' })
      .execute()
    shop.passTime(limits.idempotency.keptDays * DAY + 1)
    await shop.db
      .insertInto('idempotency_keys')
      .values({ ...answered, key: 'ny', created_at: now() })
      .execute()
    await dropOldAnswers(shop.db, now())
    expect(await countOf('idempotency_keys')).toBe(1)
  })
})
