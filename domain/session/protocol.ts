import type { DeliveryId } from '../delivery/delivery-type'
import type { DeliveryChoice } from '../delivery/delivery-choice'
import type { CartId, CommandId, Instant, LocationId } from '../kernel/ids'
import type { Stamped } from '../kernel/decider'
import type { CallFailure } from '../failure/call-failure'
import type {
  Claims,
  ContextChoice,
  ContextTarget,
  Customer,
  CustomerContext,
  LogInMeans,
  LogOutReason,
  SignedIn,
  StoredSession,
  User,
} from './session'

export type SessionCommandBody =
  | { readonly type: 'StartSession'; readonly stored: StoredSession }
  | { readonly type: 'LogIn'; readonly username: string }
  | { readonly type: 'LogOut'; readonly reason: LogOutReason }
  | ({ readonly type: 'ChooseContext' } & ContextChoice)
  | { readonly type: 'ChooseDelivery'; readonly choice: DeliveryChoice }
  /** Another store for a delivery, whichever delivery is chosen for what is added. */
  | { readonly type: 'ChooseStore'; readonly deliveryId: DeliveryId; readonly storeId: LocationId }
  /** The user as the service has saved it. */
  | { readonly type: 'UpdateUser'; readonly user: User }
  /** The user's customers as they are now (CUSTOMER-03). */
  | { readonly type: 'UpdateCustomers'; readonly customers: readonly Customer[] }

/** How a log-in or a change of customer is settled. `request` names the log-in that is answered. */
export type SessionSettlement =
  | { readonly type: 'AcceptLogIn'; readonly request: CommandId; readonly signedIn: SignedIn }
  | { readonly type: 'DemandChallenge'; readonly request: CommandId; readonly challengeName: string }
  | { readonly type: 'RejectLogIn'; readonly request: CommandId; readonly failure: CallFailure }
  | { readonly type: 'AcceptContext'; readonly claims: Claims; readonly context: CustomerContext }
  | { readonly type: 'RejectContext'; readonly failure: CallFailure }
  /** The customer was not changed, because the cart that was to come along cannot be saved just now. */
  | { readonly type: 'PutOffContext' }

export type SessionCommand = Stamped<SessionCommandBody | SessionSettlement>

export type SessionEvent =
  | { readonly type: 'SessionStarted'; readonly stored: StoredSession }
  | {
      readonly type: 'LogInRequested'
      readonly by: LogInMeans
      readonly id: CommandId
    }
  /** The work that was kept belongs to another user than the one who logs in. */
  | { readonly type: 'WorkOfOtherErased' }
  | {
      readonly type: 'LoggedIn'
      readonly signedIn: SignedIn
      readonly context: CustomerContext | undefined
      readonly at: Instant
    }
  | { readonly type: 'ChallengeDemanded'; readonly challengeName: string }
  | { readonly type: 'LogInRejected'; readonly failure: CallFailure }
  | { readonly type: 'LoggedOut'; readonly reason: LogOutReason }
  | ({ readonly type: 'ContextRequested' } & ContextChoice)
  | {
      readonly type: 'ContextChanged'
      readonly claims: Claims
      readonly context: CustomerContext
      readonly bring?: CartId | undefined
    }
  | { readonly type: 'ContextRejected'; readonly failure: CallFailure }
  /** A cart comes along whole or not at all: with edits that are not saved it stays, and so does the customer. */
  | { readonly type: 'ContextPutOff' }
  | { readonly type: 'DeliveryChosen'; readonly choice: DeliveryChoice }
  | { readonly type: 'StoreChosen'; readonly deliveryId: DeliveryId; readonly storeId: LocationId }
  | { readonly type: 'UserUpdated'; readonly user: User }
  | { readonly type: 'CustomersUpdated'; readonly customers: readonly Customer[] }

export type SessionRefusal =
  | { readonly tag: 'NotLoggedIn' }
  | { readonly tag: 'AlreadyAuthenticating' }
  | { readonly tag: 'UnknownCustomer' }
  | { readonly tag: 'StoreRequired'; readonly deliveryId: DeliveryId }
  | { readonly tag: 'ZipCodeRequired'; readonly deliveryId: DeliveryId }
  | { readonly tag: 'DeliveryNotAllowed'; readonly deliveryId: DeliveryId }

/** `LogIn` finds its credentials in memory by the command's id; they are never part of the effect. */
export type SessionEffect =
  | {
      readonly type: 'LogIn'
      readonly by: LogInMeans
      readonly command: CommandId
    }
  | ({ readonly type: 'SwitchContext' } & ContextTarget)
  | { readonly type: 'EndSession'; readonly reason: LogOutReason }
