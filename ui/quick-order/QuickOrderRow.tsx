import { memo, useId } from 'react'
import type { KeyboardEvent } from 'react'
import { Icon } from '../components/Icon'
import { t } from './t'
import type { LookupResult } from '#domain/quick-order/row-check'
import type { OrderRow } from '#domain/quick-order/order-rows'
import { answerTo, isQuantityFault } from '#domain/quick-order/row-check'
import { RowResult } from './RowResult'
import type { RowActions } from './use-quick-order'
import type { Destination } from '#domain/quick-order/row-delivery'
import styles from './QuickOrderForm.module.css'

interface QuickOrderRowProps {
  readonly row: OrderRow
  /** Its position, counted from 1. */
  readonly number: number
  readonly isLast: boolean
  readonly known: LookupResult | undefined
  /** An earlier row with the same article. */
  readonly sameAs: number | undefined
  readonly to: Destination
  readonly look: 'panel' | 'page'
  readonly actions: RowActions
  readonly onRetry: () => void
  readonly onKey: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** A number, a quantity and the result of their check. It renders again only when its own properties change. */
export const QuickOrderRow = memo(function QuickOrderRow({
  row,
  number,
  isLast,
  known,
  sameAs,
  to,
  look,
  actions,
  onRetry,
  onKey,
}: QuickOrderRowProps) {
  const answerId = useId()
  const answer = answerTo(row, known, to)
  const faulty = answer.tag === 'Faulty'
  const wrongNumber = faulty && !isQuantityFault(answer.fault)
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
          onChange={(event) => actions.type(row.id, { article: event.target.value })}
          onBlur={() => actions.settle(row.id)}
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
          onChange={(event) => actions.type(row.id, { quantity: event.target.value })}
          onKeyDown={onKey}
        />
        {!isLast && (
          <button
            type="button"
            className={styles.remove}
            aria-label={t('quickOrder.remove', { row: number })}
            onClick={() => actions.remove(row.id)}
          >
            <Icon name="close" size={16} />
          </button>
        )}
      </div>
      <div id={answerId} className={styles.result} aria-live="polite">
        <RowResult
          row={row}
          answer={answer}
          sameAs={sameAs}
          look={look}
          onMend={(cells) => {
            actions.type(row.id, cells)
            actions.settle(row.id)
          }}
          onRetry={onRetry}
        />
      </div>
    </li>
  )
})
