import type { Offer } from '#domain/quotes/offer'
import { formatMoney } from '../texts/format'
import styles from './OfferSums.module.css'
import { t } from './t'

interface OfferSumsProps {
  readonly offer: Offer
}

/** What an offer comes to, section by section, with its VAT and what is left to pay. */
export const OfferSums = ({ offer }: OfferSumsProps) => {
  const named = offer.sections.filter(({ heading }) => heading !== undefined)
  return (
    <dl className={styles.sums}>
      {named.length > 0 &&
        offer.sections.map(({ heading, sum, rows }) => (
          <div key={`${heading ?? ''}|${rows[0]?.position ?? sum}`}>
            <dt>{heading ?? t('quote.sum.unheaded')}</dt>
            <dd>{formatMoney(sum)}</dd>
          </div>
        ))}
      {!offer.includesVat && (
        <>
          <div>
            <dt>{t('quote.sum.excludingVat')}</dt>
            <dd>{formatMoney(offer.totalExcludingVat)}</dd>
          </div>
          <div className={styles.quiet}>
            <dt>{t('quote.sum.vat')}</dt>
            <dd>{formatMoney(offer.vat)}</dd>
          </div>
        </>
      )}
      {offer.includesVat && (
        <>
          <div>
            <dt>{t('quote.sum.includingVat')}</dt>
            <dd>{formatMoney(offer.totalIncludingVat)}</dd>
          </div>
          <div className={styles.quiet}>
            <dt>{t('quote.sum.ofWhichVat')}</dt>
            <dd>{formatMoney(offer.vat)}</dd>
          </div>
        </>
      )}
      {offer.taxReduction !== undefined && (
        <div>
          <dt>{t(`quote.sum.reduction.${offer.taxReduction.kind}`)}</dt>
          <dd>−{formatMoney(offer.taxReduction.amount)}</dd>
        </div>
      )}
      <div className={styles.toPay}>
        <dt>{t('quote.sum.toPay')}</dt>
        <dd>{formatMoney(offer.toPay)}</dd>
      </div>
    </dl>
  )
}
