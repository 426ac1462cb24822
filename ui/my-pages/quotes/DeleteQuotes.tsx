import * as E from 'fp-ts/Either'
import { useState } from 'react'
import type { QuoteId } from '#domain/kernel/ids'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { useQuoteCall } from '../../shop/quotes'
import { refusalText } from '../../quotes/refusal-text'
import styles from '../order/Dialogs.module.css'
import { t } from './t'

interface DeleteQuotesProps {
  readonly quotes: readonly QuoteId[]
  readonly onDeleted: () => void
  readonly onClose: () => void
}

/** Asks before quotes are removed for everybody. */
export const DeleteQuotes = ({ quotes, onDeleted, onClose }: DeleteQuotesProps) => {
  const call = useQuoteCall()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const count = quotes.length
  const remove = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    setFault('')
    const removed = await call((area) => area.remove(quotes))
    setBusy(false)
    if (E.isLeft(removed)) setFault(refusalText(removed.left))
    else onDeleted()
  }
  return (
    <Dialog open onClose={onClose} title={t('quotes.delete.title', { count })}>
      <div className={styles.body}>
        <p>{t('quotes.delete.text', { count })}</p>
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
        <div className={styles.ways}>
          <Button variant="danger" icon="trash" busy={busy} onClick={() => void remove()}>
            {t('quotes.delete.do', { count })}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('quotes.delete.keep')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
