import { Link } from 'react-router-dom'
import type { CategoryPageData } from '#application/queries/page-data'
import { Illustration } from '../illustrations/Illustration'
import { categoryPath } from '../routing/paths'
import { useOwnCategories } from '../shop/own-menu'
import { t } from '../texts/t'
import styles from './CategoryGroups.module.css'

/** The categories of a department, each with the categories below it as drawings that link to their listings. */
export const CategoryGroups = ({ categories }: { readonly categories: CategoryPageData['children'] }) => {
  const isOwn = useOwnCategories()
  return (
    <div className={styles.groups}>
      {categories
        .filter(({ entry }) => isOwn(entry.slug))
        .map(({ entry, productCount }) => {
          const leaves = entry.children.filter(({ slug }) => isOwn(slug))
          return (
            <section key={entry.slug} className={styles.group} aria-labelledby={entry.slug}>
              <h2 id={entry.slug} className={styles.heading}>
                <Link to={categoryPath(entry.slug)}>
                  {leaves.length === 0 && <Illustration family={entry.illustration} size={64} />}
                  {entry.title}
                </Link>
                {productCount !== undefined && (
                  <span className={styles.count}>{t('facets.count', { count: productCount })}</span>
                )}
              </h2>
              {leaves.length > 0 && (
                <ul className={styles.leaves}>
                  {leaves.map(({ slug, title, illustration }) => (
                    <li key={slug}>
                      <Link to={categoryPath(slug)}>
                        <Illustration family={illustration} size={64} />
                        {title}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </section>
          )
        })}
    </div>
  )
}
