import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import type { Facet, SortBy } from '#application/ports/search-service'
import type { PageOfResults } from '#application/queries/page-data'
import { classNames } from '../components/class-names'
import { EmptyCompartment } from '../components/EmptyCompartment'
import { LinkButton } from '../components/LinkButton'
import { useLastsLongerThan } from '../components/use-lasts-longer-than'
import type { CustomerVariants } from '../shop/customer-variants'
import { t } from '../texts/t'
import { onlyParams, withoutValue } from './search-string'
import { DeferredRendering } from './DeferredRendering'
import { FacetPanel } from './FacetPanel'
import { useInStockFilter } from './in-stock'
import { PriceFault } from './PriceFault'
import { useReaderPrices } from './reader-prices'
import { IN_STOCK } from './result-view'
import { ResultBar } from './ResultBar'
import { RESULTS_ID, ShowEarlier, ShowMore } from './ShowMore'
import { useFocusKept } from './use-focus-kept'
import { useResultLocation } from './use-result-location'
import styles from './Results.module.css'

/** Where the link past the filters leads. */
const ROWS_ID = 'artiklar'

export interface ResultsProps {
  readonly name: string
  readonly facets: readonly Facet[]
  readonly page: PageOfResults
  /** The sort orders, the default first. */
  readonly sortings: readonly [SortBy, ...SortBy[]]
  readonly noun: 'products' | 'articles'
  readonly prices: CustomerVariants
  /** The query, when the results are those of a search. */
  readonly query?: string
  /** Shown above the facets. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** Results with their filters, sorting and "show more", and a next step when there are none. */
export const Results = (props: ResultsProps) => {
  const { name, facets, page, sortings, noun, prices, query, beside, children } = props
  const inStockLabel = useInStockFilter(page)
  const [usualSorting] = sortings
  const focusKept = useFocusKept<HTMLElement>()
  const readerPrices = useReaderPrices(page, facets)
  const isNavigating = useUpdating()
  const isUpdating = isNavigating || readerPrices.isWaiting
  return (
    <div className={styles.columns}>
      {page.total > 0 && (
        <a className={styles.skip} href={`#${ROWS_ID}`}>
          {t('results.skip')}
        </a>
      )}
      <aside>
        {beside}
        <FacetPanel
          facets={facets}
          usualSorting={usualSorting}
          inStockLabel={inStockLabel}
          prices={readerPrices}
          {...(query === undefined ? {} : { query })}
        />
      </aside>
      <section {...focusKept} id={RESULTS_ID} className={styles.results} aria-label={name}>
        <ResultBar
          facets={facets}
          sortBy={page.sortBy}
          usualSorting={usualSorting}
          sortings={sortings}
          inStockLabel={inStockLabel}
          prices={readerPrices.basis}
        />
        <output className={styles.updates}>{isUpdating && <span>{t('results.updating')}</span>}</output>
        <PriceFault prices={prices} />
        {page.total === 0 ? (
          <NothingLeft onlyInStock={page.inStockAt !== undefined} />
        ) : (
          <>
            <ShowEarlier page={page} />
            <div
              id={ROWS_ID}
              tabIndex={-1}
              className={classNames(
                styles.list,
                isUpdating && styles.updating,
                readerPrices.areForVisitors && styles.forVisitors,
              )}
            >
              <DeferredRendering>{children}</DeferredRendering>
            </div>
            <ShowMore page={page} noun={noun} />
          </>
        )}
      </section>
    </div>
  )
}

const UPDATING_AFTER_MS = 200

/** Whether other results than those shown have been on their way for a while. */
const useUpdating = (): boolean => {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  return useLastsLongerThan(UPDATING_AFTER_MS, state === 'loading' && location.pathname === pathname)
}

const NothingLeft = ({ onlyInStock }: { onlyInStock: boolean }) => {
  const { pathname, search } = useResultLocation()
  return (
    <EmptyCompartment title={t(onlyInStock ? 'listing.noneInStock' : 'listing.empty')}>
      <p>{t(onlyInStock ? 'listing.noneInStockNext' : 'listing.emptyNext')}</p>
      <p className={styles.waysOn}>
        {onlyInStock && (
          <LinkButton
            variant="secondary"
            to={{ pathname, search: withoutValue(search, IN_STOCK.name, IN_STOCK.value) }}
          >
            {t('listing.alsoOutOfStock')}
          </LinkButton>
        )}
        <LinkButton variant="secondary" to={{ pathname, search: onlyParams(search, ['q', 'sortera', 'vy']) }}>
          {t('facets.clear')}
        </LinkButton>
      </p>
    </EmptyCompartment>
  )
}
