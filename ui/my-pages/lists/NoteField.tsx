import { useState } from 'react'
import { LONGEST_NOTE } from '#domain/favourite-lists/favourite-list'
import styles from './ListItemRow.module.css'
import { t } from './t'

interface NoteFieldProps {
  readonly label: string
  readonly note: string
  /** `before`: the note as it was when the user began to write. */
  readonly onNote: (note: string, before: string) => void
}

/** The note of a row. What is being typed stays when the list is fetched again; it is saved when the field is left. */
export const NoteField = ({ label, note, onNote }: NoteFieldProps) => {
  const [draft, setDraft] = useState<{ readonly text: string; readonly before: string }>()
  const commit = () => {
    if (draft !== undefined && draft.text.trim() !== note) onNote(draft.text.trim(), draft.before)
    setDraft(undefined)
  }
  return (
    <input
      className={styles.note}
      aria-label={label}
      placeholder={t('list.note.placeholder')}
      maxLength={LONGEST_NOTE}
      autoComplete="off"
      value={draft?.text ?? note}
      onChange={({ currentTarget: { value } }) => setDraft((begun) => ({ text: value, before: begun?.before ?? note }))}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        if (event.key === 'Escape') setDraft(undefined)
      }}
    />
  )
}
