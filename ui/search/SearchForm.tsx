import { Form, useLocation, useSearchParams } from 'react-router-dom'
import styles from './SearchField.module.css'
import { LONGEST_QUERY } from '#domain/catalogue/article-numbers'
import { Icon } from '../components/Icon'
import { t } from '../texts/t'
import { useOverlay } from '../overlays/OverlaysContext'

/**
 * The search field below the order head of a small screen. It opens the search sheet; without scripts it is a GET form.
 */
export const SearchForm = () => {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const { onOpen } = useOverlay('faytContainer')
  const query = pathname === '/search' ? (params.get('q') ?? '') : ''

  return (
    <search>
      <Form action="/search" method="get" className={styles.form}>
        <Icon name="search" size={20} />
        <input
          // A new search creates a new field, which drops the typed text.
          key={query}
          className={styles.field}
          type="search"
          name="q"
          maxLength={LONGEST_QUERY}
          defaultValue={query}
          placeholder={t('shell.search.shortPlaceholder')}
          aria-label={t('shell.search.label')}
          autoComplete="off"
          enterKeyHint="search"
          onClick={onOpen}
        />
        <button type="submit" className={styles.submit} aria-label={t('shell.search.submit')}>
          <Icon name="search" size={20} />
        </button>
      </Form>
    </search>
  )
}
