import type { ReactNode } from 'react'
import { TextAreaField } from '../components/Field'
import styles from './Editing.module.css'
import { t } from './t'
import { textNodesIn, withText } from './text-nodes'

interface RichTextInputProps {
  readonly label: string
  readonly text: string
  /** As it is saved: a run of words that is emptied keeps its field. */
  readonly saved: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
  /** The whole of it, with its structure. */
  readonly whole: ReactNode
}

const LETTERS_A_ROW = 70

const keyOf = (path: readonly number[]): string => path.join('.')

/** The words of a formatted text, each run in a field of its own; what is around them stays as it is. */
export const RichTextInput = ({ label, text, saved, error, onChange, whole }: RichTextInputProps) => {
  const written = new Set(textNodesIn(saved).flatMap((node) => (node.text.trim() === '' ? [] : [keyOf(node.path)])))
  const shown = textNodesIn(text).filter((node) => node.text.trim() !== '' || written.has(keyOf(node.path)))
  if (shown.length === 0) return whole
  return (
    <fieldset className={styles.formatted}>
      <legend>{label}</legend>
      {shown.map((node, place) => (
        <TextAreaField
          key={keyOf(node.path)}
          label={t('editing.words', { kind: t(`editing.words.${node.kind}`), number: place + 1 })}
          rows={Math.max(1, Math.ceil(node.text.length / LETTERS_A_ROW))}
          value={node.text}
          onChange={({ currentTarget }) => onChange(withText(text, node.path, currentTarget.value))}
        />
      ))}
      <details open={error !== undefined || undefined}>
        <summary>{t('editing.asJson')}</summary>
        {whole}
      </details>
    </fieldset>
  )
}
