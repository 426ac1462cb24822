import { Children } from 'react'
import type { ReactNode } from 'react'
import { basePriceOf, ordinaryPriceOf, type Price } from '#domain/catalogue/price'
import { includingVat as withVat } from '#domain/catalogue/pricing'
import type { LinePrice } from '#domain/cart/line-article'
import { formatAmount, formatMoney, formatQuantity } from '../texts/format'
import { t } from '../texts/t'
import { classNames } from './class-names'
import styles from './PriceTag.module.css'

type ShownPrice = LinePrice & Partial<Pick<Price, 'discountAmount'>>

export interface PriceTagProps {
  /** A product's page also shows the discount, which a line of the cart does not keep. */
  readonly price: ShownPrice | undefined
  /** The sales unit that the price is for. */
  readonly unit: string
  readonly size?: 'row' | 'shelf' | 'product'
  /** The user may not see prices (PERM-12). */
  readonly hidePrices?: boolean
  /** The user may not see discounts (PERM-17). */
  readonly hideDiscounts?: boolean
  readonly includingVat?: boolean
  /** The customer price is loading: its box is empty. */
  readonly loading?: boolean
  /** What the unit costs in a larger quantity. */
  readonly next?: string | undefined
  /** For tables whose header states the VAT: only what is specific to this price is shown beside it. */
  readonly brief?: boolean
  /** `public`: an empty box while a session is stored, so that users do not see the public price. */
  readonly audience?: 'public' | 'own'
}

type SureTag = Required<Pick<PriceTagProps, 'unit' | 'size' | 'hideDiscounts' | 'includingVat' | 'brief'>> & {
  readonly price: ShownPrice
  readonly next: string | undefined
}

const detailsOf = ({ price, unit, size, hideDiscounts, includingVat, brief, next }: SureTag): readonly ReactNode[] => {
  const ordinary = ordinaryPriceOf(price)
  return [
    size === 'shelf' && t('price.unit', { unit }),
    !hideDiscounts && ordinary !== undefined && (
      <>
        <s>{formatAmount(includingVat ? withVat(ordinary) : ordinary)}</s> {t('price.regular')}
      </>
    ),
    includingVat && !brief && t('price.inclVat'),
    !includingVat && size === 'product' && t('price.includingVat', { amount: formatMoney(withVat(price.netPrice)) }),
    !includingVat &&
      price.alloyingPrice > 0 &&
      (size === 'product'
        ? t('price.alloyingLong', { amount: formatMoney(price.alloyingPrice) })
        : t(size === 'shelf' ? 'price.alloyingShort' : 'price.alloying', {
            amount: formatAmount(price.alloyingPrice),
          })),
    !includingVat &&
      size === 'product' &&
      !hideDiscounts &&
      price.discountPercentage > 0 &&
      price.discountAmount !== undefined &&
      t('price.base', {
        amount: formatMoney(basePriceOf({ netPrice: price.netPrice, discountAmount: price.discountAmount })),
        percentage: formatQuantity(price.discountPercentage),
      }),
    next !== undefined && !hideDiscounts && next,
  ].filter((detail) => detail !== false)
}

/**
 * The lines around a price. A former price and a surcharge make a row taller. A campaign applies to everybody, so the
 * public price reserves the same space before the customer price is loaded.
 */
const frameOf = (size: SureTag['size'], price: ShownPrice | undefined, hideDiscounts: boolean): string =>
  size === 'row' &&
  price !== undefined &&
  price.alloyingPrice > 0 &&
  ordinaryPriceOf(price) !== undefined &&
  !hideDiscounts
    ? frames.tallRow
    : frames[size]

// A function and no component: a list has hundreds of prices, and each component of a row costs time on the server.
const framed = (tag: SureTag, audience: string | undefined): ReactNode => {
  const { price, unit, size, hideDiscounts, includingVat } = tag
  const frame = frameOf(size, price, hideDiscounts)
  if (price.askForPrice)
    return (
      <span className={classNames(frame, audience)}>
        <span className={styles.words}>{t('price.onRequest')}</span>
      </span>
    )
  const amount = includingVat ? price.salesPriceIncludingVat : price.netPrice
  const figure = (
    <>
      <strong className={styles.amount}>{size === 'row' ? formatMoney(amount) : formatAmount(amount)}</strong>
      {size !== 'shelf' && (
        <span className={styles.unit}>
          {size === 'row' ? t('price.perUnit', { unit }) : ` ${t('price.unit', { unit })}`}
        </span>
      )}
    </>
  )
  const onCampaign = ordinaryPriceOf(price) !== undefined && !hideDiscounts
  const details = detailsOf(tag)
  // The case of most rows: nothing is shown below the figure.
  if (details.length === 0 && !onCampaign && size === 'row')
    return <span className={classNames(styles.plain, audience)}>{figure}</span>
  return (
    <span className={classNames(frame, audience)}>
      <span className={onCampaign ? styles.campaign : undefined}>{figure}</span>
      {details.length > 0 && (
        <span className={styles.details}>
          {Children.map(details, (detail) => (
            <span className={styles.detail}>{detail}</span>
          ))}
        </span>
      )}
    </span>
  )
}

const frames = {
  row: classNames(styles.price, styles.row),
  tallRow: classNames(styles.price, styles.row, styles.tall),
  shelf: classNames(styles.price, styles.shelf),
  product: classNames(styles.price, styles.product),
} as const

/** The price of one sales unit. The alloying surcharge is included in it, never added to it. */
export const PriceTag = ({
  price,
  unit,
  size = 'row',
  hidePrices = false,
  hideDiscounts = false,
  includingVat = false,
  loading = false,
  next,
  brief = false,
  audience = 'own',
}: PriceTagProps) => {
  const frame = frameOf(size, price, hideDiscounts)
  if (hidePrices) return size === 'product' ? <span className={styles.hidden}>{t('price.hidden')}</span> : null
  if (loading)
    return (
      <span className={classNames(frame, styles.reserved)}>
        <span className="visually-hidden">{t('price.loading')}</span>
      </span>
    )
  if (price === undefined)
    return (
      <span className={frame}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('price.missing')}</span>
      </span>
    )
  const tag = { price, unit, size, hideDiscounts, includingVat, brief, next }
  return framed(tag, audience === 'public' ? 'price-public' : undefined)
}
