import { useMemo } from 'react'
import type { PriceTagProps } from '../components/PriceTag'
import { PriceTag } from '../components/PriceTag'
import { useMay } from '../shop/permissions'
import type { ShownArticle } from '#domain/catalogue/shown-article'

type ShownPriceTag = Omit<PriceTagProps, 'price' | 'unit' | 'size'>

/** What a user may see of prices. */
export type PriceRights = Pick<PriceTagProps, 'hidePrices' | 'hideDiscounts'>

export const usePriceRights = (): PriceRights => {
  const hidePrices = !useMay('seePrices')
  const hideDiscounts = !useMay('seeDiscounts')
  return useMemo(() => ({ hidePrices, hideDiscounts }), [hidePrices, hideDiscounts])
}

const priceTagOf = (priceSource: ShownArticle['priceSource'], rights: PriceRights): ShownPriceTag => ({
  ...rights,
  includingVat: priceSource === 'public',
  loading: priceSource === 'waiting',
  audience: priceSource === 'public' ? 'public' : 'own',
})

/** How an article's price is shown: with VAT to visitors, by their permissions to users. */
export const usePriceTag = (priceSource: ShownArticle['priceSource']): ShownPriceTag =>
  priceTagOf(priceSource, usePriceRights())

interface ArticlePriceProps {
  readonly article: ShownArticle
  readonly size?: 'row' | 'product'
}

export const ArticlePrice = (props: ArticlePriceProps) => <PriceByRights {...props} rights={usePriceRights()} />

/** The same in a table, which knows the rights for all its rows. */
export const PriceByRights = ({
  article,
  size = 'row',
  rights,
}: ArticlePriceProps & { readonly rights: PriceRights }) => (
  <PriceTag
    {...priceTagOf(article.priceSource, rights)}
    brief={size === 'row'}
    price={article.variant.price}
    unit={article.variant.webSalesUnit.unit}
    size={size}
  />
)
