import type { OrderNumberVerdict } from '#domain/checkout/order-number'
import type { OrderRequest, OrderResult } from '#domain/checkout/checkout'
import type { CommandId } from '#domain/kernel/ids'
import type { Call, CallOptions } from './call'

/** The service that takes orders. `key` is the idempotency key: the same key orders once. */
export interface OrderService {
  /** Places the order. Answers one result for each delivery (CHECKOUT-05). */
  readonly place: (request: OrderRequest, key: CommandId, options?: CallOptions) => Call<readonly OrderResult[]>
  /** Whether the customer can order by a number of their own (CHECKOUT-16). */
  readonly validateOrderNumber: (orderNumber: string, options?: CallOptions) => Call<OrderNumberVerdict>
  /** The results of an earlier order with this key; `undefined` if it was never placed. Places nothing. */
  readonly enquire: (
    request: OrderRequest,
    key: CommandId,
    options?: CallOptions,
  ) => Call<readonly OrderResult[] | undefined>
}
