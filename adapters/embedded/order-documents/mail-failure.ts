import type { LetterFault } from '../mail/queue-mail'
import type { RequestFailure } from '../request-failure'

/** Why a mail to the user's own address is not sent. */
export const mailFailure = (fault: LetterFault): RequestFailure =>
  fault === 'attachmentsAreTooLarge'
    ? {
        status: 422,
        code: 'DOCUMENTS_TOO_LARGE',
        message: 'Dokumenten är för stora för ett mejl. Välj färre.',
      }
    : {
        status: 422,
        code: 'NO_EMAIL_ADDRESS',
        message: 'Ditt konto saknar en e-postadress som går att mejla till. Be er administratör ändra den.',
      }
