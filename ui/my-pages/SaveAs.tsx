import { useState } from 'react'
import * as E from 'fp-ts/Either'
import { type SheetFormat, sheetFormats } from '#application/ports/spreadsheets'
import type { CallFailure } from '#domain/failure/call-failure'
import { Button, buttonClass } from '../components/Button'
import { Flyout } from '../components/Flyout'
import { Icon } from '../components/Icon'
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
  const [choosing, setChoosing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const save = async (format: SheetFormat) => {
    setChoosing(false)
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
      <Flyout
        title={label}
        align="end"
        open={choosing}
        onOpen={() => setChoosing(true)}
        onClose={() => setChoosing(false)}
        trigger={{
          className: buttonClass('secondary', 'normal'),
          content: (
            <>
              <Icon name="download" size={18} /> {busy ? t('myPages.file.busy') : label}
            </>
          ),
        }}
      >
        <ul className={styles.formats}>
          {sheetFormats.map((format) => (
            <li key={format}>
              <Button variant="text" onClick={() => void save(format)}>
                <Icon name="document" size={18} /> {t(`myPages.file.${format}`)}
              </Button>
            </li>
          ))}
        </ul>
      </Flyout>
      <output className={styles.fault}>{fault}</output>
    </div>
  )
}
