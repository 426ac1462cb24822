import * as E from 'fp-ts/Either'
import type { Updateable } from 'kysely'
import { customerId } from '#domain/kernel/ids'
import { mayChange, type Manager, type UserChange } from '#domain/users/managing'
import { may } from '#domain/session/permissions'
import { deniesOf, type ManagedUser } from '#domain/users/user'
import { readMobileNumber, readName, userFaults, type UserField } from '#domain/users/user-details'
import type { UserUpdateBody } from '#adapters/contract/user'
import { deliveryDenied } from '../auth/allowed-deliveries'
import { endSessionsOf } from '../auth/end-session'
import { inviteUser } from '../auth/invite-user'
import type { AuthTables } from '../auth/tables'
import type { Database } from '../database/database'
import { inTransaction } from '../database/in-transaction'
import type { LinkHost } from '../link-host'
import { notFound, type RequestFailure } from '../request-failure'
import { managedUserOf, type UserRow } from './managed-users'
import { reachOver } from './manager'
import { correctEmail } from './correct-email'
import { demandNewPassword } from './demand-new-password'
import { changedSince, detailsOf, failureOf, invalidUser, notActive } from './refusals'
import { saveCustomers, saveRoles } from './save-rights'
import { readStandards, type Standards } from './standards'
import { textsForUsers } from './texts-for-users'
import type { UserServices } from './user-services'

/** Who changes a user, in which kind of session, and where the link of an invitation leads. */
export interface Changing {
  readonly manager: Manager
  readonly isPunchout: boolean
  readonly host: LinkHost
}

const profileFields = [
  'firstName',
  'lastName',
  'mobileNumber',
  'preferredStore',
  'preferredDeliveryMethod',
  'defaultCustomerId',
  'defaultProjectId',
] as const satisfies readonly (keyof UserUpdateBody)[]

const changeOf = (body: UserUpdateBody): UserChange => ({
  profile: profileFields.some((field) => body[field] !== undefined),
  active: body.active,
  account: body.demandNewPassword === true || body.newEmail !== undefined,
  customers: body.customers,
  roles: body.roles,
})

const alreadyActivated: RequestFailure = {
  status: 409,
  code: 'ALREADY_ACTIVATED',
  message: 'Användaren har redan aktiverat sitt konto.',
}

/** An invitation is never one's own: who is logged in is activated. */
const invite = async (
  services: UserServices,
  trx: Database,
  { manager, host }: Changing,
  { user_id, active, activated_at }: UserRow,
): Promise<RequestFailure | undefined> => {
  if (manager.userId === user_id || activated_at !== null) return alreadyActivated
  if (!active) return notActive
  const invited = await inviteUser(services, trx, { userId: user_id, host })
  return E.isLeft(invited) ? alreadyActivated : undefined
}

/**
 * Changes a user: their own profile for everybody (USER-12, USER-14), and for administrators those of others, whether they
 * are active, their customers and their roles (USER-07, USER-13). All or nothing is changed. It holds from the next call
 * on, and a user who is made inactive is logged out.
 */
export const updateUser = async (
  services: UserServices,
  changing: Changing,
  id: string,
  body: UserUpdateBody,
): Promise<E.Either<RequestFailure, ManagedUser>> => {
  const outcome = await inTransaction(services.db, (trx) => changed(services, trx, changing, id, body))
  if (E.isRight(outcome)) services.sessions.forgetUser(id)
  return outcome
}

