import { useRef } from 'react'
import { priceAt } from '#domain/catalogue/price'
import type { BriefVariant } from '#domain/catalogue/variant'
import { usePriceRights } from '../catalogue/ArticlePrice'
import { useSeen } from '../components/use-seen'
import { useBracketPrices } from '../shop/bracket-prices'
import { formatMoney, formatQuantity } from '../texts/format'
import { t } from './t'
import styles from './QuickOrderForm.module.css'

interface QuantityPriceProps {
  readonly variant: BriefVariant
  readonly quantity: number
}

/** The price of one unit at the quantity of a row, where that is lower than the price beside it (CATALOG-24). */
export const QuantityPrice = ({ variant: { articleNumber, price, webSalesUnit }, quantity }: QuantityPriceProps) => {
  const place = useRef<HTMLSpanElement>(null)
  const seen = useSeen(place)
  const { hidePrices, hideDiscounts } = usePriceRights()
  const asked = seen && !hidePrices && !hideDiscounts && price?.askForPrice === false ? price : undefined
  const brackets = useBracketPrices(articleNumber, asked)
  const lower = brackets.tag === 'Answered' ? priceAt(brackets.value, quantity) : undefined
  return (
    <span ref={place} className={styles.atQuantity}>
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
