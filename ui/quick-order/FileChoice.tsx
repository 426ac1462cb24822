import { useRef } from 'react'
import type { ChangeEvent } from 'react'
import { Button } from '../components/Button'
import { t } from './t'

interface FileChoiceProps {
  readonly busy: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** The button that chooses a file with rows. */
export const FileChoice = ({ busy, onFiles }: FileChoiceProps) => {
  const field = useRef<HTMLInputElement>(null)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])])
    // The browser reports the choice of the same file again only when the field is empty.
    currentTarget.value = ''
  }
  return (
    <>
      <Button
        variant="secondary"
        icon="upload"
        busy={busy}
        aria-label={t('quickOrder.file')}
        onClick={() => field.current?.click()}
      >
        {t('quickOrder.fileShort')}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        accept=".xlsx,.xls,.csv,.tsv,.txt"
        aria-label={t('quickOrder.file')}
        onChange={choose}
      />
    </>
  )
}
