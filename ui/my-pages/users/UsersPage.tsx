import { useState } from 'react'
import type { ReactNode } from 'react'
import type { UsersPage } from '#application/ports/user-service'
import type { Answer } from '#application/projections/answer'
import type { UserId } from '#domain/kernel/ids'
import type { SignedIn } from '#domain/session/session'
import { USERS_OF_A_PAGE } from '#domain/users/user-search'
import { Button } from '../../components/Button'
import { EmptyCompartment } from '../../components/EmptyCompartment'
import { FaultBox } from '../../components/FaultBox'
import { LinkButton } from '../../components/LinkButton'
import { Skeleton } from '../../components/Skeleton'
import { useSession } from '../../shop/ShopContext'
import { useAnswer, useLatestValue } from '../../shop/use-answer'
import { MyPagesFrame } from '../MyPagesFrame'
import { Pages } from '../Pages'
import { useListAddress } from '../use-list-address'
import { ExportUsers } from './ExportUsers'
import { SelectedUsers } from './SelectedUsers'
import { t } from './t'
import { usersQuery } from './user-calls'
import { readUsersAddress, usersQueryOf, writeUsersAddress, type UsersAddress } from './users-address'
import { UsersFilters } from './UsersFilters'
import { UsersTable } from './UsersTable'
import styles from './UsersPage.module.css'

/** `/mina-sidor/anvaendare`: the users that an administrator sees, by what the address says (USER-10, USER-11). */
export const Component = () => {
  const session = useSession()
  if (session.tag !== 'Authenticated') return null
  return <Users signedIn={session.signedIn} present={session.context?.customerId} />
}

interface UsersProps {
  readonly signedIn: SignedIn
  readonly present: SignedIn['claims']['customerId']
}

const Users = ({ signedIn, present }: UsersProps) => {
  const [address, change] = useListAddress(readUsersAddress, writeUsersAddress)
  const query = usersQueryOf(address, present)
  const [changes, setChanges] = useState(0)
  const answer = useAnswer(usersQuery, { reader: signedIn.claims.userId, changes, query })
  const page = useLatestValue(answer, signedIn.claims.userId)
  const [selected, setSelected] = useState<readonly UserId[]>([])

  const go: typeof change = (part, replace) => {
    setSelected([])
    change(part, replace)
  }
  const shownCustomer = signedIn.customers.find(({ customerId }) => customerId === query.search.customer)
  const count = address.active ? page?.totals?.active : page?.totals?.inactive

  return (
    <MyPagesFrame
      title={t('users.title')}
      note={
        count === undefined
          ? undefined
          : t(address.active ? 'users.count.active' : 'users.count.inactive', {
              count,
              ...(shownCustomer === undefined ? {} : { customer: shownCustomer.name }),
            })
      }
      actions={
        <>
          <ExportUsers query={query} />
          <LinkButton to="/mina-sidor/anvaendare/skapa" icon="plus">
            {t('users.new')}
          </LinkButton>
        </>
      }
    >
      <UsersFilters
        address={address}
        query={query}
        customers={signedIn.customers}
        totals={page?.totals}
        onChange={go}
      />
      <Found
        answer={answer}
        page={page}
        address={address}
        isFiltered={query.search.terms.length > 0 || query.search.role !== undefined}
        onClear={() => go({ text: '', role: undefined, customer: 'all' })}
      >
        {(shown) => (
          <>
            <UsersTable
              users={shown.users}
              customer={query.search.customer}
              selected={selected}
              onSelect={setSelected}
              orderBy={address.orderBy}
              desc={address.desc}
              onSort={(orderBy) =>
                go({ orderBy, desc: orderBy === address.orderBy ? !address.desc : orderBy === 'lastLoggedInAt' })
              }
            />
            <div className={styles.foot}>
              <SelectedUsers
                users={shown.users.filter(({ userId }) => selected.includes(userId))}
                active={address.active}
                onChanged={() => setChanges((before) => before + 1)}
                onDone={() => setSelected([])}
              />
              <Pages
                page={address.page}
                size={USERS_OF_A_PAGE}
                total={shown.total}
                onGo={(next) => go({ page: next })}
              />
            </div>
          </>
        )}
      </Found>
    </MyPagesFrame>
  )
}

interface FoundProps {
  readonly answer: Answer<UsersPage>
  /** What was answered last, which is shown until the next answer comes. */
  readonly page: UsersPage | undefined
  readonly address: UsersAddress
  readonly isFiltered: boolean
  readonly onClear: () => void
  readonly children: (page: UsersPage) => ReactNode
}

const Found = ({ answer, page, address, isFiltered, onClear, children }: FoundProps) => {
  if (answer.tag === 'Failed')
    return (
      <FaultBox title={t('users.failed')} onRetry={answer.retry}>
        {t('users.failed.text')}
      </FaultBox>
    )
  if (page === undefined) return <Skeleton rows={USERS_OF_A_PAGE} kind="text" />
  if (page.users.length === 0 && page.total === 0) return <NoUsers {...{ address, isFiltered, onClear }} />
  return (
    <div className={styles.found} aria-busy={answer.tag === 'Asking' || undefined}>
      {children(page)}
    </div>
  )
}

const NoUsers = ({ address, isFiltered, onClear }: Pick<FoundProps, 'address' | 'isFiltered' | 'onClear'>) => {
  if (isFiltered)
    return (
      <EmptyCompartment title={t('users.empty')}>
        <p>{t('users.empty.text')}</p>
        <Button variant="secondary" onClick={onClear}>
          {t('users.empty.clear')}
        </Button>
      </EmptyCompartment>
    )
  return (
    <EmptyCompartment title={t(address.active ? 'users.emptyList' : 'users.emptyInactive')}>
      <p>{t(address.active ? 'users.emptyList.text' : 'users.emptyInactive.text')}</p>
    </EmptyCompartment>
  )
}
