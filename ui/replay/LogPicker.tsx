import { useRef } from 'react'
import { Button } from '../components/Button'
import { t } from './t'

interface LogPickerProps {
  /** Whether a log is open already. */
  readonly isOpen: boolean
  readonly onChoose: (file: File) => void
}

/** Chooses the file of a log. */
export const LogPicker = ({ isOpen, onChoose }: LogPickerProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept=".jsonl,.ndjson,.txt,.log"
        aria-label={t('replay.file')}
        className="visually-hidden"
        tabIndex={-1}
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          if (chosen !== undefined) onChoose(chosen)
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
      <Button variant={isOpen ? 'secondary' : 'primary'} onClick={() => input.current?.click()}>
        {isOpen ? t('replay.another') : t('replay.open')}
      </Button>
    </div>
  )
}
