import { memo, useMemo, useState } from 'react'
import type { WhatIf } from '#application/replay/branch'
import type { LogHeader } from '#application/replay/exported-log'
import type { Replay } from '#application/replay/replay'
import { Button } from '../components/Button'
import { t } from './t'
import { formatInstant } from '../texts/format'
import { FaultList } from './FaultList'
import { Scrubber } from './Scrubber'
import { ShopAtStep } from './ShopAtStep'
import { StateView } from './StateView'
import { StepDetails } from './StepDetails'
import { Timeline } from './Timeline'
import { useUnhurried } from './use-unhurried'
import { useFaults, type Faults } from './use-faults'
import type { OpenedLog, Supposed } from './use-opened-log'
import { useStep, useStepKeys } from './use-step'
import styles from './ReplayPage.module.css'

const parts = ['step', 'state', 'shop', 'faults'] as const
type Part = (typeof parts)[number]

interface ReplayedLogProps {
  readonly opened: OpenedLog
  /** The step in the address is not one of this log. */
  readonly isAnother: boolean
  readonly onSuppose: (whatIf: WhatIf) => void
  readonly onLeaveBranch: () => void
}

/** A log that is open: its timeline, and one step of it from four sides. */
export const ReplayedLog = ({ opened, isAnother, onSuppose, onLeaveBranch }: ReplayedLogProps) => {
  const { header, replay, supposed } = opened
  const steps = replay.steps.length
  const stepping = useStep(steps, isAnother)
  const { step, go, move } = stepping
  // The place in the timeline follows each press at once; the part beside it as fast as the machine draws it.
  const shown = useUnhurried(step)
  const faults = useFaults(replay)
  const broken = useMemo(() => new Set(faults?.overview.violations.map((one) => one.step)), [faults])
  const nextFault = faults?.overview.violations.find((one) => one.step > step)?.step
  useStepKeys(stepping, steps, nextFault)
  const [part, setPart] = useState<Part>('step')
  const count = faults?.overview.violations.length ?? 0
  return (
    <>
      <Origin header={header} replay={replay} tabs={faults?.overview.tabs.length ?? 1} />
      {supposed.length > 0 && <Hypothetical supposed={supposed} onLeave={onLeaveBranch} />}
      <Scrubber step={step} steps={steps} broken={broken} nextFault={nextFault} onGo={go} onMove={move} />
      <div className={styles.columns}>
        <Timeline steps={replay.steps} present={step} broken={broken} onGo={go} />
        <section className={styles.side} aria-label={t('replay.parts')}>
          <PartTabs part={part} faults={count} onChoose={setPart} />
          <PartOf part={part} opened={opened} step={shown} faults={faults} onGo={go} onSuppose={onSuppose} />
        </section>
      </div>
    </>
  )
}

interface HypotheticalProps {
  readonly supposed: readonly Supposed[]
  readonly onLeave: () => void
}

/** Says that what is shown never happened, and what it supposes. */
const Hypothetical = ({ supposed, onLeave }: HypotheticalProps) => (
  <div className={styles.hypothetical}>
    <div>
      {supposed.map(({ whatIf: { tag, step }, type }, place) => (
        // Each change stands upon those before it.
        <p key={place}>
          <strong>{t(`replay.supposed.${tag}`, { step, type })}</strong>
        </p>
      ))}
    </div>
    <Button variant="secondary" size="row" onClick={onLeave}>
      {t('replay.back')}
    </Button>
  </div>
)

interface OriginProps {
  readonly header: LogHeader
  readonly replay: Replay
  readonly tabs: number
}

const Origin = memo(({ header: { brand, build, exportedAt, timeZone }, replay, tabs }: OriginProps) => (
  <p className={styles.origin}>
    {t('replay.of', { brand, build, at: formatInstant(exportedAt), timeZone })}{' '}
    {t('replay.counts', { steps: replay.steps.length, streams: replay.streams.size, tabs })}
  </p>
))

interface PartTabsProps {
  readonly part: Part
  /** How many rules are broken. */
  readonly faults: number
  readonly onChoose: (part: Part) => void
}

const PartTabs = memo(({ part, faults, onChoose }: PartTabsProps) => (
  <div className={styles.tabs}>
    {parts.map((name) => (
      <button
        key={name}
        type="button"
        className={styles.tab}
        aria-pressed={part === name}
        onClick={() => onChoose(name)}
      >
        {t(`replay.part.${name}`, { count: faults })}
      </button>
    ))}
  </div>
))

interface PartOfProps {
  readonly part: Part
  readonly opened: OpenedLog
  readonly step: number
  readonly faults: Faults | undefined
  readonly onGo: (step: number) => void
  readonly onSuppose: (whatIf: WhatIf) => void
}

const PartOf = memo(({ part, opened, step, faults, onGo, onSuppose }: PartOfProps) => {
  const { replay, drafts } = opened
  switch (part) {
    case 'step':
      return <StepDetails replay={replay} step={step} drafts={drafts} onGo={onGo} onSuppose={onSuppose} />
    case 'state':
      return <StateView replay={replay} step={step} onGo={onGo} />
    case 'shop':
      return <ShopAtStep replay={replay} step={step} />
    case 'faults':
      return <FaultList opened={opened} faults={faults} onGo={onGo} />
  }
})
