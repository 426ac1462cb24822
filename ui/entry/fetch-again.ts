/** The address that a browser names in its words for a module that could not be fetched; not all browsers do. */
const addressIn = (failure: unknown): string | undefined =>
  failure instanceof Error ? /https?:\/\/[^\s?]+/.exec(failure.message)?.[0] : undefined

/**
 * A module that may be fetched again after it failed. A browser may keep the failure for as long as the page lives, so
 * that each further try is at an address of its own: with a query, which the server does not look at.
 * @param first imports the module
 * @param at imports what stands at an address
 * @returns undefined where it could not be fetched
 */
export const fetchAgain = <Module>(
  first: () => Promise<Module>,
  at: (address: string) => Promise<Module>,
): (() => Promise<Module | undefined>) => {
  let address: string | undefined
  let tries = 0
  return async () => {
    tries += 1
    try {
      return await (address === undefined ? first() : at(`${address}?try=${tries}`))
    } catch (failure) {
      address ??= addressIn(failure)
      return undefined
    }
  }
}
