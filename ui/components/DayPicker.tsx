import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { addDays, compareDates, datePartsOf, weekdayOf } from '#domain/kernel/calendar-date'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { dayNames } from '../texts/calendar-names'
import { formatLongDay, formatMonth } from '../texts/format'
import { t } from '../texts/t'
import { classNames } from './class-names'
import { Icon } from './Icon'
import { firstOfMonth, monthGrid, neighbourMonth, sameDayInNeighbourMonth } from './month-grid'
import styles from './DayPicker.module.css'

export type DayOpening = { readonly open: true } | { readonly open: false; readonly reason: string }

interface DayPickerProps {
  readonly value: CalendarDate | undefined
  /** Earlier days are past: shown pale and not selectable. */
  readonly earliest: CalendarDate
  /** The last day that can be chosen, where that is known: no later month is shown, unless the chosen day is in one. */
  readonly latest?: CalendarDate | undefined
  /** Called for days from `earliest` on. */
  readonly isOpen: (day: CalendarDate) => DayOpening
  readonly onPick: (day: CalendarDate) => void
  readonly label: string
  /** For a calendar whose label is already shown above it. */
  readonly hideLabel?: boolean
}

const moves: Readonly<Record<string, (day: CalendarDate) => CalendarDate>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, 1 - weekdayOf(day)),
  End: (day) => addDays(day, 7 - weekdayOf(day)),
  PageUp: (day) => sameDayInNeighbourMonth(day, -1),
  PageDown: (day) => sameDayInNeighbourMonth(day, 1),
}

interface DayProps {
  readonly day: CalendarDate
  readonly chosen: boolean
  readonly earliest: CalendarDate
  readonly opening: DayOpening
  readonly outside: boolean
  readonly inTabOrder: boolean
  readonly onPress: () => void
  readonly onWalk: (event: KeyboardEvent) => void
}

const Day = ({ day, chosen, earliest, opening, outside, inTabOrder, onPress, onWalk }: DayProps) => {
  const past = compareDates(day, earliest) < 0
  const name = formatLongDay(day)
  return (
    <button
      type="button"
      data-day={day}
      className={classNames(
        styles.day,
        past && styles.past,
        !past && !opening.open && styles.closed,
        day === earliest && styles.earliest,
        outside && styles.outside,
        chosen && styles.chosen,
      )}
      aria-label={opening.open ? name : t('calendar.dayClosed', { day: name, reason: opening.reason })}
      aria-pressed={chosen}
      aria-disabled={!opening.open || undefined}
      tabIndex={inTabOrder ? 0 : -1}
      onClick={onPress}
      onKeyDown={onWalk}
    >
      {datePartsOf(day).day}
    </button>
  )
}

const Legend = () => (
  <ul className={styles.legend}>
    {(['chosen', 'earliest', 'closed'] as const).map((mark) => (
      <li key={mark}>
        <span className={classNames(styles.sample, styles[mark])} />
        {t(`calendar.${mark}`)}
      </li>
    ))}
  </ul>
)

/** A calendar month to choose a day from. The arrow keys reach every day, and a closed day says why it is closed. */
export const DayPicker = ({ value, earliest, latest, isOpen, onPick, label, hideLabel = false }: DayPickerProps) => {
  const labelId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const walked = useRef(false)
  const [active, setActive] = useState(value ?? earliest)
  const [closedText, setClosedText] = useState('')
  const month = firstOfMonth(active)

  const openingOf = (day: CalendarDate): DayOpening =>
    compareDates(day, earliest) < 0 ? { open: false, reason: t('calendar.tooEarly') } : isOpen(day)

  useEffect(() => {
    if (!walked.current) return
    walked.current = false
    grid.current?.querySelector<HTMLButtonElement>(`[data-day="${active}"]`)?.focus()
  }, [active])

  const press = (day: CalendarDate) => {
    const opening = openingOf(day)
    setActive(day)
    setClosedText(opening.open ? '' : t('calendar.dayClosed', { day: formatLongDay(day), reason: opening.reason }))
    if (opening.open) onPick(day)
  }
  const pressKey = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (move === undefined) return
    event.preventDefault()
    walked.current = true
    setActive(within(move(active)))
  }
  // The day that is shown at first may be after the last one: there is a day of its own for Christmas.
  const last = latest === undefined || compareDates(active, latest) > 0 ? undefined : latest
  const within = (day: CalendarDate) => (last !== undefined && compareDates(day, last) > 0 ? last : day)
  const next = neighbourMonth(active, 1)
  const isLastMonth = latest !== undefined && compareDates(next, latest) > 0
  const turn = (direction: 1 | -1) => {
    if (direction === -1 || !isLastMonth) setActive(neighbourMonth(active, direction))
  }

  return (
    <fieldset className={styles.picker} aria-labelledby={labelId}>
      <span id={labelId} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </span>
      <div className={styles.frame}>
        <div className={styles.head}>
          <button
            type="button"
            className={styles.turn}
            aria-label={t('calendar.previousMonth')}
            onClick={() => turn(-1)}
          >
            <Icon name="chevronLeft" size={18} />
          </button>
          <strong aria-live="polite">{formatMonth(month)}</strong>
          <button
            type="button"
            className={styles.turn}
            aria-label={t('calendar.nextMonth')}
            aria-disabled={isLastMonth || undefined}
            onClick={() => turn(1)}
          >
            <Icon name="chevronRight" size={18} />
          </button>
        </div>
        <table ref={grid} className={styles.grid}>
          <thead>
            <tr>
              <th scope="col">
                <span aria-hidden="true">{t('calendar.week')}</span>
                <span className="visually-hidden">{t('calendar.weekLong')}</span>
              </th>
              {dayNames.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {monthGrid(month).map(({ week, days }) => (
              <tr key={week}>
                <th scope="row">{week}</th>
                {days.map((day) => (
                  <td key={day}>
                    <Day
                      day={day}
                      chosen={day === value}
                      earliest={earliest}
                      opening={openingOf(day)}
                      outside={firstOfMonth(day) !== month}
                      inTabOrder={day === active}
                      onPress={() => press(day)}
                      onWalk={pressKey}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Legend />
      {isLastMonth && latest !== undefined && (
        <p className={styles.latest}>{t('calendar.latest', { day: formatLongDay(latest) })}</p>
      )}
      <output className={styles.closedText}>{closedText}</output>
    </fieldset>
  )
}
