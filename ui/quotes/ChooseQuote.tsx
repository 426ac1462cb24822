import * as E from 'fp-ts/Either'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OfferedArticle } from '#application/modules/quotes/commands'
import type { QuotesQuery } from '#application/ports/quote-service'
import type { QuoteSummary } from '#domain/quotes/quote'
import { longestQuoteText } from '#domain/quotes/quote-text'
import { readText } from '#domain/quotes/read-fields'
import { Button } from '../components/Button'
import { FaultBox } from '../components/FaultBox'
import { Field } from '../components/Field'
import { Skeleton } from '../components/Skeleton'
import { useTell } from '../notices/ShellNotices'
import { useQuoteCall } from '../shop/quotes'
import { useSession, useShopCommand } from '../shop/ShopContext'
import { useAnswered } from '../shop/use-answered'
import styles from './ChooseQuote.module.css'
import { useQuoteOverlay } from './QuoteOverlayProvider'
import { fieldFaultText, refusalText } from './refusal-text'
import { t } from './t'
import { quotePath } from './use-add-to-quote'

/** The quotes that can still be changed, the latest first. */
const query: QuotesQuery = {
  limit: 20,
  offset: 0,
  q: '',
  statuses: ['draft', 'inReview'],
  sort: 'changedAt',
  desc: true,
}

interface ChooseQuoteProps {
  readonly articles: readonly OfferedArticle[]
  readonly onDone: () => void
}

/** The quotes that articles can be put into, and the making of a new one. What is typed stays when a call fails. */
export const ChooseQuote = ({ articles, onDone }: ChooseQuoteProps) => {
  const answer = useAnswered('choice', (shop) => shop.quotes.list(query))
  const call = useQuoteCall()
  const command = useShopCommand()
  const session = useSession()
  const tell = useTell()
  const navigate = useNavigate()
  const { open } = useQuoteOverlay()
  const [name, setName] = useState('')
  const [nameFault, setNameFault] = useState<string>()
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)

  /** `number` is undefined for a new quote, which has none yet. */
  const shown = (id: QuoteSummary['id'], number: string | undefined) => {
    open()
    const count = articles.length
    const toQuote = { text: 'quotes.open', run: () => void navigate(quotePath(id)) } as const
    if (count > 0 && number === undefined) tell('quotes.addedToNew', { count }, 'success', toQuote)
    if (count > 0 && number !== undefined) tell('quotes.added', { count, number }, 'success', toQuote)
    onDone()
  }
  const choose = ({ id, number }: QuoteSummary) =>
    command((shop) => {
      const filled = shop.quotes.fill(id)
      const added = E.isLeft(filled) || articles.length === 0 ? filled : shop.quotes.addArticles(articles, id)
      if (E.isLeft(added)) setFault(refusalText(added.left))
      else shown(id, number)
    })
  const make = async (): Promise<void> => {
    if (busy) return
    const read = readText('quoteName', name)
    setNameFault(E.isLeft(read) ? fieldFaultText(read.left) : undefined)
    if (E.isLeft(read)) return nameField.current?.focus()
    setBusy(true)
    setFault('')
    const project = session.tag === 'Authenticated' ? session.context?.projectId : undefined
    const made = await call((quotes) => quotes.create(read.right, articles, project))
    setBusy(false)
    return E.isLeft(made) ? setFault(refusalText(made.left)) : shown(made.right, undefined)
  }
  return (
    <div className={styles.content}>
      {articles.length > 0 && <p>{t('quote.choosing', { count: articles.length })}</p>}
      {answer.tag === 'Asking' && <Skeleton rows={3} kind="text" />}
      {answer.tag === 'Failed' && <FaultBox title={t('quote.choices.failed')} onRetry={answer.retry} />}
      {answer.tag === 'Answered' && answer.value.data.length === 0 && <p>{t('quote.choices.none')}</p>}
      {answer.tag === 'Answered' && answer.value.data.length > 0 && (
        <ul className={styles.quotes}>
          {answer.value.data.map((quote) => (
            <li key={quote.id}>
              <button type="button" className={styles.quote} onClick={() => choose(quote)}>
                <span className={styles.name}>{quote.name === '' ? t('quote.unnamed') : quote.name}</span>
                <span className={styles.about}>
                  {[quote.number, quote.receiverName, t('quote.rows', { count: quote.rowCount })]
                    .filter((part) => part !== '')
                    .join(', ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        className={styles.new}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void make()
        }}
      >
        <Field
          ref={nameField}
          label={t('quote.new.name')}
          value={name}
          maxLength={longestQuoteText.quoteName}
          autoComplete="off"
          error={nameFault}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          {t('quote.new.make')}
        </Button>
      </form>
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
    </div>
  )
}
