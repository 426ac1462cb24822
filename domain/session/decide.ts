import * as E from 'fp-ts/Either'
import { type DeliveryId, deliveryTypeOf, isStoreDelivery } from '../delivery/delivery-type'
import { type DeliveryChoice, deliveryChoiceFault } from '../delivery/delivery-choice'
import { absurdCase } from '../kernel/decider'
import type { CartId, CommandId, CustomerId, Instant, ProjectId } from '../kernel/ids'
import { allowedDeliveries } from './permissions'
import { contextOf } from './customer-context'
import { firstChoice, noDeliveryPreferences } from './delivery-preferences'
import { isWorkOfOther } from './kept-work'
import type {
  ContextChoice,
  Customer,
  CustomerContext,
  LogOutReason,
  SessionState,
  SignedIn,
  StoredSession,
  User,
} from './session'
import type { SessionCommand, SessionEvent, SessionRefusal } from './protocol'

type Decision = E.Either<SessionRefusal, readonly SessionEvent[]>

/**
 * The events of a command. Late answers, such as after a log-out, are no error and lead to no event.
 */
export const decide = (state: SessionState, command: SessionCommand): Decision => {
  switch (command.type) {
    case 'StartSession':
      return E.right(startSession(state, command.stored, command.id))
    case 'LogIn':
      return state.tag === 'Authenticating'
        ? E.left({ tag: 'AlreadyAuthenticating' })
        : E.right([{ type: 'LogInRequested', by: 'credentials', id: command.id }])
    case 'AcceptLogIn':
      return whileAuthenticating(state, command, (during) => acceptLogIn(during, command.signedIn, command.at))
    case 'DemandChallenge':
      return whileAuthenticating(state, command, () => [
        { type: 'ChallengeDemanded', challengeName: command.challengeName },
      ])
    case 'RejectLogIn':
      return whileAuthenticating(state, command, () => [{ type: 'LogInRejected', failure: command.failure }])
    case 'LogOut':
      return E.right(isEndedBy(state, command.reason) ? [{ type: 'LoggedOut', reason: command.reason }] : [])
    case 'ChooseContext':
      return chooseContext(state, command)
    case 'AcceptContext':
      return E.right(
        takesContext(state, command)
          ? [
              {
                type: 'ContextChanged',
                claims: command.claims,
                context: command.context,
                bring: broughtTo(state, command.context),
              },
            ]
          : [],
      )
    case 'RejectContext':
      return whileSwitching(state, { type: 'ContextRejected', failure: command.failure })
    case 'PutOffContext':
      return whileSwitching(state, { type: 'ContextPutOff' })
    case 'ChooseDelivery':
      return chooseDelivery(state, command.choice)
    case 'ChooseStore':
      return chooseStore(state, command)
    case 'UpdateUser':
      return E.right(updateUser(state, command.user))
    case 'UpdateCustomers':
      return E.right(updateCustomers(state, command.customers))
    default:
      return absurdCase(command)
  }
}

/** The end of a session in another tab is not the end of a log-in that is typed here. */
const isEndedBy = (state: SessionState, reason: LogOutReason): boolean => {
  switch (state.tag) {
    case 'Unknown':
    case 'Anonymous':
      return false
    case 'Authenticating':
      return state.by !== 'credentials' || reason !== 'endedElsewhere'
    case 'Challenged':
    case 'Authenticated':
      return true
    default:
      return absurdCase(state)
  }
}

type Authenticating = Extract<SessionState, { tag: 'Authenticating' }>

/** The answer to an earlier log-in may come during the next one, and is not its answer. */
const whileAuthenticating = (
  state: SessionState,
  { request }: { readonly request: CommandId },
  events: (during: Authenticating) => readonly SessionEvent[],
): Decision => E.right(state.tag === 'Authenticating' && state.request === request ? events(state) : [])

const whileSwitching = (state: SessionState, event: SessionEvent): Decision =>
  E.right(state.tag === 'Authenticated' && state.switchingTo !== undefined ? [event] : [])

/**
 * A session that was taken up again during its change of customer is not switching any more, but the token is for the
 * new customer. A token of another user, who has logged in in another tab meanwhile, is not one of this session.
 */
const takesContext = (
  state: SessionState,
  { claims, context }: Extract<SessionCommand, { type: 'AcceptContext' }>,
): boolean => {
  if (state.tag !== 'Authenticated' || claims.userId !== state.signedIn.user.userId) return false
  if (state.switchingTo !== undefined) return true
  const isSame = state.context?.customerId === context.customerId && state.context.projectId === context.projectId
  return !isSame
}

