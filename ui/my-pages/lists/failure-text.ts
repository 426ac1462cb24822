import { failureMessage } from '#application/messages/failure-message'
import type { CallFailure } from '#domain/failure/call-failure'
import { messageText } from '../../texts/notice-text'

/** Why a call failed, as a sentence. */
export const failureText = (failure: CallFailure): string => messageText(failureMessage(failure))

/** Whether what was asked of is gone, or out of reach. */
export const isGone = (failure: CallFailure): boolean => failure.tag === 'Refused' && failure.status === 404

/** The code by which the service says why it refused; undefined for any other failure. */
export const codeOf = (failure: CallFailure): string | undefined =>
  failure.tag === 'Refused' ? failure.code : undefined
