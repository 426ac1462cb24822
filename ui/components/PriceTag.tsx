import { includingVat as withVat } from '#domain/catalogue/pricing'
import type { Price } from '#domain/catalogue/price'
import { formatAmount, formatMoney, formatQuantity } from '../texts/format'
import { t } from '../texts/t'
import { classNames } from './class-names'
import styles from './PriceTag.module.css'

export interface PriceTagProps {
  readonly price: Price | undefined
  /** The sales unit that the price is for. */
  readonly unit: string
  readonly size?: 'row' | 'shelf' | 'product'
  /** EJ_SE_PRISER */
  readonly hidePrices?: boolean
  /** EJ_SE_RABATTER */
  readonly hideDiscounts?: boolean
  readonly includingVat?: boolean
  /** The customer's own price is on its way: its box stands empty. */
  readonly loading?: boolean
  /** In tables whose head says what VAT holds: only what belongs to this price is said beside it. */
  readonly brief?: boolean
  /** `public`: gives way to an empty box while a session is stored, so that nobody sees a price that is not theirs. */
  readonly audience?: 'public' | 'own'
}

type SureTag = Required<Pick<PriceTagProps, 'unit' | 'size' | 'hideDiscounts' | 'includingVat' | 'brief'>> & {
  readonly price: Price
}

/** A campaign is what a former price above the present one says (CATALOG-03). */
const isCampaign = ({ preCampaignPrice, netPrice }: Price): boolean =>
  preCampaignPrice !== undefined && preCampaignPrice > netPrice

const Details = ({ price, size, hideDiscounts, includingVat, brief }: SureTag) => (
  <>
    {!includingVat && !hideDiscounts && isCampaign(price) && price.preCampaignPrice !== undefined && (
      <span className={styles.detail}>
        <s>{formatAmount(price.preCampaignPrice)}</s> {t('price.regular')}
      </span>
    )}
    {includingVat && !brief && <span className={styles.detail}>{t('price.inclVat')}</span>}
    {!includingVat && size === 'product' && (
      <span className={styles.detail}>{t('price.includingVat', { amount: formatMoney(withVat(price.netPrice)) })}</span>
    )}
    {!includingVat && price.alloyingPrice > 0 && (
      <span className={styles.detail}>
        {size === 'product'
          ? t('price.alloyingLong', { amount: formatMoney(price.alloyingPrice) })
          : t(size === 'shelf' ? 'price.alloyingShort' : 'price.alloying', {
              amount: formatAmount(price.alloyingPrice),
            })}
      </span>
    )}
    {!includingVat && size === 'product' && !hideDiscounts && price.discountPercentage > 0 && (
      <span className={styles.detail}>
        {t('price.base', {
          amount: formatMoney(price.salesPrice),
          percentage: formatQuantity(price.discountPercentage),
        })}
      </span>
    )}
    {price.hasBracketPrices && size === 'row' && !brief && !hideDiscounts && (
      <span className={styles.detail}>{t('price.brackets')}</span>
    )}
  </>
)

const Shown = (tag: SureTag) => {
  const { price, unit, size, hideDiscounts, includingVat } = tag
  if (price.askForPrice) return <span className={styles.words}>{t('price.onRequest')}</span>
  const amount = includingVat ? price.salesPriceIncludingVat : price.netPrice
  const figure = (
    <span className={classNames(styles.figure, isCampaign(price) && !hideDiscounts && styles.campaign)}>
      <strong className={styles.amount}>{size === 'row' ? formatMoney(amount) : formatAmount(amount)}</strong>
      {size !== 'shelf' && (
        <span className={styles.unit}>
          {size === 'row' ? t('price.perUnit', { unit }) : ` ${t('price.unit', { unit })}`}
        </span>
      )}
    </span>
  )
  return (
    <>
      {figure}
      <span className={styles.details}>
        {size === 'shelf' && <span className={styles.detail}>{t('price.unit', { unit })}</span>}
        <Details {...tag} />
      </span>
    </>
  )
}

/** What one sales unit costs. The alloying surcharge is part of the price, never added to it. */
export const PriceTag = ({
  price,
  unit,
  size = 'row',
  hidePrices = false,
  hideDiscounts = false,
  includingVat = false,
  loading = false,
  brief = false,
  audience = 'own',
}: PriceTagProps) => {
  const frame = classNames(styles.price, styles[size])
  const reserved = <span className={styles.box} />
  if (hidePrices) return size === 'product' ? <span className={styles.hidden}>{t('price.hidden')}</span> : null
  if (loading)
    return (
      <span className={frame}>
        <span className="visually-hidden">{t('price.loading')}</span>
        {reserved}
      </span>
    )
  if (price === undefined)
    return (
      <span className={frame}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('price.missing')}</span>
      </span>
    )
  const shown = (
    <Shown
      price={price}
      unit={unit}
      size={size}
      hideDiscounts={hideDiscounts}
      includingVat={includingVat}
      brief={brief}
    />
  )
  if (audience === 'own') return <span className={frame}>{shown}</span>
  return (
    <>
      <span className={classNames(frame, 'price-public')}>{shown}</span>
      <span className={classNames(frame, 'price-reserved')}>{reserved}</span>
    </>
  )
}
