import type { Instant } from '#domain/kernel/ids'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { Masks } from '#application/codecs/logged'
import { isDamaged, type StoredBatch } from '#application/log/record'
import { checksum } from '#application/log/checksum'
import { writeExportedLog } from './exported-log'
import { maskedLog, type ModuleMasking } from './masked-log'
import { createPseudonyms } from './pseudonyms'

/** What is exported: the batches of a log as the browser holds them, and where they come from. */
export interface ToExport {
  readonly brand: BrandCode
  readonly readAt: Instant
  readonly batches: readonly StoredBatch[]
  readonly modules: readonly ModuleMasking[]
  /** Identifies the build of the shop. */
  readonly build: string
  /** IANA name. */
  readonly timeZone: string
}

/** A customer whose records an export holds. */
export interface ExportedCustomer {
  readonly customerId: string
  /** What stands in the file instead. */
  readonly pseudonym: string
}

/** An exported log, and what its owner is shown before it leaves the browser. */
export interface LogExport {
  readonly fileName: string
  /** JSON Lines. */
  readonly text: string
  readonly preview: LogPreview
}

export interface LogPreview {
  readonly records: number
  /** The time of the first and the last batch; undefined where the log is empty. */
  readonly period: { readonly from: Instant; readonly to: Instant } | undefined
  /** In the order of the log. */
  readonly customers: readonly ExportedCustomer[]
  /** How many different ids are replaced by pseudonyms, and how many personal texts are masked. */
  readonly pseudonyms: number
  readonly masked: number
  /** How often each type of record is in the log, the most frequent first. */
  readonly types: readonly { readonly type: string; readonly count: number }[]
}

/** Counts the different texts of each class. */
const counting = (masks: Masks) => {
  const ids = new Set<string>()
  const texts = new Set<string>()
  return {
    masks: {
      pseudonymous: (text: string) => {
        ids.add(text)
        return masks.pseudonymous(text)
      },
      personal: (text: string) => {
        texts.add(text)
        return masks.personal(text)
      },
    },
    counts: () => ({ pseudonyms: ids.size, masked: texts.size }),
  }
}

/** The customers of all streams that are a customer's: `cart:dahl:u1:c1:p1`. */
const customersIn = (batches: readonly StoredBatch[], masks: Masks): readonly ExportedCustomer[] => {
  const streams = batches.flatMap(({ records }) => records.map(({ stream }) => stream.split(':')))
  const ids = new Set(streams.flatMap(([_module, _brand, _user, customer]) => customer ?? []))
  return [...ids].map((customerId) => ({ customerId, pseudonym: masks.pseudonymous(customerId) }))
}

const typesIn = (batches: readonly StoredBatch[]): LogPreview['types'] => {
  const counts = new Map<string, number>()
  for (const { records } of batches) for (const { type } of records) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts].map(([type, count]) => ({ type, count })).toSorted((a, b) => b.count - a.count)
}

/** Masks a log at the standard level and writes it. Pseudonyms are new in each export. */
export const exportLog = ({ brand, readAt, batches, modules, build, timeZone }: ToExport): LogExport => {
  const { masks, counts } = counting(createPseudonyms())
  const masked = maskedLog(batches, modules, masks)
  const schemas = Object.fromEntries(modules.map(({ name, shape }) => [name, checksum(shape)]))
  // A damaged batch does not say its time.
  const readable = batches.filter((batch) => !isDamaged(batch))
  const [first, last] = [readable[0], readable.at(-1)]
  return {
    fileName: `fackhandel-${brand}-${readAt.slice(0, 19).replaceAll(/[:T]/g, '')}.jsonl`,
    text: writeExportedLog({ build, brand, timeZone, exportedAt: readAt, redaction: 'standard', schemas }, masked),
    preview: {
      records: batches.reduce((sum, { records }) => sum + records.length, 0),
      period: first === undefined || last === undefined ? undefined : { from: first.at, to: last.at },
      customers: customersIn(batches, masks),
      ...counts(),
      types: typesIn(batches),
    },
  }
}
