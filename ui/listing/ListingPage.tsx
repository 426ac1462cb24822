import { useRef, useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { SortBy } from '#application/ports/search-service'
import type { ListingPageData } from '#application/queries/page-data'
import { categoryPath } from '../routing/paths'
import { usePlainLinks } from '../routing/use-plain-links'
import { ProductResults } from '../catalogue/ProductResults'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { MissingPart } from '../components/MissingPart'
import { useOwnAssortment, useOwnCategories } from '../shop/own-menu'
import { t } from '../texts/t'
import styles from './ListingPage.module.css'

const sortings: readonly [SortBy, ...SortBy[]] = ['dimension', 'name', 'price', 'popularity']

/** A category with its products. */
export const Component = () => {
  const listing: ListingPageData = useLoaderData()
  const { title, groups, facets, page, productCount } = listing
  useOwnAssortment()
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumbs trail={trailOf(listing)} />
      <div className={styles.title}>
        <h1>{title}</h1>
        {productCount > 0 && (
          <p>
            {t(groups.length < productCount ? 'listing.countShown' : 'listing.count', {
              products: productCount,
              shown: groups.length,
              articles: groups.flatMap(({ variants }) => variants).length,
            })}
          </p>
        )}
      </div>
      <ProductResults
        name={title}
        groups={groups}
        facets={facets}
        page={page}
        sortings={sortings}
        beside={
          listing.missing?.includes('menu') === true ? (
            <MissingPart what={t('listing.categoriesMissing')} />
          ) : (
            <Siblings key={listing.slug} listing={listing} />
          )
        }
      />
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
  const isOwn = useOwnCategories()
  const list = useRef<HTMLElement>(null)
  usePlainLinks(list)
  // A category that is not in the customer's menu keeps its space when that menu arrives, so that nothing below moves.
  const [wasOwn] = useState(() => isOwn)
  const entries = (children.length > 0 ? children : siblings.entries).filter((entry) => wasOwn(entry.slug))
  const head = children.length > 0 ? { title, slug } : siblings
  if (entries.length === 0) return null
  return (
    <nav ref={list} className={styles.siblings} aria-label={t('listing.categories')}>
      {head.title !== '' && <a href={categoryPath(head.slug)}>{head.title}</a>}
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.slug} className={isOwn(entry.slug) ? undefined : styles.gone}>
            <a href={categoryPath(entry.slug)} aria-current={entry.slug === slug ? 'page' : undefined}>
              {entry.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