/** The cart that was to come along; it does not go to another context than the one that was chosen for it. */
const broughtTo = (state: SessionState, context: CustomerContext): CartId | undefined => {
  const asked = state.tag === 'Authenticated' ? state.switchingTo : undefined
  return asked?.customerId === context.customerId && asked.projectId === context.projectId ? asked.bring : undefined
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The answer about a user who has logged out meanwhile, or in whose place another is logged in, is dropped. */
const updateUser = (state: SessionState, user: User): readonly SessionEvent[] => {
  const isOwn = state.tag === 'Authenticated' && state.signedIn.user.userId === user.userId
  return isOwn && !isSame(state.signedIn.user, user) ? [{ type: 'UserUpdated', user }] : []
}

const updateCustomers = (state: SessionState, customers: readonly Customer[]): readonly SessionEvent[] =>
  state.tag === 'Authenticated' && !isSame(state.signedIn.customers, customers)
    ? [{ type: 'CustomersUpdated', customers }]
    : []

/** A user may log in before the storages have been read: that log-in goes on, and the stored session is ignored. */
const startSession = (state: SessionState, stored: StoredSession, id: CommandId): readonly SessionEvent[] => [
  { type: 'SessionStarted', stored },
  ...(stored.credentials === 'none' || state.tag === 'Authenticating'
    ? []
    : [{ type: 'LogInRequested', by: stored.credentials, id } as const]),
]

/**
 * The token's own customer is the context. A token without one is switched to the customer stored here, else to the
 * user's default, else to the only one. A user who logs in again after the session has ended by itself is switched to the
 * customer of the kept work. Until the service has confirmed the switch there is no context.
 */
const acceptLogIn = (
  { by, delivery: kept, storedCustomer, owner }: Authenticating,
  signedIn: SignedIn,
  at: Instant,
): readonly SessionEvent[] => {
  const { claims, user, customers } = signedIn
  const isOfOther = isWorkOfOther(owner, user.userId)
  const delivery = isOfOther ? noDeliveryPreferences : kept
  const left = isOfOther || by !== 'credentials' ? undefined : owner?.customer
  const [onlyCustomer, ...others] = customers
  const find = (customerId: CustomerId | undefined, projectId: ProjectId | undefined): CustomerContext | undefined =>
    customerId === undefined
      ? undefined
      : (contextOf(customers, customerId, projectId) ?? contextOf(customers, customerId, undefined))
  const ofToken = find(claims.customerId, claims.projectId)
  const wished =
    (left === undefined ? undefined : contextOf(customers, left.customerId, left.projectId)) ??
    ofToken ??
    find(storedCustomer?.customerId, storedCustomer?.projectId) ??
    find(user.defaultCustomerId, user.defaultProjectId) ??
    (others.length === 0 ? find(onlyCustomer?.customerId, undefined) : undefined)
  const choice = firstChoice(delivery, signedIn, wished)
  const isElsewhere =
    wished !== undefined && (wished.customerId !== ofToken?.customerId || wished.projectId !== ofToken.projectId)
  return [
    ...(isOfOther ? [{ type: 'WorkOfOtherErased' } as const] : []),
    { type: 'LoggedIn', signedIn, context: isElsewhere ? undefined : ofToken, at },
    ...(isElsewhere ? [contextRequested(wished, undefined)] : []),
    ...(choice === undefined || choice === delivery.choice ? [] : [{ type: 'DeliveryChosen', choice } as const]),
  ]
}

const contextRequested = ({ customerId, projectId }: CustomerContext, bring: CartId | undefined): SessionEvent => ({
  type: 'ContextRequested',
  customerId,
  projectId,
  bring,
})

const chooseContext = (state: SessionState, { customerId, projectId, bring }: ContextChoice): Decision => {
  if (state.tag !== 'Authenticated') return E.left({ tag: 'NotLoggedIn' })
  const wished = contextOf(state.signedIn.customers, customerId, projectId)
  if (wished === undefined) return E.left({ tag: 'UnknownCustomer' })
  const present = state.switchingTo ?? state.context
  const isSame = present?.customerId === customerId && present.projectId === projectId
  return E.right(isSame ? [] : [contextRequested(wished, bring)])
}

const isAllowed = (state: SessionState, deliveryId: DeliveryId): boolean =>
  allowedDeliveries(state.tag === 'Authenticated' ? state.signedIn : undefined).includes(deliveryId)

/** Nothing follows for a delivery that goes to no store. */
const chooseStore = (
  state: SessionState,
  { deliveryId, storeId }: Extract<SessionCommand, { type: 'ChooseStore' }>,
): Decision => {
  if (!isAllowed(state, deliveryId)) return E.left({ tag: 'DeliveryNotAllowed', deliveryId })
  return E.right(isStoreDelivery(deliveryId) ? [{ type: 'StoreChosen', deliveryId, storeId }] : [])
}

/** Keeps only the location that the delivery requires: a store's delivery needs no zip code, another no store. */
const chooseDelivery = (state: SessionState, choice: DeliveryChoice): Decision => {
  const { deliveryId, storeId, zipCode } = choice
  const fault = deliveryChoiceFault(choice)
  if (!isAllowed(state, deliveryId)) return E.left({ tag: 'DeliveryNotAllowed', deliveryId })
  if (fault !== undefined) return E.left(fault)
  const isStore = deliveryTypeOf(deliveryId).requires === 'store'
  const chosen: DeliveryChoice = {
    deliveryId,
    storeId: isStore ? storeId : undefined,
    zipCode: isStore ? undefined : zipCode,
  }
  return E.right([{ type: 'DeliveryChosen', choice: chosen }])
}
