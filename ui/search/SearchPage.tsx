import { useMemo } from 'react'
import { Link, useLoaderData, useLocation } from 'react-router-dom'
import { isMistypedEan } from '#domain/catalogue/article-numbers'
import type { SearchPageData } from '#application/queries/page-data'
import type { SortBy, UnderstoodQuery } from '#application/ports/search-service'
import { CategoryTiles } from '../campaigns/CategoryTiles'
import { PageHits } from './PageHits'
import { categoryPath } from '../routing/paths'
import { tellingColumn } from '#domain/catalogue/attributes'
import { selectedValues } from '../catalogue/facet-words'
import { viewIn } from '../catalogue/result-view'
import { Results } from '../catalogue/Results'
import results from '../catalogue/Results.module.css'
import shelf from '../catalogue/Shelf.module.css'
import { ShelfArticle } from '../catalogue/ShelfArticle'
import { shownArticle } from '#domain/catalogue/shown-article'
import { VariantTable } from '../catalogue/VariantTable'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { EmptyCompartment } from '../components/EmptyCompartment'
import { useCustomerVariants } from '../shop/customer-variants'
import { useLastPurchases } from '../shop/last-purchases'
import { useShellData } from '../shop/ShellDataContext'
import { t } from '../texts/t'
import styles from '../listing/ListingPage.module.css'
import own from './SearchPage.module.css'

const sortings: readonly [SortBy, ...SortBy[]] = ['relevance', 'name', 'price', 'popularity']

/** The results of a search, as rows or pictures. */
export const Component = () => {
  const found: SearchPageData = useLoaderData()
  const { query, variants, facets, page, pages, spellingSuggestions, relatedQueries, missing } = found
  const articleNumbers = useMemo(() => variants.map((variant) => variant.articleNumber), [variants])
  const prices = useCustomerVariants(articleNumbers)
  const purchases = useLastPurchases(articleNumbers)
  const articles = useMemo(() => variants.map((variant) => shownArticle(variant, prices)), [variants, prices])
  const asPictures = viewIn(useLocation().search) === 'pictures'
  const columns = useMemo(() => tellingColumn(variants), [variants])
  const narrowed =
    page.inStockAt !== undefined || page.boughtOnly === true || selectedValues(facets, page.prices).length > 0
  const nothing = page.total === 0
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumbs trail={[{ name: t('shell.start'), to: '/' }, { name: t('search.title', { query }) }]} />
      <div className={styles.title}>
        <h1>{nothing ? t('search.none', { query }) : t('search.heading', { query })}</h1>
        <output className={own.count}>{nothing ? '' : t('search.count', { count: page.total })}</output>
      </div>
      <Understood {...found} />
      <Suggestions words={t('search.didYouMean')} queries={spellingSuggestions} />
      <Suggestions words={t('search.related')} queries={relatedQueries} />
      {nothing && !narrowed ? (
        <>
          <PageHits hits={pages} isMissing={missing !== undefined} />
          <NothingFound query={query} />
        </>
      ) : (
        <>
          <Results
            name={t('search.title', { query })}
            facets={facets}
            page={page}
            sortings={sortings}
            noun="articles"
            prices={prices}
            query={query}
          >
            {asPictures ? (
              <div className={shelf.shelf}>
                {articles.map((article) => (
                  <ShelfArticle key={article.variant.articleNumber} article={article} />
                ))}
              </div>
            ) : (
              <div className={results.rows}>
                <VariantTable
                  caption={t('search.title', { query })}
                  articles={articles}
                  columns={columns}
                  kind="single"
                  purchases={purchases}
                />
              </div>
            )}
          </Results>
          <PageHits hits={pages} isMissing={missing !== undefined} />
        </>
      )}
    </div>
  )
}

/** Says which words of the query were respelled or left out. */
const Understood = ({ droppedWords, respelledWords }: UnderstoodQuery) => (
  <>
    {respelledWords.map(({ said, meant }) => (
      <p key={said} className={own.understood}>
        {t('search.respelled', { said, meant })}
      </p>
    ))}
    {droppedWords.length === 0 ? null : (
      <p className={own.understood}>
        {t('search.dropped', {
          words: droppedWords.map((word) => `”${word}”`).join(', '),
          count: droppedWords.length,
        })}
      </p>
    )}
  </>
)

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

/** Without hits: what to try, and links to the departments. */
const NothingFound = ({ query }: { query: string }) => {
  const menu = useShellData()?.menu ?? []
  return (
    <>
      <EmptyCompartment title={t('search.noneTitle')}>
        <p>{t(isMistypedEan(query) ? 'search.mistypedEan' : 'search.noneNext')}</p>
      </EmptyCompartment>
      <div className={own.departments}>
        <CategoryTiles
          tiles={menu.map(({ slug, title, illustration }) => ({ to: categoryPath(slug), title, illustration }))}
        />
      </div>
    </>
  )
}
