import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { DeliveryChoice } from '#domain/delivery/delivery-choice'
import {
  type CartId,
  commandId,
  type CommandId,
  type CustomerId,
  type LocationId,
  type ProjectId,
} from '#domain/kernel/ids'
import type { SessionCommandBody, SessionEvent, SessionRefusal } from '#domain/session/protocol'
import type { Customer, SessionState, User } from '#domain/session/session'
import type { Credentials } from '#application/ports/auth-service'
import type { Projection } from '#application/projections/projection'
import { type Halted, halted } from '#application/runtime/halt'
import { sessionRefusalMessage } from '#application/messages/refusal-messages'
import type { OpenModule, Surroundings } from '../definition'
import { tellOfSession } from './telling'
import type { SessionTypes } from './types'

/** Credentials between a log-in command and its call, by command id. They are never logged. */
export interface SessionMemory {
  readonly credentials: Map<CommandId, Credentials>
}

/** The session's state, and what a view can ask of it. */
export interface SessionArea extends Projection<SessionState> {
  /** Passes the credentials in memory and requests the log-in. */
  readonly logIn: (credentials: Credentials) => E.Either<SessionRefusal | Halted, void>
  readonly logOut: () => void
  /** `bring`: the cart whose lines come along (CART-50). */
  readonly chooseContext: (
    customer: CustomerId,
    project: ProjectId | undefined,
    bring?: CartId,
  ) => E.Either<SessionRefusal | Halted, void>
  readonly chooseDelivery: (choice: DeliveryChoice) => E.Either<SessionRefusal | Halted, void>
  /** Another store for a delivery of the cart; the delivery that is chosen for what is added stays. */
  readonly chooseStore: (delivery: DeliveryId, store: LocationId) => E.Either<SessionRefusal | Halted, void>
  /** The user as the service has saved it. */
  readonly updateUser: (user: User) => void
  /** The customers as a service has listed them. */
  readonly updateCustomers: (customers: readonly Customer[]) => void
}

export const sessionArea = (
  { handle, memory }: OpenModule<SessionTypes, SessionMemory>,
  _uses: object,
  { parts, runtime, notices }: Surroundings,
): SessionArea => {
  const tell = tellOfSession(notices, parts.page)
  handle.events.subscribe(({ event }) => tell(event))

  const dispatch = (body: SessionCommandBody): E.Either<SessionRefusal | Halted, readonly SessionEvent[]> =>
    // The stream of a tab is always open while its shop runs, so the fallback is never used.
    handle.stream()?.dispatch(body) ?? E.left(halted('unreadable'))

  const tellRefusal = (body: SessionCommandBody): E.Either<SessionRefusal | Halted, void> =>
    pipe(
      dispatch(body),
      E.mapLeft((refusal) => {
        notices.post('warning', sessionRefusalMessage(refusal))
        return refusal
      }),
      E.map(() => undefined),
    )

  return {
    get: handle.state.get,
    subscribe: handle.state.subscribe,
    logIn: (credentials) =>
      pipe(
        dispatch({ type: 'LogIn', username: credentials.username }),
        // The effect runs only after its batch is stored, so the credentials are set before it takes them.
        E.map((events) => {
          for (const event of events)
            if (event.type === 'LogInRequested') memory.credentials.set(commandId(event.id), credentials)
        }),
      ),
    logOut: () => {
      const decided = dispatch({ type: 'LogOut', reason: 'asked' })
      // The tokens go in the same tick: other tabs read of the log-out in the log, also when this page is killed before its
      // call, and must not stay logged in with carts that are left.
      if (E.isRight(decided) && decided.right.length > 0) parts.auth.leave()
    },
    chooseContext: (customerId, projectId, bring) => {
      // Quantities that wait to be sent belong to the previous customer.
      runtime.flush('cart')
      return tellRefusal({ type: 'ChooseContext', customerId, projectId, bring })
    },
    chooseDelivery: (choice) => tellRefusal({ type: 'ChooseDelivery', choice }),
    updateUser: (user) => void dispatch({ type: 'UpdateUser', user }),
    updateCustomers: (customers) => void dispatch({ type: 'UpdateCustomers', customers }),
    chooseStore: (deliveryId, storeId) => tellRefusal({ type: 'ChooseStore', deliveryId, storeId }),
  }
}
