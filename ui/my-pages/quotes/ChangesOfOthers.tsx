import { absurdCase } from '#domain/kernel/decider'
import type { QuoteHead } from '#domain/quotes/quote'
import type { KnownQuote } from '#domain/quotes/quote-view'
import type { ForeignChange, OverwrittenEdit } from '#domain/quotes/quotes'
import { Button } from '../../components/Button'
import { Icon } from '../../components/Icon'
import { useShopCommand } from '../../shop/ShopContext'
import styles from './Told.module.css'
import { t } from './t'
import { useWriterName } from './use-writer-name'

/** What others, or the user on another device, have changed since the user saw it, and fields of the head that the user has written over. */
export const ChangesOfOthers = ({ view: { quote, foreign, overwritten } }: { view: KnownQuote }) => {
  const command = useShopCommand()
  return (
    <>
      {foreign.length > 0 && (
        <section className={styles.told} aria-labelledby="offert-andra">
          <h2 id="offert-andra">
            <Icon name="info" size={18} /> {t('quote.foreign', { count: foreign.length })}
          </h2>
          <ul>
            {foreign.map((change) => (
              <li key={JSON.stringify(change)}>{foreignText(change, quote)}</li>
            ))}
          </ul>
          <div className={styles.ways}>
            <Button
              variant="secondary"
              size="row"
              onClick={() => command((shop) => shop.quotes.dismissForeign(quote.id))}
            >
              {t('quote.foreign.seen')}
            </Button>
          </div>
        </section>
      )}
      {overwritten.map((edit) =>
        edit.was.tag === 'Head' ? (
          <OverwrittenHead key={edit.id} edit={edit} theirs={edit.was.fields} quote={quote} />
        ) : null,
      )}
    </>
  )
}

type Quote = KnownQuote['quote']

const headFields = [
  'name',
  'reference',
  'sender',
  'receiver',
  'validFrom',
  'validFor',
  'priceType',
  'mergeArticles',
  'showDiscounts',
  'showArticleNumbers',
  'taxReduction',
  'finalMessage',
] as const

type HeadField = (typeof headFields)[number]

const saidIn = (fields: object): readonly HeadField[] => headFields.filter((field) => Object.hasOwn(fields, field))

const headText = (fields: Partial<QuoteHead>, field: HeadField): string => {
  const value = fields[field]
  if (value === undefined) return ''
  if (typeof value === 'object') return value.name
  if (typeof value === 'boolean') return t(value ? 'quote.overwritten.yes' : 'quote.overwritten.no')
  if (field === 'priceType') return t(value === 'net' ? 'quote.priceType.net' : 'quote.priceType.gross')
  return String(value)
}

/** A field of the head with both values, and the choice between them. */
interface OverwrittenHeadProps {
  readonly edit: OverwrittenEdit
  readonly theirs: Partial<QuoteHead>
  readonly quote: Quote
}

const OverwrittenHead = ({ edit, theirs, quote }: OverwrittenHeadProps) => {
  const command = useShopCommand()
  const by = useWriterName(edit.by)
  return (
    <div className={styles.told} data-tone="warn" role="alert">
      <p>
        {t('quote.overwritten', { by })}{' '}
        {saidIn(theirs)
          .map((field) =>
            t('quote.overwritten.field', {
              field: t(`quote.head.${field}`),
              theirs: headText(theirs, field),
              mine: headText(quote, field),
            }),
          )
          .join(' ')}
      </p>
      <div className={styles.ways}>
        <Button
          variant="secondary"
          size="row"
          onClick={() => command((shop) => shop.quotes.takeBack(quote.id, edit.id))}
        >
          {t('quote.overwritten.theirs')}
        </Button>
        <Button
          variant="secondary"
          size="row"
          onClick={() => command((shop) => shop.quotes.keepMine(quote.id, edit.id))}
        >
          {t('quote.overwritten.mine')}
        </Button>
      </div>
    </div>
  )
}

const rowName = (quote: Quote, id: string): string => {
  const row = quote.rows.find(({ rowId }) => rowId === id)
  if (row === undefined) return ''
  return row.tag === 'Heading' ? row.text : row.name
}

const foreignText = (change: ForeignChange, quote: Quote): string => {
  switch (change.tag) {
    case 'Row':
      return t('quote.foreign.Row', { name: rowName(quote, change.rowId) })
    case 'Added':
      return t('quote.foreign.Added', { name: rowName(quote, change.rowId) })
    case 'Removed':
      return t('quote.foreign.Removed', { name: change.row.tag === 'Heading' ? change.row.text : change.row.name })
    case 'Head':
      return t('quote.foreign.Head', {
        fields: saidIn(change.before)
          .map((field) => t(`quote.head.${field}`))
          .join(', '),
      })
    default:
      return absurdCase(change)
  }
}
