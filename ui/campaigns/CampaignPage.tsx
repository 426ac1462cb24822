import { useLoaderData } from 'react-router-dom'
import type { Campaign } from '#application/ports/campaign-service'
import type { SortBy } from '#application/ports/search-service'
import type { CampaignPageData } from '#application/queries/page-data'
import { useOwnCampaigns } from './use-own-campaigns'
import { ProductResults } from '../catalogue/ProductResults'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { Tag } from '../components/Tag'
import { formatDayOfYear } from '../texts/format'
import { t } from '../texts/t'
import styles from './CampaignPage.module.css'

const sortings: readonly [SortBy, ...SortBy[]] = ['popularity', 'name', 'price', 'dimension']

/** The articles of a campaign (`/kampanjer/…`, ROUTE-16) or of an assortment (`/sortiment/…`, ROUTE-21). */
export const Component = () => {
  const { campaign, groups, facets, page }: CampaignPageData = useLoaderData()
  useOwnCampaigns()
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
              : t('campaigns.until', { day: formatDayOfYear(campaign.validUntil) })}
          </p>
        )}
      </header>
      <ProductResults name={campaign.title} groups={groups} facets={facets} page={page} sortings={sortings} />
    </div>
  )
}

const trailOf = ({ title, isAssortment }: Campaign) => [
  { name: t('shell.start'), to: '/' },
  isAssortment ? { name: t('assortments.title'), to: '/sortiment' } : { name: t('campaigns.title'), to: '/kampanjer' },
  { name: title },
]
