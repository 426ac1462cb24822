import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { Form, useLocation, useSearchParams } from 'react-router-dom'
import { Icon } from '../../components/Icon'
import { t } from '../../texts/t'
import styles from './SearchForm.module.css'

/** A GET form, so that searching needs no script. What was searched for stays in the field; `/` goes to it. */
export const SearchForm = ({ focused = false }: { focused?: boolean }) => {
  const field = useRef<HTMLInputElement>(null)
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const query = pathname === '/search' ? (params.get('q') ?? '') : ''
  useSlashKey(field)

  useEffect(() => {
    if (focused) field.current?.focus()
  }, [focused])

  return (
    <search>
      <Form action="/search" method="get" preventScrollReset={pathname === '/search'} className={styles.form}>
        <Icon name="search" size={20} />
        <input
          // A new field for a new search: what was typed belongs to the page it was typed on.
          key={query}
          ref={field}
          className={styles.field}
          type="search"
          name="q"
          defaultValue={query}
          placeholder={t('shell.search.placeholder')}
          aria-label={t('shell.search.label')}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className={styles.submit} aria-label={t('shell.search.submit')}>
          <Icon name="search" size={20} />
        </button>
      </Form>
    </search>
  )
}

const useSlashKey = (field: RefObject<HTMLInputElement | null>) => {
  useEffect(() => {
    const goToField = (event: KeyboardEvent) => {
      const visible = field.current?.checkVisibility() ?? false
      if (event.key !== '/' || !visible || isTyping(event.target)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', goToField)
    return () => document.removeEventListener('keydown', goToField)
  }, [field])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
