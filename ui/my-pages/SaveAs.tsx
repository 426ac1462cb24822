import { useState } from 'react'
import * as E from 'fp-ts/Either'
import type { SheetFormat } from '#application/ports/spreadsheets'
import type { CallFailure } from '#domain/failure/call-failure'
import { FormatChoice } from '../components/FormatChoice'
import { saveFile } from '../components/save-file'
import { failureText } from '../texts/failure-text'
import styles from './SaveAs.module.css'
import { t } from './t'

interface SaveAsProps {
  /** What the button says. */
  readonly label: string
  /** Of the file, without what tells its format. */
  readonly name: string
  readonly fetch: (format: SheetFormat) => Promise<E.Either<CallFailure, Uint8Array>>
}

/** A file that a service makes, in the format that the user chooses. */
export const SaveAs = ({ label, name, fetch }: SaveAsProps) => {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const save = async (format: SheetFormat) => {
    if (busy) return
    setBusy(true)
    setFault('')
    const outcome = await fetch(format)
    setBusy(false)
    if (E.isRight(outcome)) saveFile(name, format, outcome.right)
    else setFault(t('myPages.file.failed', { reason: failureText(outcome.left) }))
  }
  return (
    <div className={styles.saveAs}>
      <FormatChoice
        label={label}
        align="end"
        busy={busy ? t('myPages.file.busy') : undefined}
        onChoose={(format) => void save(format)}
      />
      <output className={styles.fault}>{fault}</output>
    </div>
  )
}
