import * as E from 'fp-ts/Either'
import type { ContentLink } from '#domain/content/banner'
import { destinationOf } from '#domain/navigation/destination'
import { textIn, type Entry } from './entry'

/** Whether an address may be followed: none that could run code (ROUTE-37). */
export const isAllowed = (address: string | undefined): address is string =>
  address !== undefined && E.isRight(destinationOf(address, { external: true }))

/** A link with words of its own, else with those that are said otherwise; undefined without an allowed address. */
export const linkOf = (entry: Entry, otherwise?: string): ContentLink | undefined => {
  const address = textIn(entry, 'linkUrl')
  const text = textIn(entry, 'buttonText') ?? otherwise
  return isAllowed(address) && text !== undefined ? { address, text } : undefined
}
