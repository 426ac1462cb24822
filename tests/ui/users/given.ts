import type { CallFailure } from '#domain/failure/call-failure'
import { customerId, instant, userId } from '#domain/kernel/ids'
import type { Customer, Role, SessionState } from '#domain/session/session'
import type { ManagedUser } from '#domain/users/user'
import { aCustomer, aSignedIn, aUser } from '../../domain/given'
import { signedIn } from '../../domain/given-articles'

const lindqvist = customerId('104822')

export const aManagedUser = (id: string, given: Partial<ManagedUser> = {}): ManagedUser => ({
  ...aUser({ userId: userId(id), username: id, firstName: 'Anna', lastName: 'Westin', email: `${id}@foretag.se` }),
  isEmailVerified: true,
  isPhoneNumberVerified: false,
  active: true,
  mustChangePassword: false,
  customers: [{ customerId: lindqvist, name: 'Lindqvist Rör & Värme AB' }],
  customerPermissions: [{ customerId: lindqvist, role: 'USER', permissionDenies: [] }],
  otherCustomers: 0,
  roles: ['USER'],
  lastLoggedInAt: instant('2025-12-11T10:00:00Z'),
  changedBy: undefined,
  changedAt: undefined,
  version: 1,
  ...given,
})

/** An administrator who works for Lindqvist and may also act for Service, as a user there. */
export const administrator = (role: Role = 'BUYER_ADMIN'): SessionState => {
  const session = signedIn()
  const customers: readonly Customer[] = [
    aCustomer('104822', { name: 'Lindqvist Rör & Värme AB', role }),
    aCustomer('104830', { name: 'Lindqvist Service AB', role: 'USER' }),
  ]
  return session.tag === 'Authenticated'
    ? { ...session, signedIn: aSignedIn({ claims: { role, customerId: lindqvist }, customers }) }
    : session
}

/** What the service answers where somebody else has changed the user since. */
export const changedElsewhere: CallFailure = {
  tag: 'Refused',
  service: 'auth',
  status: 409,
  code: 'USER_CHANGED',
  message: 'Någon annan har ändrat användaren under tiden.',
  details: [],
}
