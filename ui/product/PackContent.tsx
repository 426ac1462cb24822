import { packOf, priceWithin, type WebSalesUnit } from '#domain/catalogue/variant'
import type { Money } from '#domain/kernel/money'
import { formatMoney, formatQuantity } from '../texts/format'
import { t } from './t'
import styles from './BuyPanel.module.css'

interface PackContentProps {
  readonly salesUnit: WebSalesUnit
  /** Of one sales unit; undefined where none is shown. */
  readonly price: Money | undefined
  readonly isPublic: boolean
}

/** The content of a sales unit, and the price of each piece. */
export const PackContent = ({ salesUnit, price, isPublic }: PackContentProps) => {
  const pack = packOf(salesUnit)
  if (pack === undefined) return null
  return (
    <p className={styles.pack}>
      {t('product.pack', { unit: salesUnit.unit, content: `${formatQuantity(pack.content)} ${pack.unit}` })}
      {price !== undefined && (
        <span className={isPublic ? styles.publicBrackets : undefined}>
          {t('product.packPrice', { price: `${formatMoney(priceWithin(pack, price))}/${pack.unit}` })}
        </span>
      )}
    </p>
  )
}
