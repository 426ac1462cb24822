import { EmptyCompartment } from '../components/EmptyCompartment'
import { FaultBox } from '../components/FaultBox'
import { Skeleton } from '../components/Skeleton'
import type { Secret } from '#domain/kernel/secret'
import { SharedOffer } from './SharedOffer'
import { t } from './shared-t'
import styles from './SharedQuotePage.module.css'
import { useQuoteLink, useSharedQuote } from './use-shared-quote'

/** `/offert#…`: a quote as its receiver reads and answers it, by the link alone. */
export const Component = () => {
  const link = useQuoteLink()
  return (
    <div className={`page-width ${styles.page}`}>
      {link === undefined ? <Gone /> : link === 'unknown' ? <Asking /> : <LinkedQuote key={link} link={link} />}
    </div>
  )
}

const LinkedQuote = ({ link }: { link: Secret }) => {
  const { asked, quote, answer } = useSharedQuote(link)
  if (quote !== undefined) return <SharedOffer link={link} quote={quote} onAnswer={answer} />
  switch (asked.tag) {
    case 'Asking':
      return <Asking />
    case 'Failed':
      return (
        <>
          <h1>{t('shared.unnamed')}</h1>
          <FaultBox title={t('shared.failed')} onRetry={asked.retry}>
            {t('shared.failed.text')}
          </FaultBox>
        </>
      )
    case 'Answered':
      return <Gone />
  }
}

/** The server draws this: it is not told what stands behind `#`. */
const Asking = () => (
  <>
    <h1>{t('shared.unnamed')}</h1>
    <Skeleton rows={8} kind="text" />
  </>
)

const Gone = () => (
  <>
    <h1>{t('shared.unnamed')}</h1>
    <EmptyCompartment title={t('shared.gone')}>
      <p>{t('shared.gone.text')}</p>
    </EmptyCompartment>
  </>
)
