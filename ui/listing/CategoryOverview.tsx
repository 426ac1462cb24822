import type { CategoryPageData } from '#application/queries/page-data'
import { categoryPath } from '../routing/paths'
import { ArticleShelf } from '../catalogue/ArticleShelf'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { LinkButton } from '../components/LinkButton'
import { MissingPart } from '../components/MissingPart'
import { useOwnAssortment } from '../shop/own-menu'
import { t } from '../texts/t'
import { CategoryGroups } from './CategoryGroups'
import styles from './CategoryOverview.module.css'

/** A department: its categories with their subcategories, and its most popular articles. */
export const CategoryOverview = ({ category }: { category: CategoryPageData }) => {
  const { title, slug, productCount, popular, missing = [] } = category
  useOwnAssortment()
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumbs trail={[{ name: t('shell.start'), to: '/' }, { name: title }]} />
      <div className={styles.heading}>
        <h1>{title}</h1>
        <div className={styles.waysOn}>
          {/* With a sorting, the same path is the department's listing. */}
          <LinkButton variant="secondary" to={`${categoryPath(slug)}?sortera=popularity`}>
            {productCount === undefined ? t('category.allUncounted') : t('category.all', { count: productCount })}
          </LinkButton>
          <LinkButton
            variant="secondary"
            to={{ pathname: '/konfigurator', search: `?kategori=${encodeURIComponent(slug)}` }}
          >
            {t('configuration.link')}
          </LinkButton>
        </div>
      </div>
      {missing.includes('counts') && <MissingPart what={t('category.countsMissing')} />}
      <nav aria-label={t('category.inside', { title })}>
        <CategoryGroups categories={category.children} />
      </nav>
      {missing.includes('popular') && <MissingPart what={t('start.popularMissing')} />}
      {popular.length > 0 && (
        <section aria-labelledby="populart">
          <h2 id="populart" className={styles.heading}>
            {t('start.popular')}
          </h2>
          <ArticleShelf articles={popular} />
        </section>
      )}
    </div>
  )
}
