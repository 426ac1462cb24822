import { priceTypes, type TaxReduction, taxReductions } from '#domain/quotes/quote'
import type { KnownQuote } from '#domain/quotes/quote-view'
import { Button } from '../../components/Button'
import { Checkbox } from '../../components/Checkbox'
import { useMay } from '../../shop/permissions'
import styles from './QuoteOptions.module.css'
import { t } from './t'
import { useChangeHead } from './use-change-head'

interface QuoteOptionsProps {
  readonly view: KnownQuote
  readonly onImport: () => void
}

/** What prices begin from, and what the receiver sees of the rows. */
export const QuoteOptions = ({ view: { quote, isEditable }, onImport }: QuoteOptionsProps) => {
  const change = useChangeHead(quote.id)
  const seesPrices = useMay('seePrices')
  const seesDiscounts = useMay('seeDiscounts')
  if (!isEditable) return null
  return (
    <div className={styles.options}>
      {seesPrices && seesDiscounts && (
        <fieldset className={styles.priceType}>
          <legend className="visually-hidden">{t('quote.priceType')}</legend>
          {priceTypes.map((type) => (
            <label key={type}>
              <input
                type="radio"
                name="priceType"
                checked={quote.priceType === type}
                onChange={() => change({ priceType: type })}
              />
              <span>{t(`quote.priceType.${type}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {seesPrices && seesDiscounts && (
        <Checkbox
          label={t('quote.showDiscounts')}
          checked={quote.showDiscounts}
          onChange={({ currentTarget }) => change({ showDiscounts: currentTarget.checked })}
        />
      )}
      <Checkbox
        label={t('quote.showArticleNumbers')}
        checked={quote.showArticleNumbers}
        onChange={({ currentTarget }) => change({ showArticleNumbers: currentTarget.checked })}
      />
      <Checkbox
        label={t('quote.mergeArticles')}
        checked={quote.mergeArticles}
        onChange={({ currentTarget }) => change({ mergeArticles: currentTarget.checked })}
      />
      {quote.receiver.type === 'private' && (
        <label className={styles.reduction}>
          {t('quote.taxReduction')}
          <select
            value={quote.taxReduction}
            onChange={({ currentTarget: { value } }) => change({ taxReduction: reductionOf(value) })}
          >
            {taxReductions.map((one) => (
              <option key={one} value={one}>
                {t(`quote.taxReduction.${one}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Button variant="secondary" icon="upload" onClick={onImport}>
        {t('quote.import')}
      </Button>
    </div>
  )
}

const reductionOf = (text: string): TaxReduction => taxReductions.find((one) => one === text) ?? 'none'
