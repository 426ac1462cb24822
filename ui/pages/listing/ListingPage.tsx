import { useMemo } from 'react'
import { Link, useLoaderData, useLocation } from 'react-router-dom'
import type { ListingPageData, ProductGroup } from '#application/queries/page-data'
import type { SortBy } from '#application/ports/search-service'
import { categoryPath } from '../../catalogue/address'
import { FacetPanel } from '../../catalogue/FacetPanel'
import { useInStockFilter } from '../../catalogue/in-stock'
import { PriceFault } from '../../catalogue/PriceFault'
import { viewIn } from '../../catalogue/result-view'
import { InStockCount, NoneInStock } from '../../catalogue/StockLeft'
import { ResultBar } from '../../catalogue/ResultBar'
import shelf from '../../catalogue/Shelf.module.css'
import { shownArticle } from '../../catalogue/shown-article'
import { ShowMore } from '../../catalogue/ShowMore'
import { Breadcrumbs } from '../../components/Breadcrumbs'
import { EmptyCompartment } from '../../components/EmptyCompartment'
import { LinkButton } from '../../components/LinkButton'
import { Illustration } from '../../illustrations/Illustration'
import { useCustomerVariants } from '../../shop/customer-variants'
import type { CustomerVariants } from '../../shop/customer-variants'
import { t } from '../../texts/t'
import { ProductGroupView } from './ProductGroupView'
import { ProductPicture } from './ProductPicture'
import styles from './ListingPage.module.css'

const USUAL_SORTING: SortBy = 'dimension'
const sortings: readonly SortBy[] = ['dimension', 'name', 'price', 'popularity']

/** A category: one group a product with its articles as rows, or a picture of each product. */
export const Component = () => {
  const listing: ListingPageData = useLoaderData()
  const { title, slug, groups, facets, page, productCount } = listing
  const articleNumbers = useMemo(
    () => groups.flatMap(({ variants }) => variants.map((variant) => variant.articleNumber)),
    [groups],
  )
  const prices = useCustomerVariants(articleNumbers)
  const inStock = useInStockFilter()
  const shown = inStock.only ? groupsLeft(groups, prices, inStock.keeps) : groups
  const asPictures = viewIn(useLocation().search) === 'pictures'
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumbs trail={trailOf(listing)} />
      <div className={styles.title}>
        <h1>{title}</h1>
        <p>{t('listing.count', { products: productCount, articles: articleNumbers.length })}</p>
      </div>
      <div className={styles.columns}>
        <aside className={styles.side}>
          <Siblings listing={listing} />
          <FacetPanel facets={facets} usualSorting={USUAL_SORTING} inStockLabel={inStock.label} />
        </aside>
        <section className={styles.results} aria-label={title}>
          <ResultBar
            facets={facets}
            sortBy={page.sortBy}
            usualSorting={USUAL_SORTING}
            sortings={sortings}
            inStockLabel={inStock.label}
            hasPictures
          />
          <PriceFault prices={prices} />
          {inStock.only && articleNumbers.length > 0 && (
            <InStockCount left={shown.flatMap(({ variants }) => variants).length} of={articleNumbers.length} />
          )}
          {groups.length === 0 ? (
            <EmptyCompartment title={t('listing.empty')}>
              <p>{t('listing.emptyNext')}</p>
              <LinkButton variant="secondary" to={categoryPath(slug)}>
                {t('facets.clear')}
              </LinkButton>
            </EmptyCompartment>
          ) : shown.length === 0 ? (
            <NoneInStock />
          ) : (
            <div className={asPictures ? shelf.shelf : styles.groups}>
              {shown.map((group) =>
                asPictures ? (
                  <ProductPicture key={group.productId} group={group} prices={prices} />
                ) : (
                  <ProductGroupView key={group.productId} group={group} prices={prices} />
                ),
              )}
            </div>
          )}
          {groups.length > 0 && <ShowMore page={page} noun="products" />}
        </section>
      </div>
    </div>
  )
}

/** Groups with the articles that are kept; a group that nothing is left of is not shown. */
const groupsLeft = (
  groups: readonly ProductGroup[],
  prices: CustomerVariants,
  keeps: ReturnType<typeof useInStockFilter>['keeps'],
): readonly ProductGroup[] =>
  groups
    .map((group) => ({ ...group, variants: group.variants.filter((one) => keeps(shownArticle(one, prices))) }))
    .filter(({ variants }) => variants.length > 0)

const trailOf = ({ breadcrumbs, title }: ListingPageData) => {
  const above = breadcrumbs.filter(({ name }) => name !== title)
  return [
    { name: t('shell.start'), to: '/' },
    ...above.map(({ name, slug }) => ({ name, to: categoryPath(slug) })),
    { name: title },
  ]
}

const Siblings = ({ listing: { siblings, children, slug, title } }: { listing: ListingPageData }) => {
  const entries = children.length > 0 ? children : siblings.entries
  const head = children.length > 0 ? { title, slug } : siblings
  if (entries.length === 0) return null
  return (
    <nav className={styles.siblings} aria-label={t('listing.categories')}>
      {head.title !== '' && <Link to={categoryPath(head.slug)}>{head.title}</Link>}
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.slug}>
            <Link to={categoryPath(entry.slug)} aria-current={entry.slug === slug ? 'page' : undefined}>
              <span className={styles.picture}>
                <Illustration family={entry.illustration} size={40} />
              </span>
              {entry.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
