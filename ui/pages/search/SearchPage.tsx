import { useMemo } from 'react'
import { Link, useLoaderData, useLocation } from 'react-router-dom'
import type { SearchPageData } from '#application/queries/page-data'
import type { SortBy } from '#application/ports/search-service'
import { categoryPath } from '../../catalogue/address'
import { columnsOf } from '../../catalogue/columns'
import { FacetPanel } from '../../catalogue/FacetPanel'
import { useInStockFilter } from '../../catalogue/in-stock'
import { PriceFault } from '../../catalogue/PriceFault'
import { viewIn } from '../../catalogue/result-view'
import { ResultBar } from '../../catalogue/ResultBar'
import shelf from '../../catalogue/Shelf.module.css'
import { ShelfArticle } from '../../catalogue/ShelfArticle'
import { ShowMore } from '../../catalogue/ShowMore'
import { shownArticle } from '../../catalogue/shown-article'
import { InStockCount, NoneInStock } from '../../catalogue/StockLeft'
import { VariantTable } from '../../catalogue/VariantTable'
import { Breadcrumbs } from '../../components/Breadcrumbs'
import { EmptyCompartment } from '../../components/EmptyCompartment'
import { useCustomerVariants } from '../../shop/customer-variants'
import { useShellData } from '../../shop/ShellDataContext'
import { t } from '../../texts/t'
import styles from '../listing/ListingPage.module.css'
import own from './SearchPage.module.css'

const USUAL_SORTING: SortBy = 'relevance'
const sortings: readonly SortBy[] = ['relevance', 'name', 'price', 'popularity']

/** What was found, an article a row or a compartment. */
export const Component = () => {
  const { query, variants, facets, page, spellingSuggestions, relatedQueries }: SearchPageData = useLoaderData()
  const articleNumbers = useMemo(() => variants.map((variant) => variant.articleNumber), [variants])
  const prices = useCustomerVariants(articleNumbers)
  const inStock = useInStockFilter()
  const found = useMemo(() => variants.map((variant) => shownArticle(variant, prices)), [variants, prices])
  const articles = found.filter(inStock.keeps)
  const asPictures = viewIn(useLocation().search) === 'pictures'
  const columns = useMemo(() => columnsOf(variants, 1), [variants])
  const narrowed = facets.some((facet) => facet.type === 'distinct' && facet.items.some(({ selected }) => selected))
  const nothing = variants.length === 0
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumbs trail={[{ name: t('shell.start'), to: '/' }, { name: t('search.title', { query }) }]} />
      <div className={styles.title}>
        <h1>{nothing ? t('search.none', { query }) : t('search.heading', { query })}</h1>
        <output className={own.count}>{t('search.count', { count: page.total })}</output>
      </div>
      <Suggestions words={t('search.didYouMean')} queries={spellingSuggestions} />
      <Suggestions words={t('search.related')} queries={relatedQueries} />
      {nothing && !narrowed ? (
        <NothingFound />
      ) : (
        <div className={styles.columns}>
          <aside>
            <FacetPanel facets={facets} usualSorting={USUAL_SORTING} query={query} inStockLabel={inStock.label} />
          </aside>
          <section aria-label={t('search.title', { query })}>
            <ResultBar
              facets={facets}
              sortBy={page.sortBy}
              usualSorting={USUAL_SORTING}
              sortings={sortings}
              inStockLabel={inStock.label}
              hasPictures
            />
            <PriceFault prices={prices} />
            {inStock.only && !nothing && <InStockCount left={articles.length} of={found.length} />}
            {nothing ? (
              <EmptyCompartment title={t('listing.empty')}>{t('listing.emptyNext')}</EmptyCompartment>
            ) : articles.length === 0 ? (
              <NoneInStock />
            ) : asPictures ? (
              <div className={shelf.shelf}>
                {articles.map((article) => (
                  <ShelfArticle key={article.variant.articleNumber} article={article} />
                ))}
              </div>
            ) : (
              <div className={styles.groups}>
                <VariantTable
                  caption={t('search.title', { query })}
                  articles={articles}
                  columns={columns}
                  kind="single"
                />
              </div>
            )}
            {!nothing && <ShowMore page={page} noun="articles" />}
          </section>
        </div>
      )}
    </div>
  )
}

const Suggestions = ({ words, queries }: { words: string; queries: readonly string[] }) =>
  queries.length === 0 ? null : (
    <p className={own.suggestions}>
      {words}
      {queries.map((query) => (
        <Link key={query} to={{ pathname: '/search', search: `?${new URLSearchParams({ q: query })}` }}>
          {query}
        </Link>
      ))}
    </p>
  )

/** Zero hits: what to try, and the assortment to walk. */
const NothingFound = () => {
  const menu = useShellData()?.menu ?? []
  return (
    <EmptyCompartment title={t('search.noneTitle')}>
      <p>{t('search.noneNext')}</p>
      <ul className={own.categories}>
        {menu.map((entry) => (
          <li key={entry.slug}>
            <Link to={categoryPath(entry.slug)}>{entry.title}</Link>
          </li>
        ))}
      </ul>
    </EmptyCompartment>
  )
}
