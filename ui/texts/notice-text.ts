import type { Message } from '#application/messages/message'
import type { Notice } from '#application/projections/notices'
import { t, textOf } from './t'

/** The text of a message; nested messages are separated by commas. */
export const messageText = ({ key, params }: Message): string =>
  textOf(
    key,
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'object' ? value.map(messageText).join(', ') : value,
      ]),
    ),
  )

/** A notice in words; a wrapped one between "an error occurred" and "try again later" (ERROR-18). */
export const noticeText = (notice: Message & Pick<Notice, 'wrapped'>): string =>
  notice.wrapped ? `${t('errors.occured')} ${messageText(notice)} ${t('errors.try_again_later')}` : messageText(notice)
