import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { ProductGroup } from '#application/queries/page-data'
import { useCustomerVariants } from '../shop/customer-variants'
import { ProductGroupView } from './ProductGroupView'
import { ProductPicture } from './ProductPicture'
import { viewIn } from './result-view'
import { Results } from './Results'
import type { ResultsProps } from './Results'
import styles from './Results.module.css'
import shelf from './Shelf.module.css'

interface ProductResultsProps extends Pick<ResultsProps, 'name' | 'facets' | 'page' | 'sortings' | 'beside'> {
  readonly groups: readonly ProductGroup[]
}

/** Products: a group for each product with its articles as rows, or a picture of each product. */
export const ProductResults = ({ groups, ...results }: ProductResultsProps) => {
  const articleNumbers = useMemo(
    () => groups.flatMap(({ variants }) => variants.map((variant) => variant.articleNumber)),
    [groups],
  )
  const prices = useCustomerVariants(articleNumbers)
  const asPictures = viewIn(useLocation().search) === 'pictures'
  return (
    <Results {...results} noun="products" prices={prices}>
      <div className={asPictures ? shelf.shelf : styles.rows}>
        {asPictures
          ? groups.map((group) => <ProductPicture key={group.productId} group={group} prices={prices} />)
          : withRowsAbove(groups).map(({ group, rowsAbove }) => (
              <ProductGroupView key={group.productId} group={group} prices={prices} rowsAbove={rowsAbove} />
            ))}
      </div>
    </Results>
  )
}

const withRowsAbove = (groups: readonly ProductGroup[]) => {
  let rows = 0
  return groups.map((group) => {
    const rowsAbove = rows
    rows += group.variants.length
    return { group, rowsAbove }
  })
}
