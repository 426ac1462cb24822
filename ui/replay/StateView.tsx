import { useState } from 'react'
import { streamsAtStep } from '#application/replay/present-streams'
import type { Replay } from '#application/replay/replay'
import type { ReplayedStream } from '#application/replay/replayed-stream'
import { whyOf } from '#application/replay/why'
import { t } from './t'
import { inShort } from './in-short'
import styles from './StateView.module.css'

interface StateViewProps {
  readonly replay: Replay
  readonly step: number
  readonly onGo: (step: number) => void
}

/**
 * The states of all streams after a step, as trees: the step's and the present customer's first, the others folded. A
 * field tells which step gave it its value.
 */
export const StateView = ({ replay, step, onGo }: StateViewProps) => {
  const { concerned, others } = streamsAtStep(replay, step)
  return (
    <div className={styles.states}>
      {concerned.map((stream) => (
        <section key={stream.name}>
          <h3>{stream.name}</h3>
          <State replay={replay} stream={stream} step={step} onGo={onGo} />
        </section>
      ))}
      {others.length > 0 && (
        <section>
          <h3>{t('replay.otherStreams')}</h3>
          {others.map((stream) => (
            <FoldedState key={stream.name} replay={replay} stream={stream} step={step} onGo={onGo} />
          ))}
        </section>
      )}
    </div>
  )
}

interface StateProps extends StateViewProps {
  readonly stream: ReplayedStream
}

const State = ({ replay, stream: { name, stateAt, stopped }, step, onGo }: StateProps) => (
  <>
    {stopped !== undefined && (
      <p className={styles.stopped}>
        {t(`replay.stopped.${stopped.reason.tag}`, { name, step: stopped.step, ...stopped.reason })}
      </p>
    )}
    <Branch
      value={stateAt(step)}
      before={stateAt(step - 1)}
      path=""
      why={(path) => whyOf(replay, name, path, step)?.event}
      onGo={onGo}
    />
  </>
)

const FoldedState = ({ stream, ...props }: StateProps) => {
  const [open, setOpen] = useState(false)
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.folded}>{stream.name}</summary>
      {open && <State stream={stream} {...props} />}
    </details>
  )
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

interface BranchProps {
  readonly value: unknown
  /** The value at the same place before the step. */
  readonly before: unknown
  readonly path: string
  readonly why: (path: string) => { readonly step: number; readonly record: { readonly type: string } } | undefined
  readonly onGo: (step: number) => void
}

const Branch = ({ value, before, path, why, onGo }: BranchProps) => {
  const was = isObject(before) ? before : {}
  return (
    <ul className={styles.branch}>
      {Object.entries(isObject(value) ? value : {}).map(([key, inner]) => (
        <Field
          key={key}
          name={key}
          value={inner}
          before={was[key]}
          path={path === '' ? key : `${path}.${key}`}
          why={why}
          onGo={onGo}
        />
      ))}
    </ul>
  )
}

interface FieldProps extends BranchProps {
  readonly name: string
}

const Field = ({ name, value, before, path, why, onGo }: FieldProps) => {
  const isChanged = !Object.is(value, before)
  const [open, setOpen] = useState(false)
  if (isObject(value) && Object.keys(value).length > 0)
    return (
      <li data-changed={isChanged || undefined}>
        <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            {name} <span className={styles.count}>{Array.isArray(value) ? `[${value.length}]` : '{…}'}</span>
          </summary>
          {open && <Branch value={value} before={before} path={path} why={why} onGo={onGo} />}
        </details>
      </li>
    )
  return (
    <li data-changed={isChanged || undefined}>
      <Leaf name={name} value={value} path={path} why={why} onGo={onGo} />
    </li>
  )
}

const Leaf = ({ name, value, path, why, onGo }: Omit<FieldProps, 'before'>) => {
  const [asked, setAsked] = useState(false)
  const event = asked ? why(path) : undefined
  return (
    <>
      <button type="button" className={styles.leaf} aria-expanded={asked} onClick={() => setAsked(!asked)}>
        <span className={styles.name}>{name}</span> {inShort(value)}
      </button>
      {asked && event === undefined && <p className={styles.why}>{t('replay.whyNever')}</p>}
      {event !== undefined && (
        <button type="button" className={styles.why} onClick={() => onGo(event.step)}>
          {t('replay.why', { step: event.step, type: event.record.type })}
        </button>
      )}
    </>
  )
}
