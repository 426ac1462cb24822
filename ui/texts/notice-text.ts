import type { Notice } from '#application/projections/notices'
import { t, textOf } from './t'

/** A notice in words; a wrapped one between "an error occurred" and "try again later" (ERROR-18). */
export const noticeText = ({ key, params, wrapped }: Pick<Notice, 'key' | 'params' | 'wrapped'>): string =>
  wrapped ? `${t('errors.occured')} ${textOf(key, params)} ${t('errors.try_again_later')}` : textOf(key, params)
