import { useLoaderData } from 'react-router-dom'
import type { CampaignsPageData } from '#application/queries/page-data'
import { campaignPath } from './campaign-path'
import { CategoryTiles } from './CategoryTiles'
import { useOwnCampaigns } from './use-own-campaigns'
import { categoryPath } from '../routing/paths'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { EmptyCompartment } from '../components/EmptyCompartment'
import { useShellData } from '../shop/ShellDataContext'
import { t } from '../texts/t'
import styles from './AssortmentsPage.module.css'

/** `/sortiment`: the assortments, and below them every department (ROUTE-20). */
export const Component = () => {
  const { campaigns: assortments }: CampaignsPageData = useLoaderData()
  const menu = useShellData()?.menu ?? []
  useOwnCampaigns()
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumbs trail={[{ name: t('shell.start'), to: '/' }, { name: t('assortments.title') }]} />
      <div className={styles.heading}>
        <h1>{t('assortments.title')}</h1>
        <p>{t('assortments.description')}</p>
      </div>
      <h2 className={styles.heading}>{t('assortments.ready')}</h2>
      {assortments.length === 0 ? (
        <EmptyCompartment title={t('assortments.none')} />
      ) : (
        <CategoryTiles
          tiles={assortments.map((assortment) => ({
            to: campaignPath(assortment),
            title: assortment.title,
            illustration: assortment.illustration,
            detail: t('campaigns.articles', { count: assortment.articleNumbers.length }),
          }))}
        />
      )}
      {menu.length > 0 && (
        <>
          <h2 className={styles.heading}>{t('assortments.departments')}</h2>
          <CategoryTiles
            tiles={menu.map(({ slug, title, illustration }) => ({ to: categoryPath(slug), title, illustration }))}
          />
        </>
      )}
    </div>
  )
}
