import type { CartLine, DeliveryEntry } from '#domain/cart/cart'
import type { LineKey } from '#domain/cart/line-key'
import { type CallFailure, type FieldFault, services } from '#domain/failure/call-failure'
import type { Stamp } from '#domain/kernel/decider'
import { oneOf } from '#application/codecs/codec'
import {
  anyNumber,
  byTag,
  field,
  type Fields,
  listOf,
  optional,
  struct,
  uncheckedText,
} from '#application/codecs/logged'
import { CartItemId, CommandId, Flag, Instant, Text } from '#application/codecs/values'
import { lineArticle } from './line-article'
import { articleNumber, day, deliveryId, quantity } from './values'

export const stamp = struct<Stamp>({ id: field.public(CommandId), at: field.public(Instant) })

/** A label is personal and also a part of its line's key. Both are masked alike, so that they still match. */
export const label = field.personal(Text)
export const lineKey = field.partlyPersonal(uncheckedText<LineKey>('LineKey'), (key, mask) => {
  const [article = '', delivery = '', ...written] = key.split('|')
  const words = written.join('|')
  return [article, delivery, words === '' ? '' : mask(words)].join('|')
})

const fieldFault = struct<FieldFault>({ path: field.public(Text), message: field.personal(Text) })
const service = field.public(oneOf(services))

export const callFailure = byTag<CallFailure>({
  Refused: {
    service,
    status: field.public(anyNumber),
    message: optional(field.personal(Text)),
    code: optional(field.public(Text)),
    details: listOf(fieldFault),
    retryAfterMs: optional(field.public(anyNumber)),
  },
  Lost: { service, status: optional(field.public(anyNumber)), retryAfterMs: optional(field.public(anyNumber)) },
  Aborted: { service },
  Unreadable: { service, faults: listOf(field.personal(Text)) },
})

export const cartLineFields: Fields<CartLine> = {
  key: lineKey,
  cartItemId: optional(field.pseudonymous(CartItemId)),
  articleNumber,
  deliveryId,
  quantity,
  label,
  requestedDeliveryDate: optional(day),
  article: optional(lineArticle),
}

export const cartLine = struct(cartLineFields)

export const deliveryEntry = struct<DeliveryEntry>({
  deliveryId,
  requestedDeliveryDate: optional(day),
  isIncludedInOrder: field.public(Flag),
})
