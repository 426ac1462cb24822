import * as E from 'fp-ts/Either'
import type { DeliveriesInOrder, Cart, CartChanges, CartLine, DeliveryEntry, FailedItem } from '#domain/cart/cart'
import { lineKey } from '#domain/cart/line-key'
import type { ItemToAdd } from '#domain/cart/protocol'
import type { OrderRequest, OrderResult } from '#domain/checkout/checkout'
import { deliveryIds, type DeliveryId } from '#domain/delivery/delivery-type'
import type { CallFailure } from '#domain/failure/call-failure'
import {
  cartId,
  cartItemId,
  type ArticleNumber,
  type CartId,
  type CartItemId,
  type CommandId,
} from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import type { Claims } from '#domain/session/session'
import type { Call, CallOptions } from '#application/ports/call'
import type { CartService, ItemUpdate } from '#application/ports/cart-service'
import type { AskVariants, CommerceService } from '#application/ports/commerce-service'
import type { Variant } from '#domain/catalogue/variant'
import type { OrderService } from '#application/ports/order-service'
import { aLineArticle, aVariant, many } from '../domain/given'
import { refusal, type ScriptedNetwork } from './scripted-network'

/** The services of carts and orders: every customer and project has one cart, and an order empties it. */
export interface FakeCartService {
  readonly cart: CartService
  readonly commerce: CommerceService
  readonly orderService: OrderService
  /** The lines in the cart of a customer and project. */
  readonly linesOf: (customer: string, project?: string) => readonly CartLine[]
  /** How many orders each key has placed. */
  readonly orders: () => ReadonlyMap<CommandId, number>
}

export interface CartsGiven {
  /** Lines in the cart of the customer that the session begins with. */
  readonly lines: readonly CartLine[]
  /** Deliveries that the order service does not take. */
  readonly declines: readonly DeliveryId[]
  /** Articles that cannot be added. */
  readonly unknownArticles: readonly ArticleNumber[]
  /** Order numbers that the customer has ordered by before. */
  readonly usedOrderNumbers?: readonly string[] | undefined
  /** With these every upload is answered, and none of its rows is taken. */
  readonly uploadErrors?: readonly FailedItem[] | undefined
}

interface Kept {
  cart: Cart
}

const nameOf = (claims: Pick<Claims, 'customerId' | 'projectId'> | undefined): string =>
  `${claims?.customerId ?? '-'}/${claims?.projectId ?? '-'}`

const allDeliveries: readonly DeliveryEntry[] = deliveryIds.map((deliveryId) => ({
  deliveryId,
  requestedDeliveryDate: undefined,
  isIncludedInOrder: true,
}))

const inOrder = ({ cartId: id, version, deliveries }: Cart): DeliveriesInOrder => ({
  cartId: id,
  version,
  deliveryIdsInOrder: deliveries.filter((entry) => entry.isIncludedInOrder).map(({ deliveryId }) => deliveryId),
})

