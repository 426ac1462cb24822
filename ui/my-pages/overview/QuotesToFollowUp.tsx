import { pipe } from 'fp-ts/function'
import * as E from 'fp-ts/Either'
import { Link } from 'react-router-dom'
import type { QuotesQuery } from '#application/ports/quote-service'
import type { Shop } from '#application/shop/shop'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { quotesToFollowUp, type QuotesToFollowUp as ToFollowUp } from '#domain/quotes/follow-up'
import { useListsContext } from '../../shop/favourite-lists'
import { useAnswered } from '../../shop/use-answered'
import { formatDayOfMonth, formatQuantity, swedishMoment } from '../../texts/format'
import { Figure } from './Figure'
import styles from './OverviewPage.module.css'
import { t } from './t'

/** Of a page that is one number: the quotes that go out first, and the latest answers. */
const MOST_READ = 50

const question = { limit: MOST_READ, offset: 0, q: '' } as const
const sentQuery: QuotesQuery = { ...question, statuses: ['sent'], sort: 'lastDay', desc: false }
const answeredQuery: QuotesQuery = { ...question, statuses: ['accepted', 'declined'], sort: 'changedAt', desc: true }

const askedAtOnce = async ({ quotes }: Shop) => {
  const [sent, answered] = await Promise.all([quotes.list(sentQuery), quotes.list(answeredQuery)])
  return pipe(
    sent,
    E.chain((waiting) =>
      pipe(
        answered,
        E.map(({ data }) => ({ waiting, answered: data })),
      ),
    ),
  )
}

/** The customer's quotes that wait for an answer or for an order; nothing while they are not known (QUOTE-01). */
export const QuotesToFollowUp = ({ today }: { today: CalendarDate }) => {
  const context = useListsContext()
  const answer = useAnswered(context, askedAtOnce)
  if (answer.tag !== 'Answered') return null
  const { waiting, answered } = answer.value
  const found = quotesToFollowUp({
    sent: waiting.data,
    answered,
    today,
    changedOn: ({ changedAt }) => swedishMoment(changedAt).day,
  })
  return (
    <Figure
      label={t('overview.quotes')}
      value={
        <Link to="/mina-sidor/offerter?status=skickad&sortera=sista-dag">
          {formatQuantity(waiting.total + found.accepted)}
        </Link>
      }
      note={<Notes found={found} />}
    />
  )
}

const goes = { later: 'overview.quotes.next', soon: 'overview.quotes.next', gone: 'overview.quotes.gone' } as const

const Notes = ({ found: { next, nextGoes, accepted, declined } }: { found: ToFollowUp }) => (
  <span className={styles.notes}>
    {next !== undefined && (
      <span data-tone={nextGoes === 'later' ? undefined : 'warn'}>
        {t(goes[nextGoes], { number: next.number, day: formatDayOfMonth(next.lastDay) })}
      </span>
    )}
    {accepted > 0 && (
      <Link to="/mina-sidor/offerter?status=accepterad">{t('overview.quotes.accepted', { count: accepted })}</Link>
    )}
    {declined > 0 && (
      <Link to="/mina-sidor/offerter?status=avbojd">{t('overview.quotes.declined', { count: declined })}</Link>
    )}
  </span>
)
