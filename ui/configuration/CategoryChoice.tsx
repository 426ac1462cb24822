import { formatConfigurationAddress } from '#application/queries/configuration-address'
import type { ConfigurationPageData } from '#application/queries/page-data'
import { CategoryTiles } from '../campaigns/CategoryTiles'
import { EmptyCompartment } from '../components/EmptyCompartment'
import { useOwnCategories } from '../shop/own-menu'
import { t } from './t'
import styles from './ConfigurationPage.module.css'

/** The categories of the reader's menu to choose from. */
export const CategoryChoice = ({ categories }: Pick<ConfigurationPageData, 'categories'>) => {
  const isOwn = useOwnCategories()
  const offered = categories.filter(({ slug }) => isOwn(slug))
  if (offered.length === 0) return <EmptyCompartment title={t('configuration.categoryEmpty')} />
  return (
    <section className={styles.step} aria-labelledby="kategori">
      <h2 id="kategori">{t('configuration.category')}</h2>
      <CategoryTiles
        tiles={offered.map(({ slug, title, illustration }) => ({
          to: formatConfigurationAddress({ slug, selected: {} }),
          title,
          illustration,
        }))}
      />
    </section>
  )
}
