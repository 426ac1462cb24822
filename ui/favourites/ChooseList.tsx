import * as E from 'fp-ts/Either'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ListAddition, NewListRow } from '#application/ports/favourite-list-service'
import { failureMessage } from '#application/messages/failure-message'
import { LONGEST_LIST_NAME, type FavouriteList } from '#domain/favourite-lists/favourite-list'
import { readListName } from '#domain/favourite-lists/list-text'
import type { CallFailure } from '#domain/failure/call-failure'
import { Button } from '../components/Button'
import { FaultBox } from '../components/FaultBox'
import { Field } from '../components/Field'
import { Skeleton } from '../components/Skeleton'
import { useTell } from '../notices/ShellNotices'
import { useListCall, useListChoice } from '../shop/favourite-lists'
import { messageText } from '../texts/notice-text'
import { t } from '../texts/t'
import styles from './FavouriteDialogs.module.css'

interface ChooseListProps {
  readonly rows: readonly NewListRow[]
  readonly onDone: () => void
}

/** The lists that the rows can be added to, and the making of a new one. What is typed stays when a call fails. */
export const ChooseList = ({ rows, onDone }: ChooseListProps) => {
  const { answer, lists } = useListChoice()
  const call = useListCall()
  const tell = useTell()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [nameFault, setNameFault] = useState<string>()
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)

  const addTo = async (list: FavouriteList): Promise<void> => {
    const added = await call((service) => service.add(list.id, rows))
    if (E.isLeft(added)) return setFault(notAdded(added.left))
    tell('favourites.addedTo', { ...counts(added.right, rows.length), list: list.name }, 'success', {
      text: 'favourites.openList',
      run: () => void navigate(`/mina-sidor/inkoepslistor/${list.id}`),
    })
    onDone()
  }
  const whileBusy = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return
    setBusy(true)
    setFault('')
    await work()
    setBusy(false)
  }
  const make = () =>
    whileBusy(async () => {
      const read = readListName(name)
      setNameFault(
        E.isRight(read)
          ? undefined
          : read.left.tag === 'Empty'
            ? t('favourites.nameEmpty')
            : t('favourites.tooLong', { most: read.left.most }),
      )
      if (E.isLeft(read)) return nameField.current?.focus()
      const made = await call((service) => service.create({ name: read.right, access: 'private', copyOf: undefined }))
      return E.isLeft(made) ? setFault(notAdded(made.left)) : addTo(made.right)
    })

  return (
    <div className={styles.content}>
      <p>{t('favourites.choosing', { count: rows.length })}</p>
      {lists === undefined ? (
        answer.tag === 'Failed' ? (
          <FaultBox title={t('errors.try_again_later_or_contact')} onRetry={answer.retry} />
        ) : (
          <Skeleton rows={3} kind="text" />
        )
      ) : lists.length === 0 ? (
        <p>{t('favourites.lists.none')}</p>
      ) : (
        <ul className={styles.lists} aria-busy={busy || undefined}>
          {lists.map((list) => (
            <li key={list.id}>
              <button type="button" className={styles.list} onClick={() => void whileBusy(() => addTo(list))}>
                <span className={styles.name}>{list.name}</span>
                <span className={styles.about}>
                  {[
                    t('favourites.rows', { count: list.totalRows }),
                    list.access === 'shared' ? t('favourites.shared') : undefined,
                  ]
                    .filter((part) => part !== undefined)
                    .join(', ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        className={styles.new}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void make()
        }}
      >
        <Field
          ref={nameField}
          label={t('favourites.newList.name')}
          value={name}
          maxLength={LONGEST_LIST_NAME}
          autoComplete="off"
          error={nameFault}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          {t('favourites.newList.make')}
        </Button>
      </form>
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
    </div>
  )
}

const notAdded = (failure: CallFailure): string =>
  t('favourites.notAdded', { reason: messageText(failureMessage(failure)) })

const counts = ({ added, present, unknown }: ListAddition, asked: number) => ({
  added: added.length + present.length + unknown.length === 0 ? asked : added.length,
  ...(present.length === 0 ? {} : { present: present.length }),
  ...(unknown.length === 0 ? {} : { unknown: unknown.length }),
})
