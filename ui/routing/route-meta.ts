import { useMatches } from 'react-router-dom'
import type { CheckoutStep } from '#domain/checkout/checkout'
import type { RouteRequirements } from '#domain/navigation/access'

/** The three layouts (SHELL-01). */
export const layouts = ['default', 'minimal', 'plain'] as const
export type Layout = (typeof layouts)[number]

/** What a page puts in the document's head. `canonical` is a path below the shop's address. */
export interface Head {
  readonly title: string
  readonly description?: string
  readonly canonical?: string
  readonly noindex?: boolean
  /** The address of the mark in the browser's tab; the shop's own where none is stated. */
  readonly icon?: string
  /** Structured data of the page for search engines, given the shop's own address. */
  readonly structuredData?: (origin: string) => object
}

/** The properties of a route besides its path; the `default` layout when none is stated. */
export interface RouteMeta extends RouteRequirements {
  readonly name: string
  /** Other names of the same page in the spec. */
  readonly alsoNamed?: readonly string[]
  readonly layout?: Layout
  readonly checkoutStep?: CheckoutStep
  /** The head of a page, where it needs no data. */
  readonly head?: Head
  // A method, so that a page may declare the type of its own data: the router passes what the page's loader returned.
  headOf?(data: unknown): Head
}

export const isRouteMeta = (handle: unknown): handle is RouteMeta =>
  typeof handle === 'object' && handle !== null && 'name' in handle

const unnamed: RouteMeta = { name: '' }

/** The meta of the innermost route that has one. */
export const metaOf = (matches: readonly { readonly handle?: unknown }[]): RouteMeta =>
  matches.map((match) => match.handle).findLast(isRouteMeta) ?? unnamed

export const useRouteMeta = (): RouteMeta => metaOf(useMatches())
