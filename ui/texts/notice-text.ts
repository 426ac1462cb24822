import { wrappedMessage } from '#domain/failure/failure-message'
import type { Notice } from '#application/projections/notices'
import { textOf } from './t'

/** A notice in words; a wrapped one between "an error occurred" and "try again later" (ERROR-18). */
export const noticeText = ({ key, params, wrapped }: Pick<Notice, 'key' | 'params' | 'wrapped'>): string =>
  (wrapped ? wrappedMessage(key) : [key]).map((one) => textOf(one, params)).join(' ')
