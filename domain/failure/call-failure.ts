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
 * `Lost`: it is unknown whether the service carried out the request (no answer, time-out, 502 to 504).
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

/** `refused`: the service refused the request. `unsettled`: there was no real answer, so the request stays pending. */
export type FailedSettlement = 'refused' | 'unsettled'

/** Asked too early or too often, or not asked in time; and 401, since the next log-in of the same user asks again. */
const unsettledStatuses: readonly number[] = [401, 408, 425, 429]

/**
 * What a failed call says of the edit that it was made for. Time-outs, lost connections, calls that were stopped, 401,
 * 408, 425, 429 and 5xx settle nothing. An answer that breaks the contract was given by the service, and so settles it.
 */
export const settlementOf = (failure: CallFailure): FailedSettlement => {
  switch (failure.tag) {
    case 'Lost':
    case 'Aborted':
      return 'unsettled'
    case 'Unreadable':
      return 'refused'
    case 'Refused':
      return failure.status >= 500 || unsettledStatuses.includes(failure.status) ? 'unsettled' : 'refused'
  }
}

/** Milliseconds that the service wants to be left alone for; undefined where it did not say. */
export const retryAfterOf = (failure: CallFailure): number | undefined =>
  failure.tag === 'Refused' || failure.tag === 'Lost' ? failure.retryAfterMs : undefined
