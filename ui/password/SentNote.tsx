import { useEffect, useRef } from 'react'
import { Button } from '../components/Button'
import { LinkButton } from '../components/LinkButton'
import styles from './PasswordPage.module.css'
import { t } from './t'

interface SentNoteProps {
  readonly email: string
  readonly onAgain: () => void
}

/** What follows a request for a link. It takes the focus that the form had. */
export const SentNote = ({ email, onAgain }: SentNoteProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('password.sent.title')}
      </h2>
      <p className={styles.text}>{t('password.sent.text', { email })}</p>
      <p className={styles.intro}>{t('password.sent.nothing')}</p>
      <div className={styles.links}>
        <LinkButton to="/">{t('password.toStart')}</LinkButton>
        <Button variant="secondary" onClick={onAgain}>
          {t('password.sent.again')}
        </Button>
      </div>
    </>
  )
}
