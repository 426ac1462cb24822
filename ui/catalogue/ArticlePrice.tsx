import type { PriceTagProps } from '../components/PriceTag'
import { PriceTag } from '../components/PriceTag'
import { useDenied } from '../shop/permissions'
import type { ShownArticle } from './shown-article'

/** How an article's price is shown to the one who looks: visitors see it with VAT, users what they may see. */
export const usePriceTag = (standing: ShownArticle['standing']): Omit<PriceTagProps, 'price' | 'unit' | 'size'> => ({
  hidePrices: useDenied('EJ_SE_PRISER'),
  hideDiscounts: useDenied('EJ_SE_RABATTER'),
  includingVat: standing === 'public',
  loading: standing === 'waiting',
  audience: standing === 'public' ? 'public' : 'own',
})

export const ArticlePrice = ({ article, size = 'row' }: { article: ShownArticle; size?: 'row' | 'product' }) => {
  const tag = usePriceTag(article.standing)
  return (
    <PriceTag
      {...tag}
      brief={size === 'row'}
      price={article.variant.price}
      unit={article.variant.webSalesUnit.unit}
      size={size}
    />
  )
}
