import { useId, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { formatQuantity } from '../texts/format'
import { t } from '../texts/t'
import { classNames } from './class-names'
import { mayStillBecomeValid, quantityFault, quantityIn, stepFrom } from '#domain/catalogue/quantity'
import type { QuantityFault } from '#domain/catalogue/quantity'
import { absurdCase } from '#domain/kernel/decider'
import { LARGEST_QUANTITY } from '#domain/kernel/quantity'
import signs from './signs.module.css'
import { useEcho } from './use-echo'
import { useWholeMark } from './use-whole-mark'
import styles from './Stepper.module.css'

interface StepperProps {
  /** In sales units. */
  readonly value: number
  readonly orderMultiple: number
  /** It may be written behind the number. */
  readonly unit: string
  /** The article's name, since a page has many steppers. */
  readonly label: string
  /** Called with valid quantities only. The quantity is shown as chosen until a promise resolves, whatever `value` is. */
  readonly onChange: (quantity: number) => void | Promise<void>
  /** Called on Enter, and when the stepper is left: the typed text is final. */
  readonly onCommit?: () => void
  /** Called for Enter on a valid quantity: the user has finished typing. */
  readonly onEnter?: (quantity: number) => void
  /** Called for Shift and Enter on a valid quantity. */
  readonly onEnterBack?: () => void
  /** Called when the text becomes marked as no quantity that can be ordered, and when it no longer is. */
  readonly onFault?: (isFaulty: boolean) => void
  readonly saving?: boolean
  /** The element that says that a service has refused the quantity, and why. */
  readonly refusedBy?: string | undefined
  /** Minimum quantity; 0 in lists where no choice is required, else one multiple. */
  readonly min?: number
  readonly size?: 'row' | 'touch'
  /** Only for screen readers, where the unit is shown elsewhere. */
  readonly showUnit?: boolean
}

const faultText = (fault: QuantityFault, orderMultiple: number, min: number, unit: string): string => {
  switch (fault.tag) {
    case 'NotANumber':
      return t('stepper.notANumber')
    case 'UnclearPoint':
      return t('stepper.unclearPoint')
    case 'OtherUnit':
      return t('stepper.otherUnit', { sold: fault.sold, written: fault.written })
    case 'TooFew':
      // In a list nothing need be chosen, but the least that can be ordered is not nothing.
      return t('stepper.tooFew', { min: formatQuantity(fault.nearest[0] ?? min) })
    case 'TooMany':
      return t('stepper.tooMany', { max: formatQuantity(LARGEST_QUANTITY) })
    case 'WrongMultiple':
      return orderMultiple === 1 && unit !== ''
        ? t('stepper.whole', { unit })
        : t('stepper.multiple', { multiple: formatQuantity(orderMultiple) })
    default:
      return absurdCase(fault)
  }
}

// The label stands inside a sentence here, and starts one where it names the field.
const inSentence = (label: string): string => `${label.charAt(0).toLocaleLowerCase('sv')}${label.slice(1)}`

const plain = (quantity: number): string => String(quantity).replace('.', ',')

const frames = {
  row: classNames(styles.stepper, styles.row),
  touch: classNames(styles.stepper, styles.touch),
} as const
const longFrames = {
  row: classNames(frames.row, styles.long),
  touch: classNames(frames.touch, styles.long),
} as const
const markedBox = classNames(styles.box, styles.marked)
const nothing = classNames(styles.input, styles.nothing)
const stepDown = classNames(styles.step, signs.minus)
const stepUp = classNames(styles.step, signs.plus)

/** The characters that the field has room for at its usual size. */
const MOST_PLAIN = 6

/**
 * Steps by the order multiple. Invalid text stays as typed and is marked, with the nearest valid quantities. It is
 * never sent as a command, and the quantity from before the typing holds again: what the text began with, as 2 of 2,5,
 * was not meant. A quantity that arrives from elsewhere while the user types is shown below the field, which keeps the text
 * until the user leaves it; their own quantity, which was sent before, is offered and never sent again by itself.
 */
export const Stepper = ({
  value,
  orderMultiple,
  unit,
  label,
  onChange,
  onCommit,
  onEnter,
  onEnterBack,
  onFault,
  saving = false,
  refusedBy,
  min = orderMultiple,
  size = 'row',
  showUnit = true,
}: StepperProps) => {
  const unitId = useId()
  const faultId = `${unitId}-fault`
  const [draft, setDraft] = useState<string | undefined>(undefined)
  const [stage, setStage] = useState<'untouched' | 'typing' | 'left'>('untouched')

  /** The quantity before the typing, and the latest that was sent since. */
  const [typing, setTyping] = useState<{ readonly before: number; readonly sent: number } | undefined>(undefined)

  const [lastValue, setLastValue] = useState(value)
  /** What somebody else has written over while the user was typing, and `mine` if it was a quantity. */
  const [overwritten, setOverwritten] = useState<{ readonly mine: number | undefined } | undefined>(undefined)

  const input = useRef<HTMLInputElement>(null)
  const echo = useEcho(value)
  const shown = echo.shown()

  const rule = { orderMultiple, min, unit }
  if (value !== lastValue) {
    setLastValue(value)
    const isOther = draft !== undefined && quantityIn(draft, unit) !== value && value !== typing?.sent
    // What is being typed stays in the field, and so does text that is being corrected. A quantity that the service refused
    // is told beside the field.
    const isKept = stage === 'typing' && refusedBy === undefined
    if (isOther && isKept)
      setOverwritten({ mine: quantityFault(draft, rule) === undefined ? quantityIn(draft, unit) : undefined })
    else if (overwritten?.mine === value) setOverwritten(undefined)
    if (isOther && !isKept && quantityFault(draft, rule) === undefined) setDraft(undefined)
  }
  const text = draft ?? plain(shown)
  const mark = useWholeMark(input, text)
  const typed = draft === undefined ? undefined : quantityFault(draft, rule)
  const typedFault = typed !== undefined && (stage !== 'typing' || !mayStillBecomeValid(text, rule)) ? typed : undefined
  const current = quantityIn(text, unit) ?? shown
  const marked = typedFault !== undefined || refusedBy !== undefined

  const change = (quantity: number) => {
    const changed = onChange(quantity)
    if (changed !== undefined) echo.show(quantity, changed)
  }
  const send = (quantity: number) => {
    setTyping((now) => ({ before: now?.before ?? shown, sent: quantity }))
    change(quantity)
  }
  /** Unless somebody else has changed it meanwhile. */
  const takeBack = () => {
    if (typing !== undefined && typing.sent === shown && typing.before !== shown) send(typing.before)
  }
  const choose = (quantity: number) => {
    mark.forget()
    setDraft(undefined)
    setTyping(undefined)
    setOverwritten(undefined)
    onFault?.(false)
    if (quantity === echo.shown()) return
    change(quantity)
    // What is shown already is rendered with what follows from it, after the frame.
    if (input.current !== null) input.current.value = plain(echo.shown())
  }
  const step = (direction: 1 | -1) => choose(stepFrom(draft === undefined ? echo.shown() : current, direction, rule))
  const type = (next: string) => {
    mark.forget()
    setDraft(next)
    setStage('typing')
    setOverwritten(undefined)
    const quantity = quantityIn(next, unit)
    const isFaulty = quantityFault(next, rule) !== undefined
    onFault?.(isFaulty && !mayStillBecomeValid(next, rule))
    if (quantity !== undefined && !isFaulty && quantity !== shown) send(quantity)
    if (isFaulty && !mayStillBecomeValid(next, rule)) takeBack()
  }
  const commit = () => {
    setStage('left')
    if (draft !== undefined && quantityFault(draft, rule) !== undefined) {
      onFault?.(true)
      takeBack()
      return
    }
    setDraft(undefined)
    setTyping(undefined)
    onCommit?.()
  }
  /** Not for a step from the typed text: what is said of the text would move the step away under the press. */
  const leave = ({ target, currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    if (target === input.current || stage === 'typing') commit()
  }
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      commit()
      // Prevented, so that no outer handler treats the key as finished.
      if (quantityFault(text, rule) !== undefined) event.preventDefault()
      else if (event.shiftKey) onEnterBack?.()
      else onEnter?.(current)
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    step(event.key === 'ArrowUp' ? 1 : -1)
  }
  // A live region must exist before its text appears, or screen readers do not announce it. A list of hundreds adds it
  // only when there is a fault.
  const wake = () => setStage((before) => (before === 'untouched' ? 'left' : before))
  const atLeast = current <= min
  const atMost = stepFrom(current, 1, rule) === current
  const describedBy = [
    showUnit && unitId,
    (typedFault !== undefined || overwritten !== undefined) && faultId,
    refusedBy,
  ]
    .filter(Boolean)
    .join(' ')
  const field = (
    <div className={styles.frame}>
      <div className={marked ? markedBox : styles.box}>
        <button
          type="button"
          className={stepDown}
          aria-label={t('stepper.decrease', { label: inSentence(label) })}
          aria-disabled={atLeast || undefined}
          onFocus={wake}
          onClick={() => !atLeast && step(-1)}
        />
        <input
          ref={input}
          className={current === 0 ? nothing : styles.input}
          type="text"
          inputMode={Number.isInteger(orderMultiple) ? 'numeric' : 'decimal'}
          autoComplete="off"
          enterKeyHint={onEnterBack === undefined ? 'done' : 'next'}
          aria-label={showUnit ? label : t('stepper.inUnit', { label, unit })}
          aria-invalid={marked || undefined}
          aria-describedby={describedBy === '' ? undefined : describedBy}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={(event) => {
            wake()
            event.currentTarget.select()
            mark.note()
          }}
          onSelect={mark.note}
          onKeyDown={pressKey}
        />
        <button
          type="button"
          className={stepUp}
          aria-label={t('stepper.increase', { label: inSentence(label) })}
          aria-disabled={atMost || undefined}
          onFocus={wake}
          onClick={() => !atMost && step(1)}
        />
      </div>
    </div>
  )

  return (
    // It hears only when the focus leaves its own controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      className={(text.length > MOST_PLAIN ? longFrames : frames)[size]}
      aria-label={label}
      aria-busy={saving || undefined}
      onBlur={leave}
    >
      {showUnit ? (
        <div className={styles.line}>
          {field}
          <span id={unitId} className={styles.unit}>
            {unit}
          </span>
        </div>
      ) : (
        field
      )}
      {(stage !== 'untouched' || typedFault !== undefined) && (
        <div id={faultId} className={styles.fault} aria-live="polite">
          {overwritten !== undefined && (
            <span className={styles.present}>
              {t('stepper.elsewhere', { quantity: formatQuantity(value) })}{' '}
              {overwritten.mine !== undefined && (
                <OwnQuantity quantity={overwritten.mine} unit={unit} onChoose={choose} />
              )}
            </span>
          )}
          {typedFault !== undefined && <span>{faultText(typedFault, orderMultiple, min, unit)}</span>}
          {typedFault !== undefined && shown > 0 && (
            <span className={styles.present}>{t('stepper.stays', { quantity: formatQuantity(shown) })}</span>
          )}
          {typedFault !== undefined && typedFault.tag !== 'NotANumber' && typedFault.nearest.length > 0 && (
            <span className={styles.nearest}>
              {t('stepper.nearest')}
              {typedFault.nearest.map((quantity) => (
                <button
                  key={quantity}
                  type="button"
                  className={styles.choice}
                  aria-label={t('stepper.choose', { quantity: formatQuantity(quantity), unit })}
                  onClick={() => choose(quantity)}
                >
                  {formatQuantity(quantity)}
                </button>
              ))}
            </span>
          )}
        </div>
      )}
    </fieldset>
  )
}

interface OwnQuantityProps {
  readonly quantity: number
  readonly unit: string
  readonly onChoose: (quantity: number) => void
}

const OwnQuantity = ({ quantity, unit, onChoose }: OwnQuantityProps) => (
  <button type="button" className={styles.choice} onClick={() => onChoose(quantity)}>
    {t('stepper.keepOwn', { quantity: formatQuantity(quantity), unit })}
  </button>
)