export const createFakeCartService = (
  given: CartsGiven,
  claims: () => Claims | undefined,
  network: ScriptedNetwork,
): FakeCartService => {
  const carts = new Map<string, Kept>()
  const answers = new Map<CommandId, CartChanges>()
  const results = new Map<CommandId, readonly OrderResult[]>()
  const orders = new Map<CommandId, number>()
  let count = 0

  const emptyCart = (lines: readonly CartLine[] = []): Cart => ({
    cartId: cartId(`cart${(count += 1)}`),
    version: 1,
    status: 'ACTIVE',
    lines,
    deliveries: allDeliveries,
    deliveryIdsInOrder: [],
  })
  carts.set(nameOf(claims()), { cart: emptyCart(given.lines) })

  /** The cart of whoever the token speaks for. */
  const present = (): Kept => {
    const name = nameOf(claims())
    const kept = carts.get(name) ?? { cart: emptyCart() }
    carts.set(name, kept)
    return kept
  }

  const write = (
    changes: Partial<Pick<Cart, 'lines' | 'deliveries'>>,
    failed: readonly FailedItem[] = [],
  ): CartChanges => {
    const kept = present()
    const before = kept.cart
    kept.cart = { ...before, ...changes, version: before.version + 1 }
    return {
      cartId: before.cartId,
      version: kept.cart.version,
      changed: kept.cart.lines.filter((line) => !before.lines.includes(line)),
      removed: before.lines.flatMap(({ cartItemId: id }) =>
        id === undefined || kept.cart.lines.some((line) => line.cartItemId === id) ? [] : [id],
      ),
      deliveries: kept.cart.deliveries,
      failed,
    }
  }

  const addOne = (
    lines: readonly CartLine[],
    { articleNumber, deliveryId, label, quantity }: ItemToAdd,
  ): readonly CartLine[] => {
    const key = lineKey(articleNumber, deliveryId, label)
    const known = lines.find((line) => line.key === key)
    if (known !== undefined)
      return lines.map((line) => (line === known ? { ...line, quantity: many(line.quantity + quantity) } : line))
    const id = cartItemId(`item${(count += 1)}`)
    const article = aLineArticle()
    return [
      ...lines,
      {
        key,
        cartItemId: id,
        articleNumber,
        deliveryId,
        quantity: many(quantity),
        label,
        requestedDeliveryDate: undefined,
        article,
      },
    ]
  }

  const add = (items: readonly ItemToAdd[], key: CommandId): CartChanges => {
    const isUnknown = ({ articleNumber }: ItemToAdd): boolean => given.unknownArticles.includes(articleNumber)
    const failed = items
      .filter(isUnknown)
      .map(({ articleNumber }) => ({ id: articleNumber, code: 'UNKNOWN', message: '' }))
    const good = items.filter((item) => !isUnknown(item))
    const answer = answers.get(key) ?? write({ lines: good.reduce(addOne, present().cart.lines) }, failed)
    answers.set(key, answer)
    return answer
  }

  /** A line that becomes equal to another one is added to it. */
  const setOne = (
    lines: readonly CartLine[],
    { cartItemId: id, quantity, deliveryId, label }: ItemUpdate,
  ): readonly CartLine[] =>
    lines.flatMap((line) => {
      const changed = lines.find((one) => one.cartItemId === id)
      if (changed === undefined) return line
      const key = lineKey(changed.articleNumber, deliveryId, label)
      const other = lines.find((one) => one !== changed && one.key === key)
      if (line === other) return { ...line, quantity: many(line.quantity + quantity) }
      if (line !== changed) return line
      return other === undefined ? { ...line, quantity: many(quantity), deliveryId, label, key } : []
    })

  const set = (items: readonly ItemUpdate[]): E.Either<CallFailure, CartChanges> => {
    const { lines } = present().cart
    if (!items.every((item) => lines.some((line) => line.cartItemId === item.cartItemId)))
      return E.left(refusal('cart', 404))
    return E.right(write({ lines: items.reduce(setOne, lines) }))
  }

  const remove = (items: readonly CartItemId[]): CartChanges =>
    write({
      lines: present().cart.lines.filter((line) => line.cartItemId === undefined || !items.includes(line.cartItemId)),
    })

  const order = ({ details }: OrderRequest, key: CommandId): readonly OrderResult[] => {
    const known = results.get(key)
    if (known !== undefined) return known
    orders.set(key, (orders.get(key) ?? 0) + 1)
    const { lines } = present().cart
    const ordered = deliveryIds.filter((id) => details[id] !== undefined)
    const answer = ordered.map((deliveryId): OrderResult => {
      if (given.declines.includes(deliveryId)) return { tag: 'Failed', deliveryId, message: undefined }
      const items = lines.filter((line) => line.deliveryId === deliveryId)
      return {
        tag: 'Placed',
        deliveryId,
        tempOrderId: `T-${deliveryId}`,
        orderItems: items.map(({ articleNumber, quantity }) => ({ articleNumber, quantity, netPrice: money(100) })),
        freight: undefined,
        placedAt: undefined,
      }
    })
    const taken = answer.flatMap(({ tag, deliveryId }) => (tag === 'Placed' ? [deliveryId] : []))
    const left = lines.filter((line) => !taken.includes(line.deliveryId))
    write({ lines: left })
    // A cart that is ordered whole gives way to a new one.
    if (lines.length > 0 && left.length === 0) present().cart = emptyCart()
    results.set(key, answer)
    return answer
  }

  const changeDelivery = (id: DeliveryId | 'all', change: Partial<DeliveryEntry>): CartChanges =>
    write({
      deliveries: present().cart.deliveries.map((entry) =>
        id === 'all' || entry.deliveryId === id ? { ...entry, ...change } : entry,
      ),
    })

  /** Moves the lines of the cart with that id, once for a key. */
  const transfer = (source: CartId, key: CommandId): E.Either<CallFailure, CartChanges> => {
    const known = answers.get(key)
    if (known !== undefined) return E.right(known)
    const from = [...carts.values()].find((kept) => kept.cart.cartId === source)
    if (from === undefined || from === present()) return E.left(refusal('cart', 404))
    const answer = write({ lines: from.cart.lines.reduce(addOne, present().cart.lines) })
    from.cart = { ...from.cart, lines: [], version: from.cart.version + 1 }
    answers.set(key, answer)
    return E.right(answer)
  }

  const ask = <A>(
    name: string,
    asked: unknown,
    carryOut: () => E.Either<CallFailure, A>,
    options: CallOptions | undefined,
    service: 'cart' | 'order' = 'cart',
  ): Call<A> => network.carry({ name, with: asked, service, carryOut }, options)

  const cart: CartService = {
    addItems: (seen, items, key, options) =>
      ask(
        'addItems',
        items,
        () => (seen.cartId === present().cart.cartId ? E.right(add(items, key)) : E.left(refusal('cart', 404))),
        options,
      ),
    uploadItems: (_cart, { deliveryId, rows }, key, options) => {
      const items = rows.map((row) => ({ ...row, deliveryId }))
      const { uploadErrors } = given
      const answer = () => (uploadErrors === undefined ? add(items, key) : write({}, uploadErrors))
      return ask('uploadItems', { deliveryId, rows }, () => E.right(answer()), options)
    },
    updateItem: (_cart, item, options) => ask('updateItem', item, () => set([item]), options),
    updateItems: (_cart, items, options) => ask('updateItems', items, () => set(items), options),
    removeItem: (_cart, item, options) => ask('removeItem', item, () => E.right(remove([item])), options),
    removeItems: (_cart, items, options) => ask('removeItems', items, () => E.right(remove(items)), options),
    removeAllItems: (_cart, options) => ask('removeAllItems', undefined, () => E.right(write({ lines: [] })), options),
    setDeliveryDate: (_cart, delivery, date, options) =>
      ask(
        'setDeliveryDate',
        { delivery, date },
        () => E.right(changeDelivery(delivery, { requestedDeliveryDate: date })),
        options,
      ),
    setIncluded: (_cart, delivery, included, options) =>
      ask(
        'setIncluded',
        { delivery, included },
        () => E.right(changeDelivery(delivery, { isIncludedInOrder: included })),
        options,
      ),
    exportItems: (_cart, items, format, options) =>
      ask('exportItems', { items, format }, () => E.right(new TextEncoder().encode(items.join('\n'))), options),
    setStatus: (id, status, options) =>
      ask(
        'setStatus',
        { cartId: id, status },
        () => {
          const changes = write({ lines: [] })
          present().cart = emptyCart()
          return E.right(changes)
        },
        options,
      ),
    transfer: (_cart, source, key, options) => ask('transfer', source, () => transfer(source, key), options),
  }

  const orderService: OrderService = {
    place: (request, key, options) => ask('checkout', request, () => E.right(order(request, key)), options, 'order'),
    validateOrderNumber: (orderNumber, options) =>
      network.carry(
        {
          name: 'validateOrderNumber',
          with: orderNumber,
          service: 'order',
          carryOut: () =>
            E.right(
              given.usedOrderNumbers?.includes(orderNumber) === true
                ? { tag: 'Rejected', errorMessage: 'Numret finns redan.' }
                : { tag: 'Valid' },
            ),
        },
        options,
      ),
    enquire: (request, key, options) =>
      ask('enquireCheckout', request, () => E.right(results.get(key)), options, 'order'),
  }

  const variantsAsked =
    (name: string): AskVariants<Variant> =>
    (query, options) =>
      ask(name, query, () => E.right(query.articleNumbers.map((articleNumber) => aVariant({ articleNumber }))), options)

  const commerce: CommerceService = {
    getVariants: variantsAsked('getVariants'),
    getListedVariants: variantsAsked('getListedVariants'),
    getCartWithVariants: (query, options) => ask('getCart', query, () => E.right(present().cart), options),
    getCart: (query, options) => ask('getCart', query, () => E.right(present().cart), options),
    getActiveDeliveryIdsInOrder: (options) =>
      ask('getActiveDeliveryIdsInOrder', undefined, () => E.right(inOrder(present().cart)), options),
  }

  return {
    cart,
    commerce,
    orderService,
    linesOf: (customer, project) => carts.get(`${customer}/${project ?? '-'}`)?.cart.lines ?? [],
    orders: () => orders,
  }
}
