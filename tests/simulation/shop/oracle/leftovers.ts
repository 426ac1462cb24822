import type { Broken } from '../record'

/*
 * What a browser still holds when its user has logged out and nothing is under way.
 */

export interface Leftovers {
  /** All that storages hold, by the name of the storage. */
  readonly texts: Readonly<Record<string, string>>
  /** Keys of the storage that outlives a visit. */
  readonly keys: readonly string[]
}

/** Keys that belong to a user. */
const ofUser = /^(delivery-page-form|shop\/customer|shop\/session\/owner|shop\/delivery\/chosen|zipCodes)/

export const brokenAfterLogOut = ({ texts, keys }: Leftovers, personal: readonly string[]): readonly Broken[] => {
  const invariant = 'nothing-left-after-log-out'
  return [
    ...Object.entries(texts).flatMap(([where, text]) => {
      const found = personal.find((word) => text.includes(word))
      return found === undefined ? [] : [{ invariant, message: `the ${where} still holds "${found}"` }]
    }),
    ...keys.filter((key) => ofUser.test(key)).map((key) => ({ invariant, message: `the key ${key} is still there` })),
  ]
}
