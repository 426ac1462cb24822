import * as E from 'fp-ts/Either'
import { absurdCase } from '#domain/kernel/decider'
import type { QuoteEdit } from '#domain/quotes/quote-edit'
import type { KnownQuote } from '#domain/quotes/quote-view'
import type { RefusedEdit } from '#domain/quotes/quotes'
import { Button } from '../../components/Button'
import { Icon } from '../../components/Icon'
import { useTell } from '../../notices/ShellNotices'
import { refusalText } from '../../quotes/refusal-text'
import { useShopCommand } from '../../shop/ShopContext'
import styles from './Told.module.css'
import { t } from './t'

/** What the service did not take, with its own words, and the ways on. What was written stays until one is chosen. */
export const RefusedChanges = ({ view: { quote, refused } }: { view: KnownQuote }) => {
  const command = useShopCommand()
  const tell = useTell()
  if (refused.length === 0) return null
  const reasons = [...new Set(refused.map(({ failure }) => refusalText(failure)))]
  const tryAgain = () =>
    command((shop) => {
      const taken = shop.quotes.tryAgain(quote.id)
      if (E.isLeft(taken)) tell('service.message', { text: refusalText(taken.left) }, 'error')
    })
  return (
    <section className={styles.told} data-tone="bad" aria-labelledby="offert-avvisat" role="alert">
      <h2 id="offert-avvisat">
        <Icon name="warning" size={18} /> {t('quote.refusedChanges', { count: refused.length })}
      </h2>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <ul>
        {refused.map((edit) => (
          <li key={edit.id}>{editText(edit, quote.rows)}</li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button variant="secondary" size="row" onClick={tryAgain}>
          {t('quote.retry')}
        </Button>
        <Button
          variant="text"
          size="row"
          onClick={() =>
            command((shop) =>
              shop.quotes.dismissRefused(
                quote.id,
                refused.map(({ id }) => id),
              ),
            )
          }
        >
          {t('quote.refusedChanges.drop')}
        </Button>
      </div>
    </section>
  )
}

const nameOf = (rows: KnownQuote['quote']['rows'], id: string): string => {
  const row = rows.find(({ rowId }) => rowId === id)
  if (row === undefined) return ''
  return row.tag === 'Heading' ? row.text : row.name
}

const editText = ({ edit }: RefusedEdit, rows: KnownQuote['quote']['rows']): string =>
  t(`quote.edit.${edit.type}`, { names: namesIn(edit, rows).filter(Boolean).join(', ') })

const namesIn = (edit: QuoteEdit, rows: KnownQuote['quote']['rows']): readonly string[] => {
  switch (edit.type) {
    case 'AddArticles':
      return edit.articles.map(({ name }) => name)
    case 'AddRows':
      return edit.rows.map((row) => (row.tag === 'Heading' ? row.text : row.name))
    case 'ChangeRows':
      return edit.changes.map(({ rowId }) => nameOf(rows, rowId))
    case 'MoveRow':
      return [nameOf(rows, edit.rowId)]
    case 'RemoveRows':
      return edit.rowIds.map((rowId) => nameOf(rows, rowId))
    case 'ChangeHead':
      return []
    default:
      return absurdCase(edit)
  }
}
