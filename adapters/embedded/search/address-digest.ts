import { createHmac, randomBytes } from 'node:crypto'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { Database } from '../database/database'
import { visitorAddress, type VisitorAddress } from '../visitor-address'

const PREFIX = 'visitor-addresses'
const DIGEST_CHARACTERS = 22

/** Makes the key of a day, the same for every process, and throws those of earlier days away. */
const keyOf = async (db: Database, day: CalendarDate): Promise<string> => {
  const keyId = `${PREFIX} ${day}`
  await db
    .insertInto('signing_keys')
    .values({ key_id: keyId, secret: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('key_id').doNothing())
    .execute()
  await db.deleteFrom('signing_keys').where('key_id', 'like', `${PREFIX} %`).where('key_id', '<', keyId).execute()
  const { secret } = await db
    .selectFrom('signing_keys')
    .select('secret')
    .where('key_id', '=', keyId)
    .executeTakeFirstOrThrow()
  return secret
}

/**
 * Digests of addresses that distinguish the visitors of one day. Without the day's key no digest can be traced back
 * to its address.
 */
export const addressDigests = (db: Database): ((ip: string, day: CalendarDate) => Promise<VisitorAddress>) => {
  let known: { readonly day: CalendarDate; readonly key: Promise<string> } | undefined
  return async (ip, day) => {
    if (known?.day !== day) known = { day, key: keyOf(db, day) }
    const current = known
    const key = await current.key.catch((error: unknown) => {
      if (known === current) known = undefined
      throw error
    })
    const digest = (text: string): string =>
      createHmac('sha256', key).update(text).digest('base64url').slice(0, DIGEST_CHARACTERS)
    const { household, block } = visitorAddress(ip)
    return { household: digest(`household ${household}`), block: digest(`block ${block}`) }
  }
}
