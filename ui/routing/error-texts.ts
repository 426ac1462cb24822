import { t } from '../texts/t'

export interface ErrorTexts {
  readonly headline: string
  readonly reason: string
}

/** Headline and reason by status: not found (ERROR-02), internal error (ERROR-03), an apology else (ERROR-04). */
export const errorTextsOf = (status: number): ErrorTexts => {
  switch (status) {
    case 404:
      return { headline: t('error.notFound.headline'), reason: t('error.notFound.reason') }
    case 500:
      return { headline: t('error.internal.headline'), reason: t('error.internal.reason') }
    default:
      return { headline: t('error.other.headline'), reason: t('error.other.reason') }
  }
}
