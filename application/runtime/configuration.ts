import type { LogRecord } from '#application/log/record'
import type { Written } from '#application/log/payload'
import type { UnstoredBatch } from './stream'

/** The name that stands in the record where others have a stream and a module. */
const CONFIGURATION = 'configuration'

/** Puts the configuration in force on record, with the first batch of a tab. */
export interface ConfigurationRecord {
  /** The batch, with the configuration ahead of its records where the log does not have it of this tab. */
  readonly ahead: (batch: UnstoredBatch) => UnstoredBatch
  /** The log no longer has it: the next batch brings it again. */
  readonly forgotten: () => void
}

/** `written` is undefined where modules decide without a configuration. */
export const createConfigurationRecord = (tab: string, written: Written | undefined): ConfigurationRecord => {
  let isDue = written !== undefined

  const recordWith = (batch: string, payload: Written): LogRecord => ({
    ...payload,
    ...{ kind: 'configuration', id: `${batch}.configuration`, stream: CONFIGURATION, module: CONFIGURATION },
    ...{ correlation: tab, causation: undefined },
  })

  return {
    ahead: (batch) => {
      if (!isDue || written === undefined) return batch
      isDue = false
      const record = recordWith(batch.id, written)
      return {
        ...batch,
        encode: () => {
          const encoded = batch.encode()
          return { ...encoded, records: [record, ...encoded.records] }
        },
      }
    },
    forgotten: () => {
      isDue = written !== undefined
    },
  }
}
