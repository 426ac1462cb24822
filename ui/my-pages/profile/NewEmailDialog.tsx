import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import * as E from 'fp-ts/Either'
import type { CallFailure } from '#domain/failure/call-failure'
import { secret } from '#domain/kernel/secret'
import type { User } from '#domain/session/session'
import { readUserEmail, userFieldFault } from '#domain/users/user-details'
import { Button } from '../../components/Button'
import { Dialog, FOCUSED_FIRST } from '../../components/Dialog'
import { Field } from '../../components/Field'
import { useSaveProfile } from '../../shop/profile'
import { failureText } from '../../texts/failure-text'
import { profileFaultText } from './fault-text'
import { t } from './t'
import styles from './NewEmail.module.css'

type Step =
  | { readonly tag: 'Writing' | 'Sending' }
  | { readonly tag: 'Failed'; readonly failure: CallFailure }
  | { readonly tag: 'Sent'; readonly to: string }

type Faults = Readonly<Partial<Record<'email' | 'password', string>>>

const faultsIn = (failure: CallFailure): Faults =>
  failure.tag === 'Refused'
    ? Object.fromEntries(
        failure.details.flatMap(({ path, message }) =>
          path === 'email' || path === 'password' ? [[path, message]] : [],
        ),
      )
    : {}

/** Asks for another e-mail address, which holds when the link in its mailbox is opened. What is typed stays after a fault. */
export const NewEmailDialog = ({ user, onClose }: { readonly user: User; readonly onClose: () => void }) => {
  const save = useSaveProfile()
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const [step, setStep] = useState<Step>({ tag: 'Writing' })

  const tell = (found: Faults) => {
    setFaults(found)
    const first = found.email === undefined ? (found.password === undefined ? undefined : 'password') : 'email'
    if (first !== undefined) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (step.tag === 'Sending') return
    setStep({ tag: 'Writing' })
    const fault = userFieldFault('email', email)
    const written = readUserEmail(email)
    const own: Faults = {
      ...(fault === undefined ? {} : { email: profileFaultText({ field: 'email', fault }) }),
      ...(password === '' ? { password: t('profile.newEmail.passwordMissing') } : {}),
    }
    tell(own)
    if (written === undefined || Object.keys(own).length > 0) return
    setStep({ tag: 'Sending' })
    const outcome = await save(user.userId, { newEmail: { email: written, password: secret(password) } })
    if (E.isRight(outcome)) return setStep({ tag: 'Sent', to: written })
    tell(faultsIn(outcome.left))
    setStep({ tag: 'Failed', failure: outcome.left })
    return undefined
  }

  return (
    <Dialog open onClose={onClose} title={t('profile.newEmail')}>
      {step.tag === 'Sent' ? (
        <div className={styles.body}>
          <output>{t('profile.newEmail.sent', { email: step.to })}</output>
          <div className={styles.ways}>
            <Button onClick={onClose}>{t('profile.newEmail.close')}</Button>
          </div>
        </div>
      ) : (
        <form ref={form} className={styles.body} onSubmit={(event) => void send(event)} noValidate>
          <p>{t('profile.newEmail.about', { email: user.email })}</p>
          <Field
            label={t('profile.newEmail.address')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            value={email}
            error={faults.email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            {...{ [FOCUSED_FIRST]: true }}
          />
          {/* For password managers, which otherwise take the new address for the name of the account. */}
          <input type="hidden" name="username" autoComplete="username" value={user.username} />
          <Field
            label={t('profile.newEmail.password')}
            name="password"
            type="password"
            autoComplete="current-password"
            value={password}
            error={faults.password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
          <p role="alert" className={styles.fault}>
            {step.tag === 'Failed' && Object.keys(faults).length === 0 ? failureText(step.failure) : ''}
          </p>
          <div className={styles.ways}>
            <Button type="submit" busy={step.tag === 'Sending'}>
              {t('profile.newEmail.send')}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {t('profile.newEmail.cancel')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
