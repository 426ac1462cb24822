import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import * as E from 'fp-ts/Either'
import type { Call } from '#application/ports/call'
import type { EditableField, EditedContent } from '#application/ports/content-editing'
import type { ShopQueries } from '#application/shop/shop-queries'
import { Button } from '../components/Button'
import { Field, SelectField, TextAreaField } from '../components/Field'
import { Tag } from '../components/Tag'
import { useOnceArrived } from '../shop/ShopContext'
import { failureText } from '../texts/failure-text'
import styles from './Editing.module.css'
import { RichTextInput } from './RichTextInput'
import { t } from './t'
import { useEntryTexts } from './use-entry-texts'

type Told =
  | { readonly tag: 'Nothing' | 'Sending' }
  | { readonly tag: 'Done'; readonly text: string }
  | { readonly tag: 'Failed'; readonly text: string; readonly faults: Readonly<Record<string, string>> }

const publications = ['publish', 'unpublish'] as const

/** The page has another address with the entry, but is the same page. */
const focusHead = (head: HTMLElement | null): void => head?.focus()

/** The fields of an entry. What is typed stays when it is refused, and over a reload. */
export const EntryForm = ({ read }: { readonly read: EditedContent }) => {
  const onceArrived = useOnceArrived()
  const [entry, setEntry] = useState(read)
  const { changed, isOlder, write, settle, giveUp } = useEntryTexts(entry)
  const [told, setTold] = useState<Told>({ tag: 'Nothing' })
  const isChanged = Object.keys(changed).length > 0
  const own = useRef<HTMLFormElement>(null)
  const focusFault = () =>
    requestAnimationFrame(() => own.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())

  const send = (
    ask: (editing: ShopQueries['contentEditing']) => Call<EditedContent>,
    sent: Readonly<Record<string, string>>,
    done: string,
  ) => {
    if (told.tag === 'Sending') return
    setTold({ tag: 'Sending' })
    onceArrived(({ queries }) => {
      void ask(queries.contentEditing)().then((outcome) => {
        if (E.isRight(outcome)) {
          setEntry(outcome.right)
          settle(sent, outcome.right.version)
          return setTold({ tag: 'Done', text: done })
        }
        const details = outcome.left.tag === 'Refused' ? outcome.left.details : []
        if (details.length > 0) focusFault()
        return setTold({
          tag: 'Failed',
          text: failureText(outcome.left),
          faults: Object.fromEntries(details.map(({ path, message }) => [path, message])),
        })
      })
    })
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    send((editing) => editing.save(entry.id, entry.version, changed), changed, t('editing.saved'))
  }
  const faults = told.tag === 'Failed' ? told.faults : {}
  return (
    <form ref={own} className={styles.form} onSubmit={save} noValidate>
      <h1 ref={focusHead} tabIndex={-1}>
        {entry.title}
      </h1>
      <p className={styles.faint}>
        {entry.typeName}{' '}
        <Tag tone={entry.status === 'published' ? 'ok' : 'warn'}>{t(`editing.status.${entry.status}`)}</Tag>
      </p>
      {isOlder && <output className={styles.older}>{t('editing.older')}</output>}
      {entry.fields.map((field) => {
        const written = changed[field.id]
        return (
          <Input
            key={field.id}
            field={field}
            text={written ?? field.text}
            saved={isOlder && written !== undefined ? field.text : undefined}
            error={Object.hasOwn(faults, field.id) ? faults[field.id] : undefined}
            onChange={(text) => {
              write(field.id, text)
              if (told.tag !== 'Sending') setTold({ tag: 'Nothing' })
            }}
          />
        )
      })}
      <div className={styles.bar}>
        <p role="alert" className={styles.fault}>
          {told.tag === 'Failed' && told.text}
        </p>
        <output>{told.tag === 'Done' && told.text}</output>
        <div className={styles.ways}>
          <Button type="submit" busy={told.tag === 'Sending'}>
            {t('editing.save')}
          </Button>
          {isChanged && (
            <Button
              variant="secondary"
              onClick={() => {
                giveUp()
                setTold({ tag: 'Nothing' })
              }}
            >
              {t('editing.giveUp')}
            </Button>
          )}
          {publications
            .filter((change) => change === 'publish' || entry.status !== 'unpublished')
            .map((change) => (
              <Button
                key={change}
                variant="secondary"
                blockedBecause={isChanged ? t('editing.unsaved') : undefined}
                onClick={() =>
                  send((editing) => editing[change](entry.id, entry.version), {}, t(`editing.${change}.done`))
                }
              >
                {t(`editing.${change}`)}
              </Button>
            ))}
        </div>
      </div>
    </form>
  )
}

interface InputProps {
  readonly field: EditableField
  readonly text: string
  /** What is saved now, where it is not what the text was begun from. */
  readonly saved: string | undefined
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

const kinds = ['Symbol', 'Text', 'Symbol[]', 'Integer', 'Number', 'Boolean', 'Date', 'Link', 'RichText'] as const

/** How a field is written, by Contentful's name of what it holds. */
const kindOf = (type: string): (typeof kinds)[number] | 'Other' => kinds.find((kind) => kind === type) ?? 'Other'

const oneLine = ['Symbol', 'Integer', 'Number', 'Date']
const MOST_ROWS = 12

const Input = ({ field, text, saved, error, onChange }: InputProps) => {
  const { id, type } = field
  const isLines = type === 'Symbol[]'
  const kind = t(`editing.kind.${kindOf(type)}`)
  const texts = { label: id, error, hint: saved === undefined ? kind : t('editing.savedNow', { text: saved }) }
  if (type === 'Boolean')
    return (
      <SelectField {...texts} value={text} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        <option value="">–</option>
        <option value="true">{t('editing.yes')}</option>
        <option value="false">{t('editing.no')}</option>
      </SelectField>
    )
  if (oneLine.includes(type))
    return <Field {...texts} value={text} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  const area = (
    <TextAreaField
      {...texts}
      rows={Math.min(MOST_ROWS, Math.max(3, text.split('\n').length))}
      spellCheck={type === 'Text' || isLines}
      className={type === 'Text' || isLines ? undefined : styles.code}
      value={text}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
  return type === 'RichText' ? (
    <RichTextInput label={id} text={text} saved={field.text} error={error} onChange={onChange} whole={area} />
  ) : (
    area
  )
}
