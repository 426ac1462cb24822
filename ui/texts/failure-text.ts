import { unsentFormMessage } from '#application/messages/failure-message'
import type { CallFailure } from '#domain/failure/call-failure'
import { messageText } from './notice-text'

/** What the user is told of a failed call: the service's own words where it follows the contract. */
export const failureText = (failure: CallFailure): string =>
  failure.tag === 'Refused' && failure.code !== undefined && failure.message !== undefined && failure.status < 500
    ? failure.message
    : messageText(unsentFormMessage(failure))
