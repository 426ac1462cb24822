import { useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { userId, type UserId } from '#domain/kernel/ids'
import type { SignedIn } from '#domain/session/session'
import { powersOver } from '#domain/users/managing'
import type { ManagedUser } from '#domain/users/user'
import { FaultBox } from '../../components/FaultBox'
import { LinkButton } from '../../components/LinkButton'
import { Skeleton } from '../../components/Skeleton'
import { useToday } from '../../shop/now'
import { useSession } from '../../shop/ShopContext'
import { useAnswer, useLatestValue } from '../../shop/use-answer'
import { formatInstant } from '../../texts/format'
import { MyPagesFrame } from '../MyPagesFrame'
import { AccountState } from './AccountState'
import { EditUserForm } from './EditUserForm'
import { lastLogInText } from './last-log-in'
import { PermissionsForm } from './PermissionsForm'
import { t } from './t'
import { managerOf, userQuery, useUserName } from './user-calls'
import styles from './UserForm.module.css'

/** `/mina-sidor/anvaendare/{id}`: one user, with what may be changed of it by the reader (USER-06, USER-07). */
export const Component = () => {
  const session = useSession()
  const { id = '' } = useParams()
  if (session.tag !== 'Authenticated') return null
  return <OneUser key={id} id={userId(id)} signedIn={session.signedIn} />
}

const OneUser = ({ id, signedIn }: { id: UserId; signedIn: SignedIn }) => {
  const [changes, setChanges] = useState(0)
  const answer = useAnswer(userQuery, { reader: signedIn.claims.userId, changes, id })
  const user = useLatestValue(answer, id)
  const read = () => setChanges((before) => before + 1)
  const back = (
    <LinkButton to="/mina-sidor/anvaendare" variant="text" icon="chevronLeft">
      {t('users.back')}
    </LinkButton>
  )
  if (user !== undefined)
    return (
      <MyPagesFrame title={`${user.firstName} ${user.lastName}`} note={user.username} actions={back}>
        <Shown user={user} signedIn={signedIn} changes={changes} onChanged={read} />
      </MyPagesFrame>
    )
  return (
    <MyPagesFrame title={t('users.title')} actions={back}>
      {answer.tag === 'Failed' ? <Missing retry={answer.retry} /> : <Skeleton rows={6} kind="text" />}
    </MyPagesFrame>
  )
}

/** The service answers a user out of reach as one who does not exist, and so does the page. */
const Missing = ({ retry }: { retry: () => void }) => (
  <FaultBox title={t('users.notFound')} onRetry={retry}>
    {t('users.notFound.text')}
  </FaultBox>
)

interface ShownProps {
  readonly user: ManagedUser
  readonly signedIn: SignedIn
  readonly changes: number
  readonly onChanged: () => void
}

const Shown = ({ user, signedIn, changes, onChanged }: ShownProps) => {
  const manager = managerOf(useSession())
  const today = useToday()
  const { state }: { readonly state: unknown } = useLocation()
  const changedBy = useUserName(user.changedBy)
  if (manager === undefined) return null
  const powers = powersOver(manager, user)
  const isOneself = manager.userId === user.userId
  return (
    <div className={styles.page}>
      {isInvited(state, user.email) && (
        <output className={styles.note}>
          {t('users.created', { name: `${user.firstName} ${user.lastName}`, email: user.email })}
        </output>
      )}
      {isOneself && <p className={styles.note}>{t('users.oneself')}</p>}
      {!isOneself && !powers.editProfile && <p className={styles.note}>{t('users.above')}</p>}
      <EditUserForm
        user={user}
        manager={manager}
        powers={powers}
        customers={signedIn.customers}
        onChanged={onChanged}
      />
      <PermissionsForm
        user={user}
        reading={{ reader: signedIn.claims.userId, changes }}
        mayEdit={powers.editRights}
        onChanged={onChanged}
      />
      <AccountState user={user} manager={manager} onChanged={onChanged} />
      <p className={styles.changed}>
        {t('users.lastLoggedIn', { when: lastLogInText(user.lastLoggedInAt, today) })}
        {user.changedAt !== undefined && (
          <>
            <br />
            {t('users.changed', {
              when: formatInstant(user.changedAt),
              ...(changedBy === undefined ? {} : { name: changedBy }),
            })}
          </>
        )}
      </p>
    </div>
  )
}

/** Whether the reader has just added the user: the page that adds says so in the history entry. */
const isInvited = (state: unknown, email: string): boolean =>
  typeof state === 'object' && state !== null && 'invited' in state && state.invited === email
