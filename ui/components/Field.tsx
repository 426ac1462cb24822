import { useId } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { t } from '../texts/t'
import { classNames } from './class-names'
import { Icon } from './Icon'
import styles from './Field.module.css'

interface FieldTexts {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** The fault and its correction. It marks the field as invalid. */
  readonly error?: string | undefined
  readonly optional?: boolean
}

interface Ids {
  readonly id: string
  readonly described: string | undefined
  readonly hintId: string
  readonly errorId: string
}

const useFieldIds = (id: string | undefined, hasHint: boolean, hasError: boolean): Ids => {
  const made = useId()
  const own = id ?? made
  const hintId = `${own}-hint`
  const errorId = `${own}-error`
  const described = classNames(hasError && errorId, hasHint && hintId)
  return { id: own, hintId, errorId, described: described === '' ? undefined : described }
}

const hintOf = ({ hint, optional = false }: FieldTexts): ReactNode =>
  hint ?? (optional ? t('component.optional') : undefined)

const Frame = ({
  texts,
  ids,
  children,
}: {
  readonly texts: FieldTexts
  readonly ids: Ids
  readonly children: ReactNode
}) => {
  const hint = hintOf(texts)
  return (
    <div className={styles.field}>
      <label htmlFor={ids.id} className={styles.label}>
        {texts.label}
      </label>
      {children}
      {texts.error !== undefined && (
        <p id={ids.errorId} className={styles.error}>
          {texts.error}
        </p>
      )}
      {hint !== undefined && (
        <p id={ids.hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

type FieldProps = FieldTexts & ComponentPropsWithRef<'input'>

/** A field with its label above and its fault and hint below. */
export const Field = ({ label, hint, error, optional, id, className, ...input }: FieldProps) => {
  const texts = { label, hint, error, optional: optional ?? false }
  const ids = useFieldIds(id, hintOf(texts) !== undefined, error !== undefined)
  return (
    <Frame texts={texts} ids={ids}>
      <input
        {...input}
        id={ids.id}
        className={classNames(styles.control, className)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={ids.described}
      />
    </Frame>
  )
}

type TextAreaFieldProps = FieldTexts & ComponentPropsWithRef<'textarea'>

export const TextAreaField = ({ label, hint, error, optional, id, className, ...area }: TextAreaFieldProps) => {
  const texts = { label, hint, error, optional: optional ?? false }
  const ids = useFieldIds(id, hintOf(texts) !== undefined, error !== undefined)
  return (
    <Frame texts={texts} ids={ids}>
      <textarea
        rows={3}
        {...area}
        id={ids.id}
        className={classNames(styles.control, styles.area, className)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={ids.described}
      />
    </Frame>
  )
}

type SelectFieldProps = FieldTexts & ComponentPropsWithRef<'select'>

export const SelectField = ({ label, hint, error, optional, id, className, ...select }: SelectFieldProps) => {
  const texts = { label, hint, error, optional: optional ?? false }
  const ids = useFieldIds(id, hintOf(texts) !== undefined, error !== undefined)
  return (
    <Frame texts={texts} ids={ids}>
      <span className={styles.select}>
        <select
          {...select}
          id={ids.id}
          className={classNames(styles.control, className)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={ids.described}
        />
        <Icon name="chevronDown" size={16} />
      </span>
    </Frame>
  )
}
