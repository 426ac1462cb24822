import * as E from 'fp-ts/Either'
import { useRef, useState } from 'react'
import type { NewListRow } from '#application/ports/favourite-list-service'
import type { FavouriteList } from '#domain/favourite-lists/favourite-list'
import { type UnreadRow, writtenRows } from '#domain/favourite-lists/written-rows'
import type { RowCells } from '#domain/quick-order/columns'
import { pastedCells, wantedIn } from '#domain/quick-order/pasted-rows'
import { Button } from '../../components/Button'
import { TextAreaField } from '../../components/Field'
import { FileChoice } from '../../quick-order/FileChoice'
import { FileState } from '../../quick-order/FileState'
import { useFileReading } from '../../quick-order/use-file-reading'
import { useListCall } from '../../shop/favourite-lists'
import { useOnceArrived } from '../../shop/ShopContext'
import styles from './AddRows.module.css'
import { failureText } from './failure-text'
import { t } from './t'

interface AddRowsProps {
  readonly list: FavouriteList
  readonly onAdded: () => void
}

/** Rows as text, one a line, as they can be pasted again. */
const textOf = (rows: readonly RowCells[]): string =>
  rows.map(({ article, quantity }) => (quantity === '' ? article : `${article}\t${quantity}`)).join('\n')

const faultTexts = {
  Unknown: 'list.add.unknown',
  Ambiguous: 'list.add.ambiguous',
  Quantity: 'list.add.quantity',
} as const

const faultsOf = (unread: readonly UnreadRow[]): string =>
  (['Unknown', 'Ambiguous', 'Quantity'] as const)
    .flatMap((fault) => {
      const numbers = unread.filter((row) => row.fault === fault).map(({ cells }) => cells.article)
      return numbers.length === 0 ? [] : [t(faultTexts[fault], { numbers: numbers.join(', ') })]
    })
    .join(' ')

/**
 * Adds articles by the numbers that are written, pasted or read from a file. What cannot be read stays in the field with
 * its fault, and what is written stays when a call fails.
 */
export const AddRows = ({ list, onAdded }: AddRowsProps) => {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const onceArrived = useOnceArrived()
  const call = useListCall()
  const { reading, read, giveUp, forget } = useFileReading({
    rowsNow: pastedCells(text).length,
    onCells: (cells) => setText((before) => [before.trim(), textOf(cells)].filter(Boolean).join('\n')),
  })

  const put = async (rows: readonly NewListRow[]): Promise<string | undefined> => {
    const added = await call((service) => service.add(list.id, rows))
    if (E.isLeft(added)) return t('list.add.failed', { reason: failureText(added.left) })
    const { present } = added.right
    const count = rows.length - present.length - added.right.unknown.length
    setSaid(t('list.add.done', { added: count, ...(present.length === 0 ? {} : { present: present.length }) }))
    onAdded()
    return undefined
  }

  const add = (): void => {
    const cells = pastedCells(text)
    if (busy) return
    if (cells.length === 0) {
      setError(t('list.add.empty'))
      field.current?.focus()
      return
    }
    setBusy(true)
    setError(undefined)
    setSaid('')
    forget()
    onceArrived(async ({ queries }) => {
      const numbers = [...new Set(cells.flatMap((row) => wantedIn(row)?.number ?? []))]
      const found = await queries.articlesByNumber(numbers)()
      if (E.isLeft(found)) {
        setBusy(false)
        return setError(t('list.add.failed', { reason: failureText(found.left) }))
      }
      const rows = writtenRows(cells, (number) => found.right.get(number) ?? [])
      const refused = rows.read.length === 0 ? undefined : await put(rows.read)
      setBusy(false)
      if (refused !== undefined) return setError(refused)
      setText(textOf(rows.unread.map((row) => row.cells)))
      setError(rows.unread.length === 0 ? undefined : faultsOf(rows.unread))
      return field.current?.focus()
    })
  }

  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('list.add')}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <TextAreaField
        ref={field}
        rows={Math.min(6, Math.max(1, text.split('\n').length))}
        label={t('list.add.number')}
        hint={t('list.add.hint')}
        value={text}
        error={error}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          // Enter adds what is written; with Shift it makes another row.
          if (event.key !== 'Enter' || event.shiftKey) return
          event.preventDefault()
          add()
        }}
      />
      <div className={styles.ways}>
        <Button type="submit" variant="secondary" icon="plus" busy={busy}>
          {t('list.add.put')}
        </Button>
        <FileChoice busy={reading.tag === 'Reading'} onFiles={read} />
      </div>
      <FileState reading={reading} onGiveUp={giveUp} />
      <output className={styles.said}>{busy ? t('list.add.looking') : said}</output>
    </form>
  )
}
