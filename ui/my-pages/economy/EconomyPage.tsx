import type { FinancialFollowUp } from '#application/ports/order-history'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { followedMonths, spentByMonth, spentOn } from '#domain/order/spending'
import { FaultBox } from '../../components/FaultBox'
import { Skeleton } from '../../components/Skeleton'
import { useToday } from '../../shop/now'
import { useMay } from '../../shop/permissions'
import { useSession } from '../../shop/ShopContext'
import { useAnswer, useLatestValue } from '../../shop/use-answer'
import { MyPagesFrame } from '../MyPagesFrame'
import { followUpQuery, readerOf, useDocumentCalls } from '../orders/order-calls'
import { SaveAs } from '../SaveAs'
import { MonthsChart } from './MonthsChart'
import { OpenInvoices } from './OpenInvoices'
import { SpentOnTable } from './SpentOnTable'
import { t } from './t'
import styles from './EconomyPage.module.css'

/** `/mina-sidor/ekonomi`: what the customer has spent over two years, and what it has to pay (PERM-18). */
export const Component = () => {
  const session = useSession()
  const seesPrices = useMay('seePrices')
  if (session.tag !== 'Authenticated') return null
  return seesPrices ? (
    <Economy reader={readerOf(session)} />
  ) : (
    <MyPagesFrame title={t('shell.economy')}>
      <p>{t('economy.noPrices')}</p>
    </MyPagesFrame>
  )
}

const Economy = ({ reader }: { reader: string | undefined }) => {
  const today = useToday()
  const makeCall = useDocumentCalls()
  const answer = useAnswer(followUpQuery, reader === undefined ? undefined : { reader, changes: 0 })
  const followUp = useLatestValue(answer, reader)
  return (
    <MyPagesFrame
      title={t('shell.economy')}
      note={t('economy.note')}
      actions={
        <SaveAs
          label={t('economy.export')}
          name={t('economy.export.name', { day: today ?? '' })}
          fetch={(format) => makeCall((service) => service.exportFinancialFollowUp(format))}
        />
      }
    >
      {answer.tag === 'Failed' && (
        <FaultBox title={t('economy.failed')} onRetry={answer.retry}>
          {t('economy.failed.text')}
        </FaultBox>
      )}
      {answer.tag === 'Asking' && followUp === undefined && <Skeleton rows={10} kind="text" />}
      {followUp !== undefined && today !== undefined && <Shown followUp={followUp} today={today} />}
    </MyPagesFrame>
  )
}

const Shown = ({
  followUp: { spending, openInvoices },
  today,
}: {
  followUp: FinancialFollowUp
  today: CalendarDate
}) => (
  <>
    <OpenInvoices invoices={openInvoices} today={today} />
    {spending.length === 0 ? (
      <p>{t('economy.none')}</p>
    ) : (
      <>
        <MonthsChart spent={spentByMonth(spending, followedMonths(today))} />
        <div className={styles.tables}>
          <SpentOnTable
            title={t('economy.projects')}
            heading={t('economy.project')}
            none={t('economy.project.none')}
            spent={spentOn(spending, ({ project }) =>
              project === undefined
                ? undefined
                : { key: project.projectId, name: `${project.projectId} ${project.name}`.trim() },
            )}
          />
          <SpentOnTable
            title={t('economy.departments')}
            heading={t('economy.department')}
            none={t('economy.department.none')}
            spent={spentOn(spending, ({ department }) =>
              department === undefined ? undefined : { key: department.slug, name: department.name },
            )}
          />
        </div>
      </>
    )}
  </>
)
