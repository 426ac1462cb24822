import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { FavouriteList } from '#domain/favourite-lists/favourite-list'
import { favouriteListId, type FavouriteListId, type UserId } from '#domain/kernel/ids'
import { FaultBox } from '../../components/FaultBox'
import { LinkButton } from '../../components/LinkButton'
import { Skeleton } from '../../components/Skeleton'
import { useListsContext } from '../../shop/favourite-lists'
import { useSession } from '../../shop/ShopContext'
import { MyPagesFrame } from '../MyPagesFrame'
import { AddRows } from './AddRows'
import { ListActions } from './ListActions'
import styles from './ListPage.module.css'
import { ListRows } from './ListRows'
import { accessText } from './ListsTable'
import { NoCustomer } from './NoCustomer'
import { t } from './t'
import { useList } from './use-list'
import { useListRows } from './use-list-rows'
import { useSeenAgain } from './use-seen-again'

/** `/mina-sidor/inkoepslistor/{id}`: the rows of one list (FAV-13, FAV-14). */
export const Component = () => {
  const session = useSession()
  const context = useListsContext()
  const { id = '' } = useParams()
  if (session.tag !== 'Authenticated') return null
  if (context === undefined)
    return session.context === undefined ? <NoCustomer title={t('favourites.listsTitle')} /> : null
  return (
    <OneList
      key={`${context}/${id}`}
      context={context}
      id={favouriteListId(id)}
      reader={session.signedIn.claims.userId}
    />
  )
}

const back = (
  <LinkButton to="/mina-sidor/inkoepslistor" variant="text" icon="chevronLeft">
    {t('lists.back')}
  </LinkButton>
)

/**
 * What a colleague changes is to be seen within five seconds. A look reads the head of the list alone; its rows are fetched
 * when it says that they have changed.
 */
const LOOK_EVERY_MS = 4_000

interface OneListProps {
  readonly context: string
  readonly id: FavouriteListId
  readonly reader: UserId
}

const OneList = ({ context, id, reader }: OneListProps) => {
  const { shown, isAnswered, look, keep, noteRemoval } = useList(context, id)
  switch (shown.tag) {
    case 'Asking':
      return (
        <MyPagesFrame title={t('favourites.listsTitle')} actions={back}>
          <Skeleton rows={6} kind="text" />
        </MyPagesFrame>
      )
    case 'Gone':
      return (
        <MyPagesFrame title={t('favourites.listsTitle')} actions={back}>
          <FaultBox title={t('list.missing')}>{t('list.missing.text')}</FaultBox>
        </MyPagesFrame>
      )
    case 'Failed':
      return (
        <MyPagesFrame title={t('favourites.listsTitle')} actions={back}>
          <FaultBox title={t('list.failed')} onRetry={shown.retry} />
        </MyPagesFrame>
      )
    case 'Known':
      return <KnownList list={shown.list} {...{ reader, isAnswered, look }} onChanged={keep} onRemoving={noteRemoval} />
  }
}

interface KnownListProps {
  readonly list: FavouriteList
  readonly reader: UserId
  readonly isAnswered: boolean
  readonly look: () => void
  readonly onChanged: (list: FavouriteList) => void
  readonly onRemoving: (isRemoving: boolean) => void
}

const KnownList = ({ list, reader, isAnswered, look, onChanged, onRemoving }: KnownListProps) => {
  const [search, setSearch] = useState('')
  const rows = useListRows(list, search)
  useSeenAgain(look, { everyMs: LOOK_EVERY_MS, isAnswered })
  const afterChange = () => {
    look()
    rows.again()
  }
  return (
    <MyPagesFrame
      title={list.name}
      note={[t('list.rows', { count: list.totalRows }), accessText(list, reader)].join(', ')}
      actions={back}
    >
      <ListActions {...{ list, reader, onChanged, onRemoving }} />
      <AddRows list={list} onAdded={afterChange} />
      <search className={styles.search} aria-label={t('list.search')}>
        <input
          type="search"
          aria-label={t('list.search')}
          placeholder={t('list.search.placeholder')}
          autoComplete="off"
          maxLength={100}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && setSearch('')}
        />
      </search>
      <ListRows list={list} rows={rows} isSearched={search.trim() !== ''} onChanged={afterChange} />
    </MyPagesFrame>
  )
}
