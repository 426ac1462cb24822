import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import { RESULTS_ID } from '#domain/navigation/scroll-after'
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
import { useBoughtFilter } from './bought-before'
import { useInStockFilter } from './in-stock'
import { PriceFault } from './PriceFault'
import { useReaderPrices } from './reader-prices'
import { BOUGHT, IN_STOCK } from './result-view'
import { ResultBar } from './ResultBar'
import { ShowEarlier, ShowMore } from './ShowMore'
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
  const bought = useBoughtFilter(page)
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
          results={{ total: page.total, noun }}
          usualSorting={usualSorting}
          inStockLabel={inStockLabel}
          prices={readerPrices}
          boughtIsDenied={bought.isDenied}
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
          boughtOnly={page.boughtOnly === true}
        />
        <output className={styles.updates}>{isUpdating && <span>{t('results.updating')}</span>}</output>
        <PriceFault prices={prices} />
        {page.total === 0 ? (
          <NothingLeft page={page} />
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
                bought.awaitsOwn && styles.ofVisitor,
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

const NothingLeft = ({ page: { inStockAt, boughtOnly } }: Pick<ResultsProps, 'page'>) => {
  const { pathname, search } = useResultLocation()
  const without = ({ name, value }: { readonly name: string; readonly value: string }) => ({
    pathname,
    search: withoutValue(search, name, value),
  })
  const why = boughtOnly === true ? 'noneBought' : inStockAt === undefined ? 'empty' : 'noneInStock'
  return (
    <EmptyCompartment title={t(`listing.${why}`)}>
      <p>{t(`listing.${why}Next`)}</p>
      <p className={styles.waysOn}>
        {why === 'noneBought' && (
          <LinkButton variant="secondary" to={without(BOUGHT)}>
            {t('listing.alsoNotBought')}
          </LinkButton>
        )}
        {why === 'noneInStock' && (
          <LinkButton variant="secondary" to={without(IN_STOCK)}>
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
