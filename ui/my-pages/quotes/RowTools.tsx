import * as E from 'fp-ts/Either'
import { useId, useState } from 'react'
import { readNumber } from '#domain/catalogue/quantity'
import type { NewRow, Taken } from '#application/modules/quotes/commands'
import type { QuoteId } from '#domain/kernel/ids'
import { Button } from '../../components/Button'
import { useTell } from '../../notices/ShellNotices'
import { refusalText } from '../../quotes/refusal-text'
import { useShopCommand } from '../../shop/ShopContext'
import { AddArticle } from './AddArticle'
import { quoteRowId } from './QuoteRow'
import styles from './RowTools.module.css'
import { t } from './t'

interface RowToolsProps {
  readonly quote: QuoteId
  readonly hidePrices: boolean
  readonly onPasted: (text: string) => void
}

/** What is added below the rows, and the markup of all material. */
export const RowTools = ({ quote, hidePrices, onPasted }: RowToolsProps) => {
  const command = useShopCommand()
  const tell = useTell()
  const add = (row: NewRow) =>
    command((shop) => {
      const added = shop.quotes.addRow(quote, row)
      if (E.isLeft(added)) tell('service.message', { text: refusalText(added.left) }, 'error')
      else focusName(added.right)
    })
  return (
    <div className={styles.tools}>
      <AddArticle quote={quote} onPasted={onPasted} />
      <div className={styles.line}>
        <Button
          variant="secondary"
          icon="plus"
          onClick={() =>
            add({
              tag: 'Custom',
              name: t('quote.row.own.new'),
              quantity: 1,
              unit: t('quote.row.own.unit'),
              ownPrice: undefined,
              discount: 0,
              cost: undefined,
              isLabour: false,
            })
          }
        >
          {t('quote.add.own')}
        </Button>
        <Button
          variant="secondary"
          icon="plus"
          onClick={() => add({ tag: 'Heading', text: t('quote.row.heading.new') })}
        >
          {t('quote.add.heading')}
        </Button>
        {!hidePrices && <MarkupOfAll quote={quote} />}
      </div>
    </div>
  )
}

/** The new row is in the page with the next picture; its name is written first. */
const focusName = (row: string): void => {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const element = document.getElementById(quoteRowId(row))
      element?.scrollIntoView({ block: 'nearest' })
      element?.querySelector<HTMLElement>('[data-column=name]')?.focus()
    }),
  )
}

/** A price so many per cent above what it costs, for every row of material. */
const MarkupOfAll = ({ quote }: { quote: QuoteId }) => {
  const id = useId()
  const command = useShopCommand()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState('')
  const [said, setSaid] = useState('')
  const told = (taken: Taken, percent: string) => {
    setFault(E.isLeft(taken) ? refusalText(taken.left) : '')
    setSaid(E.isLeft(taken) ? '' : t('quote.markup.done', { percent }))
  }
  const use = () => {
    const percent = readNumber(typed.replace('%', ''))
    if (percent === undefined) return setFault(t('quote.fault.NotANumber'))
    return command((shop) => told(shop.quotes.setMarkup(quote, percent), typed.replace('%', '').trim()))
  }
  return (
    <form
      className={styles.markup}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        use()
      }}
    >
      <label htmlFor={id}>{t('quote.markup.all')}</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={fault === '' ? undefined : true}
        aria-describedby={fault === '' ? undefined : `${id}-fault`}
        placeholder={t('quote.markup.hint')}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setFault('')
        }}
      />
      <Button type="submit" variant="text" size="row">
        {t('quote.markup.use')}
      </Button>
      <p id={`${id}-fault`} role="alert" className={styles.fault}>
        {fault}
      </p>
      <output className="visually-hidden">{said}</output>
    </form>
  )
}
