import type { CallFailure, Service } from './call-failure'
import { message, type Message } from './message'

/** Services that have a message of their own (ERROR-12, ERROR-13, ERROR-14). */
const serviceKeys: Readonly<Partial<Record<Service, string>>> = {
  cart: 'errors.cart_service_not_available',
  order: 'errors.order_service_not_available',
  auth: 'errors.auth_service_not_available',
}

const keyOfService = (service: Service): string => serviceKeys[service] ?? 'errors.unknown_error_occurred'

const keyOfStatus = (status: number | undefined): string | undefined => {
  if (status === undefined) return undefined
  if (status >= 500) return 'errors.internal_server_error'
  if (status === 403) return 'errors.forbidden_action'
  return status === 404 ? 'errors.not_found' : undefined
}

/** Refusals that only their own words say how long to wait for. */
const codesOfWaiting: readonly (string | undefined)[] = ['TOO_MANY_ATTEMPTS', 'TOO_MANY_LOG_INS']

/**
 * What the user is told of a failed call (ERROR-07 to ERROR-14). A rejected token comes before the status, the status
 * before the service. Faults that the service names field by field, and how long to wait for the next log-in, are told in
 * its own words, as `service.message`.
 */
export const failureMessage = (failure: CallFailure): Message => {
  switch (failure.tag) {
    case 'Refused': {
      if (failure.message?.trim() === 'Invalid token') return message('errors.invalid_token')
      const key = keyOfStatus(failure.status)
      if (key !== undefined) return message(key)
      if (failure.message !== undefined && codesOfWaiting.includes(failure.code))
        return message('service.message', { text: failure.message })
      return failure.details.length > 0
        ? message('service.message', { text: failure.details.map((detail) => detail.message).join(' ') })
        : message(keyOfService(failure.service))
    }
    case 'Lost':
      return message(keyOfStatus(failure.status) ?? keyOfService(failure.service))
    case 'Aborted':
    case 'Unreadable':
      return message(keyOfService(failure.service))
  }
}

/** Calls that we stopped ourselves are not told of (ERROR-17). */
export const isToldToUser = (failure: CallFailure): boolean => failure.tag !== 'Aborted'

/**
 * The three texts, in order, that a wrapped message is put together of with blanks between (ERROR-18):
 * `errors.occured`, what happened, `errors.try_again_later`.
 */
export const wrappedMessage = (detailKey: string): readonly [string, string, string] => [
  'errors.occured',
  detailKey,
  'errors.try_again_later',
]
