import type { CartLine, DeliveryEntry } from '#domain/cart/cart'
import type { LineKey } from '#domain/cart/line-key'
import { deliveryIds } from '#domain/delivery/delivery-type'
import { type CallFailure, type FieldFault, services } from '#domain/failure/call-failure'
import type { Stamp } from '#domain/kernel/decider'
import type { CartItemId, CommandId, Instant } from '#domain/kernel/ids'
import { byTag, type Fields, listOf, optional, personal, plain, struct } from '../codec-parts'
import { lineArticle } from './line-article'
import { articleNumber, day, quantity } from './values'

export const stamp = struct<Stamp>({ id: plain.text<CommandId>(), at: plain.text<Instant>() })

export const deliveryId = plain.oneOf(deliveryIds)

/** A label is written by a person and is a part of the key of its line: masked in both, and alike. */
export const label = personal.text()
export const lineKey = personal.textWith<LineKey>((key, mask) => {
  const [article = '', delivery = '', ...written] = key.split('|')
  const words = written.join('|')
  return [article, delivery, words === '' ? '' : mask(words)].join('|')
})

const fieldFault = struct<FieldFault>({ path: plain.text(), message: plain.text() })
const service = plain.oneOf(services)

export const callFailure = byTag<CallFailure>({
  Refused: {
    service,
    status: plain.number(),
    message: optional(plain.text()),
    code: optional(plain.text()),
    details: listOf(fieldFault),
    retryAfterMs: optional(plain.number()),
  },
  Lost: { service, status: optional(plain.number()), retryAfterMs: optional(plain.number()) },
  Aborted: { service },
  Unreadable: { service, faults: listOf(plain.text()) },
})

export const cartLineFields: Fields<CartLine> = {
  key: lineKey,
  cartItemId: optional(plain.text<CartItemId>()),
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
  isIncludedInOrder: plain.flag,
})
