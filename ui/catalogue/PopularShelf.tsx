import { useMemo } from 'react'
import type { Variant } from '#domain/catalogue/variant'
import { ShelfLabel } from '../components/ShelfLabel'
import { useOrderHead } from '../shell/order-head/OrderHeadContext'
import { useCustomerVariants } from '../shop/customer-variants'
import { productPath } from './address'
import { usePriceTag } from './ArticlePrice'
import { BuyControls } from './BuyControls'
import { attributeWords, columnsOf } from './columns'
import styles from './PopularShelf.module.css'
import { PriceFault } from './PriceFault'
import { shownArticle } from './shown-article'
import type { ShownArticle } from './shown-article'

const ON_SHELF = 5
const DETAILS = 2

/** What others buy, in compartments with shelf-edge labels: at most five. */
export const PopularShelf = ({ popular }: { popular: readonly Variant[] }) => {
  const onShelf = useMemo(() => popular.slice(0, ON_SHELF), [popular])
  const prices = useCustomerVariants(useMemo(() => onShelf.map((variant) => variant.articleNumber), [onShelf]))
  return (
    <>
      <PriceFault prices={prices} />
      <div className={styles.shelf}>
        {onShelf.map((variant) => (
          <Compartment key={variant.articleNumber} article={shownArticle(variant, prices)} />
        ))}
      </div>
    </>
  )
}

const Compartment = ({ article }: { article: ShownArticle }) => {
  const { delivery } = useOrderHead()
  const priceTag = usePriceTag(article.standing)
  const { variant } = article
  return (
    <ShelfLabel
      variant={variant}
      to={productPath(variant)}
      detail={columnsOf([variant], DETAILS)
        .map((name) => attributeWords(variant, name))
        .join(', ')}
      locationId={article.standing === 'own' ? delivery.locationId : undefined}
      priceTag={priceTag}
    >
      <BuyControls article={article} look="shelf" />
    </ShelfLabel>
  )
}
