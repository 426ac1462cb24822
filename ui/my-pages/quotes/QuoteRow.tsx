import { memo, useCallback } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Money } from '#domain/kernel/money'
import { money } from '#domain/kernel/money'
import type { CustomRow, HeadingRow as Heading, PricedRow, QuoteRow as Row } from '#domain/quotes/quote-row'
import type { OverwrittenEdit } from '#domain/quotes/quotes'
import { markupOf, purchasePriceOf, unitPriceOf } from '#domain/quotes/unit-price'
import { Checkbox } from '../../components/Checkbox'
import { Icon } from '../../components/Icon'
import { UnbrokenName } from '../../components/UnbrokenName'
import { productPath } from '../../routing/paths'
import { formatAmount, formatQuantity } from '../../texts/format'
import { NumberCell, TextCell } from './Cell'
import { changeMarkup, changePrice, useQuoteEditing } from './editing'
import { OverwrittenNote } from './OverwrittenNote'
import styles from './QuoteRow.module.css'
import { t } from './t'

/** The id of the element that shows a row. */
export const quoteRowId = (row: string): string => `rad-${encodeURIComponent(row)}`

interface QuoteRowProps {
  readonly row: Row
  readonly position: number | undefined
  /** Of the row, or of the section that a heading begins. */
  readonly sum: Money | undefined
  /** Its place among all rows, from 0. */
  readonly index: number
  readonly isPending: boolean
  readonly isForeign: boolean
  readonly overwritten: readonly OverwrittenEdit[]
  /** Where a dragged row would be put: behind this one. */
  readonly isTarget: boolean
  readonly isDragged: boolean
  /** Pixels that rows which are not drawn take up above this one. */
  readonly gap: number
  readonly measure: ((row: HTMLElement | null) => void) | undefined
}

/** One row of a quote. Only a change of its own draws it again. */
export const QuoteRow = memo((props: QuoteRowProps) => {
  const { row, index, isPending, isForeign, isTarget, isDragged, gap, measure, overwritten } = props
  const { rowCount } = useQuoteEditing()
  return (
    <li
      ref={measure}
      id={quoteRowId(row.rowId)}
      tabIndex={-1}
      className={styles.row}
      data-row={row.rowId}
      data-index={index}
      data-target={isTarget || undefined}
      data-dragged={isDragged || undefined}
      data-foreign={isForeign || undefined}
      aria-busy={isPending || undefined}
      aria-posinset={index + 1}
      aria-setsize={rowCount}
      style={gap > 0 ? { marginBlockStart: gap } : undefined}
    >
      {row.tag === 'Heading' ? <HeadingLine {...props} row={row} /> : <PricedLine {...props} row={row} />}
      {overwritten.map((edit) =>
        edit.was.tag === 'Row' ? (
          <OverwrittenNote key={edit.id} edit={edit} fields={edit.was.fields} row={row} />
        ) : null,
      )}
    </li>
  )
})
QuoteRow.displayName = 'QuoteRow'

type LineProps<R extends Row> = Omit<QuoteRowProps, 'row'> & { readonly row: R }

const HeadingLine = ({ row, sum, index }: LineProps<Heading>) => {
  const editing = useQuoteEditing()
  const place = useCellPlace(row)
  return (
    <div className={styles.heading}>
      <Grip row={row} index={index} name={row.text} />
      {editing.isEditable ? (
        <TextCell
          label={t('quote.row.heading')}
          column="name"
          value={row.text}
          onText={(text) => editing.change(row.rowId, { text })}
          {...place}
        />
      ) : (
        <strong>{row.text}</strong>
      )}
      <span className={styles.sum}>{sum === undefined ? '' : formatAmount(sum)}</span>
      <Ways row={row} index={index} name={row.text} />
    </div>
  )
}

/** How the fields of a row tell of themselves. */
const useCellPlace = ({ rowId }: Row) => {
  const { done, go, noteUnkept } = useQuoteEditing()
  return {
    onDone: done,
    onGo: useCallback((column: string, step: 1 | -1) => go(rowId, column, step), [go, rowId]),
    onUnkept: useCallback(
      (column: string, isUnkept: boolean) => noteUnkept(rowId, column, isUnkept),
      [noteUnkept, rowId],
    ),
  }
}

