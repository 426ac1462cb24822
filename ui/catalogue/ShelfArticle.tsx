import { ShelfLabel } from '../components/ShelfLabel'
import { useOrderHead } from '../order-head/OrderHeadContext'
import { productPath } from '../routing/paths'
import { usePriceTag } from './ArticlePrice'
import { ArticleHeart } from '../favourites/Heart'
import { BuyControls } from './BuyControls'
import { detailsOf } from '#domain/catalogue/attributes'
import { factsInLine } from '../texts/facts-in-line'
import type { ShownArticle } from '#domain/catalogue/shown-article'

const DETAILS = 2

/** An article in a compartment, with its buy controls. */
export const ShelfArticle = ({ article }: { article: ShownArticle }) => {
  const { delivery } = useOrderHead()
  const priceTag = usePriceTag(article.priceSource)
  const { variant } = article
  return (
    <ShelfLabel
      variant={variant}
      to={productPath(variant)}
      detail={factsInLine(detailsOf(variant, DETAILS))}
      locationId={article.priceSource === 'own' ? delivery.locationId : undefined}
      priceTag={priceTag}
    >
      <BuyControls article={article} look="shelf" />
      <ArticleHeart article={variant} />
    </ShelfLabel>
  )
}
