import { useRef } from 'react'
import { priceAt } from '#domain/catalogue/price'
import type { BriefVariant } from '#domain/catalogue/variant'
import { usePriceRights } from '../catalogue/ArticlePrice'
import { classNames } from '../components/class-names'
import { useSeen } from '../components/use-seen'
import { useBracketPrices } from '../shop/bracket-prices'
import { formatMoney, formatQuantity } from '../texts/format'
import { t } from './t'
import styles from './QuickOrderForm.module.css'

interface QuantityPriceProps {
  readonly variant: BriefVariant
  readonly quantity: number
}

// It is asked when its row comes into sight: what is below must not move under the finger when it is there.
const placeOfPrice = classNames(styles.atQuantity, styles.kept)

/** The price of one unit at the quantity of a row, where that is lower than the price beside it (CATALOG-24). */
export const QuantityPrice = ({ variant: { articleNumber, price, webSalesUnit }, quantity }: QuantityPriceProps) => {
  const place = useRef<HTMLSpanElement>(null)
  const seen = useSeen(place)
  const { hidePrices, hideDiscounts } = usePriceRights()
  const asked = seen && !hidePrices && !hideDiscounts && price?.askForPrice === false ? price : undefined
  const brackets = useBracketPrices(articleNumber, asked)
  const lower = brackets.tag === 'Answered' ? priceAt(brackets.value, quantity) : undefined
  const mayBeLower = !hidePrices && !hideDiscounts && price?.hasBracketPrices === true
  return (
    <span ref={place} className={mayBeLower ? placeOfPrice : styles.atQuantity}>
      {lower !== undefined && asked !== undefined && lower < asked.netPrice
        ? t('quickOrder.priceAt', {
            amount: formatMoney(lower),
            quantity: formatQuantity(quantity),
            unit: webSalesUnit.unit,
          })
        : null}
    </span>
  )
}
