import type { CallFailure } from '#domain/failure/call-failure'
import { failureReason, type NamedService } from '#domain/failure/failure-reason'
import { message, type Message } from './message'

/** ERROR-12, ERROR-13, ERROR-14 */
const unavailableKeys: Readonly<Record<NamedService, string>> = {
  cart: 'errors.cart_service_not_available',
  order: 'errors.order_service_not_available',
  auth: 'errors.auth_service_not_available',
}

/** The text, by its key, that the user is told of a failed call (ERROR-07 to ERROR-14). */
export const failureMessage = (failure: CallFailure): Message => {
  const reason = failureReason(failure)
  switch (reason.tag) {
    case 'InvalidToken':
      return message('errors.invalid_token')
    case 'ServerError':
      return message('errors.internal_server_error')
    case 'Forbidden':
      return message('errors.forbidden_action')
    case 'NotFound':
      return message('errors.not_found')
    case 'ServiceUnavailable':
      return message(unavailableKeys[reason.service])
    case 'SaidByService':
      return message('service.message', { text: reason.text })
    case 'Unknown':
      return message('errors.unknown_error_occurred')
  }
}

/**
 * What stands beside a form that could not be sent. Without an answer the network is named, since the service's own text
 * speaks of what else it does, such as log-ins; else it is the text of the failed call (ERROR-07 to ERROR-14).
 */
export const unsentFormMessage = (failure: CallFailure): Message =>
  failure.tag === 'Lost' && failure.status === undefined ? message('errors.no_answer') : failureMessage(failure)
