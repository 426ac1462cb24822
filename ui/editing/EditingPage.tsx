import { useState } from 'react'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { Link, useSearchParams } from 'react-router-dom'
import type { EditableEntry, EditedContent } from '#application/ports/content-editing'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { EmptyCompartment } from '../components/EmptyCompartment'
import { FaultBox } from '../components/FaultBox'
import { Field } from '../components/Field'
import { PageSkeleton } from '../components/PageSkeleton'
import { Tag } from '../components/Tag'
import { shopQuery, useAnswer } from '../shop/use-answer'
import { EntryForm } from './EntryForm'
import styles from './Editing.module.css'
import { t } from './t'

const ENTRY = 'post'
const SEARCH = 'sok'
const LONGEST_SEARCH = 100
const MOST_SHOWN = 200

const entriesQuery = shopQuery((queries, _at: string, options) => queries.contentEditing.entries(options))
/** Undefined where there is no entry of the id. */
const entryQuery = shopQuery((queries, id: string, options) =>
  pipe(
    queries.contentEditing.entry(id, options),
    TE.map((entry): EditedContent | undefined => entry),
    TE.orElse((failure) =>
      failure.tag === 'Refused' && failure.status === 404 ? TE.right(undefined) : TE.left(failure),
    ),
  ),
)

/** `/redaktion`: the content of a demo shop, to be changed by its site administrator. */
export const Component = () => {
  const [params] = useSearchParams()
  const id = params.get(ENTRY)
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumbs
        trail={
          id === null
            ? [{ name: t('shell.start'), to: '/' }, { name: t('shell.editing') }]
            : [{ name: t('shell.start'), to: '/' }, { name: t('shell.editing'), to: '/redaktion' }, { name: id }]
        }
      />
      {id === null ? <Entries /> : <Entry key={id} id={id} />}
    </div>
  )
}

const matches = ({ id, title, typeName }: EditableEntry, text: string): boolean => {
  const words = `${id} ${title} ${typeName}`.toLocaleLowerCase('sv')
  return text
    .toLocaleLowerCase('sv')
    .split(/\s+/)
    .every((word) => words.includes(word))
}

const Entries = () => {
  const [params, setParams] = useSearchParams()
  const [text, setText] = useState(params.get(SEARCH) ?? '')
  const answer = useAnswer(entriesQuery, 'all')
  if (answer.tag === 'Failed') return <FaultBox title={t('editing.failed')} onRetry={answer.retry} />
  const found = answer.tag === 'Answered' ? answer.value.filter((entry) => matches(entry, text.trim())) : undefined
  return (
    <>
      <h1>{t('shell.editing')}</h1>
      <p>{t('editing.lead')}</p>
      <Field
        label={t('editing.search')}
        type="search"
        value={text}
        maxLength={LONGEST_SEARCH}
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          setParams(value === '' ? {} : { [SEARCH]: value }, { replace: true, preventScrollReset: true })
        }}
      />
      {found === undefined ? (
        <PageSkeleton />
      ) : (
        <>
          <output>
            {found.length === 0 ? t('editing.none') : t('editing.count', { count: found.length })}
            {found.length > MOST_SHOWN && `. ${t('editing.first', { count: MOST_SHOWN })}`}
          </output>
          <ul className={styles.entries} aria-label={t('editing.entries')}>
            {found.slice(0, MOST_SHOWN).map(({ id, title, typeName, status }) => (
              <li key={id}>
                <Link to={{ search: `?${ENTRY}=${encodeURIComponent(id)}` }}>{title}</Link>
                <span className={styles.faint}>{typeName}</span>
                {status !== 'published' && <Tag tone="warn">{t(`editing.status.${status}`)}</Tag>}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

const Entry = ({ id }: { readonly id: string }) => {
  const answer = useAnswer(entryQuery, id)
  if (answer.tag === 'Asking') return <PageSkeleton />
  if (answer.tag === 'Failed') return <FaultBox title={t('editing.failed')} onRetry={answer.retry} />
  if (answer.value === undefined)
    return (
      <EmptyCompartment title={t('editing.notFound')}>
        <p>
          <Link to="/redaktion">{t('editing.all')}</Link>
        </p>
      </EmptyCompartment>
    )
  return <EntryForm read={answer.value} />
}
