/** The base services that calls go to (HTTP-01). */
export const services = [
  'cart',
  'order',
  'auth',
  'stock',
  'price',
  'product',
  'location',
  'campaign',
  'assortment',
  'search',
  'quote',
  'sequence',
  'gateway',
] as const
export type Service = (typeof services)[number]

export interface FieldFault {
  readonly path: string
  readonly message: string
}

/**
 * Why a call gave no usable answer.
 * `Refused`: the service answered, with a status outside 200–299.
 * `Lost`: nobody knows whether the service did what it was asked (no answer, time-out, 502 to 504).
 * `Aborted`: we stopped it ourselves. `Unreadable`: the answer breaks the contract.
 * `retryAfterMs`: milliseconds that the service asked to be left alone for (`Retry-After`).
 */
export type CallFailure =
  | {
      readonly tag: 'Refused'
      readonly service: Service
      readonly status: number
      readonly message: string | undefined
      readonly code: string | undefined
      readonly details: readonly FieldFault[]
      readonly retryAfterMs?: number | undefined
    }
  | {
      readonly tag: 'Lost'
      readonly service: Service
      readonly status: number | undefined
      readonly retryAfterMs?: number | undefined
    }
  | { readonly tag: 'Aborted'; readonly service: Service }
  | { readonly tag: 'Unreadable'; readonly service: Service; readonly faults: readonly string[] }
