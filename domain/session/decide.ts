import * as E from 'fp-ts/Either'
import { deliveryTypeOf } from '../delivery/delivery-type'
import { type DeliveryChoice, deliveryChoiceFault } from '../delivery/delivery-choice'
import { absurdCase } from '../kernel/decider'
import type { CommandId, CustomerId, Instant, ProjectId } from '../kernel/ids'
import { allowedDeliveries } from './permissions'
import { contextOf } from './customer-context'
import { firstChoice, noDeliveryPreferences } from './delivery-preferences'
import { isWorkOfOther } from './kept-work'
import type { CustomerContext, SessionState, SignedIn, StoredSession } from './session'
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
      return E.right(state.tag === 'Authenticating' ? acceptLogIn(state, command.signedIn, command.at) : [])
    case 'DemandChallenge':
      return whileAuthenticating(state, { type: 'ChallengeDemanded', challengeName: command.challengeName })
    case 'RejectLogIn':
      return whileAuthenticating(state, { type: 'LogInRejected', failure: command.failure })
    case 'LogOut':
      return E.right(
        state.tag === 'Anonymous' || state.tag === 'Unknown' ? [] : [{ type: 'LoggedOut', reason: command.reason }],
      )
    case 'ChooseContext':
      return chooseContext(state, command.customerId, command.projectId)
    case 'AcceptContext':
      return whileSwitching(state, { type: 'ContextChanged', claims: command.claims, context: command.context })
    case 'RejectContext':
      return whileSwitching(state, { type: 'ContextRejected', failure: command.failure })
    case 'ChooseDelivery':
      return chooseDelivery(state, command.choice)
    default:
      return absurdCase(command)
  }
}

const whileAuthenticating = (state: SessionState, event: SessionEvent): Decision =>
  E.right(state.tag === 'Authenticating' ? [event] : [])

const whileSwitching = (state: SessionState, event: SessionEvent): Decision =>
  E.right(state.tag === 'Authenticated' && state.switchingTo !== undefined ? [event] : [])

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
  { by, delivery: kept, storedCustomer, owner }: Extract<SessionState, { tag: 'Authenticating' }>,
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
    ...(isElsewhere ? [contextRequested(wished)] : []),
    ...(choice === undefined || choice === delivery.choice ? [] : [{ type: 'DeliveryChosen', choice } as const]),
  ]
}

const contextRequested = ({ customerId, projectId }: CustomerContext): SessionEvent => ({
  type: 'ContextRequested',
  customerId,
  projectId,
})

const chooseContext = (state: SessionState, customerId: CustomerId, projectId: ProjectId | undefined): Decision => {
  if (state.tag !== 'Authenticated') return E.left({ tag: 'NotLoggedIn' })
  const wished = contextOf(state.signedIn.customers, customerId, projectId)
  if (wished === undefined) return E.left({ tag: 'UnknownCustomer' })
  const present = state.switchingTo ?? state.context
  const isSame = present?.customerId === customerId && present.projectId === projectId
  return E.right(isSame ? [] : [contextRequested(wished)])
}

/** Keeps only the location that the delivery requires: a store's delivery needs no zip code, another no store. */
const chooseDelivery = (state: SessionState, choice: DeliveryChoice): Decision => {
  const { deliveryId, storeId, zipCode } = choice
  const fault = deliveryChoiceFault(choice)
  if (!allowedDeliveries(state.tag === 'Authenticated' ? state.signedIn : undefined).includes(deliveryId)) {
    return E.left({ tag: 'DeliveryNotAllowed', deliveryId })
  }
  if (fault !== undefined) return E.left(fault)
  const isStore = deliveryTypeOf(deliveryId).requires === 'store'
  const chosen: DeliveryChoice = {
    deliveryId,
    storeId: isStore ? storeId : undefined,
    zipCode: isStore ? undefined : zipCode,
  }
  return E.right([{ type: 'DeliveryChosen', choice: chosen }])
}
