import { goodsValue } from '#domain/cart/cart-view'
import { limits } from '../limits'
import type { RequestFailure } from '../request-failure'
import type { ValidatedDelivery } from './validate-deliveries'

const { largestTotalSek } = limits.order

export const orderTooLarge: RequestFailure = {
  status: 422,
  code: 'ORDER_TOO_LARGE',
  message: `En order kan vara värd högst ${largestTotalSek.toLocaleString('sv-SE')} kr. Dela upp den eller kontakta oss.`,
}

/** Whether the accepted deliveries together are worth more than one order may be, whoever sees their prices. */
export const isTooLarge = (judged: readonly ValidatedDelivery[]): boolean => {
  const lines = judged.flatMap((delivery) => (delivery.tag === 'Accepted' ? delivery.lines : []))
  return goodsValue(lines) > largestTotalSek
}
