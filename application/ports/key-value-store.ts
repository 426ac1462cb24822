/** Small strings that outlive a page. Never throws: a store that is refused or full forgets. */
export interface KeyValueStore {
  readonly get: (key: string) => string | undefined
  readonly set: (key: string, value: string) => void
  readonly remove: (key: string) => void
}
