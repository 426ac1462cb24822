import { useState } from 'react'
import * as E from 'fp-ts/Either'
import type { UserId } from '#domain/kernel/ids'
import type { Manager } from '#domain/users/managing'
import type { ManagedUser } from '#domain/users/user'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { hindranceTo, updateOf, type SeveralAction } from './several-users'
import { t } from './t'
import { failureText } from '../../texts/failure-text'
import { useUserCalls } from './user-calls'
import styles from './SeveralDialog.module.css'

interface SeveralDialogProps {
  readonly action: SeveralAction
  readonly users: readonly ManagedUser[]
  readonly manager: Manager
  /** Somebody was changed. */
  readonly onChanged: () => void
  /** `isDone`: after it was carried out, not when it was given up. */
  readonly onClose: (isDone: boolean) => void
}

type Result = { readonly tag: 'Done' } | { readonly tag: 'Under' } | { readonly tag: 'Failed'; readonly text: string }

type Step = 'asking' | 'running' | 'over'

/** Asks before several users are changed, and then says of each how it went. */
export const SeveralDialog = ({ action, users, manager, onChanged, onClose }: SeveralDialogProps) => {
  const makeCall = useUserCalls()
  const [step, setStep] = useState<Step>('asking')
  const [results, setResults] = useState<ReadonlyMap<UserId, Result>>(new Map())
  const possible = users.filter((user) => hindranceTo(action, manager, user) === undefined)
  const note = (user: ManagedUser, result: Result) => setResults((before) => new Map(before).set(user.userId, result))

  const run = async () => {
    setStep('running')
    for (const user of possible) {
      note(user, { tag: 'Under' })
      const outcome = await makeCall((service) => service.update(user.userId, updateOf(action, user)))
      note(user, E.isRight(outcome) ? { tag: 'Done' } : { tag: 'Failed', text: failureText(outcome.left) })
    }
    setStep('over')
    onChanged()
  }
  const done = [...results.values()].filter(({ tag }) => tag === 'Done').length

  return (
    <Dialog
      open
      onClose={() => step !== 'running' && onClose(step === 'over')}
      title={t(`users.confirm.${action}`, { count: users.length })}
    >
      <div className={styles.body}>
        <p>
          {t(step === 'asking' && possible.length === 0 ? 'users.confirm.nothing' : `users.confirm.${action}.text`)}
        </p>
        <ul className={styles.users}>
          {users.map((user) => (
            <li key={user.userId} className={styles.user}>
              <span>
                {user.firstName} {user.lastName}
              </span>
              <ResultOf
                user={user}
                action={action}
                hindrance={hindranceTo(action, manager, user)}
                result={results.get(user.userId)}
                isWaiting={step === 'running'}
              />
            </li>
          ))}
        </ul>
        <output>{step === 'over' ? t('users.result.summary', { done, count: users.length }) : ''}</output>
        <div className={styles.ways}>
          {step === 'over' ? (
            <Button onClick={() => onClose(true)}>{t('users.confirm.close')}</Button>
          ) : (
            <>
              {possible.length > 0 && (
                <Button busy={step === 'running'} onClick={() => step === 'asking' && void run()}>
                  {t(`users.${action}`)}
                </Button>
              )}
              <Button variant="secondary" onClick={() => step === 'asking' && onClose(false)}>
                {t('users.confirm.cancel')}
              </Button>
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}

interface ResultOfProps {
  readonly user: ManagedUser
  readonly action: SeveralAction
  readonly hindrance: string | undefined
  readonly result: Result | undefined
  readonly isWaiting: boolean
}

const ResultOf = ({ user, action, hindrance, result, isWaiting }: ResultOfProps) => {
  // What was done may be what hinders it now.
  if (result === undefined && hindrance !== undefined) return <span className={styles.hindrance}>{hindrance}</span>
  switch (result?.tag) {
    case 'Done':
      return <span className={styles.done}>{t(`users.result.done.${action}`, { email: user.email })}</span>
    case 'Under':
      return <span>{t('users.result.under')}</span>
    case 'Failed':
      return <span className={styles.failed}>{result.text}</span>
    case undefined:
      return isWaiting ? <span>{t('users.result.waiting')}</span> : null
  }
}
