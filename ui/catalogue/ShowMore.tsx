import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import { RESULTS_ID } from '#domain/navigation/scroll-after'
import type { PageOfResults } from '#application/queries/page-data'
import { LinkButton } from '../components/LinkButton'
import { t } from '../texts/t'
import { lookedAtAs } from './result-view'
import { useResultLocation } from './use-result-location'
import styles from './ShowMore.module.css'

/**
 * How many results are shown, and a link to more of them. On a page that is not full it leads to the same page with
 * more: the scroll position stays and the address replaces the previous one. From a full page it leads to the next one,
 * which begins at the top of its results. When the link disappears the count takes over its focus.
 */
export const ShowMore = ({ page, noun }: { page: PageOfResults; noun: 'products' | 'articles' }) => {
  const { search } = useResultLocation()
  const { state } = useNavigation()
  const count = useRef<HTMLOutputElement>(null)
  const [pressed, setPressed] = useState(false)
  const { more, next, from = 0 } = page
  const isLast = more === undefined && next === undefined
  useEffect(() => {
    if (pressed && isLast) count.current?.focus({ preventScroll: true })
  }, [pressed, isLast])
  const to = more ?? next
  return (
    <div className={styles.more}>
      <output ref={count} tabIndex={-1}>
        {shownText(page, noun)}
      </output>
      {to !== undefined && (
        <LinkButton
          key={from}
          variant="secondary"
          to={more === undefined ? `${lookedAtAs(to, search)}#${RESULTS_ID}` : lookedAtAs(to, search)}
          replace={more !== undefined}
          aria-busy={(pressed && state === 'loading') || undefined}
          onClick={() => setPressed(true)}
        >
          {t('results.more')}
        </LinkButton>
      )}
    </div>
  )
}

const shownText = ({ from, shown, total }: PageOfResults, noun: 'products' | 'articles'): string =>
  from === undefined
    ? t(`results.${noun}Shown`, { shown, total })
    : t(`results.${noun}From`, { first: from + 1, last: from + shown, total })

/** A link to the page before; nothing on the first. */
export const ShowEarlier = ({ page: { before } }: { page: PageOfResults }) => {
  const { search } = useResultLocation()
  return before === undefined ? null : (
    <div className={styles.more}>
      <LinkButton variant="secondary" to={`${lookedAtAs(before, search)}#${RESULTS_ID}`}>
        {t('results.earlier')}
      </LinkButton>
    </div>
  )
}
