import * as E from 'fp-ts/Either'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type ListOrder, listOrders } from '#application/ports/favourite-list-service'
import type { FavouriteList } from '#domain/favourite-lists/favourite-list'
import type { UserId } from '#domain/kernel/ids'
import { Button } from '../../components/Button'
import { Checkbox } from '../../components/Checkbox'
import { EmptyCompartment } from '../../components/EmptyCompartment'
import { FaultBox } from '../../components/FaultBox'
import { SelectField } from '../../components/Field'
import { Skeleton } from '../../components/Skeleton'
import { useListCall, useListsContext } from '../../shop/favourite-lists'
import { useSession } from '../../shop/ShopContext'
import { MyPagesFrame } from '../MyPagesFrame'
import { failureText } from './failure-text'
import { ListName } from './ListName'
import styles from './ListsPage.module.css'
import { ListsTable } from './ListsTable'
import { NoCustomer } from './NoCustomer'
import { t } from './t'
import { type Extent, untilEnough, useParts } from './use-parts'
import { shopQuery } from '../../shop/use-answer'
import { useRemoveList } from './use-remove-list'
import { useSeenAgain } from './use-seen-again'

/** `/mina-sidor/inkoepslistor`: the lists of the user and those that colleagues share (FAV-07). */
export const Component = () => {
  const session = useSession()
  const context = useListsContext()
  if (session.tag !== 'Authenticated') return null
  if (context === undefined)
    return session.context === undefined ? <NoCustomer title={t('favourites.listsTitle')} /> : null
  return <Lists key={context} context={context} reader={session.signedIn.claims.userId} />
}

const shows = ['all', 'own', 'shared'] as const
type Show = (typeof shows)[number]

/** A look fetches all lists that are shown, so it is not made as often as for one list. */
const LOOK_EVERY_MS = 20_000

/** Lists of one page of the listing. */
const A_PAGE = 20

interface AskedLists {
  readonly context: string
  readonly sort: ListOrder
  readonly show: Show
  readonly reader: UserId
}

const listsQuery = shopQuery((queries, { sort, show, reader, enough }: AskedLists & Extent, options) =>
  untilEnough<FavouriteList>(
    (offset) =>
      queries.favouriteLists.pageOfLists(
        {
          ...{ limit: A_PAGE, offset, sort, fromUpdatedAt: undefined },
          access: show === 'shared' ? 'shared' : undefined,
          userId: show === 'own' ? reader : undefined,
        },
        options,
      ),
    enough,
  ),
)

const Lists = ({ context, reader }: { context: string; reader: UserId }) => {
  const [show, setShow] = useState<Show>('all')
  const [sort, setSort] = useState<ListOrder>('name')
  const [isMaking, setMaking] = useState(false)
  const asked = { context, sort, show, reader }
  const parts = useParts(listsQuery, asked, JSON.stringify(asked))
  const remove = useRemoveList({ onRemoved: parts.again, onRestored: parts.again })
  useSeenAgain(parts.again, { everyMs: LOOK_EVERY_MS, isAnswered: !parts.isAsking && parts.retry === undefined })
  const { data } = parts
  return (
    <MyPagesFrame
      title={t('favourites.listsTitle')}
      actions={
        !isMaking && (
          <Button icon="plus" onClick={() => setMaking(true)}>
            {t('lists.new')}
          </Button>
        )
      }
    >
      <p className={styles.intro}>{t('lists.intro')}</p>
      {isMaking && <NewList onCancel={() => setMaking(false)} />}
      <div className={styles.filters}>
        <SelectField
          label={t('lists.show')}
          value={show}
          onChange={({ currentTarget: { value } }) => setShow(shows.find((one) => one === value) ?? 'all')}
        >
          {shows.map((one) => (
            <option key={one} value={one}>
              {t(`lists.show.${one}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('lists.sort')}
          value={sort}
          onChange={({ currentTarget: { value } }) => setSort(listOrders.find((one) => one === value) ?? 'name')}
        >
          {listOrders.map((one) => (
            <option key={one} value={one}>
              {t(`lists.sort.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {data === undefined && parts.retry !== undefined && (
        <FaultBox title={t('errors.try_again_later_or_contact')} onRetry={parts.retry} />
      )}
      {data === undefined && parts.retry === undefined && <Skeleton rows={5} kind="text" />}
      {data !== undefined && data.length === 0 && (
        <EmptyCompartment title={t('lists.none')}>
          <p>{t('lists.none.text')}</p>
        </EmptyCompartment>
      )}
      {data !== undefined && data.length > 0 && <ListsTable lists={data} reader={reader} onRemove={remove} />}
      {parts.hasMore && (
        <Button variant="secondary" className={styles.more} busy={parts.isAsking} onClick={parts.more}>
          {t('lists.more')}
        </Button>
      )}
    </MyPagesFrame>
  )
}

const NewList = ({ onCancel }: { onCancel: () => void }) => {
  const [isShared, setShared] = useState(false)
  const call = useListCall()
  const navigate = useNavigate()
  const make = async (name: string): Promise<string | undefined> => {
    const access = isShared ? 'shared' : 'private'
    const made = await call((service) => service.create({ name, access, copyOf: undefined }))
    if (E.isLeft(made)) return t('lists.notMade', { reason: failureText(made.left) })
    void navigate(`/mina-sidor/inkoepslistor/${made.right.id}`)
    return undefined
  }
  return (
    <ListName initial="" submit={t('lists.make')} onSave={make} onCancel={onCancel}>
      <Checkbox
        label={t('lists.shareAtOnce')}
        checked={isShared}
        onChange={({ currentTarget }) => setShared(currentTarget.checked)}
      />
    </ListName>
  )
}
