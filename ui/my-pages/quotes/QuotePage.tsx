import { useParams } from 'react-router-dom'
import { quoteId, type QuoteId } from '#domain/kernel/ids'
import { Breadcrumbs } from '../../components/Breadcrumbs'
import { EmptyCompartment } from '../../components/EmptyCompartment'
import { FaultBox } from '../../components/FaultBox'
import { LinkButton } from '../../components/LinkButton'
import { Skeleton } from '../../components/Skeleton'
import { useListsContext } from '../../shop/favourite-lists'
import { useQuoteView } from '../../shop/quotes'
import { useSession, useShopCommand } from '../../shop/ShopContext'
import { refusalText } from '../../quotes/refusal-text'
import styles from './QuotePage.module.css'
import { ShownQuote } from './ShownQuote'
import { t } from './t'

/** `/mina-sidor/offerter/{id}`: one quote, edited where it stands (QUOTE-01, QUOTE-12). */
export const Component = () => {
  const session = useSession()
  const context = useListsContext()
  const { id = '' } = useParams()
  if (session.tag !== 'Authenticated' || context === undefined) return null
  return <OneQuote key={`${context}/${id}`} id={quoteId(id)} />
}

const OneQuote = ({ id }: { id: QuoteId }) => {
  const view = useQuoteView(id)
  const command = useShopCommand()
  if (view.tag === 'Known') return <ShownQuote view={view} />
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumbs
        trail={[
          { name: t('shell.myPages'), to: '/mina-sidor' },
          { name: t('quotes.title'), to: '/mina-sidor/offerter' },
          { name: t('quotes.quote') },
        ]}
      />
      <h1>{t('quotes.quote')}</h1>
      {view.tag === 'Unknown' && <Skeleton rows={8} kind="text" />}
      {view.tag === 'Failed' && (
        <FaultBox title={t('quote.failed')} onRetry={() => command((shop) => shop.quotes.open(id))}>
          {refusalText(view.failure)}
        </FaultBox>
      )}
      {view.tag === 'Absent' && (
        <EmptyCompartment title={t('quote.absent')}>
          <p>{t('quote.absent.text')}</p>
          <LinkButton variant="secondary" to="/mina-sidor/offerter">
            {t('quote.absent.all')}
          </LinkButton>
        </EmptyCompartment>
      )}
    </div>
  )
}
