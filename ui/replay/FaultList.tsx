import type { RedecidedCommand } from '#application/replay/redecide'
import { t } from './t'
import { inShort } from './in-short'
import { SaveTest } from './SaveTest'
import type { OpenedLog } from './use-opened-log'
import type { Faults } from './use-faults'
import styles from './FaultList.module.css'

interface FaultListProps {
  readonly opened: OpenedLog
  readonly faults: Faults | undefined
  readonly onGo: (step: number) => void
}

/** Invariants that are broken, calls without an answer, and commands that are decided in another way today. */
export const FaultList = ({ opened, faults, onGo }: FaultListProps) => {
  if (faults === undefined) return <output>{t('replay.checking')}</output>
  const { violations, streams, calls } = faults.overview
  return (
    <div className={styles.faults}>
      <section>
        <h2>{t('replay.violations')}</h2>
        {streams.map(
          ({ name, stopped }) =>
            stopped !== undefined && (
              <p key={name} className={styles.fault}>
                {t(`replay.stopped.${stopped.reason.tag}`, { name, step: stopped.step, ...stopped.reason })}
              </p>
            ),
        )}
        {violations.length === 0 ? (
          <p>{t('replay.holds')}</p>
        ) : (
          <ul className={styles.list}>
            {violations.map((violation) => (
              <li key={`${violation.invariant} ${violation.step}`}>
                <button type="button" onClick={() => onGo(violation.step)}>
                  {t('replay.step')} {violation.step} · <strong>{violation.invariant}</strong>
                </button>{' '}
                <SaveTest opened={opened} violation={violation} />
                <p>{violation.message}</p>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h2>{t('replay.unanswered')}</h2>
        {calls.unanswered.length === 0 && <p>{t('replay.none')}</p>}
        <ul className={styles.list}>
          {calls.unanswered.map((step) => (
            <li key={step}>
              <button type="button" onClick={() => onGo(step)}>
                {t('replay.step')} {step}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <Decisions decisions={faults.decisions} onGo={onGo} />
    </div>
  )
}

interface DecisionsProps {
  readonly decisions: readonly RedecidedCommand[]
  readonly onGo: (step: number) => void
}

const Decisions = ({ decisions, onGo }: DecisionsProps) => {
  const others = decisions.filter(({ decision }) => decision.tag !== 'Same')
  return (
    <section>
      <h2>{t('replay.decisions')}</h2>
      {others.length === 0 && <p>{t('replay.sameDecisions', { count: decisions.length })}</p>}
      <ul className={styles.list}>
        {others.map(({ command: { step, record }, decision }) => (
          <li key={step}>
            <button type="button" onClick={() => onGo(step)}>
              {t('replay.otherDecision', { step, type: record.type })}
            </button>
            {decision.tag === 'Unknown' && <p>{t(`replay.undecidable.${decision.reason.tag}`, decision.reason)}</p>}
            {decision.tag === 'Different' && (
              <dl>
                <dt>{t('replay.recorded')}</dt>
                <dd>{inShort(decision.recorded)}</dd>
                <dt>{t('replay.today')}</dt>
                <dd>{inShort(decision.today)}</dd>
              </dl>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
