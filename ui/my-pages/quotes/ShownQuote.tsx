import { useState } from 'react'
import type { KnownQuote } from '#domain/quotes/quote-view'
import { Breadcrumbs } from '../../components/Breadcrumbs'
import { OfferSums } from '../../quotes/OfferSums'
import { SaveStateMark } from '../../quotes/SaveStateMark'
import { useMay } from '../../shop/permissions'
import { ChangesOfOthers } from './ChangesOfOthers'
import { FinalMessage } from './FinalMessage'
import { ImportDialog } from './ImportDialog'
import { MarginPanel } from './MarginPanel'
import { PartiesPanel } from './PartiesPanel'
import { QuoteActions } from './QuoteActions'
import { QuoteOptions } from './QuoteOptions'
import { QuoteRows } from './QuoteRows'
import { QuoteTitle } from './QuoteTitle'
import { RefusedChanges } from './RefusedChanges'
import { RowTools } from './RowTools'
import { StatusBar } from './StatusBar'
import { StatusWays } from './StatusWays'
import styles from './QuotePage.module.css'
import { t } from './t'
import { useChangedAt } from './use-changed-at'
import { ValidityPanel } from './ValidityPanel'

/** A quote with all that can be done with it. */
export const ShownQuote = ({ view: shown }: { view: KnownQuote }) => {
  // Whoever may not make quotes reads them (PERM-16).
  const mayMake = useMay('createQuotes')
  const isEditable = shown.isEditable && mayMake
  const view = { ...shown, isEditable }
  const { quote, offer, margin } = view
  const hidePrices = !useMay('seePrices')
  const changedAt = useChangedAt(quote.changedAt)
  /** Rows to be imported; undefined while nothing is. */
  const [imported, setImported] = useState<string>()
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumbs
        trail={[
          { name: t('shell.myPages'), to: '/mina-sidor' },
          { name: t('quotes.title'), to: '/mina-sidor/offerter' },
          { name: quote.number },
        ]}
      />
      <div className={styles.head}>
        <div className={styles.title}>
          <QuoteTitle quote={quote} isEditable={isEditable} />
          <p className={styles.about}>
            {t('quotes.quote')} <span className="mono">{quote.number}</span>{' '}
            {quote.receiver.name !== '' && `${t('quote.to', { receiver: quote.receiver.name })} `}
            {t('quote.changed', { when: changedAt })} <SaveStateMark view={view} />
          </p>
        </div>
        <QuoteActions view={view} />
      </div>
      <StatusBar view={view} />
      <StatusWays view={view} />
      <RefusedChanges view={view} />
      <ChangesOfOthers view={view} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.rowsHead}>
            <h2>{t('quote.rows.title')}</h2>
            <QuoteOptions view={view} onImport={() => setImported('')} />
          </div>
          <QuoteRows view={view} />
          {isEditable && <RowTools quote={quote.id} hidePrices={hidePrices} onPasted={setImported} />}
          <div className={styles.end}>
            <FinalMessage quote={quote} isEditable={isEditable} />
            {offer !== undefined && (
              <section aria-label={t('quote.sums')}>
                <OfferSums offer={offer} />
                {offer.taxReduction !== undefined && <p className={styles.small}>{t('quote.sums.reduction')}</p>}
              </section>
            )}
          </div>
        </div>
        <div className={styles.rail}>
          {margin !== undefined && <MarginPanel margin={margin} />}
          <PartiesPanel quote={quote} isEditable={isEditable} />
          <ValidityPanel view={view} />
        </div>
      </div>
      {imported !== undefined && (
        <ImportDialog quote={quote.id} pasted={imported} onClose={() => setImported(undefined)} />
      )}
    </div>
  )
}
