import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import type { EmailAddress } from '#domain/kernel/email'
import type { Instant } from '#domain/kernel/ids'
import { mayCreate, type Manager } from '#domain/users/managing'
import { highestRole, type ManagedUser } from '#domain/users/user'
import { readMobileNumber, readName, readUserEmail, userFaults, userFields } from '#domain/users/user-details'
import { usernameOf } from '#domain/users/username'
import type { NewUserBody } from '#adapters/contract/user'
import { inviteUser } from '../auth/invite-user'
import type { ServiceContext } from '../context'
import type { Database } from '../database/database'
import { inTransaction } from '../database/in-transaction'
import { limits } from '../limits'
import type { LinkHost } from '../link-host'
import { notFound, type RequestFailure } from '../request-failure'
import { managedUserOf } from './managed-users'
import { reachOver } from './manager'
import { detailsOf, failureOf, invalidUser } from './refusals'
import { emailTaken, isEmailTaken } from './taken-email'
import { textsForUsers } from './texts-for-users'

const { mostNewPerHour, mostOfAName } = limits.users

const tooMany: RequestFailure = {
  status: 429,
  code: 'TOO_MANY_USERS',
  message: `Du kan lägga till högst ${mostNewPerHour} användare i timmen. Försök igen senare.`,
}

/** Who adds a user, and where the link of the invitation leads. */
export interface Adding {
  readonly manager: Manager
  readonly host: LinkHost
}

/**
 * Adds a user without a password, and sends the invitation to choose one (USER-13). The service gives the id and the user
 * name; fields that the body names besides have no effect.
 */
export const createUser = (
  services: Pick<ServiceContext, 'db' | 'clock' | 'ids'>,
  { manager, host }: Adding,
  body: NewUserBody,
): Promise<E.Either<RequestFailure, ManagedUser>> =>
  inTransaction(services.db, async (trx) => {
    const customers = [...new Set(body.customers)]
    const allowed = mayCreate(manager, customers, body.roles)
    if (E.isLeft(allowed)) return E.left(failureOf(allowed.left))
    const values = { ...body, mobileNumber: body.mobileNumber ?? '' }
    const faults = userFaults(values, userFields)
    const email = readUserEmail(body.email)
    if (faults.length > 0 || email === undefined) return E.left(invalidUser(detailsOf(faults)))
    // Users whom one manager adds are added one after the other, so that they are counted.
    await sql`select 1 from users where user_id = ${manager.userId} for update`.execute(trx)
    const now = services.clock.now()
    if ((await addedOfLate(trx, manager, now)) >= mostNewPerHour) return E.left(tooMany)
    if (await isEmailTaken(trx, email)) return E.left(emailTaken)
    const known = await sql<{ readonly customer_id: string }>`select customer_id from customers
      where customer_id = any(${sql.val(customers)}::text[])`.execute(trx)
    const names = known.rows.map(({ customer_id }) => customer_id)
    const unknown = customers.find((customer) => !names.includes(customer))
    if (unknown !== undefined) return E.left(failureOf({ tag: 'UnknownCustomer', customerId: unknown }))

    const roleAt = new Map(body.roles.map(({ customerId, role }) => [customerId, role]))
    const person = {
      email,
      first_name: readName(body.firstName),
      last_name: readName(body.lastName),
      mobile_number: readMobileNumber(values.mobileNumber) ?? null,
    }
    const only = customers.length === 1 ? customers[0] : undefined
    const id = await insertUser(trx, {
      ...person,
      user_id: services.ids.next(),
      role: highestRole(customers.map((customer) => roleAt.get(customer) ?? 'USER')),
      default_customer_id: only ?? null,
      created_by: manager.userId,
      created_at: now,
      changed_by: manager.userId,
      changed_at: now,
    })
    // Somebody else has added a user with that address, or with all those names, at the same time.
    if (id === undefined) return E.left(emailTaken)
    await trx
      .insertInto('user_customers')
      .values(
        customers.map((customer) => ({
          user_id: id,
          customer_id: customer,
          role: roleAt.get(customer) ?? 'USER',
          permission_denies: '[]',
        })),
      )
      .execute()
    const invited = await inviteUser(services, trx, { userId: id, host })
    if (E.isLeft(invited)) return E.left(invalidUser([{ path: 'email', message: 'Dit kan inget mejl skickas.' }]))
    const user = await managedUserOf(trx, id, reachOver(manager, id))
    return user === undefined ? E.left(notFound) : E.right(user)
  })

const addedOfLate = async (trx: Database, { userId }: Manager, now: Instant): Promise<number> => {
  const { count } = await trx
    .selectFrom('users')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('created_by', '=', userId)
    .where('created_at', '>', new Date(Date.parse(now) - 60 * 60 * 1000))
    .executeTakeFirstOrThrow()
  return Number(count)
}

type NewRow = Omit<Parameters<typeof textsForUsers>[0], 'username'> & {
  readonly email: EmailAddress
  readonly user_id: string
  readonly role: ManagedUser['roles'][number]
  readonly default_customer_id: string | null
  readonly created_by: string
  readonly created_at: string
  readonly changed_by: string
  readonly changed_at: string
}

/** Inserts the user by the first free user name. @returns the id, or undefined when none was free */
const insertUser = async (trx: Database, row: NewRow): Promise<string | undefined> => {
  for (let nth = 1; nth <= mostOfAName; nth += 1) {
    const username = usernameOf(row.first_name, row.last_name, nth)
    const inserted = await trx
      .insertInto('users')
      .values({
        ...row,
        ...textsForUsers({ ...row, username }),
        username,
        password_hash: null,
        permission_denies: '[]',
        preferred_store: null,
        preferred_delivery_method: null,
        default_delivery_method: 'DBI',
        default_project_id: null,
        activated_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst()
    if (inserted !== undefined) return inserted.user_id
    if (await isEmailTaken(trx, row.email)) return undefined
  }
  return undefined
}
