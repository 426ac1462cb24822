import type { LogRecord } from '#application/log/record'
import type { Written } from '#application/log/payload'
import type { UnstoredBatch } from './stream'

/** The stream and module name in the record of the configuration, which belongs to no stream. */
const CONFIGURATION = 'configuration'

/** Records the configuration in force with the first batch of a tab. */
export interface ConfigurationRecord {
  /** The batch. The configuration is its first record if the log has none from this tab. */
  readonly ahead: (batch: UnstoredBatch) => UnstoredBatch
  /**
   * The log has lost the record, so the next batch records it again. That one follows from the lost one: it does not
   * say that its tab began there.
   */
  readonly forgotten: () => void
}

/** `written` is undefined where modules decide without a configuration. */
export const createConfigurationRecord = (tab: string, written: Written | undefined): ConfigurationRecord => {
  let isDue = written !== undefined
  let last: string | undefined

  const recordWith = (batch: string, payload: Written): LogRecord => ({
    ...payload,
    ...{ kind: 'configuration', id: `${batch}.configuration`, stream: CONFIGURATION, module: CONFIGURATION },
    ...{ correlation: tab, causation: last },
  })

  return {
    ahead: (batch) => {
      if (!isDue || written === undefined) return batch
      isDue = false
      const record = recordWith(batch.id, written)
      last = record.id
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
