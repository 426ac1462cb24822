import { absurdCase } from '#domain/kernel/decider'
import type { RowCells } from '#domain/quick-order/columns'
import type { WantedRow } from '#domain/quick-order/pasted-rows'
import { isPriceOnRequest } from '#domain/quick-order/row-check'
import type { RowFault } from '#domain/quick-order/row-check'
import { CallUs } from '../catalogue/CallUs'
import { Button } from '../components/Button'
import { useOffline } from '../components/use-offline'
import { quantityFaultText } from '../quick-order/quantity-fault-text'
import { formatQuantity } from '../texts/format'
import { t } from './t'
import styles from './AddRow.module.css'

/** A row as it was typed or pasted, and the article and quantity that it names. */
export interface AskedRow {
  readonly id: number
  readonly cells: RowCells
  readonly wanted: WantedRow
}

export interface FaultyRow extends AskedRow {
  readonly fault: RowFault
  /** The sales unit of its article; empty when none was found. */
  readonly unit: string
}

export type Answer =
  | { readonly tag: 'Nothing' }
  | { readonly tag: 'Asking' }
  | { readonly tag: 'Unreachable' }
  | {
      readonly tag: 'Checked'
      readonly added: number
      readonly waiting: number
      /** Pasted rows that were not added. */
      readonly left: number
      /** The fault of the row in the fields. */
      readonly fault: FaultyRow | undefined
    }

/** The result of the latest add in words. */
export const AnswerText = ({ answer }: { answer: Answer }) => {
  switch (answer.tag) {
    case 'Nothing':
      return t('cart.add.hint')
    case 'Asking':
      return t('cart.add.asking')
    case 'Unreachable':
      return <Unreachable />
    case 'Checked':
      return (
        <>
          {[
            ...(answer.added > 0 ? [t('cart.add.added', { count: answer.added })] : []),
            ...(answer.waiting > 0 ? [t('cart.add.waits', { count: answer.waiting })] : []),
            ...(answer.left > 0 ? [t('cart.add.notAdded', { count: answer.left })] : []),
            ...(answer.fault === undefined ? [] : [faultText(answer.fault)]),
          ].join(' ')}
          <NumberToCall row={answer.fault} />
        </>
      )
    default:
      return absurdCase(answer)
  }
}

/** Not the article, but the way to it is what is missing. */
const Unreachable = () => t(useOffline() ? 'cart.add.offline' : 'cart.add.unreachable')

/** Buttons that choose among the articles that share a number. */
export const Choices = ({ faulty, onChoose }: { faulty: FaultyRow; onChoose: (cells: RowCells) => void }) => {
  const { fault, cells } = faulty
  if (fault.tag !== 'Ambiguous') return null
  return fault.choices.map(({ articleNumber, name, brands }) => (
    <Button
      key={articleNumber}
      variant="text"
      size="row"
      onClick={() => onChoose({ ...cells, article: articleNumber })}
    >
      {t('quickOrder.choose', { brand: brands[0]?.brand ?? '', name, article: articleNumber })}
    </Button>
  ))
}

interface RowsLeftProps {
  readonly rows: readonly FaultyRow[]
  /** Puts a row in the fields, to be corrected there. */
  readonly onMend: (row: FaultyRow) => void
  readonly onDrop: (row: FaultyRow) => void
}

/** Pasted rows that were not added, each with its fault, until they are corrected or dropped. */
export const RowsLeft = ({ rows, onMend, onDrop }: RowsLeftProps) =>
  rows.length === 0 ? null : (
    <ul className={styles.left} aria-label={t('cart.add.left')}>
      {rows.map((row) => {
        const { article, quantity } = row.cells
        const isBare = quantity !== '' && row.wanted.unit === undefined
        const wanted = (isBare ? `${quantity} ${row.unit}` : quantity).trim()
        return (
          <li key={row.id}>
            <span>
              <span className="mono">{article}</span>
              {wanted === '' ? '' : `, ${wanted}`}: {faultText(row)}
              <NumberToCall row={row} />
            </span>
            <Button
              variant="text"
              size="row"
              onClick={() => onMend(row)}
              aria-label={t('cart.add.mend.of', { article })}
            >
              {t('cart.add.mend')}
            </Button>
            <Button
              variant="text"
              size="row"
              onClick={() => onDrop(row)}
              aria-label={t('cart.add.drop.of', { article })}
            >
              {t('cart.add.drop')}
            </Button>
          </li>
        )
      })}
    </ul>
  )

const NumberToCall = ({ row }: { row: FaultyRow | undefined }) =>
  row !== undefined && isPriceOnRequest(row.fault) ? (
    <>
      {' '}
      <CallUs />
    </>
  ) : null

const faultText = ({ wanted: { number: article }, fault, unit }: FaultyRow): string => {
  switch (fault.tag) {
    case 'UnknownArticle':
      return t('cart.add.unknown', { article })
    case 'Ambiguous':
      return t('cart.add.ambiguous', {
        article,
        choices: fault.choices.map(({ articleNumber }) => articleNumber).join(t('cart.or')),
      })
    case 'LabelTooLong':
      return t('quickOrder.labelTooLong', { longest: fault.longest })
    case 'NotPurchasable':
      return t(isPriceOnRequest(fault) ? 'cart.add.priceOnRequest' : 'cart.add.notPurchasable', { article })
    case 'UnclearPoint':
    case 'InvalidQuantity':
    case 'OtherUnit':
    case 'TooMany':
    case 'TooFewLeft': {
      const nearest = fault.nearest.map(formatQuantity).join(t('cart.or'))
      return `${quantityFaultText(fault, article, unit)} ${nearest === '' ? '' : t('cart.add.nearest', { nearest })}`.trim()
    }
    case 'QuantityNotANumber':
    case 'TooFew':
      return quantityFaultText(fault, article, unit)
    default:
      return absurdCase(fault)
  }
}
