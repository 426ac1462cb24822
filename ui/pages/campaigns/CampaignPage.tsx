import { useMemo } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { Campaign } from '#application/ports/campaign-service'
import type { SortBy } from '#application/ports/search-service'
import type { CampaignPageData } from '#application/queries/page-data'
import { campaignPath } from '../../campaigns/campaign-path'
import { useOwnCampaigns } from '../../campaigns/use-own-campaigns'
import { FacetPanel } from '../../catalogue/FacetPanel'
import { PriceFault } from '../../catalogue/PriceFault'
import { ResultBar } from '../../catalogue/ResultBar'
import { ShowMore } from '../../catalogue/ShowMore'
import { Breadcrumbs } from '../../components/Breadcrumbs'
import { EmptyCompartment } from '../../components/EmptyCompartment'
import { LinkButton } from '../../components/LinkButton'
import { Tag } from '../../components/Tag'
import { useCustomerVariants } from '../../shop/customer-variants'
import { formatLongDay } from '../../texts/format'
import { t } from '../../texts/t'
import { ProductGroupView } from '../listing/ProductGroupView'
import styles from './CampaignPage.module.css'

const USUAL_SORTING: SortBy = 'popularity'
const sortings: readonly SortBy[] = ['popularity', 'name', 'price', 'dimension']

/** The articles of a campaign (`/kampanjer/…`, ROUTE-16) or of an assortment (`/sortiment/…`, ROUTE-21). */
export const Component = () => {
  const { campaign, groups, facets, page }: CampaignPageData = useLoaderData()
  useOwnCampaigns()
  const articleNumbers = useMemo(
    () => groups.flatMap(({ variants }) => variants.map((variant) => variant.articleNumber)),
    [groups],
  )
  const prices = useCustomerVariants(articleNumbers)
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumbs trail={trailOf(campaign)} />
      <header className={styles.head}>
        <h1>{campaign.title}</h1>
        <p>{campaign.description}</p>
        {!campaign.isAssortment && (
          <p>
            <Tag tone="campaign">{t('catalogue.campaign')}</Tag>{' '}
            {campaign.validUntil === undefined
              ? t('campaigns.untilFurther')
              : t('campaigns.until', { day: formatLongDay(campaign.validUntil) })}
          </p>
        )}
      </header>
      <div className={styles.columns}>
        <aside>
          <FacetPanel facets={facets} usualSorting={USUAL_SORTING} />
        </aside>
        <section className={styles.results} aria-label={campaign.title}>
          <ResultBar facets={facets} sortBy={page.sortBy} usualSorting={USUAL_SORTING} sortings={sortings} />
          <PriceFault prices={prices} />
          {groups.length === 0 ? (
            <EmptyCompartment title={t('listing.empty')}>
              <p>{t('listing.emptyNext')}</p>
              <LinkButton variant="secondary" to={campaignPath(campaign)}>
                {t('facets.clear')}
              </LinkButton>
            </EmptyCompartment>
          ) : (
            <>
              <div className={styles.groups}>
                {groups.map((group) => (
                  <ProductGroupView key={group.productId} group={group} prices={prices} />
                ))}
              </div>
              <ShowMore page={page} noun="products" />
            </>
          )}
        </section>
      </div>
    </div>
  )
}

const trailOf = ({ title, isAssortment }: Campaign) => [
  { name: t('shell.start'), to: '/' },
  isAssortment ? { name: t('assortments.title'), to: '/sortiment' } : { name: t('campaigns.title'), to: '/kampanjer' },
  { name: title },
]
