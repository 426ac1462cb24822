import type { TeamMember } from '#application/ports/customer-service'
import type { CustomerId } from '#domain/kernel/ids'
import { FaultBox } from '../../components/FaultBox'
import { PhoneLink } from '../../components/PhoneLink'
import { Skeleton } from '../../components/Skeleton'
import { useShellData } from '../../shop/ShellDataContext'
import { shopQuery, useAnswer } from '../../shop/use-answer'
import { t } from './t'
import styles from './OverviewPage.module.css'

const teamQuery = shopQuery((queries, _customer: CustomerId, options) => queries.customerTeam(options))

/** Who looks after the customer (CUSTOMER-17), and customer service, which always answers. */
export const CustomerTeam = ({ customer }: { customer: CustomerId | undefined }) => {
  const answer = useAnswer(teamQuery, customer)
  const phone = useShellData()?.config.phone ?? ''
  return (
    <section aria-labelledby="overview-team" className={styles.section}>
      <h2 id="overview-team">{t('overview.team')}</h2>
      {customer === undefined && <p>{t('overview.team.noCustomer')}</p>}
      {customer !== undefined && answer.tag === 'Asking' && <Skeleton kind="text" rows={3} />}
      {answer.tag === 'Failed' && (
        <FaultBox title={t('overview.team.failed')} onRetry={answer.retry}>
          {t('overview.team.failed.text')}
        </FaultBox>
      )}
      {answer.tag === 'Answered' && answer.value.length === 0 && <p>{t('overview.team.none')}</p>}
      {answer.tag === 'Answered' && answer.value.length > 0 && (
        <ul className={styles.team}>
          {answer.value.map((member) => (
            <li key={`${member.name} ${member.email ?? ''}`} className={styles.member}>
              <Member member={member} />
            </li>
          ))}
        </ul>
      )}
      <PhoneLink phone={phone} label={t('shell.customerService')} />
    </section>
  )
}

const Member = ({ member: { name, title, phone, email } }: { member: TeamMember }) => (
  <>
    <strong>{name}</strong>
    {title !== undefined && <span className={styles.note}>{title}</span>}
    {phone !== undefined && <PhoneLink phone={phone} of={name} />}
    {email !== undefined && (
      <a href={`mailto:${encodeURIComponent(email)}`} aria-label={t('overview.team.mail', { name, email })}>
        {email}
      </a>
    )}
  </>
)
