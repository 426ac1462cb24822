import { useMemo } from 'react'
import type { ListedVariant } from '#domain/catalogue/variant'
import { useCustomerVariants } from '../shop/customer-variants'
import styles from './ArticleShelf.module.css'
import { PriceFault } from './PriceFault'
import { ShelfArticle } from './ShelfArticle'
import { shownArticle } from '#domain/catalogue/shown-article'

const ON_SHELF = 5

/** At most five articles, in compartments with shelf-edge labels. */
export const ArticleShelf = ({ articles }: { articles: readonly ListedVariant[] }) => {
  const onShelf = useMemo(() => articles.slice(0, ON_SHELF), [articles])
  const prices = useCustomerVariants(useMemo(() => onShelf.map((variant) => variant.articleNumber), [onShelf]))
  return (
    <>
      <PriceFault prices={prices} />
      <div className={styles.shelf}>
        {onShelf.map((variant) => (
          <ShelfArticle key={variant.articleNumber} article={shownArticle(variant, prices)} />
        ))}
      </div>
    </>
  )
}
