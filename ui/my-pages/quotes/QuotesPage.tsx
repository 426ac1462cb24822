import * as E from 'fp-ts/Either'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { QuotePage } from '#application/ports/quote-service'
import type { Answer } from '#application/projections/answer'
import type { QuoteId } from '#domain/kernel/ids'
import type { QuoteSummary } from '#domain/quotes/quote'
import { Button } from '../../components/Button'
import { Checkbox } from '../../components/Checkbox'
import { EmptyCompartment } from '../../components/EmptyCompartment'
import { FaultBox } from '../../components/FaultBox'
import { Skeleton } from '../../components/Skeleton'
import { useTell } from '../../notices/ShellNotices'
import { useOrderHead } from '../../order-head/OrderHeadContext'
import { useListsContext } from '../../shop/favourite-lists'
import { useToday } from '../../shop/now'
import { useMay } from '../../shop/permissions'
import { useQuoteCall } from '../../shop/quotes'
import { useSession } from '../../shop/ShopContext'
import { useLatestValue } from '../../shop/use-answer'
import { useAnswered } from '../../shop/use-answered'
import { formatQuantity } from '../../texts/format'
import { refusalText } from '../../quotes/refusal-text'
import { quotePath } from '../../quotes/use-add-to-quote'
import { MyPagesFrame } from '../MyPagesFrame'
import { Pages } from '../Pages'
import { useListAddress } from '../use-list-address'
import { DeleteQuotes } from './DeleteQuotes'
import {
  areFiltered,
  emptyQuotesAddress,
  QUOTES_OF_A_PAGE,
  quotesQueryOf,
  readQuotesAddress,
  writeQuotesAddress,
} from './quotes-address'
import { QuotesFilters } from './QuotesFilters'
import styles from './QuotesPage.module.css'
import { QuotesTable } from './QuotesTable'
import { t } from './t'
import { useNewQuote } from './use-new-quote'

/** `/mina-sidor/offerter`: the quotes of the customer, by what the address says (QUOTE-01, QUOTE-13). */
export const Component = () => {
  const session = useSession()
  const context = useListsContext()
  const { open } = useOrderHead()
  if (session.tag !== 'Authenticated') return null
  if (context !== undefined) return <Quotes key={context} context={context} />
  if (session.context !== undefined) return null
  return (
    <MyPagesFrame title={t('quotes.title')}>
      <EmptyCompartment title={t('quotes.noCustomer')}>
        <Button onClick={() => open('customer')}>{t('quotes.chooseCustomer')}</Button>
      </EmptyCompartment>
    </MyPagesFrame>
  )
}

const Quotes = ({ context }: { context: string }) => {
  const navigate = useNavigate()
  const today = useToday()
  const tell = useTell()
  const call = useQuoteCall()
  const hidePrices = !useMay('seePrices')
  const mayMake = useMay('createQuotes')
  const make = useNewQuote()
  const [changes, setChanges] = useState(0)
  const [chosen, setChosen] = useState<ReadonlySet<QuoteId>>(new Set())
  const [isDeleting, setDeleting] = useState(false)
  const [address, change] = useListAddress(readQuotesAddress, writeQuotesAddress)
  const query = quotesQueryOf(address)
  const answer = useAnswered(JSON.stringify([context, changes, query]), (shop) => shop.quotes.list(query))
  const page = useLatestValue(answer, context)
  const shown = page?.data ?? []
  const selected = shown.flatMap(({ id }) => (chosen.has(id) ? id : []))

  const go: typeof change = (part) => {
    setChosen(new Set())
    change(part)
  }
  const copy = async ({ id }: QuoteSummary): Promise<void> => {
    const copied = await call((quotes) => quotes.copy(id))
    if (E.isLeft(copied)) return void tell('service.message', { text: refusalText(copied.left) }, 'error')
    tell('service.message', { text: t('quotes.copied') }, 'success')
    return void navigate(quotePath(copied.right))
  }
  return (
    <MyPagesFrame
      title={t('quotes.title')}
      note={
        page === undefined ? undefined : t('quotes.count', { count: formatQuantity(page.total), quotes: page.total })
      }
      actions={
        mayMake && (
          <Button icon="plus" busy={make.busy} onClick={make.start}>
            {t('quotes.new')}
          </Button>
        )
      }
    >
      <QuotesFilters address={address} onChange={go} />
      <Found
        answer={answer}
        page={page}
        isFiltered={areFiltered(address)}
        onClear={() => go({ ...emptyQuotesAddress, sort: address.sort })}
      >
        {mayMake && (
          <div className={styles.bar}>
            <Checkbox
              ref={(box) => {
                if (box !== null) box.indeterminate = selected.length > 0 && selected.length < shown.length
              }}
              label={selected.length === 0 ? t('quotes.select.all') : t('quotes.selected', { count: selected.length })}
              checked={shown.length > 0 && selected.length === shown.length}
              onChange={({ currentTarget }) =>
                setChosen(currentTarget.checked ? new Set(shown.map(({ id }) => id)) : new Set())
              }
            />
            {selected.length > 0 && (
              <Button variant="danger" icon="trash" onClick={() => setDeleting(true)}>
                {t('quotes.delete')}
              </Button>
            )}
          </div>
        )}
        <QuotesTable
          quotes={shown}
          today={today}
          hidePrices={hidePrices}
          chosen={chosen}
          onCopy={mayMake ? (quote) => void copy(quote) : undefined}
          onChoose={(quote, isChosen) => setChosen((before) => withQuote(before, quote, isChosen))}
        />
        <Pages
          page={address.page}
          size={QUOTES_OF_A_PAGE}
          total={page?.total ?? 0}
          onGo={(next) => go({ page: next })}
        />
      </Found>
      {isDeleting && (
        <DeleteQuotes
          quotes={selected}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            tell('service.message', { text: t('quotes.deleted', { count: selected.length }) }, 'success')
            setDeleting(false)
            setChosen(new Set())
            setChanges((before) => before + 1)
          }}
        />
      )}
    </MyPagesFrame>
  )
}

const withQuote = (chosen: ReadonlySet<QuoteId>, quote: QuoteId, isChosen: boolean): ReadonlySet<QuoteId> =>
  new Set(isChosen ? [...chosen, quote] : [...chosen].filter((one) => one !== quote))

interface FoundProps {
  readonly answer: Answer<QuotePage>
  /** What was answered last, which is shown until the next answer comes. */
  readonly page: QuotePage | undefined
  readonly isFiltered: boolean
  readonly onClear: () => void
  readonly children: ReactNode
}

const Found = ({ answer, page, isFiltered, onClear, children }: FoundProps) => {
  if (answer.tag === 'Failed')
    return (
      <FaultBox title={t('quotes.failed')} onRetry={answer.retry}>
        {t('quotes.failed.text')}
      </FaultBox>
    )
  if (page === undefined) return <Skeleton rows={QUOTES_OF_A_PAGE} kind="text" />
  if (page.data.length === 0 && page.total === 0)
    return isFiltered ? (
      <EmptyCompartment title={t('quotes.none')}>
        <p>{t('quotes.none.text')}</p>
        <Button variant="secondary" onClick={onClear}>
          {t('quotes.none.clear')}
        </Button>
      </EmptyCompartment>
    ) : (
      <EmptyCompartment title={t('quotes.empty')}>
        <p>{t('quotes.empty.text')}</p>
      </EmptyCompartment>
    )
  return (
    <div className={styles.found} aria-busy={answer.tag === 'Asking' || undefined}>
      {children}
    </div>
  )
}
