import { ShelfLabel } from '../components/ShelfLabel'
import { useOrderHead } from '../order-head/OrderHeadContext'
import { productPath } from '../routing/paths'
import { usePriceTag } from './ArticlePrice'
import { ArticleHeart } from '../favourites/Heart'
import { BuyControls } from './BuyControls'
import { detailsOf } from '#domain/catalogue/attributes'
import type { Stock } from '#domain/catalogue/stock'
import type { LocationId } from '#domain/kernel/ids'
import { factsInLine } from '../texts/facts-in-line'
import type { ShownArticle } from '#domain/catalogue/shown-article'

const DETAILS = 2

interface ShelfArticleProps {
  readonly article: ShownArticle
  /** Stock to be told instead of that of the chosen delivery. */
  readonly inStore?: { readonly store: LocationId; readonly stock: Stock | undefined }
}

/** An article in a compartment, with its buy controls. */
export const ShelfArticle = ({ article, inStore }: ShelfArticleProps) => {
  const { delivery } = useOrderHead()
  const priceTag = usePriceTag(article.priceSource)
  const { variant } = article
  return (
    <ShelfLabel
      variant={inStore === undefined ? variant : { ...variant, stock: inStore.stock }}
      to={productPath(variant)}
      detail={factsInLine(detailsOf(variant, DETAILS))}
      locationId={inStore?.store ?? (article.priceSource === 'own' ? delivery.locationId : undefined)}
      priceTag={priceTag}
    >
      <BuyControls article={article} look="shelf" />
      <ArticleHeart article={variant} />
    </ShelfLabel>
  )
}
