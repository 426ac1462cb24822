import { absurdCase } from '../kernel/decider'
import { type DeliveryChoice, deliveryChoiceFault } from '../delivery/delivery-choice'
import { contextOf } from './customer-context'
import { forOtherCustomer, noDeliveryPreferences, remember, withStore } from './delivery-preferences'
import { erasesWork, workOwnerOf } from './kept-work'
import type { SessionEvent } from './protocol'
import type { Customer, CustomerContext, DeliveryPreferences, SessionState, StoredSession } from './session'

type Authenticating = Extract<SessionState, { tag: 'Authenticating' }>
type Authenticated = Extract<SessionState, { tag: 'Authenticated' }>

/** Before the browser's storages have been read. */
export const unknownSession: SessionState = { tag: 'Unknown', delivery: noDeliveryPreferences }

/** The state after a fact. */
export const evolve = (state: SessionState, event: SessionEvent): SessionState => {
  switch (event.type) {
    case 'SessionStarted':
      return state.tag === 'Authenticating' ? { ...state, ...memoryOf(event.stored) } : startedFrom(event.stored)
    case 'LogInRequested':
      return {
        tag: 'Authenticating',
        by: event.by,
        request: event.id,
        delivery: state.delivery,
        storedCustomer: 'storedCustomer' in state ? state.storedCustomer : undefined,
        owner: workOwnerOf(state),
      }
    case 'WorkOfOtherErased':
      return state.tag === 'Authenticating'
        ? { tag: 'Authenticating', by: state.by, request: state.request, delivery: noDeliveryPreferences }
        : state
    case 'LoggedIn':
      return {
        tag: 'Authenticated',
        signedIn: event.signedIn,
        context: event.context,
        switchingTo: undefined,
        delivery: state.delivery,
      }
    case 'ChallengeDemanded':
      return {
        tag: 'Challenged',
        delivery: state.delivery,
        challengeName: event.challengeName,
        owner: workOwnerOf(state),
      }
    case 'LogInRejected':
      return {
        tag: 'Anonymous',
        delivery: state.delivery,
        lastFailure: event.failure,
        owner: workOwnerOf(state),
      }
    case 'LoggedOut':
      return erasesWork(event.reason)
        ? { tag: 'Anonymous', delivery: noDeliveryPreferences, lastFailure: undefined }
        : { tag: 'Anonymous', delivery: state.delivery, lastFailure: undefined, owner: workOwnerOf(state) }
    case 'ContextRequested':
      return state.tag === 'Authenticated'
        ? { ...state, switchingTo: { customerId: event.customerId, projectId: event.projectId, bring: event.bring } }
        : state
    case 'ContextChanged':
      return state.tag === 'Authenticated'
        ? {
            ...state,
            signedIn: { ...state.signedIn, claims: event.claims },
            context: event.context,
            switchingTo: undefined,
            delivery: deliveryIn(state, event.context),
          }
        : state
    case 'ContextRejected':
    case 'ContextPutOff':
      return state.tag === 'Authenticated' ? { ...state, switchingTo: undefined } : state
    case 'DeliveryChosen':
      return { ...state, delivery: remember(state.delivery, event.choice) }
    case 'StoreChosen':
      return { ...state, delivery: withStore(state.delivery, event) }
    case 'UserUpdated':
      return state.tag === 'Authenticated' ? { ...state, signedIn: { ...state.signedIn, user: event.user } } : state
    case 'CustomersUpdated':
      return state.tag === 'Authenticated' ? withCustomers(state, event.customers) : state
    default:
      return absurdCase(event)
  }
}

/** A customer or project that is not listed any more stays the context until the user changes it, or the token ends. */
const withCustomers = (state: Authenticated, customers: readonly Customer[]): SessionState => {
  const { context } = state
  return {
    ...state,
    signedIn: { ...state.signedIn, customers },
    context: (context && contextOf(customers, context.customerId, context.projectId)) ?? context,
  }
}

const deliveryIn = (
  { context, signedIn, delivery }: Authenticated,
  { customerId }: CustomerContext,
): DeliveryPreferences =>
  context === undefined || context.customerId === customerId
    ? delivery
    : forOtherCustomer(
        delivery,
        signedIn.customers.find((customer) => customer.customerId === customerId),
      )

const startedFrom = (stored: StoredSession): SessionState => ({
  tag: 'Anonymous',
  lastFailure: undefined,
  ...memoryOf(stored),
})

/** The stored delivery with its location, the stored customer, and whose they are. */
const memoryOf = (stored: StoredSession): Pick<Authenticating, 'delivery' | 'storedCustomer' | 'owner'> => ({
  delivery: { choice: storedChoice(stored), zipCodes: stored.zipCodes, stores: stored.selectedLocations },
  storedCustomer: stored.customer,
  owner: stored.owner,
})

const storedChoice = ({ chosenDelivery, zipCodes, selectedLocations }: StoredSession): DeliveryChoice | undefined => {
  if (chosenDelivery === undefined) return undefined
  const choice = {
    deliveryId: chosenDelivery,
    storeId: selectedLocations[chosenDelivery],
    zipCode: zipCodes[chosenDelivery],
  }
  return deliveryChoiceFault(choice) === undefined ? choice : undefined
}
