import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { readEmail } from '#domain/kernel/email'
import type { ServiceContext } from '../context'
import type { Database } from '../database/database'
import { limits } from '../limits'
import { htmlOfLetter, textOfLetter, type Letter } from './letter'

/** Why a letter is not taken. It would let a caller write headers, reach more than one reader, or fill the outbox. */
export type LetterFault =
  | 'recipientIsNotOneAddress'
  | 'subjectIsNotOneLine'
  | 'attachmentNameIsNotPlain'
  | 'attachmentsAreTooLarge'

// eslint-disable-next-line no-control-regex -- what a header must not hold
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

const plainName = /^[a-z0-9][a-z0-9.-]{0,99}$/i

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
  const { attachments = [] } = letter
  if (!attachments.every(({ fileName }) => plainName.test(fileName))) return E.left('attachmentNameIsNotPlain')
  if (attachments.reduce((sum, { content }) => sum + content.length, 0) > limits.mail.mostAttachedBytes)
    return E.left('attachmentsAreTooLarge')
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
  if (attachments.length > 0)
    await transaction
      .insertInto('outbox_attachments')
      .values(
        attachments.map(({ fileName, mediaType, content }, index) => ({
          mail_id,
          position: index + 1,
          file_name: fileName,
          media_type: mediaType,
          content: Buffer.from(content).toString('base64'),
        })),
      )
      .execute()
  return E.right(mail_id)
}
