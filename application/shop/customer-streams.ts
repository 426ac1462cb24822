import type { CartContext } from '#domain/cart/cart'
import type { CartState } from '#domain/cart/state'
import type { CartView } from '#domain/cart/view'
import type { SessionState } from '#domain/session/session'
import type { Projection } from '#application/projections/projection'
import { derivedProjection, writableProjection } from '#application/projections/writable-projection'
import type { Runtime } from '#application/runtime/runtime'
import type { StreamOf } from '#application/runtime/stream'
import type { CartTypes } from '#application/modules/cart/types'
import type { CheckoutTypes } from '#application/modules/checkout/types'
import type { Module } from '#application/runtime/module'

export type CartStream = StreamOf<CartTypes>
export type CheckoutStream = StreamOf<CheckoutTypes>

/** The streams of one user with one customer and project. */
export interface CustomerStreams {
  readonly context: CartContext
  readonly cart: CartStream
  readonly cartView: Projection<CartView>
  readonly checkout: CheckoutStream
}

/** For whom the session works just now; undefined while nobody is logged in or no customer is chosen. */
export const cartContextOf = (session: SessionState): CartContext | undefined =>
  session.tag === 'Authenticated' && session.context !== undefined
    ? {
        userId: session.signedIn.user.userId,
        customerId: session.context.customerId,
        projectId: session.context.projectId,
      }
    : undefined

/** Whether calls go by a token for that context, and will go on doing so. */
export const worksFor = (session: SessionState, context: CartContext): boolean => {
  const present = session.tag === 'Authenticated' && !session.switching ? cartContextOf(session) : undefined
  return present !== undefined && nameOf(present) === nameOf(context)
}

const nameOf = ({ userId, customerId, projectId }: CartContext): string => `${userId}:${customerId}:${projectId ?? '-'}`

export interface CustomerStreamsParts {
  readonly runtime: Runtime
  readonly cart: Module<CartTypes>
  readonly checkout: Module<CheckoutTypes>
  readonly viewOf: (cart: CartState) => CartView
  readonly whenOpened: (streams: CustomerStreams) => void
}

/** Opens each context's streams once, and tells which are the present ones. */
export const createCustomerStreams = ({
  runtime,
  cart,
  checkout,
  viewOf,
  whenOpened,
}: CustomerStreamsParts): {
  readonly present: Projection<CustomerStreams | undefined>
  readonly follow: (session: SessionState) => void
} => {
  const opened = new Map<string, CustomerStreams>()
  const present = writableProjection<CustomerStreams | undefined>(undefined)

  const open = (context: CartContext): CustomerStreams => {
    const name = nameOf(context)
    const known = opened.get(name)
    if (known !== undefined) return known
    const cartStream = runtime.stream(cart, `cart:${name}`)
    const streams: CustomerStreams = {
      context,
      cart: cartStream,
      cartView: derivedProjection(cartStream.state, viewOf),
      checkout: runtime.stream(checkout, `checkout:${name}`),
    }
    opened.set(name, streams)
    whenOpened(streams)
    return streams
  }

  return {
    present,
    follow: (session) => {
      const context = cartContextOf(session)
      present.set(context === undefined ? undefined : open(context))
    },
  }
}

/** Follows a projection of the present streams, across changes of customer. */
export const followPresent = <T>(
  present: Projection<CustomerStreams | undefined>,
  select: (streams: CustomerStreams) => Projection<T>,
  without: T,
): Projection<T> => ({
  get: () => {
    const streams = present.get()
    return streams === undefined ? without : select(streams).get()
  },
  subscribe: (listener) => {
    let stop = (): void => undefined
    const attach = (): void => {
      stop()
      const streams = present.get()
      stop = streams === undefined ? () => undefined : select(streams).subscribe(listener)
    }
    attach()
    const stopFollowing = present.subscribe(() => {
      attach()
      listener()
    })
    return () => {
      stop()
      stopFollowing()
    }
  },
})
