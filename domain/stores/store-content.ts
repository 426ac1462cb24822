import type { ContactCard } from '../content/section'
import type { RichText } from '../content/rich-text'
import type { LocationId } from '../kernel/ids'
import type { SpecialDays } from './special-days'
import type { Coordinates, Store } from './store'

/** What content says of a store (STORE-05). */
export interface StoreDetails {
  readonly storeId: LocationId
  readonly name: string
  readonly address: string | undefined
  readonly phone: string | undefined
  readonly email: string | undefined
  readonly location: Coordinates | undefined
  /** A few words that set it apart. */
  readonly label: string | undefined
  /** Monday first, `06:30–17:00` or empty when closed. */
  readonly openingHours: readonly string[]
  readonly contactPeople: readonly ContactCard[]
}

/** The page of a store, as an editor makes it (STORE-06). */
export interface StoreContent extends StoreDetails {
  readonly title: string | undefined
  readonly ingress: RichText
  readonly body: RichText
  readonly specialDays: readonly SpecialDays[]
  readonly infobox: RichText
  readonly assortments: readonly string[]
  readonly services: readonly string[]
  readonly activities: RichText
  readonly contactsTitle: string | undefined
  readonly contacts: readonly ContactCard[]
}

/** Somebody else who sells what the brand does (STORE-08). */
export interface Retailer {
  readonly id: string
  readonly name: string
  readonly address: string | undefined
  readonly location: Coordinates | undefined
  readonly offerings: readonly string[]
  /** A web address that may be followed. */
  readonly link: string | undefined
}

/** What the finder needs of the pages of stores. */
export type StoreFacts = Pick<StoreContent, 'storeId' | 'specialDays' | 'services'>

/** The stores with what their pages say of special days and services; others are as they are. */
export const withStoreFacts = (stores: readonly Store[], facts: readonly StoreFacts[]): readonly Store[] => {
  const byId = new Map(facts.map((one) => [one.storeId, one]))
  return stores.map((store) => {
    const found = byId.get(store.id)
    return found === undefined ? store : { ...store, specialDays: found.specialDays, services: found.services }
  })
}

/** The services of all stores, by name. */
export const servicesOf = (stores: readonly Store[]): readonly string[] =>
  [...new Set(stores.flatMap(({ services = [] }) => services))].toSorted((a, b) => a.localeCompare(b, 'sv'))

/** Whether a store offers every one of the services. */
export const offersAll = ({ services = [] }: Pick<Store, 'services'>, wanted: readonly string[]): boolean =>
  wanted.every((service) => services.includes(service))
