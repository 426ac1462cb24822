import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as t from 'io-ts'
import { BehaviorSubject } from 'rxjs'
import { type CustomerId, customerId, type UserId } from '#domain/kernel/ids'
import type { KeyValueStore } from '#application/ports/key-value-store'
import { type Projection, projectionOf } from '#application/projections/projection'
import { storedJson } from '#application/storage/stored-json'

const KEY = 'shop/customer/toldSuspended'

const Told = t.strict({ userId: t.string, customerId: t.string })

/** A user at work for a customer. */
interface AtWork {
  readonly userId: UserId
  readonly customerId: CustomerId
}

/** That the user of this tab has read that the customer is suspended; a reload does not tell it again (CUSTOMER-18). */
export interface ToldSuspension {
  /** The suspended customer of which the user has read; undefined for none. */
  readonly customer: Projection<CustomerId | undefined>
  readonly keep: (work: AtWork) => void
  /** What was read of another customer, or by another user, is forgotten. */
  readonly follow: (work: AtWork) => void
  readonly forget: () => void
}

/** @param tabStorage the storage of the tab */
export const createToldSuspension = (tabStorage: KeyValueStore): ToldSuspension => {
  const stored = () =>
    pipe(
      storedJson(
        () => tabStorage.get(KEY),
        (value) => O.fromEither(Told.decode(value)),
      ),
      O.toUndefined,
    )
  const found = stored()
  const customer = new BehaviorSubject<CustomerId | undefined>(
    found === undefined ? undefined : customerId(found.customerId),
  )
  const forget = (): void => {
    tabStorage.remove(KEY)
    customer.next(undefined)
  }
  return {
    customer: projectionOf(customer),
    keep: ({ userId: user, customerId: told }) => {
      tabStorage.set(KEY, JSON.stringify({ userId: user, customerId: told }))
      customer.next(told)
    },
    follow: (work) => {
      const told = stored()
      if (told?.userId !== work.userId || told.customerId !== work.customerId) forget()
    },
    forget,
  }
}
