import { useLoaderData } from 'react-router-dom'
import { formatConfigurationAddress, listingOfConfiguration } from '#application/queries/configuration-address'
import type { ConfigurationPageData } from '#application/queries/page-data'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { EmptyCompartment } from '../components/EmptyCompartment'
import { LinkButton } from '../components/LinkButton'
import { useOwnAssortment } from '../shop/own-menu'
import { CategoryChoice } from './CategoryChoice'
import { ChosenSteps } from './ChosenSteps'
import { MatchingArticles } from './MatchingArticles'
import { PropertyChoice } from './PropertyChoice'
import { t } from './t'
import styles from './ConfigurationPage.module.css'

/**
 * Finds an article by its properties (ROUTE-43): a category, then one value of each property. Every choice is a link, so
 * that the address holds all of them.
 */
export const Component = () => {
  const data: ConfigurationPageData = useLoaderData()
  const { path, matching } = data
  useOwnAssortment()
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumbs trail={[{ name: t('shell.start'), to: '/' }, { name: t('configuration.title') }]} />
      <h1 className={styles.title}>{t('configuration.title')}</h1>
      {path.length > 0 && <ChosenSteps data={data} />}
      {matching === undefined ? (
        <CategoryChoice categories={data.categories} />
      ) : (
        <>
          <PropertyChoice data={data} matching={matching} />
          {matching.total === 0 ? (
            <EmptyCompartment title={t('configuration.none')}>
              <p>{t('configuration.noneNext')}</p>
              <LinkButton variant="secondary" to={formatConfigurationAddress({ slug: data.slug, selected: {} })}>
                {t('configuration.restart')}
              </LinkButton>
            </EmptyCompartment>
          ) : (
            <MatchingArticles matching={matching} listing={listingOfConfiguration(data)} />
          )}
        </>
      )}
    </div>
  )
}
