import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import type { PageOfResults } from '#application/queries/page-data'
import { LinkButton } from '../components/LinkButton'
import { t } from '../texts/t'
import { lookedAtAs } from './result-view'
import { useResultLocation } from './use-result-location'
import styles from './ShowMore.module.css'

/**
 * How many results are shown, and a link to the same page with more of them. The scroll position stays and the
 * address replaces the previous one. When the link disappears the count takes over its focus. A list too long to be
 * shown whole says how to reach the rest.
 */
export const ShowMore = ({ page, noun }: { page: PageOfResults; noun: 'products' | 'articles' }) => {
  const { search } = useResultLocation()
  const { state } = useNavigation()
  const count = useRef<HTMLOutputElement>(null)
  const [pressed, setPressed] = useState(false)
  const isLast = page.more === undefined
  useEffect(() => {
    if (pressed && isLast) count.current?.focus({ preventScroll: true })
  }, [pressed, isLast])
  return (
    <div className={styles.more}>
      <output ref={count} tabIndex={-1}>
        {t(`results.${noun}Shown`, { shown: page.shown, total: page.total })}
      </output>
      {isLast && page.shown < page.total && <p>{t('results.mostShown')}</p>}
      {page.more !== undefined && (
        <LinkButton
          variant="secondary"
          to={lookedAtAs(page.more, search)}
          replace
          aria-busy={(pressed && state === 'loading') || undefined}
          onClick={() => setPressed(true)}
        >
          {t('results.more')}
        </LinkButton>
      )}
    </div>
  )
}
