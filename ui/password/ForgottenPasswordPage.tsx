import { useState } from 'react'
import type { FormEvent } from 'react'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { CallFailure } from '#domain/failure/call-failure'
import { readEmail } from '#domain/kernel/email'
import { unsentFormMessage } from '#application/messages/failure-message'
import { Button } from '../components/Button'
import { Field } from '../components/Field'
import { LinkButton } from '../components/LinkButton'
import { useOnceArrived } from '../shop/ShopContext'
import { messageText } from '../texts/notice-text'
import { SentNote } from './SentNote'
import styles from './PasswordPage.module.css'
import { t } from './t'

type State =
  | { readonly tag: 'Asking'; readonly fault?: string }
  | { readonly tag: 'Sending' }
  | { readonly tag: 'Failed'; readonly failure: CallFailure }
  | { readonly tag: 'Sent'; readonly email: string }

/** `/gloemt-loesenord`: asks for a link by mail. What it says does not tell whether there is such an account (AUTH-14). */
export const Component = () => {
  const onceArrived = useOnceArrived()
  const [typed, setTyped] = useState('')
  const [state, setState] = useState<State>({ tag: 'Asking' })

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.tag === 'Sending') return
    const email = readEmail(typed)
    if (O.isNone(email)) {
      setState({ tag: 'Asking', fault: t(typed.trim() === '' ? 'password.email.missing' : 'password.email.wrong') })
      event.currentTarget.querySelector('input')?.focus()
      return
    }
    setState({ tag: 'Sending' })
    onceArrived(({ passwords }) => {
      void passwords
        .requestLink(email.value)()
        .then((outcome) =>
          setState(E.isLeft(outcome) ? { tag: 'Failed', failure: outcome.left } : { tag: 'Sent', email: email.value }),
        )
    })
  }

  return (
    <div className={`page-width ${styles.page}`}>
      <h1>{t('shell.forgottenPassword')}</h1>
      {state.tag === 'Sent' ? (
        <SentNote email={state.email} onAgain={() => setState({ tag: 'Asking' })} />
      ) : (
        <form className={styles.form} onSubmit={send} noValidate>
          <p className={styles.intro}>{t('password.forgotten.intro')}</p>
          <Field
            label={t('password.email')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={state.tag === 'Asking' ? state.fault : undefined}
          />
          <div aria-live="polite" className={styles.fault}>
            {state.tag === 'Failed' && <p>{messageText(unsentFormMessage(state.failure))}</p>}
          </div>
          <Button type="submit" size="panel" busy={state.tag === 'Sending'}>
            {t('password.send')}
          </Button>
          <LinkButton variant="text" to="/">
            {t('password.toStart')}
          </LinkButton>
        </form>
      )}
    </div>
  )
}
