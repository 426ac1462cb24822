import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { readEmail } from '#domain/kernel/email'
import type { ServiceContext } from '../context'
import type { Database } from '../database/database'
import { limits } from '../limits'
import { htmlOfLetter, textOfLetter, type Letter } from './letter'

/** Why a letter is not taken. Either would let a caller write headers of their own, or reach more than one reader. */
export type LetterFault = 'recipientIsNotOneAddress' | 'subjectIsNotOneLine'

// eslint-disable-next-line no-control-regex -- what a header must not hold
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

/**
 * Writes a mail into the outbox, in the transaction of what causes it: it is sent if that is committed, and only then.
 * @returns the id of the mail, or why it is refused; nothing is written then
 */
export const queueMail = async (
  { clock, ids }: Pick<ServiceContext, 'clock' | 'ids'>,
  transaction: Database,
  letter: Letter,
): Promise<E.Either<LetterFault, string>> => {
  const recipient = readEmail(letter.to)
  if (O.isNone(recipient) || controls.test(letter.to)) return E.left('recipientIsNotOneAddress')
  if (controls.test(letter.subject) || letter.subject.length > limits.mail.longestSubject)
    return E.left('subjectIsNotOneLine')
  const now = clock.now()
  const mail_id = ids.next()
  await transaction
    .insertInto('outbox')
    .values({
      mail_id,
      brand: letter.brand,
      recipient: recipient.value,
      subject: letter.subject,
      text_part: textOfLetter(letter),
      html_part: htmlOfLetter(letter),
      queued_at: now,
      state: 'waiting',
      tries: 0,
      next_try_at: now,
    })
    .execute()
  return E.right(mail_id)
}
