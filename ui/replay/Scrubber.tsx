import { memo } from 'react'
import { Button } from '../components/Button'
import { t } from './t'
import styles from './Scrubber.module.css'

interface ScrubberProps {
  readonly step: number
  readonly steps: number
  /** Steps that broke an invariant. */
  readonly broken: ReadonlySet<number>
  readonly nextFault: number | undefined
  readonly onGo: (step: number) => void
  readonly onMove: (by: number) => void
}

/** Moves through the log: by a slider, by buttons, to the next fault. */
export const Scrubber = ({ step, steps, broken, nextFault, onGo, onMove }: ScrubberProps) => (
  <div className={styles.scrubber}>
    <div className={styles.track}>
      <div className={styles.slider}>
        <input
          type="range"
          min={0}
          max={steps}
          value={step}
          aria-label={t('replay.step')}
          aria-valuetext={t('replay.stepOf', { step, steps })}
          onChange={(event) => onGo(Number(event.target.value))}
        />
      </div>
      <Marks broken={broken} steps={steps} />
    </div>
    <div className={styles.buttons}>
      <Back onGo={onGo} onMove={onMove} />
      <output className={styles.place}>
        <span className={styles.words}>{t('replay.stepOf', { step, steps })}</span>
      </output>
      <Forth steps={steps} nextFault={nextFault} onGo={onGo} onMove={onMove} />
    </div>
    <p className={styles.keys}>{t('replay.keys')}</p>
  </div>
)

/** Where in the log an invariant is broken. */
const Marks = memo(({ broken, steps }: Pick<ScrubberProps, 'broken' | 'steps'>) => (
  <div className={styles.marks} aria-hidden="true">
    {[...broken].map((fault) => (
      <span key={fault} className={styles.mark} style={{ insetInlineStart: `${(100 * fault) / steps}%` }} />
    ))}
  </div>
))

const Back = memo(({ onGo, onMove }: Pick<ScrubberProps, 'onGo' | 'onMove'>) => (
  <>
    <Button variant="secondary" size="row" onClick={() => onGo(0)}>
      {t('replay.first')}
    </Button>
    <Button variant="secondary" size="row" onClick={() => onMove(-1)}>
      {t('replay.previous')}
    </Button>
  </>
))

const Forth = memo(({ steps, nextFault, onGo, onMove }: Omit<ScrubberProps, 'step' | 'broken'>) => (
  <>
    <Button variant="secondary" size="row" onClick={() => onMove(1)}>
      {t('replay.next')}
    </Button>
    <Button variant="secondary" size="row" onClick={() => onGo(steps)}>
      {t('replay.last')}
    </Button>
    {nextFault !== undefined && (
      <Button variant="danger" size="row" onClick={() => onGo(nextFault)}>
        {t('replay.nextFault')}
      </Button>
    )}
  </>
))
