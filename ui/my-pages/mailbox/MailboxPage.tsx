import { useState } from 'react'
import type { SentMail } from '#application/ports/mailbox'
import { Button } from '../../components/Button'
import { FaultBox } from '../../components/FaultBox'
import { PageSkeleton } from '../../components/PageSkeleton'
import { useShellData } from '../../shop/ShellDataContext'
import { shopQuery, useAnswer, useLatestValue } from '../../shop/use-answer'
import { formatInstant } from '../../texts/format'
import { MyPagesFrame } from '../MyPagesFrame'
import { MailFile } from './MailFile'
import styles from './MailboxPage.module.css'
import { t } from '../t'

const mailsQuery = shopQuery((queries, _asked: number, options) => queries.mails(options))

/** `/mina-sidor/brevlada`: the mails that a demo shop would have sent, for its site administrator. */
export const Component = () => {
  const isOpen = useShellData()?.config.mailbox === true
  const [asked, setAsked] = useState(0)
  const answer = useAnswer(mailsQuery, isOpen ? asked : undefined)
  const mails = useLatestValue(answer)
  const again = (
    <Button variant="secondary" busy={answer.tag === 'Asking'} onClick={() => setAsked((count) => count + 1)}>
      {t('myPages.mailbox.again')}
    </Button>
  )
  return (
    <MyPagesFrame title={t('shell.mailbox')} actions={isOpen ? again : undefined}>
      <p className={styles.intro}>{t(isOpen ? 'myPages.mailbox.intro' : 'myPages.mailbox.closed')}</p>
      {answer.tag === 'Failed' && <FaultBox title={t('myPages.mailbox.failed')} onRetry={answer.retry} />}
      {isOpen && answer.tag === 'Asking' && mails === undefined && <PageSkeleton />}
      {mails?.length === 0 && <p>{t('myPages.mailbox.empty')}</p>}
      {mails !== undefined && mails.length > 0 && (
        <ol className={styles.mails}>
          {mails.map((mail) => (
            <Mail key={mail.mailId} mail={mail} />
          ))}
        </ol>
      )}
    </MyPagesFrame>
  )
}

const Mail = ({ mail }: { readonly mail: SentMail }) => (
  <li>
    <article className={styles.mail}>
      <h2>{mail.subject}</h2>
      <p className={styles.about}>
        {t('myPages.mailbox.to', { to: mail.to })} · <time dateTime={mail.at}>{formatInstant(mail.at)}</time>
      </p>
      <p className={styles.text}>{linked(mail.text)}</p>
      {mail.attachments.length > 0 && (
        <ul className={styles.files}>
          {mail.attachments.map((name, index) => (
            <MailFile key={name} mailId={mail.mailId} position={index + 1} name={name} />
          ))}
        </ul>
      )}
    </article>
  </li>
)

/** The text with its addresses as links. The text is the shop's own; an address of another scheme stays text. */
const linked = (text: string) =>
  text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      // eslint-disable-next-line react/no-array-index-key -- the parts of a text never change places
      <a key={index} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  )
