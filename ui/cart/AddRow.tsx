import { useId, useState } from 'react'
import type { ClipboardEvent, FormEvent } from 'react'
import * as E from 'fp-ts/Either'
import type { Shop } from '#application/shop/shop'
import type { ShopQueries } from '#application/shop/shop-queries'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { absurdCase } from '#domain/kernel/decider'
import { Button } from '../components/Button'
import { useShopCommand } from '../shop/ShopContext'
import { formatQuantity } from '../texts/format'
import { t } from '../texts/t'
import { deliveryName } from '../texts/delivery-name'
import { useCartTerms } from './CartTermsContext'
import { askForAll } from '../quick-order/known-articles'
import { isFromSpreadsheet, pastedRows, wantedIn } from '#domain/quick-order/pasted-rows'
import type { WantedRow } from '#domain/quick-order/pasted-rows'
import { checkRow } from '#domain/quick-order/row-check'
import type { RowFault } from '#domain/quick-order/row-check'
import styles from './AddRow.module.css'

interface FaultyRow {
  readonly row: WantedRow
  readonly fault: RowFault
}

type Answer =
  | { readonly tag: 'Nothing' }
  | { readonly tag: 'Asking' }
  | { readonly tag: 'Unreachable' }
  | {
      readonly tag: 'Checked'
      readonly added: number
      readonly waiting: number
      readonly faults: readonly FaultyRow[]
    }

/** Adds articles to one docket by any of their numbers and quantity, typed or pasted from a spreadsheet. */
export const AddRow = ({ deliveryId }: { deliveryId: DeliveryId }) => {
  const [article, setArticle] = useState('')
  const [quantity, setQuantity] = useState('')
  const [answer, setAnswer] = useState<Answer>({ tag: 'Nothing' })
  const command = useShopCommand()
  const { locations } = useCartTerms().ordering
  const answerId = useId()
  const delivery = deliveryName(deliveryId)
  const failed = answer.tag === 'Unreachable' || (answer.tag === 'Checked' && answer.faults.length > 0)

  const add = async (shop: Shop, queries: ShopQueries, rows: readonly WantedRow[]) => {
    setAnswer({ tag: 'Asking' })
    const known = await askForAll(queries, [...new Set(rows.map((row) => row.number))])()
    if (E.isLeft(known)) {
      setAnswer({ tag: 'Unreachable' })
      return
    }
    const to = { deliveryId, locationId: locations[deliveryId] }
    const checked = rows.map((row) => ({ row, result: checkRow(row, known.right.get(row.number) ?? [], to) }))
    const articles = checked.flatMap(({ result }) => (result.tag === 'Good' ? [result.article] : []))
    const faults = checked.flatMap(({ row, result }) => (result.tag === 'Faulty' ? [{ row, fault: result.fault }] : []))
    const added = articles.length > 0 ? shop.cart.add(articles) : undefined
    const refused = added !== undefined && E.isLeft(added)
    if (!refused && faults.length === 0) {
      setArticle('')
      setQuantity('')
    }
    const saved = added !== undefined && E.isRight(added) ? await added.right : 'refused'
    const [only, ...others] = rows
    // What was typed comes back to the fields, unless something else has been typed there.
    if (saved === 'refused' && only !== undefined && others.length === 0) {
      setArticle((now) => (now === '' ? only.number : now))
      setQuantity((now) => (now === '' ? String(only.quantity).replace('.', ',') : now))
    }
    setAnswer({
      tag: 'Checked',
      added: saved === 'saved' ? articles.length : 0,
      waiting: saved === 'waiting' ? articles.length : 0,
      faults,
    })
  }
  const typeArticle = (text: string) => {
    setArticle(text)
    if (answer.tag === 'Checked') setAnswer({ tag: 'Nothing' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const row = wantedIn({ article, quantity })
    if (row === undefined || answer.tag === 'Asking') return
    command((shop, queries) => void add(shop, queries, [row]))
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!isFromSpreadsheet(text)) return
    event.preventDefault()
    const rows = pastedRows(text)
    if (rows.length > 0) command((shop, queries) => void add(shop, queries, rows))
  }

  return (
    <form className={styles.row} onSubmit={submit} aria-label={t('cart.add.form', { delivery })}>
      <input
        className={`${styles.article} mono`}
        aria-label={t('cart.add.article')}
        aria-describedby={answerId}
        aria-invalid={failed || undefined}
        placeholder={t('cart.add.article')}
        autoComplete="off"
        spellCheck={false}
        value={article}
        onChange={(event) => typeArticle(event.target.value)}
        onPaste={paste}
      />
      <output className={styles.answer} id={answerId} data-failed={failed || undefined}>
        <AnswerText answer={answer} />
        <Choices
          answer={answer}
          onChoose={(row) => {
            setArticle(row.number)
            command((shop, queries) => void add(shop, queries, [row]))
          }}
        />
      </output>
      <input
        className={styles.quantity}
        aria-label={t('cart.add.quantity')}
        placeholder={t('cart.add.quantity')}
        inputMode="decimal"
        autoComplete="off"
        value={quantity}
        onChange={(event) => setQuantity(event.target.value)}
      />
      <Button type="submit" variant="secondary" size="row" busy={answer.tag === 'Asking'}>
        {t('cart.add.submit')}
      </Button>
    </form>
  )
}

const AnswerText = ({ answer }: { answer: Answer }) => {
  switch (answer.tag) {
    case 'Nothing':
      return t('cart.add.hint')
    case 'Asking':
      return t('cart.add.asking')
    case 'Unreachable':
      return t('cart.add.unreachable')
    case 'Checked':
      return [
        ...(answer.added > 0 ? [t('cart.add.added', { count: answer.added })] : []),
        ...(answer.waiting > 0 ? [t('cart.add.waits', { count: answer.waiting })] : []),
        ...answer.faults.map(faultText),
      ].join(' ')
    default:
      return absurdCase(answer)
  }
}

/** The articles of a number that several have, each to be taken by a press. */
const Choices = ({ answer, onChoose }: { answer: Answer; onChoose: (row: WantedRow) => void }) => {
  const [only] = answer.tag === 'Checked' && answer.faults.length === 1 ? answer.faults : []
  if (only?.fault.tag !== 'Ambiguous') return null
  return only.fault.choices.map(({ articleNumber, name, brands }) => (
    <Button
      key={articleNumber}
      variant="text"
      size="row"
      onClick={() => onChoose({ ...only.row, number: articleNumber })}
    >
      {t('quickOrder.choose', { brand: brands[0]?.brand ?? '', name, article: articleNumber })}
    </Button>
  ))
}

const faultText = ({ row: { number: article }, fault }: FaultyRow): string => {
  switch (fault.tag) {
    case 'UnknownArticle':
      return t('cart.add.unknown', { article })
    case 'Ambiguous':
      return t('cart.add.ambiguous', {
        article,
        choices: fault.choices.map(({ articleNumber }) => articleNumber).join(t('cart.or')),
      })
    case 'NotPurchasable':
      return t(fault.reason === 'priceOnRequest' ? 'cart.add.priceOnRequest' : 'cart.add.notPurchasable', { article })
    case 'InvalidQuantity':
      return t('notice.invalidQuantity', {
        article,
        multiple: formatQuantity(fault.orderMultiple),
        ...(fault.nearest.length === 0 ? {} : { nearest: fault.nearest.map(formatQuantity).join(t('cart.or')) }),
      })
    default:
      return absurdCase(fault)
  }
}
