import type { LogRecord } from '#application/log/record'
import { t } from './t'
import styles from './KindSign.module.css'

/** A drawing for each kind of record, so that kinds are told apart without colour. */
const paths: Readonly<Record<LogRecord['kind'], string>> = {
  command: 'M3 2l10 6-10 6z',
  event: 'M3 3h10v10H3z',
  refusal: 'M3 3l10 10M13 3L3 13',
  effect: 'M2 8h11M9 4l4 4-4 4',
  attempt: 'M8 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  answer: 'M14 8H3M7 4L3 8l4 4',
  configuration: 'M5 2v12M11 2v12M2 5h12M2 11h12',
  damaged: 'M8 2l6 12H2zM8 6v4',
}

const filled: ReadonlySet<LogRecord['kind']> = new Set(['command', 'event', 'attempt'])

interface KindSignProps {
  readonly kind: LogRecord['kind']
  /** The kind is told to screen readers too; elsewhere it stands beside the sign. */
  readonly isNamed?: boolean
}

export const KindSign = ({ kind, isNamed = false }: KindSignProps) => (
  <svg
    className={styles.sign}
    data-kind={kind}
    width="16"
    height="16"
    viewBox="0 0 16 16"
    {...(isNamed ? { role: 'img', 'aria-label': t(`replay.kind.${kind}`) } : { 'aria-hidden': true })}
  >
    <path d={paths[kind]} fill={filled.has(kind) ? 'currentColor' : 'none'} stroke="currentColor" strokeWidth="1.6" />
  </svg>
)
