import type { CallFailure, Service } from './call-failure'

/** A service that has a text of its own for when it cannot be reached. */
export type NamedService = 'cart' | 'order' | 'auth'

/** What the user is told of a failed call. `text`: the service's own Swedish words. */
export type FailureReason =
  | { readonly tag: 'InvalidToken' }
  | { readonly tag: 'ServerError' }
  | { readonly tag: 'Forbidden' }
  | { readonly tag: 'NotFound' }
  | { readonly tag: 'ServiceUnavailable'; readonly service: NamedService }
  | { readonly tag: 'SaidByService'; readonly text: string }
  | { readonly tag: 'Unknown' }

const reasonOfService = (service: Service): FailureReason =>
  service === 'cart' || service === 'order' || service === 'auth'
    ? { tag: 'ServiceUnavailable', service }
    : { tag: 'Unknown' }

const reasonOfStatus = (status: number | undefined): FailureReason | undefined => {
  if (status === undefined) return undefined
  if (status >= 500) return { tag: 'ServerError' }
  if (status === 403) return { tag: 'Forbidden' }
  return status === 404 ? { tag: 'NotFound' } : undefined
}

/** Refusals that only their own words explain: how long to wait, or how many there may be. */
const codesOfOwnWords: readonly (string | undefined)[] = [
  'TOO_MANY_ATTEMPTS',
  'TOO_MANY_LOG_INS',
  'ADDRESS_LIMIT',
  'FAVOURITES_LIMIT',
  'UNKNOWN_ARTICLE',
  'LISTS_LIMIT',
  'LIST_ROWS_LIMIT',
]

/**
 * Why a call failed, as the user is told (ERROR-07 to ERROR-14). A rejected token comes before the status, the status
 * before the service. Faults that the service names field by field, and refusals that only their words explain, are told
 * in its own words.
 */
export const failureReason = (failure: CallFailure): FailureReason => {
  switch (failure.tag) {
    case 'Refused': {
      if (failure.message?.trim() === 'Invalid token') return { tag: 'InvalidToken' }
      const reason = reasonOfStatus(failure.status)
      if (reason !== undefined) return reason
      if (failure.message !== undefined && codesOfOwnWords.includes(failure.code))
        return { tag: 'SaidByService', text: failure.message }
      return failure.details.length > 0
        ? { tag: 'SaidByService', text: failure.details.map((detail) => detail.message).join(' ') }
        : reasonOfService(failure.service)
    }
    case 'Lost':
      return reasonOfStatus(failure.status) ?? reasonOfService(failure.service)
    case 'Aborted':
    case 'Unreadable':
      return reasonOfService(failure.service)
  }
}

/** Calls that we stopped ourselves are not told of (ERROR-17). */
export const isToldToUser = (failure: CallFailure): boolean => failure.tag !== 'Aborted'
