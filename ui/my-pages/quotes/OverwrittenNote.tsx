import type { QuoteRow } from '#domain/quotes/quote-row'
import type { OverwrittenEdit } from '#domain/quotes/quotes'
import { fieldsOf, type RowFields } from '#domain/quotes/row-fields'
import { Button } from '../../components/Button'
import { formatAmount, formatQuantity } from '../../texts/format'
import { useQuoteEditing } from './editing'
import styles from './QuoteRow.module.css'
import { t } from './t'
import { useWriterName } from './use-writer-name'

interface OverwrittenNoteProps {
  readonly edit: OverwrittenEdit
  readonly fields: RowFields
  readonly row: QuoteRow
}

/** What was written elsewhere, by somebody else or on another device, and the user has written over: both values, and the choice between them. */
export const OverwrittenNote = ({ edit, fields, row }: OverwrittenNoteProps) => {
  const { keepMine, takeBack, isEditable } = useQuoteEditing()
  const mine = fieldsOf(row)
  const words = rowFieldNames.flatMap((field) =>
    isSaid(fields, field)
      ? [
          t('quote.overwritten.field', {
            field: t(`quote.field.${field}`),
            theirs: valueText(fields, field),
            mine: valueText(mine, field),
          }),
        ]
      : [],
  )
  const by = useWriterName(edit.by)
  return (
    <div className={styles.overwritten} role="alert">
      <p>
        {t('quote.overwritten', { by })} {words.join(' ')}
      </p>
      {isEditable && (
        <span className={styles.choices}>
          <Button variant="secondary" size="row" onClick={() => takeBack(edit.id)}>
            {t('quote.overwritten.theirs')}
          </Button>
          <Button variant="secondary" size="row" onClick={() => keepMine(edit.id)}>
            {t('quote.overwritten.mine')}
          </Button>
        </span>
      )}
    </div>
  )
}

const rowFieldNames = [
  'name',
  'quantity',
  'unit',
  'ownPrice',
  'discount',
  'cost',
  'isLabour',
  'text',
] as const satisfies readonly (keyof RowFields)[]

const isSaid = (fields: RowFields, field: (typeof rowFieldNames)[number]): boolean => Object.hasOwn(fields, field)

const valueText = (fields: RowFields, field: (typeof rowFieldNames)[number]): string => {
  const value = fields[field]
  if (value === undefined || value === null || value === '') return t('quote.overwritten.nothing')
  if (typeof value === 'boolean') return t(value ? 'quote.overwritten.yes' : 'quote.overwritten.no')
  if (typeof value === 'string') return value
  return field === 'ownPrice' || field === 'cost' ? formatAmount(value) : formatQuantity(value)
}
