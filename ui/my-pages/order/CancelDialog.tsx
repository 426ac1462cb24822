import { useState } from 'react'
import * as E from 'fp-ts/Either'
import { Button } from '../../components/Button'
import { Dialog, FOCUSED_FIRST } from '../../components/Dialog'
import { failureText } from '../../texts/failure-text'
import { useOrderCalls } from '../orders/order-calls'
import { t } from './t'
import styles from './Dialogs.module.css'

interface CancelDialogProps {
  readonly number: string
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** Asks before an order, or what is left of it, is cancelled. */
export const CancelDialog = ({ number, onChanged, onClose }: CancelDialogProps) => {
  const makeCall = useOrderCalls()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const cancel = async () => {
    if (busy) return
    setBusy(true)
    setFault('')
    const outcome = await makeCall((service) => service.cancel(number))
    setBusy(false)
    // Also where it was refused: the order has gone further than the page shows.
    onChanged()
    if (E.isRight(outcome)) onClose()
    else setFault(failureText(outcome.left))
  }
  return (
    <Dialog open onClose={onClose} title={t('orderPage.cancel.title', { number })}>
      <div className={styles.body}>
        <p>{t('orderPage.cancel.text')}</p>
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
        <div className={styles.ways}>
          <Button variant="secondary" onClick={onClose} {...{ [FOCUSED_FIRST]: true }}>
            {t('orderPage.cancel.keep')}
          </Button>
          <Button busy={busy} onClick={() => void cancel()}>
            {t('orderPage.cancel.do')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
