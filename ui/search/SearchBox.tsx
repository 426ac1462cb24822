import { useEffect, useId, useRef, useState } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { Form, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { LONGEST_QUERY } from '#domain/catalogue/article-numbers'
import { orderMultipleAt } from '#domain/catalogue/quantity'
import { purchasability } from '#domain/catalogue/purchasability'
import type { ListedVariant } from '#domain/catalogue/variant'
import { useAddToCart } from '../catalogue/use-add-to-cart'
import { Icon } from '../components/Icon'
import { useDocumentMark } from '../components/use-document-mark'
import { useOrderHead } from '../order-head/OrderHeadContext'
import { useOpenedProducts } from '../shop/ProductHistoryContext'
import { useShopCommand } from '../shop/ShopContext'
import { t } from '../texts/t'
import { addressOf, choiceAt, historyColumns, keyOf, movePosition, positionOf, suggestionColumns } from './choices'
import type { Arrow, Choice } from './choices'
import { rowId } from './picking'
import type { Picking } from './picking'
import { SearchStart } from './SearchStart'
import { HistoryPanel, SuggestionPanel } from './SuggestionPanel'
import { useSearchPanel } from './use-search-panel'
import { useSlashKey } from './use-slash-key'
import { usePageHits } from './use-page-hits'
import { usePastSearches, useSuggestions } from './use-suggestions'
import styles from './SearchBox.module.css'
import fieldStyles from './SearchField.module.css'

/**
 * The search field with its panel; on a small screen both are a sheet. Without scripts it is a GET form. The field
 * keeps the query of the results, and the key `/` focuses it.
 */
export const SearchBox = () => {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { pathname, key: visit } = useLocation()
  const [params] = useSearchParams()
  const searched = pathname === '/search' ? (params.get('q') ?? '') : ''
  const [edit, setEdit] = useState<{ readonly text: string; readonly after: string }>()
  // Typed text is dropped after a navigation.
  const text = edit?.after === visit ? edit.text : searched
  const blank = text.trim() === ''

  const past = usePastSearches()
  const opened = useOpenedProducts()
  const panel = useSearchPanel({ box, field, visit })
  const suggestions = useSuggestions(text, panel.open)
  const pages = usePageHits(text, panel.open)
  const columns = blank ? historyColumns(past, opened) : suggestionColumns(suggestions.found, pages, past)
  // The choice itself, not its position: a later answer may put another choice at that position.
  const [chosenKey, setChosenKey] = useState<string>()
  const active = positionOf(columns, chosenKey)
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({})
  const chosen = panel.open ? choiceAt(columns, active) : undefined
  const hasRows = columns.some((column) => column.length > 0)
  const hasPanel = panel.open && (!blank || hasRows)

  const navigate = useNavigate()
  const command = useShopCommand()
  const add = useAddOneHit(quantities)
  useSlashKey(field)

  const remember = (query: string) => command((shop) => shop.rememberSearch(query))
  const leave = (query?: string) => {
    if (query !== undefined) remember(query)
    setChosenKey(undefined)
    panel.close()
  }
  const go = (choice: Choice) => {
    leave(choice.tag === 'Query' ? choice.query : undefined)
    void navigate(addressOf(choice))
  }
  const type = (next: string) => {
    setEdit({ text: next, after: visit })
    setChosenKey(undefined)
    panel.show(next.trim() === '')
  }
  const submit = (event: FormEvent) => {
    if (blank) return event.preventDefault()
    leave(text)
  }
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && panel.open) {
      // Prevented, because the browser would empty the field.
      event.preventDefault()
      leave()
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault()
      go(chosen)
    } else if (event.key === '+' && chosen?.tag === 'Article') {
      event.preventDefault()
      add(chosen.article)
    } else if (isArrow(event.key) && !event.altKey && !event.shiftKey) {
      const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
      if (sideways && active === undefined) return
      event.preventDefault()
      // A closed panel has no choices yet.
      if (!panel.open) return panel.show(blank)
      const next = choiceAt(columns, movePosition(columns, active, event.key))
      setChosenKey(next === undefined ? undefined : keyOf(next))
    }
  }
  useDocumentMark('search', panel.open ? 'open' : undefined)
  useKeepInView(panel.open && active !== undefined ? rowId(id, active) : undefined)

  const picking: Picking = {
    id,
    active,
    leave,
    forget: (query) => command((shop) => shop.forgetSearch(query)),
    setQuantity: (article, quantity) => setQuantities((before) => ({ ...before, [article]: quantity })),
  }
  return (
    <div ref={box} className={styles.box} data-open={panel.open || undefined}>
      <search className={styles.line}>
        <Form action="/search" method="get" className={fieldStyles.form} onSubmit={submit}>
          <Icon name="search" size={20} />
          <input
            ref={field}
            className={fieldStyles.field}
            type="search"
            name="q"
            role="combobox"
            aria-expanded={hasPanel && hasRows}
            aria-haspopup="grid"
            aria-controls={hasPanel && hasRows ? `${id}-panel` : undefined}
            aria-activedescendant={chosen !== undefined && active !== undefined ? rowId(id, active) : undefined}
            aria-autocomplete="list"
            maxLength={LONGEST_QUERY}
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
            onFocus={() => panel.show(blank)}
            onClick={() => panel.show(blank)}
            onKeyDown={pressKey}
            placeholder={t('shell.search.placeholder')}
            aria-label={t('shell.search.label')}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="submit" className={fieldStyles.submit} aria-label={t('shell.search.submit')}>
            <Icon name="search" size={20} />
          </button>
        </Form>
        {panel.open && (
          <button type="button" className={styles.close} aria-label={t('find.close')} onClick={() => leave()}>
            <Icon name="close" size={20} />
          </button>
        )}
      </search>
      <output className="visually-hidden">
        {suggestions.status === 'found' && suggestions.found !== undefined
          ? t('find.announce', { articles: suggestions.found.articles.length, total: suggestions.found.total })
          : null}
      </output>
      {hasPanel && (
        <>
          <div className={styles.scrim} aria-hidden="true" />
          <div className={styles.panel}>
            {blank ? (
              <HistoryPanel columns={columns} picking={picking} />
            ) : (
              <SuggestionPanel typed={text} columns={columns} suggestions={suggestions} picking={picking} />
            )}
          </div>
        </>
      )}
      {panel.open && blank && <SearchStart onLeave={() => leave()} />}
    </div>
  )
}

const isArrow = (key: string): key is Arrow => ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].includes(key)

/** Adds the selected article with the quantity of its row; an article that cannot be bought this way is not added. */
const useAddOneHit = (quantities: Readonly<Record<string, number>>): ((variant: ListedVariant) => void) => {
  const add = useAddToCart()
  const { delivery } = useOrderHead()
  return (variant) => {
    const { deliveryId, locationId } = delivery
    if (purchasability(variant, { deliveryId, locationId }).tag === 'NotPurchasable') return
    const quantity = quantities[variant.articleNumber] ?? 0
    add(variant, quantity === 0 ? orderMultipleAt(variant.stock, locationId) : quantity)
  }
}

const useKeepInView = (row: string | undefined) => {
  useEffect(() => {
    if (row !== undefined) document.getElementById(row)?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [row])
}
