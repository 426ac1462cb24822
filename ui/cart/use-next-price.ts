import type { RefObject } from 'react'
import type { CartLine } from '#domain/cart/cart'
import { nextBracket } from '#domain/catalogue/price'
import { useSeen } from '../components/use-seen'
import { useBracketPrices } from '../shop/bracket-prices'
import { formatMoney, formatQuantity } from '../texts/format'
import { t } from './t'

interface NextPriceOf {
  readonly line: CartLine
  readonly multiple: number
  /** The row of the line: its prices are asked for when it is seen, since a cart may have hundreds of lines. */
  readonly row: RefObject<Element | null>
  /** The user may not see it. */
  readonly isHidden: boolean
}

/**
 * From which quantity the article of a line costs less, and how much: `från 10 st 104,50 kr`. Undefined where it costs
 * least already, and where the user may not see prices.
 */
export const useNextPrice = ({
  line: { article, articleNumber, quantity },
  multiple,
  row,
  isHidden,
}: NextPriceOf): string | undefined => {
  const price = isHidden || article?.price?.askForPrice === true ? undefined : article?.price
  const seen = useSeen(row)
  const brackets = useBracketPrices(articleNumber, seen ? price : undefined)
  if (price?.hasBracketPrices !== true) return undefined
  if (brackets.tag !== 'Answered') return t('price.brackets')
  const next = nextBracket(brackets.value, quantity, multiple)
  return next === undefined
    ? undefined
    : t('price.next', {
        quantity: formatQuantity(next.reached),
        unit: article?.unit ?? '',
        amount: formatMoney(next.netPrice),
      })
}
