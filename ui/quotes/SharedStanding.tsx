import { useEffect, useRef } from 'react'
import type { SharedQuote } from '#application/ports/shared-quote'
import { absurdCase } from '#domain/kernel/decider'
import { Icon } from '../components/Icon'
import { formatDayOfYear } from '../texts/format'
import { t } from './shared-t'
import styles from './SharedQuotePage.module.css'

interface StandingProps {
  readonly quote: SharedQuote
  readonly isExpired: boolean
}

/** How the quote stands, in words; nothing while it waits for an answer. A change is told and gets the focus. */
export const StandingOf = ({ quote, isExpired }: StandingProps) => {
  const { status } = quote
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(status)
  useEffect(() => {
    if (before.current !== status) box.current?.focus()
    before.current = status
  }, [status])
  const words = wordsOf(quote, isExpired)
  if (words === undefined) return null
  return (
    <div ref={box} tabIndex={-1} className={styles.standing} data-tone={words.tone}>
      <Icon name={words.tone === 'good' ? 'check' : 'info'} />
      <div>
        <h2>{words.title}</h2>
        <p>{words.text}</p>
      </div>
    </div>
  )
}

const wordsOf = ({ status, sender: { name: sender }, lastDay }: SharedQuote, isExpired: boolean) => {
  switch (status) {
    case 'draft':
    case 'inReview':
      return { tone: 'calm', title: t('shared.back'), text: t('shared.back.text', { sender }) }
    case 'sent':
      return isExpired
        ? {
            tone: 'calm',
            title: t('shared.expired', { day: formatDayOfYear(lastDay) }),
            text: t('shared.expired.text', { sender }),
          }
        : undefined
    case 'accepted':
      return { tone: 'good', title: t('shared.accepted'), text: t('shared.accepted.text', { sender }) }
    case 'ordered':
      return { tone: 'good', title: t('shared.ordered'), text: t('shared.ordered.text', { sender }) }
    case 'declined':
      return { tone: 'calm', title: t('shared.declined'), text: t('shared.declined.text', { sender }) }
    default:
      return absurdCase(status)
  }
}
