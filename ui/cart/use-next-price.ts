import type { CartLine } from '#domain/cart/cart'
import { nextBracket } from '#domain/catalogue/price'
import { useBracketPrices } from '../shop/bracket-prices'
import { formatMoney, formatQuantity } from '../texts/format'
import { t } from '../texts/t'

/**
 * From which quantity the article of a line costs less, and how much: `från 10 st 104,50 kr`. Undefined where it costs
 * least already, and where the user may not see prices.
 */
export const useNextPrice = (
  { article, articleNumber, quantity }: CartLine,
  multiple: number,
  isHidden: boolean,
): string | undefined => {
  const price = isHidden || article?.price?.askForPrice === true ? undefined : article?.price
  const brackets = useBracketPrices(articleNumber, price)
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
