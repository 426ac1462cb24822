import { Link } from 'react-router-dom'
import type { PageHit } from '#application/ports/content-source'
import { Icon } from '../components/Icon'
import { t } from '../texts/t'
import styles from './PageHits.module.css'

/** Content pages that hold what was searched for, below the articles (SEARCH-01, SEARCH-05). */
export const PageHits = ({ hits }: { hits: readonly PageHit[] }) =>
  hits.length === 0 ? null : (
    <section aria-labelledby="page-hits" className={styles.pages}>
      <h2 id="page-hits">{t('search.pages')}</h2>
      <ul className={styles.list}>
        {hits.map(({ title, preTitle, slug }) => (
          <li key={slug}>
            <Link to={slug} className={styles.hit}>
              <Icon name="document" size={20} />
              <span>
                {preTitle !== undefined && <span className={styles.preTitle}>{preTitle}</span>}
                <strong>{title}</strong>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
