import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as E from 'fp-ts/Either'
import { secret, type Secret } from '#domain/kernel/secret'
import type { User } from '#domain/session/session'
import { Button } from '../../components/Button'
import { useSaveProfile } from '../../shop/profile'
import { failureText } from '../../texts/failure-text'
import { t } from './t'
import styles from './NewEmail.module.css'

/** What a mailed link says behind `#`, which no server gets. */
const tokenIn = (hash: string): Secret | undefined => {
  const token = new URLSearchParams(hash.slice(1)).get('bekrafta')
  return token === null || token === '' ? undefined : secret(token)
}

type Step = { readonly tag: 'Asking' | 'Saving' | 'Done' } | { readonly tag: 'Failed'; readonly text: string }

/**
 * Takes the new e-mail address whose link led here. The token leaves the address at once, and a press is asked for: some
 * mailboxes open links by themselves.
 */
export const ConfirmEmail = ({ user }: { readonly user: User }) => {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const save = useSaveProfile()
  const heading = useRef<HTMLHeadingElement>(null)
  const linked = tokenIn(hash)
  const [token, setToken] = useState(linked)
  const [step, setStep] = useState<Step>({ tag: 'Asking' })
  // A second link of the same tab begins anew.
  if (linked !== undefined && linked !== token) {
    setToken(linked)
    setStep({ tag: 'Asking' })
  }
  useEffect(() => {
    if (linked === undefined) return
    heading.current?.focus()
    void navigate(pathname, { replace: true })
  }, [linked, navigate, pathname])

  if (token === undefined) return null
  const confirm = async () => {
    if (step.tag === 'Saving') return
    setStep({ tag: 'Saving' })
    const outcome = await save(user.userId, { emailToken: token })
    setStep(E.isRight(outcome) ? { tag: 'Done' } : { tag: 'Failed', text: failureText(outcome.left) })
  }
  return (
    <section className={styles.confirm} aria-labelledby="confirm-email">
      <h2 id="confirm-email" ref={heading} tabIndex={-1}>
        {t('profile.confirmEmail')}
      </h2>
      <div aria-live="polite">
        {step.tag === 'Done' && <p>{t('profile.confirmEmail.done', { email: user.email })}</p>}
        {step.tag === 'Failed' && <p className={styles.fault}>{step.text}</p>}
      </div>
      {step.tag !== 'Done' && (
        <>
          <p>{t('profile.confirmEmail.about', { username: user.username })}</p>
          <div className={styles.ways}>
            <Button busy={step.tag === 'Saving'} onClick={() => void confirm()}>
              {t('profile.confirmEmail.save')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
