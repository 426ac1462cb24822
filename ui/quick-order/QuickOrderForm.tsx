import { useId, useRef } from 'react'
import type { ChangeEvent, ClipboardEvent, FormEvent, KeyboardEvent } from 'react'
import { absurdCase } from '#domain/kernel/decider'
import { Button } from '../components/Button'
import { classNames } from '../components/class-names'
import { Icon } from '../components/Icon'
import { t } from '../texts/t'
import type { OrderRow } from './order-rows'
import { isFromSpreadsheet } from './pasted-rows'
import { RowResult } from './RowResult'
import { useQuickOrder } from './use-quick-order'
import type { Adding, QuickOrder } from './use-quick-order'
import styles from './QuickOrderForm.module.css'

/** Numbers and quantities by keyboard: Tab or Enter goes on, a pasted list becomes rows, all are added at once. */
export const QuickOrderForm = ({ look }: { look: 'panel' | 'page' }) => {
  const order = useQuickOrder()
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    order.add()
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!isFromSpreadsheet(text)) return
    event.preventDefault()
    order.paste(text)
  }
  const goOn = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('input[data-cell]') ?? [])]
    fields[fields.indexOf(event.currentTarget) + 1]?.focus()
  }
  return (
    <form
      ref={form}
      className={classNames(styles.form, styles[look])}
      onSubmit={submit}
      onPaste={paste}
      aria-label={t('quickOrder.title')}
    >
      <ul className={styles.rows}>
        {order.rows.map((row, index) => (
          <Row key={row.id} row={row} number={index + 1} order={order} onKey={goOn} />
        ))}
      </ul>
      <div className={styles.foot}>
        <Button type="submit" busy={order.adding.tag === 'Asking'} {...blockedWhenEmpty(order.filled)}>
          {order.filled === 0 ? t('quickOrder.addNone') : t('quickOrder.add', { count: order.filled })}
        </Button>
        <FileChoice onText={order.paste} />
      </div>
      <output className={styles.answer}>{addingText(order.adding)}</output>
    </form>
  )
}

const blockedWhenEmpty = (filled: number) => (filled === 0 ? { blockedBecause: t('quickOrder.empty') } : {})

interface RowProps {
  readonly row: OrderRow
  readonly number: number
  readonly order: QuickOrder
  readonly onKey: (event: KeyboardEvent<HTMLInputElement>) => void
}

const Row = ({ row, number, order, onKey }: RowProps) => {
  const answerId = useId()
  const answer = order.answerTo(row)
  const faulty = answer.tag === 'Fault'
  const wrongNumber = faulty && answer.fault.tag !== 'InvalidQuantity'
  return (
    <li className={styles.row} data-faulty={faulty || undefined}>
      <div className={styles.cells}>
        <input
          data-cell
          className="mono"
          aria-label={t('quickOrder.articleIn', { row: number })}
          aria-describedby={answerId}
          aria-invalid={wrongNumber || undefined}
          placeholder={t('quickOrder.article')}
          autoComplete="off"
          spellCheck={false}
          value={row.article}
          onChange={(event) => order.type(row.id, { article: event.target.value })}
          onBlur={() => order.settle(row.id)}
          onKeyDown={onKey}
        />
        <input
          data-cell
          className={styles.quantity}
          aria-label={t('quickOrder.quantityIn', { row: number })}
          aria-describedby={answerId}
          aria-invalid={(faulty && !wrongNumber) || undefined}
          placeholder={t('quickOrder.quantity')}
          inputMode="decimal"
          autoComplete="off"
          value={row.quantity}
          onChange={(event) => order.type(row.id, { quantity: event.target.value })}
          onKeyDown={onKey}
        />
        {number < order.rows.length && (
          <button
            type="button"
            className={styles.remove}
            aria-label={t('quickOrder.remove', { row: number })}
            onClick={() => order.remove(row.id)}
          >
            <Icon name="close" size={16} />
          </button>
        )}
      </div>
      <div id={answerId} className={styles.result} aria-live="polite">
        <RowResult answer={answer} onRetry={order.retry} />
      </div>
    </li>
  )
}

const FileChoice = ({ onText }: { onText: (text: string) => void }) => {
  const field = useRef<HTMLInputElement>(null)
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const { currentTarget } = event
    const text = await currentTarget.files?.[0]?.text()
    // The same file can be chosen again once it is mended.
    currentTarget.value = ''
    if (text !== undefined) onText(text)
  }
  return (
    <>
      <Button
        variant="secondary"
        icon="upload"
        aria-label={t('quickOrder.file')}
        onClick={() => field.current?.click()}
      >
        {t('quickOrder.fileShort')}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        accept=".csv,.tsv,.txt"
        aria-label={t('quickOrder.file')}
        onChange={(event) => void read(event)}
      />
    </>
  )
}

const addingText = (adding: Adding): string => {
  switch (adding.tag) {
    case 'Idle':
      return ''
    case 'Asking':
      return t('quickOrder.asking')
    case 'Unreachable':
      return t('quickOrder.unreachable')
    case 'Added':
      return adding.left > 0 ? t('quickOrder.left', { count: adding.left }) : ''
    default:
      return absurdCase(adding)
  }
}
