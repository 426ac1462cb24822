/* oxlint-disable jsx-a11y/prefer-tag-over-role -- The suggestions of a field, which no select can be. */
import * as E from 'fp-ts/Either'
import { useEffect, useId, useRef, useState } from 'react'
import type { ClipboardEvent, FormEvent, KeyboardEvent } from 'react'
import type { OfferedArticle } from '#application/modules/quotes/commands'
import type { ShopQueries } from '#application/shop/shop-queries'
import type { Shop } from '#application/shop/shop'
import { readNumber } from '#domain/catalogue/quantity'
import type { ListedVariant } from '#domain/catalogue/variant'
import type { QuoteId } from '#domain/kernel/ids'
import { isFromSpreadsheet, wantedIn } from '#domain/quick-order/pasted-rows'
import { Button } from '../../components/Button'
import { askForAll } from '../../quick-order/known-articles'
import { refusalText } from '../../quotes/refusal-text'
import { useSuggestions } from '../../search/use-suggestions'
import { useShopCommand } from '../../shop/ShopContext'
import styles from './AddArticle.module.css'
import { failureText } from '../../texts/failure-text'
import { t } from './t'

interface AddArticleProps {
  readonly quote: QuoteId
  /** Several rows were pasted. */
  readonly onPasted: (text: string) => void
}

/** Adds an article by any of its numbers, or by one of the suggestions for what is typed. */
export const AddArticle = ({ quote, onPasted }: AddArticleProps) => {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [quantity, setQuantity] = useState('1')
  const [active, setActive] = useState<number>()
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const [said, setSaid] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const command = useShopCommand()
  const suggestions = useSuggestions(typed, isOpen)
  const choices = isOpen ? (suggestions.found?.articles ?? []) : []
  const chosen = active === undefined ? undefined : choices[active]

  // The list hangs below a field that may stand at the lower edge of the window.
  const inView = choices.length === 0 ? undefined : active === undefined ? `${id}-list` : `${id}-${active}`
  useEffect(() => {
    if (inView !== undefined) document.getElementById(inView)?.scrollIntoView({ block: 'nearest' })
  }, [inView])

  const begin = (text: string) => {
    setTyped(text)
    setActive(undefined)
    setFault('')
    setOpen(text.trim() !== '')
  }
  const put = (shop: Shop, article: OfferedArticle, name: string): void => {
    const added = shop.quotes.addArticles([article], quote)
    if (E.isLeft(added)) return setFault(refusalText(added.left))
    setTyped('')
    setQuantity('1')
    setOpen(false)
    setActive(undefined)
    setSaid(t('quote.add.done', { name }))
    return field.current?.focus()
  }
  /** The quantity that is written; undefined and told where it is none. */
  const wantedQuantity = (): number | undefined => {
    const read = readNumber(quantity)
    if (read === undefined) setFault(t('quote.fault.NotANumber'))
    return read
  }
  const pick = (variant: ListedVariant): void => {
    const wanted = wantedQuantity()
    if (wanted === undefined) return
    const { articleNumber, name } = variant
    command((shop) => put(shop, { articleNumber, quantity: wanted, variant }, name))
  }
  const find = async (shop: Shop, queries: ShopQueries): Promise<void> => {
    const number = wantedIn({ article: typed, quantity: '' })?.number
    const wanted = wantedQuantity()
    if (wanted === undefined) return
    if (number === undefined) {
      setFault(t('quote.add.empty'))
      field.current?.focus()
      return
    }
    setBusy(true)
    const found = await askForAll(queries, [number])()
    setBusy(false)
    if (E.isLeft(found)) return setFault(failureText(found.left))
    const [only, ...others] = found.right.get(number) ?? []
    if (only === undefined) return setFault(t('quote.add.unknown'))
    if (others.length > 0) return setFault(t('quote.add.ambiguous', { count: others.length + 1 }))
    const { variant } = only
    return put(shop, { articleNumber: variant.articleNumber, quantity: wanted, variant }, variant.name)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setFault('')
    setSaid('')
    if (chosen === undefined) command((shop, queries) => void find(shop, queries))
    else pick(chosen)
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setOpen(false)
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    if (choices.length === 0) return
    event.preventDefault()
    const step = event.key === 'ArrowDown' ? 1 : -1
    setActive(((active ?? (step === 1 ? -1 : 0)) + step + choices.length) % choices.length)
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!isFromSpreadsheet(text)) return
    event.preventDefault()
    onPasted(text)
  }
  return (
    <form className={styles.form} noValidate aria-label={t('quote.add.article')} onSubmit={submit}>
      <div className={styles.search}>
        <label className={styles.label} htmlFor={`${id}-article`}>
          {t('quote.add.article')}
        </label>
        <input
          ref={field}
          id={`${id}-article`}
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-expanded={choices.length > 0}
          aria-controls={choices.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={chosen === undefined ? undefined : `${id}-${active}`}
          aria-autocomplete="list"
          aria-invalid={fault === '' ? undefined : true}
          aria-describedby={fault === '' ? undefined : `${id}-fault`}
          placeholder={t('quote.add.hint')}
          value={typed}
          onChange={({ currentTarget }) => begin(currentTarget.value)}
          onKeyDown={pressKey}
          onPaste={paste}
          onBlur={() => setOpen(false)}
        />
        {choices.length > 0 && (
          <div id={`${id}-list`} role="listbox" aria-label={t('quote.add.suggestions')} className={styles.choices}>
            {choices.map((variant, place) => (
              // The field has the keys; the pointer picks here.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={variant.articleNumber}
                id={`${id}-${place}`}
                role="option"
                tabIndex={-1}
                aria-selected={place === active}
                // The field keeps the focus, and with it the list stays.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(variant)}
              >
                <span className="mono">{variant.articleNumber}</span> {variant.name}
              </div>
            ))}
          </div>
        )}
      </div>
      <div className={styles.quantity}>
        <label className={styles.label} htmlFor={`${id}-quantity`}>
          {t('quote.column.quantity')}
        </label>
        <input
          id={`${id}-quantity`}
          inputMode="decimal"
          autoComplete="off"
          value={quantity}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => {
            setQuantity(currentTarget.value)
            setFault('')
          }}
        />
      </div>
      <Button type="submit" variant="secondary" icon="plus" busy={busy}>
        {t('quote.add.put')}
      </Button>
      <p id={`${id}-fault`} role="alert" className={styles.fault}>
        {fault}
      </p>
      <output className="visually-hidden">{said}</output>
    </form>
  )
}
