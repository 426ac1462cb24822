import { useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { ProductGroup } from '#application/queries/page-data'
import { usePlainLinks } from '../routing/use-plain-links'
import type { CustomerVariants } from '../shop/customer-variants'
import { useComparedNumbers } from '../shop/compared-articles'
import { useCustomerVariants } from '../shop/customer-variants'
import { useLastPurchases, type LastPurchases } from '../shop/last-purchases'
import { useBuying } from './BuyControls'
import { ProductGroupView } from './ProductGroupView'
import { ProductPicture } from './ProductPicture'
import { useCompare } from './use-compare'
import { viewIn } from './result-view'
import { Results } from './Results'
import type { ResultsProps } from './Results'
import styles from './Results.module.css'
import shelf from './Shelf.module.css'

interface ProductResultsProps extends Pick<ResultsProps, 'name' | 'facets' | 'page' | 'sortings' | 'beside'> {
  readonly groups: readonly ProductGroup[]
}

/** Products with their filters, sorting and "show more". */
export const ProductResults = ({ groups, ...results }: ProductResultsProps) => {
  const articleNumbers = useMemo(
    () => groups.flatMap(({ variants }) => variants.map((variant) => variant.articleNumber)),
    [groups],
  )
  const prices = useCustomerVariants(articleNumbers)
  const purchases = useLastPurchases(articleNumbers)
  return (
    <Results {...results} noun="products" prices={prices}>
      <ProductList groups={groups} prices={prices} purchases={purchases} />
    </Results>
  )
}

interface ProductListProps {
  readonly groups: readonly ProductGroup[]
  readonly prices: CustomerVariants
  readonly purchases: LastPurchases
}

/** A group for each product with its articles as rows, or a picture of each product. */
const ProductList = ({ groups, prices, purchases }: ProductListProps) => {
  const list = useRef<HTMLDivElement>(null)
  usePlainLinks(list)
  const asPictures = viewIn(useLocation().search) === 'pictures'
  return (
    <div ref={list} className={asPictures ? shelf.shelf : styles.rows}>
      {asPictures ? (
        <Pictures groups={groups} prices={prices} purchases={purchases} />
      ) : (
        withRowsAbove(groups).map(({ group, rowsAbove }) => (
          <ProductGroupView
            key={group.productId}
            group={group}
            prices={prices}
            purchases={purchases}
            rowsAbove={rowsAbove}
          />
        ))
      )}
    </div>
  )
}

const Pictures = ({ groups, prices, purchases }: ProductListProps) => {
  const buying = useBuying()
  const compared = useComparedNumbers()
  const compare = useCompare()
  return groups.map((group) => (
    <ProductPicture
      key={group.productId}
      group={group}
      prices={prices}
      buying={buying}
      purchases={purchases}
      compared={compared}
      onCompare={compare}
    />
  ))
}

const withRowsAbove = (groups: readonly ProductGroup[]) => {
  let rows = 0
  return groups.map((group) => {
    const rowsAbove = rows
    rows += group.variants.length
    return { group, rowsAbove }
  })
}
