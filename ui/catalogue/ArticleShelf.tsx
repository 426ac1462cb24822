import { useMemo } from 'react'
import type { ListedVariant } from '#domain/catalogue/variant'
import type { LocationId } from '#domain/kernel/ids'
import { useCustomerVariants } from '../shop/customer-variants'
import styles from './ArticleShelf.module.css'
import { PriceFault } from './PriceFault'
import { ShelfArticle } from './ShelfArticle'
import { shownArticle } from '#domain/catalogue/shown-article'

const ON_SHELF = 5

interface ArticleShelfProps {
  readonly articles: readonly ListedVariant[]
  /** Whose stock the articles come with; that of the chosen delivery is shown where it is left out. */
  readonly inStore?: LocationId
}

/** At most five articles, in compartments with shelf-edge labels. */
export const ArticleShelf = ({ articles, inStore }: ArticleShelfProps) => {
  const onShelf = useMemo(() => articles.slice(0, ON_SHELF), [articles])
  const prices = useCustomerVariants(useMemo(() => onShelf.map((variant) => variant.articleNumber), [onShelf]))
  return (
    <>
      <PriceFault prices={prices} />
      <div className={styles.shelf}>
        {onShelf.map((variant) => (
          <ShelfArticle
            key={variant.articleNumber}
            article={shownArticle(variant, prices)}
            {...(inStore === undefined ? {} : { inStore: { store: inStore, stock: variant.stock } })}
          />
        ))}
      </div>
    </>
  )
}
