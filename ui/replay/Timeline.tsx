import { memo, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { LogRecord } from '#application/log/record'
import type { ReplayStep } from '#application/replay/replayed-stream'
import { t } from './t'
import { KindSign } from './KindSign'
import { TimelineFilter } from './TimelineFilter'
import { matches, noFilter } from './timeline-filter'
import { isInSight, type Sight, topToShow, windowOf } from './row-window'
import styles from './Timeline.module.css'

/** Height of a row in CSS pixels, as the style sheet has it. */
const ROW_PX = 32

/** Whether the same rows are drawn, so that nothing need be drawn again. */
const drawsTheSame = (a: Sight, b: Sight): boolean => {
  const [one, other] = [windowOf(a, ROW_PX, Infinity), windowOf(b, ROW_PX, Infinity)]
  return one.from === other.from && one.to === other.to
}

interface TimelineProps {
  readonly steps: readonly ReplayStep[]
  readonly present: number
  readonly broken: ReadonlySet<number>
  readonly onGo: (step: number) => void
}

/** All records of the log. Only the rows in sight and some about them are drawn, anew where the list is scrolled. */
export const Timeline = ({ steps, present, broken, onGo }: TimelineProps) => {
  const [filter, setFilter] = useState(noFilter)
  const shown = useMemo(() => steps.filter((step) => matches(filter, step)), [steps, filter])
  const list = useRef<HTMLDivElement>(null)
  const exact = useRef<Sight>({ top: 0, height: 640 })
  const [sight, setSight] = useState<Sight>({ top: 0, height: 640 })
  const place = useMemo(() => shown.findLastIndex(({ step }) => step <= present), [shown, present])

  const showRow = useEffectEvent((at: number): (() => void) | undefined => {
    const { height } = exact.current
    const top = topToShow(at, exact.current, ROW_PX, shown.length)
    if (at < 0 || top === exact.current.top) return undefined
    const scrolled = { top, height }
    // The rows are drawn in the frame that scrolls to them, so that the page is laid out once.
    const scroll = (): void => {
      exact.current = scrolled
      setSight(scrolled)
      requestAnimationFrame(() => list.current?.scrollTo({ top }))
    }
    if (!isInSight(at, exact.current, ROW_PX)) {
      scroll()
      return undefined
    }
    // Where the step can be seen already, it is shown at once by its colour alone: rows are drawn after that frame.
    let later: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => (later = setTimeout(scroll, 0)))
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(later)
    }
  })
  useLayoutEffect(() => showRow(place), [place])
  const showPresentRow = useEffectEvent(() => showRow(place))

  useEffect(() => {
    const box = list.current
    if (box === null) return undefined
    const measure = (): void => {
      const now = { top: box.scrollTop, height: box.clientHeight }
      exact.current = now
      setSight((before) => (drawsTheSame(before, now) ? before : now))
    }
    measure()
    // What is in sight was guessed until now.
    showPresentRow()
    box.addEventListener('scroll', measure, { passive: true })
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => {
      box.removeEventListener('scroll', measure)
      observer.disconnect()
    }
  }, [])

  const { from, to } = windowOf(sight, ROW_PX, shown.length)
  return (
    <section className={styles.timeline} aria-label={t('replay.timeline')}>
      <TimelineFilter steps={steps} filter={filter} onChange={setFilter} />
      <div ref={list} className={styles.list}>
        {shown.length === 0 && <p className={styles.nothing}>{t('replay.nothing')}</p>}
        <ol
          className={styles.rows}
          style={{
            height: shown.length * ROW_PX,
            paddingTop: from * ROW_PX,
            backgroundPositionY: shown[place]?.step === present ? place * ROW_PX : -ROW_PX,
          }}
        >
          {shown.slice(from, to).map((step) => (
            <Row
              key={step.step}
              step={step}
              isPresent={step.step === present}
              isBroken={broken.has(step.step)}
              onGo={onGo}
            />
          ))}
        </ol>
      </div>
    </section>
  )
}

/** How far a kind is set in: what follows stands below what it follows from. */
const depths: Readonly<Record<LogRecord['kind'], number>> = {
  configuration: 0,
  command: 0,
  damaged: 0,
  refusal: 1,
  event: 1,
  effect: 2,
  attempt: 2,
  answer: 0,
}

interface RowProps {
  readonly step: ReplayStep
  readonly isPresent: boolean
  readonly isBroken: boolean
  readonly onGo: (step: number) => void
}

const Row = memo(({ step: { step, batch, record }, isPresent, isBroken, onGo }: RowProps) => (
  <li>
    <button
      type="button"
      className={styles.row}
      aria-current={isPresent ? 'step' : undefined}
      onClick={() => onGo(step)}
    >
      <span className={styles.number}>{step}</span>
      <span className={styles.time}>{batch.at.slice(11, 19)}</span>
      <span className={styles.type} data-depth={depths[record.kind]}>
        <KindSign kind={record.kind} isNamed /> {record.type}
      </span>
      <span className={styles.module}>{record.module}</span>
      {isBroken && <span className={styles.broken}>{t('replay.broken')}</span>}
    </button>
  </li>
))
