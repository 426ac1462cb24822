import { useMemo } from 'react'
import { Link, useLoaderData } from 'react-router-dom'
import type { ListingPageData } from '#application/queries/page-data'
import type { SortBy } from '#application/ports/search-service'
import { categoryPath } from '../../catalogue/address'
import { FacetPanel } from '../../catalogue/FacetPanel'
import { PriceFault } from '../../catalogue/PriceFault'
import { ResultBar } from '../../catalogue/ResultBar'
import { ShowMore } from '../../catalogue/ShowMore'
import { Breadcrumbs } from '../../components/Breadcrumbs'
import { EmptyCompartment } from '../../components/EmptyCompartment'
import { LinkButton } from '../../components/LinkButton'
import { Illustration } from '../../illustrations/Illustration'
import { useCustomerVariants } from '../../shop/customer-variants'
import { t } from '../../texts/t'
import { ProductGroupView } from './ProductGroupView'
import styles from './ListingPage.module.css'

const USUAL_SORTING: SortBy = 'dimension'
const sortings: readonly SortBy[] = ['dimension', 'name', 'price', 'popularity']

/** A category: one group a product, its articles as rows. */
export const Component = () => {
  const listing: ListingPageData = useLoaderData()
  const { title, slug, groups, facets, page, productCount } = listing
  const articleNumbers = useMemo(
    () => groups.flatMap(({ variants }) => variants.map((variant) => variant.articleNumber)),
    [groups],
  )
  const prices = useCustomerVariants(articleNumbers)
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
          <FacetPanel facets={facets} usualSorting={USUAL_SORTING} />
        </aside>
        <section className={styles.results} aria-label={title}>
          <ResultBar facets={facets} sortBy={page.sortBy} usualSorting={USUAL_SORTING} sortings={sortings} />
          <PriceFault prices={prices} />
          {groups.length === 0 ? (
            <EmptyCompartment title={t('listing.empty')}>
              <p>{t('listing.emptyNext')}</p>
              <LinkButton variant="secondary" to={categoryPath(slug)}>
                {t('facets.clear')}
              </LinkButton>
            </EmptyCompartment>
          ) : (
            <div className={styles.groups}>
              {groups.map((group) => (
                <ProductGroupView key={group.productId} group={group} prices={prices} />
              ))}
            </div>
          )}
          {groups.length > 0 && <ShowMore page={page} noun="products" />}
        </section>
      </div>
    </div>
  )
}

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
