import { useMemo } from 'react'
import type { PriceTagProps } from '../components/PriceTag'
import { PriceTag } from '../components/PriceTag'
import { useMay } from '../shop/permissions'
import type { ShownArticle } from '#domain/catalogue/shown-article'

type ShownPriceTag = Omit<PriceTagProps, 'price' | 'unit' | 'size'>

/** The user's rights that concern prices. */
export type PriceRights = Required<Pick<PriceTagProps, 'hidePrices' | 'hideDiscounts'>>

export const usePriceRights = (): PriceRights => {
  const hidePrices = !useMay('seePrices')
  const hideDiscounts = !useMay('seeDiscounts')
  return useMemo(() => ({ hidePrices, hideDiscounts }), [hidePrices, hideDiscounts])
}

const tagBySource = {
  public: { includingVat: true, loading: false, audience: 'public' },
  waiting: { includingVat: false, loading: true, audience: 'own' },
  own: { includingVat: false, loading: false, audience: 'own' },
} as const satisfies Readonly<Record<ShownArticle['priceSource'], ShownPriceTag>>

/** An article's price: including VAT for visitors, by their permissions for users. */
export const usePriceTag = (priceSource: ShownArticle['priceSource']): ShownPriceTag => ({
  ...usePriceRights(),
  ...tagBySource[priceSource],
})

interface ArticlePriceProps {
  readonly article: ShownArticle
  readonly size?: 'row' | 'product'
}

export const ArticlePrice = (props: ArticlePriceProps) => <PriceByRights {...props} rights={usePriceRights()} />

/** The same for a table, which reads the rights once for all its rows. */
export const PriceByRights = ({
  article,
  size = 'row',
  rights,
}: ArticlePriceProps & { readonly rights: PriceRights }) => (
  <PriceTag
    hidePrices={rights.hidePrices}
    hideDiscounts={rights.hideDiscounts}
    {...tagBySource[article.priceSource]}
    brief={size === 'row'}
    price={article.variant.price}
    unit={article.variant.webSalesUnit.unit}
    size={size}
  />
)
