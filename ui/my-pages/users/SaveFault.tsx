import type { CallFailure } from '#domain/failure/call-failure'
import { Button } from '../../components/Button'
import { FaultBox } from '../../components/FaultBox'
import { t } from './t'
import { failureText } from '../../texts/failure-text'
import { isChangedElsewhere } from './user-calls'

interface SaveFaultProps {
  readonly failure: CallFailure
  /** Fetches what somebody else has saved; what is written stays in the form. */
  readonly onFetch: () => void
}

/** Why something was not saved. What was written stays; where somebody else was first, their version can be fetched. */
export const SaveFault = ({ failure, onFetch }: SaveFaultProps) => (
  <FaultBox title={t('users.unsaved')}>
    <p>{failureText(failure)}</p>
    {isChangedElsewhere(failure) && (
      <Button variant="secondary" onClick={onFetch}>
        {t('users.changedElsewhere')}
      </Button>
    )}
  </FaultBox>
)
