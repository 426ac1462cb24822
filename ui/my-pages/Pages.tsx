import { Button } from '../components/Button'
import { formatQuantity } from '../texts/format'
import styles from './Pages.module.css'
import { t } from './t'

interface PagesProps {
  /** From 1. */
  readonly page: number
  /** Rows of a page. */
  readonly size: number
  /** Rows of all pages. */
  readonly total: number
  readonly onGo: (page: number) => void
}

/** Which rows of a list are shown, and the ways to the pages before and after. */
export const Pages = ({ page, size, total, onGo }: PagesProps) => {
  const from = (page - 1) * size + 1
  const to = Math.min(total, page * size)
  const range = { from: formatQuantity(from), to: formatQuantity(to), total: formatQuantity(total) }
  return (
    <nav className={styles.pages} aria-label={t('myPages.pages')}>
      <output>{from <= to ? t('myPages.pages.range', range) : ''}</output>
      {page > 1 && (
        <Button
          variant="secondary"
          aria-label={t('myPages.pages.previous')}
          icon="chevronLeft"
          onClick={() => onGo(page - 1)}
        />
      )}
      {to < total && (
        <Button variant="secondary" onClick={() => onGo(page + 1)}>
          {t('myPages.pages.next')}
        </Button>
      )}
    </nav>
  )
}
