import { memo, useMemo } from 'react'
import type { ReplayStep } from '#application/replay/replayed-stream'
import { Checkbox } from '../components/Checkbox'
import { Field } from '../components/Field'
import { t } from './t'
import { KindSign } from './KindSign'
import { type Filter, kinds, toggled } from './timeline-filter'
import styles from './TimelineFilter.module.css'

interface TimelineFilterProps {
  readonly steps: readonly ReplayStep[]
  readonly filter: Filter
  readonly onChange: (filter: Filter) => void
}

/** Chooses which records the timeline shows. */
export const TimelineFilter = memo(({ steps, filter, onChange }: TimelineFilterProps) => {
  const streams = useMemo(() => [...new Set(steps.map(({ record }) => record.stream))], [steps])
  const present = useMemo(() => new Set(steps.map(({ record }) => record.kind)), [steps])
  return (
    <div className={styles.filter}>
      <fieldset className={styles.kinds}>
        <legend>{t('replay.filter.kinds')}</legend>
        {kinds
          .filter((kind) => present.has(kind))
          .map((kind) => (
            <Checkbox
              key={kind}
              checked={!filter.hidden.has(kind)}
              onChange={() => onChange(toggled(filter, kind))}
              label={
                <span className={styles.kind}>
                  <KindSign kind={kind} /> {t(`replay.kind.${kind}`)}
                </span>
              }
            />
          ))}
      </fieldset>
      <div className={styles.fields}>
        <label className={styles.stream}>
          {t('replay.filter.stream')}
          <select
            value={filter.stream ?? ''}
            onChange={({ target }) => onChange({ ...filter, stream: target.value === '' ? undefined : target.value })}
          >
            <option value="">{t('replay.filter.all')}</option>
            {streams.map((stream) => (
              <option key={stream} value={stream}>
                {stream}
              </option>
            ))}
          </select>
        </label>
        <Field
          label={t('replay.filter.text')}
          value={filter.text}
          onChange={({ target }) => onChange({ ...filter, text: target.value })}
        />
      </div>
    </div>
  )
})
