import { useState } from 'react'
import type { ManagedUser } from '#domain/users/user'
import { Button } from '../../components/Button'
import { useSession } from '../../shop/ShopContext'
import { SeveralDialog } from './SeveralDialog'
import { hindranceTo, type SeveralAction } from './several-users'
import { t } from './t'
import { managerOf } from './user-calls'
import styles from './SelectedUsers.module.css'

interface SelectedUsersProps {
  readonly users: readonly ManagedUser[]
  /** Whether the list shows those who are active. */
  readonly active: boolean
  readonly onChanged: () => void
  readonly onDone: () => void
}

/** What can be done with the marked users: each is asked about once, for all of them together. */
export const SelectedUsers = ({ users, active, onChanged, onDone }: SelectedUsersProps) => {
  const manager = managerOf(useSession())
  // The users as they were when it was asked for: those who are changed leave the list.
  const [asked, setAsked] = useState<{ readonly action: SeveralAction; readonly users: readonly ManagedUser[] }>()
  if (manager === undefined) return null
  const blocked = users.length === 0 ? t('users.selected.none') : undefined
  const ask = (action: SeveralAction) => setAsked({ action, users })
  const isForSome = (action: SeveralAction) =>
    users.length === 0 || users.some((user) => hindranceTo(action, manager, user) === undefined)
  return (
    <div className={styles.bar}>
      <output>{t('users.selected', { count: users.length })}</output>
      {active && isForSome('resend') && (
        <Button variant="secondary" icon="mail" blockedBecause={blocked} onClick={() => ask('resend')}>
          {t('users.resend')}
        </Button>
      )}
      {active ? (
        <Button variant="danger" blockedBecause={blocked} onClick={() => ask('deactivate')}>
          {t('users.deactivate')}
        </Button>
      ) : (
        <Button variant="secondary" blockedBecause={blocked} onClick={() => ask('activate')}>
          {t('users.activate')}
        </Button>
      )}
      {asked !== undefined && (
        <SeveralDialog
          {...asked}
          manager={manager}
          onChanged={onChanged}
          onClose={(isDone) => {
            setAsked(undefined)
            if (isDone) onDone()
          }}
        />
      )}
    </div>
  )
}
