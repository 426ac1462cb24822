import { QUOTE_STEPS, quoteStepsReached } from '../../quotes/quote-steps'
import type { QuoteStatus } from '#domain/quotes/quote-status'
import { ProgressMark, type ProgressTone } from '../../components/ProgressMark'
import { t } from './t'

const tones: Readonly<Record<QuoteStatus, ProgressTone>> = {
  draft: 'waiting',
  inReview: 'moving',
  sent: 'moving',
  accepted: 'done',
  ordered: 'done',
  declined: 'cancelled',
}

/** How far a quote has come: five steps to look at, and the same in words. */
export const QuoteStatusMark = ({ status }: { status: QuoteStatus }) => (
  <ProgressMark tone={tones[status]} steps={QUOTE_STEPS.length} reached={quoteStepsReached(status)}>
    {t(`quote.status.${status}`)}
  </ProgressMark>
)
