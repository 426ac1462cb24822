import * as E from 'fp-ts/Either'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { LONGEST_LIST_NAME } from '#domain/favourite-lists/favourite-list'
import { readListName } from '#domain/favourite-lists/list-text'
import { Button } from '../../components/Button'
import { Field } from '../../components/Field'
import styles from './ListName.module.css'
import { t } from './t'

interface ListNameProps {
  /** The name to begin with. */
  readonly initial: string
  readonly submit: string
  /** Saves the name; answers why it could not be saved, in words. */
  readonly onSave: (name: string) => Promise<string | undefined>
  readonly onCancel: () => void
  readonly children?: ReactNode
}

/** The field in which a list is named. What is written stays until it is saved or given up. */
export const ListName = ({ initial, submit, onSave, onCancel, children }: ListNameProps) => {
  const [name, setName] = useState(initial)
  const [error, setError] = useState<string>()
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  const save = async (): Promise<void> => {
    if (busy) return
    const read = readListName(name)
    if (E.isLeft(read)) {
      setError(
        read.left.tag === 'Empty' ? t('favourites.nameEmpty') : t('favourites.tooLong', { most: read.left.most }),
      )
      field.current?.focus()
      return
    }
    setError(undefined)
    setBusy(true)
    setFault('')
    setFault((await onSave(read.right)) ?? '')
    setBusy(false)
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Field
        ref={field}
        label={t('lists.name')}
        value={name}
        error={error}
        maxLength={LONGEST_LIST_NAME}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The user has just asked for this field.
        autoFocus
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {children}
      <div className={styles.ways}>
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {t('lists.cancel')}
        </Button>
      </div>
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
    </form>
  )
}
