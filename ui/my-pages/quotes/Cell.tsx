import * as E from 'fp-ts/Either'
import { useEffect, useId } from 'react'
import type { KeyboardEvent } from 'react'
import type { Taken } from '#application/modules/quotes/commands'
import { readNumber } from '#domain/catalogue/quantity'
import { Button } from '../../components/Button'
import { fieldFaultText, refusalText } from '../../quotes/refusal-text'
import { formatNumber } from '../../texts/format'
import styles from './Cell.module.css'
import { t } from './t'
import { type DraftFault, useDraft } from './use-draft'

/** What a field of a quote needs to know of the quote. */
export interface CellPlace {
  /** Sends at once what waits for more typing. */
  readonly onDone: () => void
  /** Enter goes to the same column of the next row, with Shift to that of the row before. */
  readonly onGo?: ((column: string, step: 1 | -1) => void) | undefined
  /** Whether the field holds something that is not kept: its row must then stay drawn. */
  readonly onUnkept?: ((column: string, isUnkept: boolean) => void) | undefined
}

interface CellProps extends CellPlace {
  readonly label: string
  readonly column: string
  readonly value: string
  readonly put: (text: string) => DraftFault | undefined
  readonly look: 'number' | 'text'
}

/** A small field of a row. What is typed wrongly stays, is marked, and the nearest valid value is offered. */
const Cell = ({ label, column, value, put, look, onDone, onGo, onUnkept }: CellProps) => {
  const id = useId()
  const { text, fault, isUnkept, type, leave, choose } = useDraft({ value, put, done: onDone })
  useEffect(() => onUnkept?.(column, isUnkept), [onUnkept, column, isUnkept])
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (leave()) onGo?.(column, event.shiftKey ? -1 : 1)
  }
  return (
    <span className={styles.cell}>
      <input
        className={look === 'number' ? styles.number : styles.text}
        type="text"
        inputMode={look === 'number' ? 'decimal' : 'text'}
        autoComplete="off"
        data-column={column}
        aria-label={label}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={leave}
        onKeyDown={pressKey}
      />
      {fault !== undefined && (
        <span className={styles.fault} id={`${id}-fault`} role="alert">
          {fault.text}
          {fault.nearest !== undefined && (
            <Nearest nearest={fault.nearest} onChoose={() => choose(fault.nearest ?? '')} />
          )}
        </span>
      )}
    </span>
  )
}

const Nearest = ({ nearest, onChoose }: { nearest: string; onChoose: () => void }) => (
  <>
    {' '}
    {t('quote.fault.nearest')}{' '}
    <Button
      variant="text"
      size="row"
      className={styles.nearest}
      aria-label={t('quote.fault.choose', { value: nearest })}
      onClick={onChoose}
    >
      {nearest}
    </Button>
  </>
)

/** What a refused change says of the field that was typed in. */
const faultOf = (taken: Taken): DraftFault | undefined => {
  if (E.isRight(taken)) return undefined
  const { left } = taken
  return left.tag === 'OutOfBounds'
    ? { text: fieldFaultText(left), nearest: formatNumber(left.nearest, 0) }
    : { text: refusalText(left), nearest: undefined }
}

interface NumberCellProps extends CellPlace {
  readonly label: string
  readonly column: string
  /** Undefined: nothing is written. */
  readonly value: number | undefined
  /** Decimals that are shown at least. */
  readonly decimals?: number
  /** An empty field takes the value away where it is given. */
  readonly onEmpty?: (() => Taken) | undefined
  readonly onNumber: (value: number) => Taken
}

export const NumberCell = ({ value, decimals = 0, onNumber, onEmpty, ...cell }: NumberCellProps) => (
  <Cell
    {...cell}
    look="number"
    value={value === undefined ? '' : formatNumber(value, decimals)}
    put={(text) => {
      if (text.trim() === '' && onEmpty !== undefined) return faultOf(onEmpty())
      const number = readNumber(text.replace('%', ''))
      return number === undefined
        ? { text: t('quote.fault.NotANumber'), nearest: undefined }
        : faultOf(onNumber(number))
    }}
  />
)

interface TextCellProps extends CellPlace {
  readonly label: string
  readonly column: string
  readonly value: string
  readonly onText: (text: string) => Taken
}

export const TextCell = ({ onText, ...cell }: TextCellProps) => (
  <Cell {...cell} look="text" put={(text) => faultOf(onText(text))} />
)
