import { useState } from 'react'
import type { Manager } from '#domain/users/managing'
import type { ManagedUser } from '#domain/users/user'
import { Button } from '../../components/Button'
import { SeveralDialog } from './SeveralDialog'
import { hindranceTo, type SeveralAction } from './several-users'
import { t } from './t'
import styles from './UserForm.module.css'

interface AccountStateProps {
  readonly user: ManagedUser
  readonly manager: Manager
  readonly onChanged: () => void
}

const stateOf = ({ active, isEmailVerified, mustChangePassword }: ManagedUser) => {
  if (!active) return 'users.state.isInactive'
  if (!isEmailVerified) return 'users.state.notActivated'
  return mustChangePassword ? 'users.state.mustChangePassword' : 'users.state.activated'
}

/** Whether the account can be used, and the ways to change that. */
export const AccountState = ({ user, manager, onChanged }: AccountStateProps) => {
  const [action, setAction] = useState<SeveralAction>()
  const toggle: SeveralAction = user.active ? 'deactivate' : 'activate'
  const hindrance = hindranceTo(toggle, manager, user)
  return (
    <section className={styles.section} aria-labelledby="user-state">
      <h2 id="user-state">{t('users.state')}</h2>
      <p>{t(stateOf(user))}</p>
      <div className={styles.ways}>
        {hindranceTo('resend', manager, user) === undefined && (
          <Button variant="secondary" icon="mail" onClick={() => setAction('resend')}>
            {t('users.resend')}
          </Button>
        )}
        {hindranceTo('demandPassword', manager, user) === undefined && (
          <Button variant="secondary" onClick={() => setAction('demandPassword')}>
            {t('users.demandPassword')}
          </Button>
        )}
        <Button
          variant={user.active ? 'danger' : 'secondary'}
          blockedBecause={hindrance}
          onClick={() => setAction(toggle)}
        >
          {t(user.active ? 'users.deactivate' : 'users.activate')}
        </Button>
      </div>
      {hindrance !== undefined && <p className={styles.text}>{hindrance}.</p>}
      {action !== undefined && (
        <SeveralDialog
          action={action}
          users={[user]}
          manager={manager}
          onChanged={onChanged}
          onClose={() => setAction(undefined)}
        />
      )}
    </section>
  )
}
