import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import type { Cart, CartChanges, CartLine } from '#domain/cart/cart'
import { lineKey } from '#domain/cart/line-key'
import type { ItemToAdd } from '#domain/cart/protocol'
import { listOf, optional, withDefault, type Codec } from '#application/codecs/codec'
import { ArticleNumber, CartId, CartItemId, Day, DeliveryId, Quantity } from '#application/codecs/values'
import { LineArticleCodec, WireLineArticle } from './line-article'

const WireItem = t.strict({
  cartId: CartId,
  cartItemId: CartItemId,
  articleNumber: ArticleNumber,
  deliveryId: DeliveryId,
  quantity: Quantity,
  label: withDefault<string>(t.string, ''),
  requestedDeliveryDate: optional(Day),
  variant: optional(LineArticleCodec),
})
type WireItem = t.TypeOf<typeof WireItem>

const toLine = (item: WireItem): CartLine => ({
  key: lineKey(item.articleNumber, item.deliveryId, item.label),
  cartItemId: item.cartItemId,
  articleNumber: item.articleNumber,
  deliveryId: item.deliveryId,
  quantity: item.quantity,
  label: item.label,
  requestedDeliveryDate: item.requestedDeliveryDate,
  article: item.variant,
})

const lineOnWire = ({ key: _key, article, ...line }: CartLine) => ({
  ...line,
  variant: article === undefined ? undefined : LineArticleCodec.encode(article),
})

/** Every item on the wire names its cart. */
const itemsOnWire = (cartId: string, lines: readonly CartLine[]) =>
  lines.map((line) => ({ cartId, ...lineOnWire(line) }))

const CartItem: Codec<CartLine> = new t.Type<CartLine, unknown>(
  'CartItem',
  (u): u is CartLine => t.strict({ key: t.string, articleNumber: t.string }).is(u),
  (u, c) => pipe(WireItem.validate(u, c), E.map(toLine)),
  lineOnWire,
)

const Delivery = t.strict(
  {
    deliveryId: DeliveryId,
    requestedDeliveryDate: optional(Day),
    isIncludedInOrder: t.boolean,
  },
  'CartDelivery',
)

/** On the wire the lines of a cart are named `cartItems`. */
export const WireCart = t.strict({
  cartId: CartId,
  version: withDefault<number>(t.number, 0),
  status: withDefault<string>(t.string, 'ACTIVE'),
  cartItems: listOf(CartItem),
  deliveries: listOf(Delivery),
  deliveryIdsInOrder: listOf(DeliveryId),
})

// In GraphQL: the fields that the codecs of a cart and its lines read, for the queries and the schema.
export const CartItemFields = t.strict({ ...WireItem.type.props, variant: optional(WireLineArticle) }, 'CartItem')
export const CartFields = t.strict({ ...WireCart.type.props, cartItems: listOf(CartItemFields) }, 'Cart')

/** The part of a cart that says which deliveries are in the order (CART-38). */
export const DeliveriesInOrderFields = t.strict(
  {
    cartId: WireCart.type.props.cartId,
    version: WireCart.type.props.version,
    deliveryIdsInOrder: WireCart.type.props.deliveryIdsInOrder,
  },
  'Cart',
)

export const CartCodec: Codec<Cart> = new t.Type<Cart, unknown>(
  'Cart',
  (u): u is Cart => t.strict({ cartId: t.string, lines: t.UnknownArray }).is(u),
  (u, c) =>
    pipe(
      WireCart.validate(u, c),
      E.map(({ cartItems, ...cart }) => ({ ...cart, lines: cartItems })),
    ),
  ({ lines, ...cart }) => ({ ...cart, cartItems: itemsOnWire(cart.cartId, lines) }),
)

const WireChanges = t.strict({
  cartId: CartId,
  version: t.number,
  cartItems: listOf(CartItem),
  removedItemIds: listOf(CartItemId),
  deliveries: listOf(Delivery),
  errors: listOf(
    t.strict({ id: t.string, code: withDefault<string>(t.string, ''), message: withDefault<string>(t.string, '') }),
  ),
})

/** The answer of every call that changes a cart: `{ cartId, version, cartItems, removedItemIds, deliveries, errors }`. */
export const CartChangesCodec: Codec<CartChanges> = new t.Type<CartChanges, unknown>(
  'CartChanges',
  (u): u is CartChanges => t.strict({ cartId: t.string, changed: t.UnknownArray }).is(u),
  (u, c) =>
    pipe(
      WireChanges.validate(u, c),
      E.map(({ cartId, version, cartItems, removedItemIds, deliveries, errors }) => ({
        cartId,
        version,
        changed: cartItems,
        removed: removedItemIds,
        deliveries,
        failed: errors,
      })),
    ),
  ({ changed, removed, failed, ...rest }) => ({
    ...rest,
    cartItems: itemsOnWire(rest.cartId, changed),
    removedItemIds: removed,
    errors: failed,
  }),
)

/** POST …/variants/batch/add (CART-40) */
export const BatchAddBody: Codec<readonly ItemToAdd[]> = t.readonlyArray(
  t.strict({
    articleNumber: ArticleNumber,
    quantity: t.number,
    deliveryId: DeliveryId,
    label: withDefault<string>(t.string, ''),
  }),
)
/** PUT …/variants/{itemId} (CART-42) */
export const UpdateItemBody = t.strict({
  quantity: t.number,
  deliveryId: DeliveryId,
  label: withDefault<string>(t.string, ''),
})
/** PUT …/variants/batch/update (CART-43) */
export const BatchUpdateBody = t.readonlyArray(
  t.strict({
    cartItemId: CartItemId,
    quantity: t.number,
    deliveryId: DeliveryId,
    label: withDefault<string>(t.string, ''),
  }),
)
/** PUT …/variants/batch/delete (CART-48): a list of item ids. */
export const BatchDeleteBody = t.readonlyArray(CartItemId)
/** POST …/export (CART-39): a list of item ids. */
export const ExportBody = t.readonlyArray(CartItemId)
/** POST …/upload (CART-44): the field beside the file. */
export const UploadFields = t.strict({ deliveryId: DeliveryId })
/** The names of the parts of an upload. */
export const uploadParts = { file: 'file', deliveryId: 'deliveryId' } as const
/** The heads of the columns of an upload and of an export; the first two are the article number and the quantity (CART-53). */
export const columnHeads = { article: 'Artikelnummer', quantity: 'Antal', label: 'Märkning' } as const
/** What an export answers, told by `Accept`; .xlsx is the default. */
export const exportTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
} as const
export const DeliveryDateBody = t.strict({ requestedDeliveryDate: Day })
export const IncludeInOrderBody = t.strict({ isIncludedInOrder: t.boolean })
export const CartStatusBody = t.strict({ status: t.string })
