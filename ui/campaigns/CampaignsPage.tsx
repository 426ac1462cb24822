import { useLoaderData } from 'react-router-dom'
import type { CampaignsPageData } from '#application/queries/page-data'
import { CampaignTiles } from './CampaignTiles'
import { useOwnCampaigns } from './use-own-campaigns'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { EmptyCompartment } from '../components/EmptyCompartment'
import { LinkButton } from '../components/LinkButton'
import { t } from '../texts/t'
import styles from './overview.module.css'

/** `/kampanjer`: the campaigns of today, the customer's own first (ROUTE-15). */
export const Component = () => {
  const { campaigns }: CampaignsPageData = useLoaderData()
  useOwnCampaigns()
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumbs trail={[{ name: t('shell.start'), to: '/' }, { name: t('campaigns.title') }]} />
      <div className={styles.title}>
        <h1>{t('campaigns.title')}</h1>
        {campaigns.length > 0 && <p>{t('campaigns.active', { count: campaigns.length })}</p>}
      </div>
      {campaigns.length === 0 ? (
        <EmptyCompartment title={t('campaigns.none')}>
          <p>{t('campaigns.noneNext')}</p>
          <LinkButton variant="secondary" to="/sortiment">
            {t('assortments.whole')}
          </LinkButton>
        </EmptyCompartment>
      ) : (
        <CampaignTiles campaigns={campaigns} heading="h2" />
      )}
    </div>
  )
}
