import * as E from 'fp-ts/Either'
import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Quote } from '#domain/quotes/quote'
import { longestQuoteText } from '#domain/quotes/quote-text'
import { readText } from '#domain/quotes/read-fields'
import { fieldFaultText } from '../../quotes/refusal-text'
import { useShopCommand } from '../../shop/ShopContext'
import styles from './QuotePage.module.css'
import { quoteName } from './QuotesTable'
import { t } from './t'
import { useDraft } from './use-draft'

interface QuoteTitleProps {
  readonly quote: Quote
  readonly isEditable: boolean
}

/** What the job is called, written where it stands. A quote that was just made asks for it. */
export const QuoteTitle = ({ quote, isEditable }: QuoteTitleProps) => {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const command = useShopCommand()
  const isNew: unknown = useLocation().state?.isNew
  useEffect(() => {
    if (isNew === true) field.current?.select()
  }, [isNew])
  const { text, fault, type, leave } = useDraft({
    value: quote.name,
    put: (name) => {
      const read = readText('quoteName', name)
      if (E.isLeft(read)) return { text: fieldFaultText(read.left), nearest: undefined }
      command((shop) => shop.quotes.changeHead(quote.id, { name: read.right }))
      return undefined
    },
    done: () => command((shop) => shop.quotes.sendNow()),
  })
  if (!isEditable) return <h1>{quoteName(quote.name)}</h1>
  return (
    <>
      <h1 className="visually-hidden">{quoteName(quote.name)}</h1>
      <textarea
        ref={field}
        rows={1}
        className={styles.name}
        aria-label={t('quote.name')}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={fault === undefined ? undefined : id}
        autoComplete="off"
        maxLength={longestQuoteText.quoteName}
        placeholder={t('quote.unnamed')}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          // A name is one line, however many it takes in the window.
          if (event.key !== 'Enter') return
          event.preventDefault()
          event.currentTarget.blur()
        }}
      />
      {fault !== undefined && (
        <p id={id} role="alert" className={styles.fault}>
          {fault.text}
        </p>
      )}
    </>
  )
}
