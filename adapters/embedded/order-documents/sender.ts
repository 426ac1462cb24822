import { sql } from 'kysely'
import type { UserId } from '#domain/kernel/ids'
import type { Database } from '../database/database'

/** Who has a mail sent. */
export interface Sender {
  readonly email: string
  readonly name: string
  readonly phone: string
}

/** The user, locked until the transaction ends: what one user has sent is sent one after the other, so that it is counted. */
export const lockSender = async (trx: Database, userId: UserId): Promise<Sender> => {
  const { rows } = await sql<{
    email: string
    first_name: string
    last_name: string
    mobile_number: string | null
  }>`select email, first_name, last_name, mobile_number from users where user_id = ${userId} for update`.execute(trx)
  const [row] = rows
  return {
    email: row?.email ?? '',
    name: [row?.first_name, row?.last_name].filter((name) => name).join(' '),
    phone: row?.mobile_number ?? '',
  }
}
