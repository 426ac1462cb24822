import type { CartLine } from '#domain/cart/cart'
import type { BriefVariant } from '#domain/catalogue/variant'
import { type DeliveryId, isStoreDelivery } from '#domain/delivery/delivery-type'
import type { CartId, LocationId } from '#domain/kernel/ids'
import type { Identity } from '../auth/identity'
import { balancesFault, tooManyPlaces } from '../catalogue/read-stock'
import { variantsFoundBy } from '../cart/line-variants'
import { findAllBriefVariants, findAllVariants, type FindAll } from '../catalogue/read-variants'
import { readCart } from '../cart/read-cart'
import { deliveryCalendarOf } from '../config/delivery-calendar'
import type { ServiceContext } from '../context'
import { limits } from '../limits'
import { notLoggedIn, type RequestFailure } from '../request-failure'
import { CartArguments } from './arguments'
import type { VariantExtent } from './describing-fields'
import { argumentsOf, queryError } from './query-error'
import { sliceTurns } from './slice-turns'

const noCustomer = { status: 409, code: 'NO_CUSTOMER', message: 'Välj först vilken kund du handlar för.' }

/** The requested locations of each delivery; without any, the chosen store. */
const requestedPlaces =
  ({ stockInput, locationId }: CartArguments) =>
  (delivery: DeliveryId): readonly LocationId[] => {
    const requested = stockInput?.deliveryOptions.find(({ deliveryId }) => deliveryId === delivery)?.locationIds ?? []
    if (requested.length > 0) return requested
    return isStoreDelivery(delivery) && locationId !== undefined ? [locationId] : []
  }

/** The refusal of a request with too many locations, whatever the cart contains; undefined when it is within the limits. */
const placesFault = ({ stockInput }: CartArguments): RequestFailure | undefined => {
  const requested = stockInput?.deliveryOptions ?? []
  const places = requested.reduce((sum, { locationIds }) => sum + locationIds.length, 0)
  return requested.length > limits.graphql.mostDeliveries || places > limits.locations.mostPlaces
    ? tooManyPlaces
    : undefined
}

/** Runs the work at the first call. Later calls get the same result. */
const once = <A>(work: () => Promise<A>): (() => Promise<A>) => {
  let running: Promise<A> | undefined
  return () => (running ??= work())
}

/** A line with the fields of `CartItem`. */
export interface ResolvedItem extends CartLine {
  readonly cartId: CartId
  /** Undefined when the article does not exist any more. */
  readonly variant: () => Promise<BriefVariant | undefined>
}

/**
 * The cart of the bearer's customer and project. Variants are read only if the query asks for them, and all at once.
 * @param extent how much of variants the query asks for
 */
export const resolveCart = async (
  services: ServiceContext,
  identity: Identity | undefined,
  given: unknown,
  extent: VariantExtent,
) => {
  const wanted = argumentsOf(CartArguments, given)
  const fault = placesFault(wanted)
  if (fault !== undefined) throw queryError(fault)
  if (identity === undefined) throw queryError(notLoggedIn)
  const cart = await readCart(services, identity)
  if (cart === undefined) throw queryError(noCustomer)
  const variants = once(async () => {
    const balances = cart.lines.reduce((sum, { deliveryId }) => sum + requestedPlaces(wanted)(deliveryId).length, 0)
    const tooMany = balancesFault(balances)
    if (tooMany !== undefined) throw queryError(tooMany)
    const find: FindAll<BriefVariant> = extent === 'brief' ? findAllBriefVariants : findAllVariants
    const calendar = deliveryCalendarOf(identity.brand, services.clock)
    const found = await variantsFoundBy(find, services.db, identity, cart.lines, requestedPlaces(wanted), calendar)
    return new Map(cart.lines.map((line, index) => [line.key, found[index]]))
  })
  const turnOf = sliceTurns()
  const itemOf = (line: CartLine, index: number): ResolvedItem => ({
    ...line,
    cartId: cart.cartId,
    variant: async () => {
      const found = await variants()
      await turnOf(index)
      return found.get(line.key)
    },
  })
  return { ...cart, cartItems: cart.lines.map(itemOf) }
}
