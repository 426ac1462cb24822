import { useMemo } from 'react'
import type { ListedVariant } from '#domain/catalogue/variant'
import { useCustomerVariants } from '../shop/customer-variants'
import styles from './PopularShelf.module.css'
import { PriceFault } from './PriceFault'
import { ShelfArticle } from './ShelfArticle'
import { shownArticle } from '#domain/catalogue/shown-article'

const ON_SHELF = 5

/** At most five popular articles, in compartments with shelf-edge labels. */
export const PopularShelf = ({ popular }: { popular: readonly ListedVariant[] }) => {
  const onShelf = useMemo(() => popular.slice(0, ON_SHELF), [popular])
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