const PricedLine = ({ row, position, sum, index }: LineProps<PricedRow>) => {
  const editing = useQuoteEditing()
  const { isEditable, hidePrices, priceType, showsDiscount } = editing
  const place = useCellPlace(row)
  const { name } = row
  const of = (column: string) => t('quote.row.field', { column, name })
  const purchase = purchasePriceOf(row)
  const markup = markupOf(row, priceType)
  const price = unitPriceOf(row, priceType)
  return (
    <div className={styles.line} data-discount={showsDiscount || undefined} data-priced={!hidePrices || undefined}>
      <span className={styles.position}>
        <Grip row={row} index={index} name={name} />
        {position}
      </span>
      <span className={styles.article}>{row.tag === 'Article' ? row.articleNumber : <Work row={row} />}</span>
      <span className={styles.name}>
        {row.tag === 'Article' ? (
          <Link to={productPath({ variantSlug: undefined, articleNumber: row.articleNumber })}>
            <UnbrokenName name={name} />
          </Link>
        ) : isEditable ? (
          <TextCell
            label={of(t('quote.column.name'))}
            column="name"
            value={name}
            onText={(text) => editing.change(row.rowId, { name: text })}
            {...place}
          />
        ) : (
          <strong>{name}</strong>
        )}
      </span>
      <Figure className={styles.quantity} label={t('quote.column.quantity')}>
        {isEditable ? (
          <NumberCell
            label={of(t('quote.column.quantity'))}
            column="quantity"
            value={row.quantity}
            onNumber={(quantity) => editing.change(row.rowId, { quantity })}
            {...place}
          />
        ) : (
          formatQuantity(row.quantity)
        )}
      </Figure>
      <span className={styles.unit}>
        {row.tag === 'Custom' && isEditable ? (
          <TextCell
            label={of(t('quote.column.unit'))}
            column="unit"
            value={row.unit}
            onText={(unit) => editing.change(row.rowId, { unit })}
            {...place}
          />
        ) : (
          row.unit
        )}
      </span>
      {!hidePrices && (
        <>
          <Figure className={styles.purchase} label={t('quote.column.purchase')}>
            {row.tag === 'Custom' && isEditable ? (
              <NumberCell
                label={of(t('quote.column.purchase'))}
                column="cost"
                value={row.cost}
                decimals={2}
                onEmpty={() => editing.change(row.rowId, { cost: null })}
                onNumber={(cost) => editing.change(row.rowId, { cost: money(cost) })}
                {...place}
              />
            ) : purchase === undefined ? (
              t('quote.row.noPurchase')
            ) : (
              formatAmount(purchase)
            )}
          </Figure>
          <Figure className={styles.markup} label={t('quote.column.markup')}>
            {markup === undefined ? (
              '–'
            ) : isEditable ? (
              <NumberCell
                label={of(t('quote.column.markup'))}
                column="markup"
                value={markup}
                decimals={1}
                onNumber={(percent) => changeMarkup(editing, row, percent)}
                {...place}
              />
            ) : (
              t('quote.percent', { percent: formatQuantity(markup) })
            )}
          </Figure>
          <Figure className={styles.price} label={t('quote.column.price')}>
            {isEditable ? (
              <NumberCell
                label={of(t('quote.column.price'))}
                column="price"
                value={price}
                decimals={2}
                onEmpty={() => editing.change(row.rowId, { ownPrice: null })}
                onNumber={(amount) => changePrice(editing, row, amount)}
                {...place}
              />
            ) : (
              formatAmount(price)
            )}
          </Figure>
          {showsDiscount && (
            <Figure className={styles.discount} label={t('quote.column.discount')}>
              {isEditable ? (
                <NumberCell
                  label={of(t('quote.column.discount'))}
                  column="discount"
                  value={row.discount}
                  onNumber={(discount) => editing.change(row.rowId, { discount })}
                  {...place}
                />
              ) : (
                t('quote.percent', { percent: formatQuantity(row.discount) })
              )}
            </Figure>
          )}
          <span className={styles.sum}>
            <span className="visually-hidden">{t('quote.column.sum')}</span>{' '}
            {sum === undefined ? '' : formatAmount(sum)}
          </span>
        </>
      )}
      <Ways row={row} index={index} name={name} />
    </div>
  )
}

/** Whether an own row is work, which the tax reduction of a private receiver is counted on. */
const Work = ({ row }: { row: CustomRow }) => {
  const { isEditable, asksForLabour, change } = useQuoteEditing()
  return isEditable && asksForLabour ? (
    <Checkbox
      className={styles.work}
      label={t('quote.row.labour')}
      aria-label={t('quote.row.labour.of', { name: row.name })}
      checked={row.isLabour}
      onChange={({ currentTarget }) => change(row.rowId, { isLabour: currentTarget.checked })}
    />
  ) : (
    <span className={styles.own}>{t(row.isLabour && asksForLabour ? 'quote.row.labour' : 'quote.row.own')}</span>
  )
}

interface FigureProps {
  readonly className: string | undefined
  readonly label: string
  readonly children: ReactNode
}

/** A cell of a row; a small screen, which has no head of columns, shows its name. */
const Figure = ({ className, label, children }: FigureProps) => (
  <span className={className}>
    <span className={styles.label}>{label}</span>
    {children}
  </span>
)

interface WaysProps {
  readonly row: Row
  readonly index: number
  readonly name: string
}

/** The grip by which a row is dragged. By keyboard and by a click the arrows beside it do the same. */
const Grip = ({ row }: WaysProps) => {
  const { isEditable, grab } = useQuoteEditing()
  return isEditable ? (
    <span
      className={styles.grip}
      aria-hidden="true"
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.preventDefault()
        grab(row.rowId, event)
      }}
    />
  ) : null
}

const Ways = ({ row, index, name }: WaysProps) => {
  const { isEditable, rowCount, step, remove } = useQuoteEditing()
  if (!isEditable) return null
  return (
    <span className={styles.ways}>
      <button
        type="button"
        className={styles.up}
        aria-label={t('quote.row.up', { name })}
        aria-disabled={index === 0 || undefined}
        onClick={() => step(row.rowId, 'up')}
      >
        <Icon name="chevronDown" size={16} />
      </button>
      <button
        type="button"
        aria-label={t('quote.row.down', { name })}
        aria-disabled={index === rowCount - 1 || undefined}
        onClick={() => step(row.rowId, 'down')}
      >
        <Icon name="chevronDown" size={16} />
      </button>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('quote.row.remove', { name })}
        onClick={() => remove(row.rowId)}
      >
        <Icon name="trash" size={18} />
      </button>
    </span>
  )
}
