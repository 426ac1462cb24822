import { useEffect, useId, useRef, useState } from 'react'
import type { ClipboardEvent, FormEvent } from 'react'
import * as E from 'fp-ts/Either'
import type { Shop } from '#application/shop/shop'
import type { ShopQueries } from '#application/shop/shop-queries'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { Button } from '../components/Button'
import { useTell } from '../notices/ShellNotices'
import { useShopCommand } from '../shop/ShopContext'
import { t } from './t'
import { deliveryName } from '../texts/delivery-name'
import { useCartTerms } from './CartTermsContext'
import { askForAll } from '../quick-order/known-articles'
import { isFromSpreadsheet, pastedCells, wantedIn } from '#domain/quick-order/pasted-rows'
import type { RowCells } from '#domain/quick-order/columns'
import { checkRow, isQuantityFault } from '#domain/quick-order/row-check'
import { type Answer, AnswerText, type AskedRow, Choices, type FaultyRow, RowsLeft } from './AddRowAnswer'
import styles from './AddRow.module.css'

const isSameRow = (a: AskedRow, b: AskedRow): boolean =>
  a.cells.article === b.cells.article && a.cells.quantity === b.cells.quantity

/** Adds articles to one docket by any of their numbers and quantity, typed or pasted from a spreadsheet. */
export const AddRow = ({ deliveryId }: { deliveryId: DeliveryId }) => {
  const [article, setArticle] = useState('')
  const [quantity, setQuantity] = useState('')
  const [answer, setAnswer] = useState<Answer>({ tag: 'Nothing' })
  const [left, setLeft] = useState<readonly FaultyRow[]>([])
  /** Pasted rows that could not be checked or added; the button tries them again. */
  const [pasted, setPasted] = useState<readonly AskedRow[]>([])
  const field = useRef<HTMLInputElement>(null)
  const quantityField = useRef<HTMLInputElement>(null)
  const lastId = useRef(0)
  const command = useShopCommand()
  const tell = useTell()
  /** Withdraw the offers to put a dropped row back: the rows go with the docket. */
  const offers = useRef<(() => void)[]>([])
  useEffect(() => {
    const { current } = offers
    return () => current.forEach((withdraw) => withdraw())
  }, [])
  const { locations } = useCartTerms().ordering
  const answerId = useId()
  const delivery = deliveryName(deliveryId)
  const inFields = answer.tag === 'Checked' ? answer.fault : undefined
  const failed = answer.tag === 'Unreachable' || inFields !== undefined
  const isQuantityWrong = inFields !== undefined && isQuantityFault(inFields.fault)

  const fillFields = ({ article: number, quantity: amount }: RowCells) => {
    setArticle(number)
    setQuantity(amount)
  }
  /** To the next number, or to what is wrong, unless the user has left the fields meanwhile. */
  const goOn = (fault: FaultyRow | undefined) => {
    const { activeElement } = document
    if (activeElement !== quantityField.current && activeElement !== field.current) return
    const next = fault !== undefined && isQuantityFault(fault.fault) ? quantityField : field
    next.current?.focus()
  }
  const add = async (shop: Shop, queries: ShopQueries, rows: readonly AskedRow[]) => {
    const [only, ...others] = rows
    const isOne = only !== undefined && others.length === 0
    setAnswer({ tag: 'Asking' })
    const known = await askForAll(queries, [...new Set(rows.map(({ wanted }) => wanted.number))])()
    if (E.isLeft(known)) {
      setAnswer({ tag: 'Unreachable' })
      if (!isOne) setPasted(rows)
      return
    }
    setPasted([])
    const to = { deliveryId, locationId: locations[deliveryId] }
    const checked = rows.map((row) => ({
      ...row,
      result: checkRow(row.wanted, known.right.get(row.wanted.number) ?? [], to),
    }))
    const articles = checked.flatMap(({ result }) => (result.tag === 'Good' ? [result.article] : []))
    const faults = checked.flatMap(({ result, ...row }) =>
      result.tag === 'Faulty'
        ? [{ ...row, fault: result.fault, unit: result.found?.variant.webSalesUnit.unit ?? '' }]
        : [],
    )
    const added = articles.length > 0 ? shop.cart.add(articles) : undefined
    const isTaken = added !== undefined && E.isRight(added)
    if (isOne && isTaken) fillFields({ article: '', quantity: '' })
    if (!isOne && !isTaken) setPasted(checked.filter(({ result }) => result.tag === 'Good'))
    if (!isOne) setLeft((before) => [...before.filter((row) => !rows.some((one) => isSameRow(one, row))), ...faults])
    const saved = isTaken ? await added.right : 'refused'
    // What was typed comes back to the fields, unless something else has been typed there.
    if (isOne && isTaken && saved === 'refused') {
      setArticle((now) => (now === '' ? only.cells.article : now))
      setQuantity((now) => (now === '' ? only.cells.quantity : now))
    }
    setAnswer({
      tag: 'Checked',
      added: saved === 'saved' ? articles.length : 0,
      waiting: saved === 'waiting' ? articles.length : 0,
      left: isOne ? 0 : faults.length,
      fault: isOne ? faults[0] : undefined,
    })
    if (isOne) goOn(faults[0])
  }
  const addCells = (cells: readonly RowCells[]) => {
    const rows = cells.flatMap((one) => {
      const wanted = wantedIn(one)
      if (wanted === undefined) return []
      lastId.current += 1
      return [{ id: lastId.current, cells: one, wanted }]
    })
    if (rows.length > 0 && answer.tag !== 'Asking') command((shop, queries) => void add(shop, queries, rows))
  }
  const typeArticle = (text: string) => {
    setArticle(text)
    if (answer.tag === 'Checked') setAnswer({ tag: 'Nothing' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    addCells(article === '' && pasted.length > 0 ? pasted.map((row) => row.cells) : [{ article, quantity }])
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!isFromSpreadsheet(text)) return
    event.preventDefault()
    const cells = pastedCells(text)
    const [only, ...others] = cells
    if (only !== undefined && others.length === 0) fillFields(only)
    addCells(cells)
  }
  const take = (row: FaultyRow) => setLeft((before) => before.filter((one) => one !== row))
  const drop = (row: FaultyRow) => {
    const place = left.indexOf(row)
    take(row)
    const putBack = () =>
      setLeft((now) => (now.includes(row) ? now : [...now.slice(0, place), row, ...now.slice(place)]))
    offers.current.push(tell('quickOrder.cleared', { count: 1 }, 'info', { text: 'cart.removed.undo', run: putBack }))
  }
  const mend = (row: FaultyRow) => {
    take(row)
    fillFields(row.cells)
    setAnswer({ tag: 'Checked', added: 0, waiting: 0, left: 0, fault: row })
    field.current?.focus()
  }

  return (
    <form className={styles.row} onSubmit={submit} aria-label={t('cart.add.form', { delivery })}>
      <input
        ref={field}
        className={`${styles.article} mono`}
        aria-label={t('cart.add.article')}
        aria-describedby={answerId}
        aria-invalid={(failed && !isQuantityWrong) || undefined}
        placeholder={t('cart.add.article')}
        autoComplete="off"
        spellCheck={false}
        value={article}
        onChange={(event) => typeArticle(event.target.value)}
        onPaste={paste}
      />
      <output className={styles.answer} id={answerId} data-failed={failed || undefined}>
        <AnswerText answer={answer} />
        {inFields !== undefined && (
          <Choices
            faulty={inFields}
            onChoose={(cells) => {
              fillFields(cells)
              addCells([cells])
            }}
          />
        )}
      </output>
      <input
        ref={quantityField}
        className={styles.quantity}
        aria-label={t('cart.add.quantity')}
        aria-describedby={isQuantityWrong ? answerId : undefined}
        aria-invalid={isQuantityWrong || undefined}
        placeholder={t('cart.add.quantity')}
        inputMode="decimal"
        autoComplete="off"
        value={quantity}
        onChange={(event) => setQuantity(event.target.value)}
      />
      <Button type="submit" variant="secondary" size="row" busy={answer.tag === 'Asking'}>
        {t('cart.add.submit')}
      </Button>
      <RowsLeft rows={left} onMend={mend} onDrop={drop} />
    </form>
  )
}
