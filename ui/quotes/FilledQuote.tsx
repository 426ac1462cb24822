import { useId, useRef } from 'react'
import type { FilledView, KnownQuote } from '#domain/quotes/quote-view'
import { Button } from '../components/Button'
import { Icon } from '../components/Icon'
import { LinkButton } from '../components/LinkButton'
import { useDocumentMark } from '../components/use-document-mark'
import { useShopCommand } from '../shop/ShopContext'
import { formatMoney, formatQuantity } from '../texts/format'
import styles from './FilledQuote.module.css'
import { useQuoteOverlay } from './QuoteOverlayProvider'
import { refusalText } from './refusal-text'
import { SaveStateMark } from './SaveStateMark'
import { t } from './t'
import { quotePath } from './use-add-to-quote'

type Filled = Exclude<FilledView, { tag: 'None' }>

/** A bar with the quote that is filled, and its rows above it while it is open; on a phone they are a sheet. */
export const FilledQuote = ({ filled }: { filled: Filled }) => {
  const { isOpen, open, close, chooseQuote } = useQuoteOverlay()
  const command = useShopCommand()
  const panelId = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  useDocumentMark('quote', isOpen ? 'open' : 'folded')
  const name = nameOf(filled)
  const count = countOf(filled)
  const fold = () => {
    close()
    toggle.current?.focus({ preventScroll: true })
  }
  return (
    // It handles keys of the buttons and links inside it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      className={styles.overlay}
      aria-label={t('quote.overlay')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.preventDefault()
        fold()
      }}
    >
      {isOpen && (
        <section id={panelId} className={styles.panel} aria-label={t('quote.overlay.rows')}>
          <div className={styles.head}>
            <h2>{name}</h2>
            <button type="button" className={styles.close} aria-label={t('quote.overlay.close')} onClick={fold}>
              <Icon name="close" size={18} />
            </button>
          </div>
          <Rows filled={filled} />
          <div className={styles.ways}>
            {filled.tag === 'Filled' && (
              <LinkButton size="row" to={quotePath(filled.quoteId)}>
                {t('quotes.open')}
              </LinkButton>
            )}
            <Button variant="text" size="row" onClick={() => chooseQuote([])}>
              {t('quote.overlay.other')}
            </Button>
            <Button variant="text" size="row" onClick={() => command((shop) => shop.quotes.stopFilling())}>
              {t('quote.overlay.stop')}
            </Button>
          </div>
        </section>
      )}
      <output className="visually-hidden">{t('quote.overlay.said', { quote: name, count })}</output>
      <div className={styles.bar}>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={isOpen ? close : open}
        >
          <Icon name="document" size={18} />
          <span className={styles.name}>{name}</span>
          <span>{t('quote.rows', { count })}</span>
          <Sum filled={filled} />
          <span className={styles.arrow} data-open={isOpen || undefined}>
            <Icon name="chevronDown" size={16} />
          </span>
        </button>
        {filled.tag === 'Filled' && filled.view.tag === 'Known' && <SaveStateMark view={filled.view} />}
        {filled.tag === 'Creating' && <Creating failure={filled.failure} />}
      </div>
    </aside>
  )
}

const knownIn = (filled: Filled): KnownQuote | undefined =>
  filled.tag === 'Filled' && filled.view.tag === 'Known' ? filled.view : undefined

const nameOf = (filled: Filled): string => {
  if (filled.tag === 'Creating') return filled.name
  const known = knownIn(filled)
  if (known === undefined) return t('quotes.quote')
  return known.quote.name === '' ? known.quote.number : `${known.quote.number} ${known.quote.name}`
}

const countOf = (filled: Filled): number =>
  filled.tag === 'Creating'
    ? filled.rowNames.length
    : (knownIn(filled)?.quote.rows.filter(({ tag }) => tag !== 'Heading').length ?? 0)

const Sum = ({ filled }: { filled: Filled }) => {
  const offer = knownIn(filled)?.offer
  return offer === undefined ? null : <strong>{formatMoney(offer.totalExcludingVat)}</strong>
}

const Creating = ({ failure }: { failure: Extract<Filled, { tag: 'Creating' }>['failure'] }) => {
  const command = useShopCommand()
  if (failure === undefined) return <output>{t('quote.saving')}</output>
  const again = () => command((shop) => shop.quotes.createAgain())
  return (
    <span className={styles.failed} role="alert">
      {refusalText(failure)}{' '}
      <Button variant="text" size="row" onClick={again}>
        {t('quote.retry')}
      </Button>
    </span>
  )
}

/** Rows that are listed at most: the page of the quote has them all. */
const MOST_LISTED = 50

const Rows = ({ filled }: { filled: Filled }) => {
  if (filled.tag === 'Creating')
    return (
      <ul className={styles.rows}>
        {filled.rowNames.map((name, place) => (
          <li key={`${place}-${name}`}>
            <span className={styles.rowName}>{name}</span>
          </li>
        ))}
      </ul>
    )
  const known = knownIn(filled)
  if (known === undefined) return <p>{t('quote.overlay.missing')}</p>
  if (known.quote.rows.length === 0) return <p>{t('quote.overlay.empty')}</p>
  // The latest come first: they are what the user has just put there.
  const rows = known.quote.rows.toReversed().slice(0, MOST_LISTED)
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.rowId}>
          {row.tag === 'Heading' ? (
            <strong>{row.text}</strong>
          ) : (
            <>
              <span className={styles.rowName}>
                {row.tag === 'Article' && <span className="mono">{row.articleNumber} </span>}
                {row.name}
              </span>
              <span className={styles.quantity}>
                {formatQuantity(row.quantity)} {row.unit}
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
