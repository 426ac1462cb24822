import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'

/** The target of an address: a page of the shop, or an external one. */
export type Destination =
  | { readonly tag: 'Inside'; readonly path: string }
  | { readonly tag: 'Outside'; readonly address: string }

export type NavigationRefusal =
  | { readonly tag: 'ExternalAddress'; readonly address: string }
  | { readonly tag: 'ForbiddenProtocol'; readonly address: string; readonly protocol: string }

export interface NavigationTerms {
  /** Whether the address may lead out of the shop. */
  readonly external: boolean
  /** The shop's own, as `https://host`: a whole address below it leads to a page of the shop. */
  readonly origin?: string | undefined
}

// An allow-list: protocols that run code (javascript:, vbscript:), hold content (data:, blob:) or
// open a file are refused with all unknown ones.
const outsideProtocols: readonly string[] = ['https', 'http', 'mailto', 'tel']

/** What browsers leave out of an address: blanks and control signs around it, tabs and line ends inside it. */
const asBrowsersRead = (address: string): string =>
  // oxlint-disable-next-line no-control-regex
  address.replaceAll(/^[\u0000-\u0020]+|[\u0000-\u0020]+$|[\t\n\r]/g, '')

/**
 * Where an address that comes from data (a campaign, a menu, content, a redirect) may take the user. One that leads out
 * of the shop is refused unless that is allowed (ROUTE-36); a protocol that is not for the web, mail or telephone
 * always is (ROUTE-37). An address without a slash before it is a path from the root of the shop.
 */
export const destinationOf = (
  address: string,
  { external, origin }: NavigationTerms,
): Either<NavigationRefusal, Destination> => {
  const read = asBrowsersRead(address)
  const protocol = /^([a-z][\d+.a-z-]*):/i.exec(read)?.[1]?.toLowerCase()
  if (protocol !== undefined && !outsideProtocols.includes(protocol))
    return E.left({ tag: 'ForbiddenProtocol', address, protocol })
  const own = pathBelow(origin, read)
  if (own !== undefined) return E.right({ tag: 'Inside', path: own })
  if (protocol === undefined && !namesHost(read)) return E.right({ tag: 'Inside', path: fromRoot(read) })
  return external ? E.right({ tag: 'Outside', address: read }) : E.left({ tag: 'ExternalAddress', address })
}

/** `//host/path`: another host by the same protocol. Browsers read a backslash as a slash. */
const namesHost = (address: string): boolean => /^[/\\]{2}/.test(address)

const fromRoot = (address: string): string => (/^[#/?\\]/.test(address) ? address : `/${address}`)

const pathBelow = (origin: string | undefined, address: string): string | undefined => {
  if (origin === undefined || !address.toLowerCase().startsWith(origin.toLowerCase())) return undefined
  const path = address.slice(origin.length)
  // `https://shop.example.evil` has the shop's address as a prefix; a `//` path would name another host.
  return /^([/?#]|$)/.test(path) && !namesHost(path) ? fromRoot(path) : undefined
}

/** Where the root of the shop sends its visitors, by which status (ROUTE-49). */
export interface RootRedirect {
  readonly to: string
  readonly status: number
}

export type RootRedirectFault = 'forbiddenTarget' | 'leadsToItself' | 'noRedirectStatus'

/** A temporary redirect: browsers do not cache it (ROUTE-50). */
export const ROOT_REDIRECT_STATUS = 302

const redirectStatuses: readonly number[] = [301, 302, 303, 307, 308]

/** An absolute web address. `//host` and `https:host` also lead to another host. */
const wholeAddress = /^https?:\/\/[^/\\]/i

/**
 * The redirect that is configured; 302 where no status is. Its target is a path of the shop, or a whole `https://` or
 * `http://` address outside it.
 */
export const rootRedirect = (
  target: string,
  status: number = ROOT_REDIRECT_STATUS,
): Either<RootRedirectFault, RootRedirect> => {
  const destination = destinationOf(target, { external: true })
  if (E.isLeft(destination)) return E.left('forbiddenTarget')
  if (!redirectStatuses.includes(status)) return E.left('noRedirectStatus')
  const { right } = destination
  if (right.tag === 'Outside' && !wholeAddress.test(right.address)) return E.left('forbiddenTarget')
  const to = right.tag === 'Inside' ? right.path : right.address
  // Only the path decides: `/?a=b` is the root again.
  return /^\/?([#?]|$)/.test(to) ? E.left('leadsToItself') : E.right({ to, status })
}
