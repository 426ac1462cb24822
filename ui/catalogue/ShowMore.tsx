import type { PageOfResults } from '#application/queries/page-data'
import { LinkButton } from '../components/LinkButton'
import { t } from '../texts/t'
import styles from './ShowMore.module.css'

/** How much of all is shown, and a link to the same page with more of it. */
export const ShowMore = ({ page, noun }: { page: PageOfResults; noun: 'products' | 'articles' }) => (
  <div className={styles.more}>
    <span>{t(`results.${noun}Shown`, { shown: page.shown, total: page.total })}</span>
    {page.more !== undefined && (
      <LinkButton variant="secondary" to={page.more} preventScrollReset>
        {t('results.more')}
      </LinkButton>
    )}
  </div>
)
