import { useEffect, useRef, useState } from 'react'
import { LinkButton } from '../components/LinkButton'
import { NewPasswordForm } from './NewPasswordForm'
import styles from './PasswordPage.module.css'
import { t } from './t'
import { useChallenge } from './use-challenge'

/** `/activate-user`: a user chooses their password, the first one or a new one (ROUTE-06). */
export const Component = () => {
  const challenge = useChallenge()
  const [isDone, setDone] = useState(false)
  return (
    <div className={`page-width ${styles.page}`}>
      <h1>{t('shell.newPassword')}</h1>
      {isDone ? (
        <Done />
      ) : (
        <>
          {challenge === 'none' && <NoLink />}
          <NewPasswordForm
            username={typeof challenge === 'object' ? challenge.username : undefined}
            onDone={() => setDone(true)}
          />
        </>
      )}
    </div>
  )
}

const NoLink = () => (
  <section className={styles.notice}>
    <h2>{t('password.noLink.title')}</h2>
    <p>{t('password.noLink.text')}</p>
    <div>
      <LinkButton variant="secondary" to="/gloemt-loesenord">
        {t('password.noLink.new')}
      </LinkButton>
    </div>
  </section>
)

const Done = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('password.done.title')}
      </h2>
      <p>{t('password.done.text')}</p>
      <div className={styles.links}>
        <LinkButton to="/">{t('password.toStart')}</LinkButton>
        <LinkButton variant="secondary" to="/mina-sidor">
          {t('password.done.myPages')}
        </LinkButton>
      </div>
    </>
  )
}
