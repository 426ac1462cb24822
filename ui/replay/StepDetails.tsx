import { useMemo } from 'react'
import type { ReactNode } from 'react'
import type { WhatIf } from '#application/replay/branch'
import type { Replay } from '#application/replay/replay'
import type { ReplayStep } from '#application/replay/replayed-stream'
import { causesOf } from '#application/replay/why'
import { Button } from '../components/Button'
import { ChangeCommand } from './ChangeCommand'
import { t } from './t'
import { DifferenceTable } from './DifferenceTable'
import { KindSign } from './KindSign'
import styles from './StepDetails.module.css'

interface StepDetailsProps {
  readonly replay: Replay
  readonly step: number
  /** What was typed as other payloads, by the id of the command's record. */
  readonly drafts: Map<string, string>
  readonly onGo: (step: number) => void
  readonly onSuppose: (whatIf: WhatIf) => void
}

/** One record: what led to it, what it led to, what it holds and what it changed. */
export const StepDetails = ({ step, ...props }: StepDetailsProps) => {
  const present = props.replay.steps[step - 1]
  return present === undefined ? <p>{t('replay.beforeAll')}</p> : <Details present={present} {...props} />
}

interface DetailsProps extends Omit<StepDetailsProps, 'step'> {
  readonly present: ReplayStep
}

const Details = ({ replay, present, drafts, onGo, onSuppose }: DetailsProps) => {
  const { step, batch, record } = present
  const causes = useMemo(() => causesOf(replay, present), [replay, present])
  const consequences = replay.directConsequencesOf(record.id)
  const stream = replay.streams.get(record.stream)
  return (
    <div className={styles.details}>
      <h2 className={styles.title}>
        <KindSign kind={record.kind} /> {t(`replay.kind.${record.kind}`)} {record.type}
      </h2>
      <p className={styles.place}>
        {batch.at} · {record.stream} · {batch.tab}
      </p>
      <Part title={t('replay.causes')}>
        <StepLinks steps={causes} onGo={onGo} />
      </Part>
      <Part title={t('replay.consequences')}>
        <StepLinks steps={consequences} onGo={onGo} />
      </Part>
      <Part title={t('replay.changed')}>
        {stream === undefined ? (
          <p>{t('replay.none')}</p>
        ) : (
          <DifferenceTable before={stream.stateAt(step - 1)} after={stream.stateAt(step)} />
        )}
      </Part>
      <Part title={t('replay.content')}>
        <pre className={styles.content}>{JSON.stringify(record.payload, null, 2)}</pre>
      </Part>
      <Part title={t('replay.whatIf')}>
        <div className={styles.whatIf}>
          <Button variant="secondary" onClick={() => onSuppose({ tag: 'Drop', step })}>
            {t('replay.drop.step')}
          </Button>
          {record.kind === 'command' && (
            <ChangeCommand key={record.id} replay={replay} command={present} drafts={drafts} onSuppose={onSuppose} />
          )}
        </div>
      </Part>
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h3>{title}</h3>
    {children}
  </section>
)

const StepLinks = ({ steps, onGo }: { steps: readonly ReplayStep[]; onGo: (step: number) => void }) =>
  steps.length === 0 ? (
    <p>{t('replay.none')}</p>
  ) : (
    <ul className={styles.links}>
      {steps.map(({ step, record }) => (
        <li key={step}>
          <button type="button" onClick={() => onGo(step)}>
            <KindSign kind={record.kind} /> {step} {record.type}
          </button>
        </li>
      ))}
    </ul>
  )
