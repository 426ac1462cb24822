import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ordinaryPriceOf } from '#domain/catalogue/price'
import type { ListedVariant } from '#domain/catalogue/variant'
import type { LocationId } from '#domain/kernel/ids'
import { Illustration } from '../illustrations/Illustration'
import { classNames } from './class-names'
import { PriceTag } from './PriceTag'
import type { PriceTagProps } from './PriceTag'
import { StockMark } from './StockMark'
import { UnbrokenName } from './UnbrokenName'
import styles from './ShelfLabel.module.css'

interface ShelfLabelProps {
  readonly variant: ListedVariant
  readonly to: string
  /** What differs from similar articles: dimension, material. */
  readonly detail?: string | undefined
  readonly locationId?: LocationId | undefined
  /** How its price is shown; a label with a campaign price is yellow. */
  readonly priceTag?: Omit<PriceTagProps, 'price' | 'unit' | 'size'>
  /** Below the edge: stepper and button. */
  readonly children?: ReactNode
}

const onCampaign = ({ price }: ListedVariant, shown: ShelfLabelProps['priceTag']): boolean =>
  price !== undefined &&
  ordinaryPriceOf(price) !== undefined &&
  shown?.hidePrices !== true &&
  shown?.hideDiscounts !== true &&
  shown?.loading !== true &&
  shown?.audience !== 'public'

/** A shelf compartment with its label: number, stock, name, price. */
export const ShelfLabel = ({ variant, to, detail, locationId, priceTag, children }: ShelfLabelProps) => {
  const { articleNumber, name, product, stock, price, discontinued, webSalesUnit } = variant
  const { unit } = webSalesUnit
  return (
    <article className={styles.compartment}>
      <div className={styles.drawing}>
        <Illustration family={product.family} name={product.name} size={120} />
      </div>
      <div className={classNames(styles.label, onCampaign(variant, priceTag) && styles.campaign)}>
        <div className={styles.top}>
          <span className="mono">{articleNumber}</span>
          <StockMark stock={stock} discontinued={discontinued} unit={unit} detail={null} locationId={locationId} />
        </div>
        <h3 className={styles.name}>
          <Link to={to}>
            <UnbrokenName name={name} />
          </Link>
        </h3>
        <p className={styles.detail}>{detail}</p>
        <div className={styles.price}>
          <PriceTag {...priceTag} price={price} unit={unit} size="shelf" />
        </div>
      </div>
      {children !== undefined && <div className={styles.foot}>{children}</div>}
    </article>
  )
}
