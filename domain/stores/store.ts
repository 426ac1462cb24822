import type { LocationId } from '../kernel/ids'

export interface Store {
  readonly id: LocationId
  readonly name: string
  readonly address: string
  readonly zipCode: string
  readonly city: string
  readonly phone: string
  readonly latitude: number
  readonly longitude: number
  /** Monday first, `06:30–17:00` or empty when closed. */
  readonly openingHours: readonly string[]
}

/** Has every field of a store, and nothing in any. */
export type UnknownStore = { readonly [Field in keyof Store]?: undefined }

const unknownStore: UnknownStore = {}

/** The store of that id; an empty object for one that nobody knows (STORE-04). */
export const storeOf = (stores: readonly Store[], id: LocationId | undefined): Store | UnknownStore =>
  stores.find((store) => store.id === id) ?? unknownStore
