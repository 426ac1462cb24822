import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as R from 'fp-ts/Record'
import * as t from 'io-ts'
import { type CheckoutState, type DeliveryFormValues, orderFields } from '#domain/checkout/checkout'
import { deliveryIds, type DeliveryId } from '#domain/delivery/delivery-type'
import { readZipCode } from '#domain/kernel/zip-code'
import { customerId, locationId, projectId, userId } from '#domain/kernel/ids'
import type {
  ContextTarget,
  CustomerContext,
  DeliveryPreferences,
  StoredSession,
  WorkOwner,
} from '#domain/session/session'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { KeyValueStore } from '#application/ports/key-value-store'
import { destinations } from '#application/log/codecs/destination'
import { storedJson } from '#application/storage/stored-json'

/** The browser storage keys that the shop's read models are written to (DELIVERY-31, 32, 34, CUSTOMER-05). */
const keys = {
  locations: 'selectedLocations',
  zipCodes: 'zipCodes',
  chosenDelivery: 'shop/delivery/chosen',
  customer: 'shop/customer/currentCustomer',
  owner: 'shop/session/owner',
  /** Beside the form, since its values are texts and an address has parts. */
  address: (brand: BrandCode) => `delivery-page-address-${brand}`,
  form: (brand: BrandCode) => `delivery-page-form-${brand}`,
  formOwner: (brand: BrandCode) => `delivery-page-form-owner-${brand}`,
} as const

const CustomerKey = t.type({ customerId: t.string, projectId: t.union([t.string, t.null, t.undefined]) })
const OwnerKey = t.intersection([t.type({ userId: t.string }), t.partial({ customer: CustomerKey })])
const TextByName = t.record(t.string, t.string)
const Forms = t.record(t.string, TextByName)

const read = <A>(store: KeyValueStore, key: string, codec: t.Type<A, unknown>): O.Option<A> =>
  storedJson(
    () => store.get(key),
    (value) => O.fromEither(codec.decode(value)),
  )

const byDelivery = <A>(record: Readonly<Record<string, A>>): Partial<Record<DeliveryId, A>> =>
  Object.fromEntries(deliveryIds.flatMap((id) => (record[id] === undefined ? [] : [[id, record[id]]])))

const none: Readonly<Record<string, string>> = {}

const targetOf = (found: t.TypeOf<typeof CustomerKey>): ContextTarget => ({
  customerId: customerId(found.customerId),
  projectId: typeof found.projectId === 'string' ? projectId(found.projectId) : undefined,
})

const readOwner = (store: KeyValueStore, key: string): WorkOwner | undefined =>
  pipe(
    read(store, key, OwnerKey),
    O.match(
      () => undefined,
      (found) => ({
        userId: userId(found.userId),
        customer: found.customer === undefined ? undefined : targetOf(found.customer),
      }),
    ),
  )

/** Whose delivery and forms the browser keeps. */
export const readWorkOwner = (store: KeyValueStore): WorkOwner | undefined => readOwner(store, keys.owner)

/** The user and customer that the form of a brand was filled in for, which may not be the present ones. */
export const readFormOwner = (store: KeyValueStore, brand: BrandCode): WorkOwner | undefined =>
  readOwner(store, keys.formOwner(brand))

/** Read once at start. */
export const readStoredSession = (store: KeyValueStore, credentials: StoredSession['credentials']): StoredSession => {
  const locations = pipe(
    read(store, keys.locations, TextByName),
    O.getOrElse(() => none),
  )
  return {
    credentials,
    customer: pipe(
      read(store, keys.customer, CustomerKey),
      O.match(() => undefined, targetOf),
    ),
    owner: readWorkOwner(store),
    chosenDelivery: deliveryIds.find((id) => id === store.get(keys.chosenDelivery)),
    zipCodes: byDelivery(
      pipe(
        read(store, keys.zipCodes, TextByName),
        O.match(() => ({}), R.filterMap(readZipCode)),
      ),
    ),
    selectedLocations: byDelivery(
      Object.fromEntries(Object.entries(locations).map(([delivery, id]) => [delivery, locationId(id)])),
    ),
  }
}

/** What a user has filled in for the deliveries of an order. */
export type DraftForms = Pick<CheckoutState, 'forms' | 'destinations'>

/** The delivery-page form of a brand, with its addresses. */
export const readStoredForms = (store: KeyValueStore, brand: BrandCode): DraftForms => ({
  forms: readValues(store, brand),
  destinations: pipe(
    read(store, keys.address(brand), destinations.type),
    O.getOrElse(() => ({})),
  ),
})

const readValues = (store: KeyValueStore, brand: BrandCode): CheckoutState['forms'] =>
  pipe(
    read(store, keys.form(brand), Forms),
    O.match(
      () => ({}),
      (forms) => byDelivery(Object.fromEntries(Object.entries(forms).map(([id, values]) => [id, knownFields(values)]))),
    ),
  )

const knownFields = (values: Readonly<Record<string, string>>): DeliveryFormValues =>
  Object.fromEntries(orderFields.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])))

/** An empty record removes the key. */
const write = (store: KeyValueStore, key: string, record: object): void => {
  if (Object.keys(record).length === 0) store.remove(key)
  else store.set(key, JSON.stringify(record))
}

export const writeDeliveryPreferences = (
  store: KeyValueStore,
  { choice, zipCodes, stores }: DeliveryPreferences,
): void => {
  if (choice === undefined) store.remove(keys.chosenDelivery)
  else store.set(keys.chosenDelivery, choice.deliveryId)
  write(store, keys.zipCodes, zipCodes)
  write(store, keys.locations, stores)
}

/** Clearing the customer context removes the key (CUSTOMER-07). */
export const writeCustomer = (store: KeyValueStore, context: CustomerContext | undefined): void => {
  if (context === undefined) store.remove(keys.customer)
  else write(store, keys.customer, context)
}

export const writeWorkOwner = (store: KeyValueStore, owner: WorkOwner | undefined): void =>
  write(store, keys.owner, owner ?? {})

/** An empty form has no owner. */
export const writeForms = (
  store: KeyValueStore,
  brand: BrandCode,
  draft: DraftForms,
  owner: WorkOwner | undefined,
): void => {
  write(store, keys.form(brand), draft.forms)
  write(store, keys.address(brand), draft.destinations)
  const isEmpty = Object.keys(draft.forms).length === 0 && Object.keys(draft.destinations).length === 0
  write(store, keys.formOwner(brand), isEmpty ? {} : (owner ?? {}))
}
