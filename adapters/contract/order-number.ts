import * as t from 'io-ts'
import { optional } from '#application/codecs/codec'

/** GET /v4/customers/orders/{orderNumber}/validate (CHECKOUT-16). `message`: in Swedish, what is wrong with the number. */
export const OrderNumberAnswer = t.strict({ valid: t.boolean, message: optional(t.string) })