const changed = async (
  services: UserServices,
  trx: Database,
  changing: Changing,
  id: string,
  body: UserUpdateBody,
): Promise<E.Either<RequestFailure, ManagedUser>> => {
  const { manager } = changing
  const row = await trx.selectFrom('users').selectAll().where('user_id', '=', id).forUpdate().executeTakeFirst()
  const reach = reachOver(manager, id)
  const before = row === undefined ? undefined : await managedUserOf(trx, id, reach)
  if (row === undefined || before === undefined) return E.left(notFound)
  const allowed = mayChange(manager, before, changeOf(body))
  if (E.isLeft(allowed)) return E.left(failureOf(allowed.left))
  if (body.version !== undefined && body.version !== before.version) return E.left(changedSince)

  if (changesDelivery(before, body) && !mayChooseDelivery(changing, before)) return E.left(deliveryDenied)
  const written = writtenFields(body)
  const details = detailsOf(userFaults(textsIn(body), written))
  if (details.length > 0) return E.left(invalidUser(details))
  const afterwards = body.customers?.map(String) ?? (await customerIdsOf(trx, id))
  const kept =
    body.customers === undefined
      ? []
      : (await customerIdsOf(trx, id)).filter((one) => reach !== 'all' && !reach.includes(customerId(one)))
  const standards = await readStandards(trx, row, body, [...afterwards, ...kept])
  if (E.isLeft(standards)) return standards

  if (body.customers !== undefined) {
    const saved = await saveCustomers(trx, before, body.customers)
    if (E.isLeft(saved)) return saved
  }
  if (body.roles !== undefined) await saveRoles(trx, id, body.roles)
  const now = services.clock.now()
  await trx
    .updateTable('users')
    .set({
      ...columnsOf(row, body, standards.right),
      version: row.version + 1,
      changed_by: manager.userId,
      changed_at: now,
    })
    .where('user_id', '=', id)
    .execute()
  if (body.active === false) await endSessionsOf(trx, id, now)
  if (body.newEmail !== undefined) {
    const refused = await correctEmail(services, trx, changing.host, id, body.newEmail.email)
    if (refused !== undefined) return E.left(refused)
  }
  if (body.sendActivation === true) {
    const refused = await invite(services, trx, changing, { ...row, active: body.active ?? row.active })
    if (refused !== undefined) return E.left(refused)
  }
  if (body.demandNewPassword === true) {
    const refused = await demandNewPassword(services, trx, changing.host, {
      ...row,
      active: body.active ?? row.active,
    })
    if (refused !== undefined) return E.left(refused)
  }
  const after = await managedUserOf(trx, id, reach)
  return after === undefined ? E.left(notFound) : E.right(after)
}

const changesDelivery = (before: ManagedUser, { preferredDeliveryMethod }: UserUpdateBody): boolean =>
  preferredDeliveryMethod !== undefined && (preferredDeliveryMethod ?? undefined) !== before.preferredDeliveryMethod

/** A user whose delivery is fixed at any customer or by punchout (PERM-10) does not fix it themselves; an administrator may. */
const mayChooseDelivery = ({ manager: { userId, role }, isPunchout }: Changing, before: ManagedUser): boolean =>
  userId !== before.userId || may({ role, permissionDenies: deniesOf(before), isPunchout }, 'chooseAnyDelivery')

const customerIdsOf = async (trx: Database, id: string): Promise<readonly string[]> => {
  const rows = await trx.selectFrom('user_customers').select('customer_id').where('user_id', '=', id).execute()
  return rows.map(({ customer_id }) => customer_id)
}

const textsIn = ({ firstName = '', lastName = '', mobileNumber }: UserUpdateBody) => ({
  firstName,
  lastName,
  mobileNumber: mobileNumber ?? '',
})

const writtenFields = (body: UserUpdateBody): readonly UserField[] =>
  (['firstName', 'lastName', 'mobileNumber'] as const).filter((field) => body[field] !== undefined)

const columnsOf = (row: UserRow, body: UserUpdateBody, standards: Standards): Updateable<AuthTables['users']> => {
  const names = {
    first_name: body.firstName === undefined ? row.first_name : readName(body.firstName),
    last_name: body.lastName === undefined ? row.last_name : readName(body.lastName),
    mobile_number:
      body.mobileNumber === undefined ? row.mobile_number : (readMobileNumber(body.mobileNumber ?? '') ?? null),
  }
  return {
    ...names,
    ...textsForUsers({ ...row, ...names }),
    // A new number has not been verified by anybody.
    mobile_verified: row.mobile_verified && names.mobile_number === row.mobile_number,
    ...standards,
    ...(body.active === undefined ? {} : { active: body.active }),
  }
}
