import { failureMessage } from '#application/messages/failure-message'
import type { Halted } from '#application/runtime/halt'
import type { CallFailure } from '#domain/failure/call-failure'
import { absurdCase } from '#domain/kernel/decider'
import type { QuoteRefusal } from '#domain/quotes/quote-edit'
import type { FieldFault } from '#domain/quotes/read-fields'
import { formatDayOfYear, formatQuantity } from '../texts/format'
import { messageText } from '../texts/notice-text'
import { t } from './t'

/** What is wrong with a written field of a quote, and what would hold. */
export const fieldFaultText = (fault: FieldFault): string => {
  switch (fault.tag) {
    case 'OutOfBounds':
      return t(fault.asked > fault.most ? 'quote.fault.tooMuch' : 'quote.fault.tooLittle', {
        least: formatQuantity(fault.least),
        most: formatQuantity(fault.most),
      })
    case 'UnfitText':
      return fault.fault.tag === 'TooLong'
        ? t('quote.fault.TooLong', { most: formatQuantity(fault.fault.most) })
        : t(`quote.fault.${fault.fault.tag}`)
    default:
      return absurdCase(fault)
  }
}

/** The service's own words exactly (QUOTE-29), or else what the shop says of such a failure. */
const callFailureText = (failure: CallFailure): string =>
  failure.tag === 'Refused' && failure.message !== undefined && failure.message !== ''
    ? failure.message
    : messageText(failureMessage(failure))

/** Why something was not done with a quote, as a sentence. */
export const refusalText = (refusal: QuoteRefusal | Halted | CallFailure): string => {
  switch (refusal.tag) {
    case 'Refused':
    case 'Lost':
    case 'Aborted':
    case 'Unreadable':
      return callFailureText(refusal)
    case 'OutOfBounds':
    case 'UnfitText':
      return fieldFaultText(refusal)
    case 'TooManyRows':
      return t('quote.refused.TooManyRows', { most: formatQuantity(refusal.most) })
    case 'NotEditable':
      return t('quote.refused.NotEditable', { status: t(`quote.status.${refusal.status}`) })
    case 'NoTransition':
      return t('quote.refused.NoTransition', { status: t(`quote.status.${refusal.from}`) })
    case 'Expired':
      return t('quote.refused.Expired', { day: formatDayOfYear(refusal.lastDay) })
    case 'NotLoggedIn':
    case 'QuotesDenied':
    case 'UnknownQuote':
    case 'UnknownRow':
    case 'NothingToAdd':
    case 'NothingToSend':
    case 'AlreadyCreating':
    case 'NotAccepted':
    case 'NothingToOrder':
    case 'AlreadyInCart':
    case 'Halted':
      return t(`quote.refused.${refusal.tag}`)
    default:
      return absurdCase(refusal)
  }
}
