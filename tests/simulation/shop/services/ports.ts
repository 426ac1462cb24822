import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Cart, CartChanges, CartLine, DeliveryEntry } from '#domain/cart/cart'
import { lineKey } from '#domain/cart/line-key'
import type { OrderResult } from '#domain/checkout/checkout'
import { type DeliveryId, deliveryIds } from '#domain/delivery/delivery-type'
import type { CallFailure, Service } from '#domain/failure/call-failure'
import { articleNumber, cartId, cartItemId, instant } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import type { Call, CallOptions } from '#application/ports/call'
import type { CartService, SeenCart } from '#application/ports/cart-service'
import type { CommerceService } from '#application/ports/commerce-service'
import type { OrderService } from '#application/ports/order-service'
import { day, many } from '../../../domain/given'
import type { Caller, Network } from '../network'
import { type BrowserAuth, scopeOf, type Token } from './auth'
import type { Asking, CartTable, Changed, CartFault, ServiceCart, ServiceLine } from './carts'
import type { Catalogue } from './catalogue'
import type { Compared } from './config'
import type { OrderTable, PlacedDelivery } from './orders'
import { shortageOf } from '../record'

/** The machines that the shop calls. */
export interface Machines {
  readonly network: Network
  readonly auth: BrowserAuth
  readonly carts: CartTable
  readonly orders: OrderTable
  readonly catalogue: Catalogue
  /** How often the shop sent an order, by its key. */
  readonly orderSends: Map<string, number>
  /** Changes that a tab asked for while another open tab still waited for the answer to the same. */
  readonly calledTwice: string[]
  /** The tabs that wait for the answer to a change, by the change. */
  readonly callers: Map<string, Set<Caller>>
  /** What the shop told to be short by what the buyer saw, by the order's key. */
  readonly shortagesTold: Map<string, readonly string[]>
}

const refused = (service: Service, status: number, code?: string): CallFailure => ({
  ...{ tag: 'Refused', service, status, message: undefined, code, details: [] },
})

const deliveryOf = (id: string): DeliveryId => deliveryIds.find((one) => one === id) ?? 'DBI'

