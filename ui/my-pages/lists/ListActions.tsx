import * as E from 'fp-ts/Either'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type FavouriteList, LONGEST_LIST_NAME } from '#domain/favourite-lists/favourite-list'
import type { UserId } from '#domain/kernel/ids'
import { Button } from '../../components/Button'
import { useTell } from '../../notices/ShellNotices'
import { useListCall } from '../../shop/favourite-lists'
import { failureText } from './failure-text'
import { ListName } from './ListName'
import styles from './ListPage.module.css'
import { t } from './t'
import { useRemoveList } from './use-remove-list'

interface ListActionsProps {
  readonly list: FavouriteList
  readonly reader: UserId
  readonly onChanged: (list: FavouriteList) => void
  readonly onRemoving: (isRemoving: boolean) => void
}

/** What can be done with a list as a whole. A colleague's list can be copied, and is named and shared by its owner. */
export const ListActions = ({ list, reader, onChanged, onRemoving }: ListActionsProps) => {
  const [naming, setNaming] = useState<'Rename' | 'Copy'>()
  const call = useListCall()
  const tell = useTell()
  const navigate = useNavigate()
  const remove = useRemoveList({
    onRemoving,
    onRemoved: () => void navigate('/mina-sidor/inkoepslistor'),
    onRestored: () => void navigate(`/mina-sidor/inkoepslistor/${list.id}`),
  })
  const isOwn = list.userId === reader
  const notChanged = (failure: Parameters<typeof failureText>[0]) =>
    t('lists.notChanged', { reason: failureText(failure) })

  const rename = async (name: string): Promise<string | undefined> => {
    const renamed = await call((service) => service.rename(list.id, name))
    if (E.isLeft(renamed)) return notChanged(renamed.left)
    onChanged(renamed.right)
    setNaming(undefined)
    return undefined
  }
  const copy = async (name: string): Promise<string | undefined> => {
    const copied = await call((service) => service.create({ name, access: 'private', copyOf: list.id }))
    if (E.isLeft(copied)) return t('lists.notMade', { reason: failureText(copied.left) })
    tell('lists.copied', { name }, 'success')
    void navigate(`/mina-sidor/inkoepslistor/${copied.right.id}`)
    return undefined
  }
  const share = async (): Promise<void> => {
    const shared = await call((service) => service.share(list.id, list.access === 'shared' ? 'private' : 'shared'))
    if (E.isLeft(shared)) tell('service.message', { text: notChanged(shared.left) }, 'error')
    else onChanged(shared.right)
  }

  if (naming !== undefined)
    return (
      <ListName
        initial={naming === 'Rename' ? list.name : t('list.copyName', { name: list.name }).slice(0, LONGEST_LIST_NAME)}
        submit={t(naming === 'Rename' ? 'lists.save' : 'list.copy')}
        onSave={naming === 'Rename' ? rename : copy}
        onCancel={() => setNaming(undefined)}
      />
    )
  return (
    <div className={styles.actions}>
      {isOwn && (
        <>
          <Button variant="text" size="row" onClick={() => setNaming('Rename')}>
            {t('list.rename')}
          </Button>
          <Button variant="text" size="row" icon="user" onClick={() => void share()}>
            {t(list.access === 'shared' ? 'list.unshare' : 'list.share')}
          </Button>
        </>
      )}
      <Button variant="text" size="row" icon="copy" onClick={() => setNaming('Copy')}>
        {t('list.copy')}
      </Button>
      {isOwn && (
        <Button variant="danger" size="row" icon="trash" onClick={() => void remove(list)}>
          {t('list.delete')}
        </Button>
      )}
    </div>
  )
}
