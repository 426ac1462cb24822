import { Link } from 'react-router-dom'
import type { PageHit } from '#application/ports/content-source'
import { Icon } from '../components/Icon'
import { MissingPart } from '../components/MissingPart'
import { t } from '../texts/t'
import styles from './PageHits.module.css'

interface PageHitsProps {
  readonly hits: readonly PageHit[]
  /** They could not be searched. */
  readonly isMissing?: boolean
}

/** Content pages that match the search, below the articles (SEARCH-01, SEARCH-05). */
export const PageHits = ({ hits, isMissing = false }: PageHitsProps) => {
  if (isMissing) return <MissingPart what={t('search.pagesMissing')} />
  return hits.length === 0 ? null : (
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
}