/** The services as a tab's ports. The token of the moment of a call says for whom it is. */
export const servicesFor = (
  { network, auth, carts, orders, catalogue, orderSends, shortagesTold, calledTwice, callers }: Machines,
  caller: Caller,
  compares: Compared,
): { readonly cart: CartService; readonly commerce: CommerceService; readonly orders: OrderService } => {
  const lineOf = ({ item, article, delivery, label, quantity }: ServiceLine, isBare: boolean): CartLine => ({
    key: lineKey(articleNumber(article), deliveryOf(delivery), label),
    cartItemId: cartItemId(item),
    articleNumber: articleNumber(article),
    deliveryId: deliveryOf(delivery),
    quantity: many(quantity),
    label,
    requestedDeliveryDate: undefined,
    article: isBare ? undefined : catalogue.lineArticleOf(article, delivery),
  })

  const deliveriesOf = ({ deliveries }: Pick<ServiceCart, 'deliveries'>): readonly DeliveryEntry[] =>
    [...deliveries].map(([id, { date, included }]) => ({
      deliveryId: deliveryOf(id),
      requestedDeliveryDate: date === undefined ? undefined : day(date),
      isIncludedInOrder: included,
    }))

  const cartIn = (cart: ServiceCart, isBare: boolean): Cart => {
    const deliveries = deliveriesOf(cart)
    return {
      cartId: cartId(cart.id),
      version: cart.version,
      status: cart.status,
      lines: cart.lines.map((line) => lineOf(line, isBare)),
      deliveries,
      deliveryIdsInOrder: deliveries.filter((one) => one.isIncludedInOrder).map((one) => one.deliveryId),
    }
  }

  const changesIn = (made: Changed): CartChanges => ({
    cartId: cartId(made.cart),
    version: made.version,
    changed: made.changed.map((line) => lineOf(line, false)),
    removed: made.removed.map(cartItemId),
    deliveries: deliveriesOf(made),
    failed: made.failed.map((id) => ({ id, code: 'INVALID_QUANTITY', message: 'Fel antal' })),
  })

  /** A 401 ends the session in this browser, unless another token has taken the place of the refused one. */
  const ask =
    <A>(
      name: string,
      service: Service,
      options: CallOptions | undefined,
      carryOut: (scope: string) => E.Either<CallFailure, A>,
    ): Call<A> =>
    () => {
      const token: Token | undefined = auth.token()
      return pipe(
        network.carry(
          caller,
          {
            name,
            service,
            carryOut: () => (token?.isValid === true ? carryOut(scopeOf(token)) : E.left(refused(service, 401))),
          },
          options,
        ),
        TE.mapLeft((failure) => {
          if (failure.tag === 'Refused' && failure.status === 401 && token !== undefined) auth.lose(caller.name, token)
          return failure
        }),
      )()
    }

  /** Notes where several open tabs ask for the same change at a time. */
  const watched =
    <A>(change: string, call: Call<A>): Call<A> =>
    async () => {
      const waiting = callers.get(change) ?? new Set<Caller>()
      callers.set(change, waiting)
      if ([...waiting].some((other) => other !== caller && other.isAlive()))
        calledTwice.push(`${change} by ${caller.name}`)
      waiting.add(caller)
      const result = await call()
      waiting.delete(caller)
      return result
    }

  const changing = (
    name: string,
    seen: SeenCart,
    options: CallOptions | undefined,
    change: (asking: Asking) => Changed | CartFault,
  ): Call<CartChanges> => watched(`${name} ${options?.correlation ?? ''}`, askFor(name, seen, options, change))

  const askFor = (
    name: string,
    seen: SeenCart,
    options: CallOptions | undefined,
    change: (asking: Asking) => Changed | CartFault,
  ): Call<CartChanges> =>
    ask(name, 'cart', options, (scope) => {
      const changed = change({
        scope,
        correlation: options?.correlation,
        cart: { id: seen.cartId, version: seen.version, upTo: seen.upTo },
      })
      return typeof changed === 'number' ? E.left(refused('cart', changed)) : E.right(changesIn(changed))
    })

  const resultOf = ({ delivery, placed }: PlacedDelivery): OrderResult => {
    const deliveryId = deliveryOf(delivery)
    if (placed === undefined) return { tag: 'Failed', deliveryId, message: undefined }
    return {
      tag: 'Placed',
      deliveryId,
      tempOrderId: `T-${delivery}`,
      orderItems: placed.lines.map(({ article, quantity }) => ({
        articleNumber: articleNumber(article),
        quantity: many(quantity),
        netPrice: money((catalogue.find(article)?.price ?? 0) / 10_000),
      })),
      freight: money(placed.freightOre / 100),
      placedAt: instant(new Date(placed.at).toISOString()),
    }
  }

  return {
    cart: {
      addItems: (seen, items, key, options) => {
        const plain = items.map(({ articleNumber: article, deliveryId: delivery, label, quantity }) => ({
          ...{ article, delivery, label, quantity },
        }))
        return changing('addItems', seen, options, (asking) => carts.add(asking, plain, key))
      },
      uploadItems: (seen, { deliveryId: delivery, rows }, key, options) => {
        const plain = rows.map(({ articleNumber: article, label, quantity }) => ({
          article,
          delivery,
          label,
          quantity,
        }))
        return changing('uploadItems', seen, options, (asking) => carts.add(asking, plain, key))
      },
      updateItem: (seen, { cartItemId: item, deliveryId: delivery, label, quantity }, options) =>
        changing('updateItem', seen, options, (asking) => carts.update(asking, [{ item, delivery, label, quantity }])),
      updateItems: (seen, items, options) => {
        const plain = items.map(({ cartItemId: item, deliveryId: delivery, label, quantity }) => ({
          ...{ item, delivery, label, quantity },
        }))
        return changing('updateItems', seen, options, (asking) => carts.update(asking, plain))
      },
      removeItem: (seen, item, options) =>
        changing('removeItem', seen, options, (asking) => carts.remove(asking, [item])),
      removeItems: (seen, items, options) =>
        changing('removeItems', seen, options, (asking) => carts.remove(asking, items)),
      removeAllItems: (seen, options) =>
        changing('removeAllItems', seen, options, (asking) => carts.remove(asking, 'all')),
      setDeliveryDate: (seen, delivery, date, options) =>
        changing('setDeliveryDate', seen, options, (asking) => carts.setDelivery(asking, delivery, { date })),
      setIncluded: (seen, delivery, included, options) =>
        changing('setIncluded', seen, options, (asking) => carts.setDelivery(asking, delivery, { included })),
      exportItems: () => TE.left(refused('cart', 501)),
      setStatus: (id, _status, options) =>
        changing('setStatus', { cartId: id, version: 0 }, options, (asking) => carts.delete(asking)),
      transfer: (seen, source, key, options) =>
        changing('transfer', seen, options, (asking) => carts.transfer(asking, source, key)),
    },
    commerce: {
      getVariants: () => TE.right([]),
      getListedVariants: () => TE.right([]),
      getCartWithVariants: (_places, options) =>
        ask('getCartWithVariants', 'cart', options, (scope) => E.right(cartIn(carts.cartOf(scope), false))),
      getCart: (_places, options) =>
        ask('getCart', 'cart', options, (scope) => E.right(cartIn(carts.cartOf(scope), true))),
      getActiveDeliveryIdsInOrder: (options) =>
        ask('getActiveDeliveryIdsInOrder', 'cart', options, (scope) => E.right(cartIn(carts.cartOf(scope), true))),
    },
    orders: {
      place: (request, key, options) => () => {
        orderSends.set(key, (orderSends.get(key) ?? 0) + 1)
        const shortages = request.shortages.map((one) => shortageOf(one.deliveryId, one.articleNumber))
        if (compares.shortages) shortagesTold.set(key, shortages)
        return ask('checkout', 'order', options, (scope) => {
          const answer = orders.place({
            ...{ scope, cart: request.cartId, key, deliveries: Object.keys(request.details) },
            total: compares.total ? request.total : undefined,
            shortages: compares.shortages ? shortages : undefined,
            correlation: options?.correlation,
          })
          return 'status' in answer
            ? E.left(refused('order', answer.status, answer.code))
            : E.right(answer.map(resultOf))
        })()
      },
      // The simulated users order by no number of their own.
      validateOrderNumber: () => TE.right({ tag: 'Valid' }),
      enquire: (_request, key, options) =>
        ask('enquireCheckout', 'order', options, (scope) => E.right(orders.enquire(scope, key)?.map(resultOf))),
    },
  }
}
