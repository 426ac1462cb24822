import { useMemo, useState } from 'react'
import type { CartView, DeliveryGroup, LineView } from '#domain/cart/cart-view'
import type { LineKey } from '#domain/cart/line-key'
import {
  atPlaces,
  inOrder,
  isSearch,
  type LineOrder,
  linesFound,
  type LinePlaces,
  noPlaces,
  placesOf,
} from '#domain/cart/listed-lines'
import { type PlannedDelivery, plannedLine, wholeLineDay } from '#domain/checkout/late-lines'
import type { DeliveryId } from '#domain/delivery/delivery-type'

/** A delivery with the lines that are listed of it. */
export interface ListedGroup {
  readonly group: DeliveryGroup
  readonly listed: readonly LineView[]
}

export interface CartListing {
  readonly groups: readonly ListedGroup[]
  /** The listed lines of all deliveries, as they stand on the page. */
  readonly keys: readonly LineKey[]
  readonly search: string
  /** A search is on: lines that it does not find are not listed. */
  readonly isSearched: boolean
  readonly order: LineOrder
  readonly lookFor: (search: string) => void
  /** Puts the lines in an order, once: an edit after it moves no line. */
  readonly sortBy: (order: LineOrder) => void
}

const { compare: compareNames } = new Intl.Collator('sv', { numeric: true })

interface ListingParts {
  /** Lines that are listed whatever is searched for. */
  readonly kept: ReadonlySet<LineKey>
  /** Paper has all lines. */
  readonly isPrinted: boolean
  readonly planOf: (group: DeliveryGroup) => PlannedDelivery
}

/** The lines of a cart as its user searches and sorts them. */
export const useListing = (cart: CartView, { kept, isPrinted, planOf }: ListingParts): CartListing => {
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<LineOrder>('asAdded')
  const [placesIn, setPlacesIn] = useState<Partial<Record<DeliveryId, LinePlaces>>>({})
  const groups = useMemo(
    () =>
      cart.groups.map((group) => ({
        group,
        listed: linesFound(
          atPlaces(group.lines, placesIn[group.deliveryId] ?? noPlaces),
          isPrinted ? '' : search,
          kept,
        ),
      })),
    [cart, placesIn, isPrinted, search, kept],
  )
  const keys = useMemo(() => groups.flatMap(({ listed }) => listed.map(({ line }) => line.key)), [groups])
  const sortBy = (next: LineOrder) => {
    setOrder(next)
    setPlacesIn(
      Object.fromEntries(
        cart.groups.map((group) => {
          const plan = planOf(group)
          const dayOf = (line: LineView['line']) => wholeLineDay(plannedLine(line, plan))
          const ordered = inOrder(group.lines, next, { dayOf, compareNames })
          return [group.deliveryId, next === 'asAdded' ? noPlaces : placesOf(ordered)]
        }),
      ),
    )
  }
  return { groups, keys, search, isSearched: isSearch(search), order, lookFor: setSearch, sortBy }
}
