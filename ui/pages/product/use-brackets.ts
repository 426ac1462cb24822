import { useEffect, useState } from 'react'
import * as E from 'fp-ts/Either'
import type { ProductPageData } from '#application/queries/page-data'
import type { Price, PriceBracket } from '#domain/catalogue/price'
import type { ShownArticle } from '#domain/catalogue/shown-article'
import { useShop } from '../../shop/ShopContext'

interface Answer {
  /** The price that they go with: another one means another customer, project or delivery, and other brackets. */
  readonly price: Price
  readonly brackets: readonly PriceBracket[]
}

export interface BracketsOfReader {
  readonly brackets: readonly PriceBracket[]
  /** They are a visitor's, and only keep the place of the user's own, which are on their way. */
  readonly awaited: boolean
}

/** The prices by quantity of the one who looks: a visitor's are the page's, a user's are asked for. */
export const useBrackets = ({ brackets }: ProductPageData, { variant, standing }: ShownArticle): BracketsOfReader => {
  const shop = useShop()
  const [answer, setAnswer] = useState<Answer>()
  const { articleNumber } = variant
  const price = standing === 'own' && variant.price?.hasBracketPrices === true ? variant.price : undefined
  useEffect(() => {
    if (shop === undefined || price === undefined) return undefined
    const stop = new AbortController()
    const ask = async () => {
      const told = await shop.brackets(articleNumber, { signal: stop.signal })()
      if (!stop.signal.aborted) setAnswer({ price, brackets: E.isRight(told) ? told.right : [] })
    }
    void ask()
    return () => stop.abort()
  }, [shop, price, articleNumber])
  if (standing === 'public') return { brackets, awaited: false }
  if (standing === 'own' && price === undefined) return { brackets: [], awaited: false }
  if (answer !== undefined && answer.price === price) return { brackets: answer.brackets, awaited: false }
  return { brackets, awaited: true }
}
