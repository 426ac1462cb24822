import type { CustomerScope } from '#domain/kernel/customer-scope'
import { customerId, projectId, userId } from '#domain/kernel/ids'
import type { LogRecord, StoredBatch } from '#application/log/record'
import type { Masks } from '#application/codecs/logged'
import type { PayloadCodec } from '#application/log/payload'
import { attemptCodec } from '#application/log/codecs/attempt'
import { configurationCodec } from '#application/log/codecs/configuration'

type Masking = Pick<PayloadCodec<unknown>, 'masked'>

/** Masks the payloads of one module's records. */
export interface ModuleMasking {
  readonly name: string
  /** Changes whenever a shape of its payloads changes. */
  readonly shape: string
  readonly codecs: Readonly<Record<'command' | 'event' | 'refusal' | 'effect', Masking>>
}

/** Keeps the module and the brand of `cart:dahl:u1:c1:p1`, and replaces the ids by the pseudonyms that fields have. */
const maskedStream = (stream: string, { pseudonymous }: Masks): string => {
  const [module, brand, ...ids] = stream.split(':')
  if (ids.length === 0) return stream
  return [module, brand, ...ids.map((id) => (id === '-' || id === '' ? id : pseudonymous(id)))].join(':')
}

const maskingOf = (record: LogRecord, modules: readonly ModuleMasking[]): Masking | undefined => {
  switch (record.kind) {
    case 'command':
    case 'event':
    case 'refusal':
    case 'effect':
      return modules.find(({ name }) => name === record.module)?.codecs[record.kind]
    case 'attempt':
      return attemptCodec
    case 'configuration':
      return configurationCodec
    case 'answer':
    case 'damaged':
      return undefined
  }
}

/** Ids of summaries are made of the name of their stream. */
const maskedId = (id: string, stream: string, masked: string): string =>
  id.startsWith(stream) ? `${masked}${id.slice(stream.length)}` : id

const maskedRecord = (record: LogRecord, modules: readonly ModuleMasking[], masks: Masks): LogRecord => {
  const stream = maskedStream(record.stream, masks)
  const ofStream = (id: string): string => maskedId(id, record.stream, stream)
  return {
    ...record,
    stream,
    id: ofStream(record.id),
    correlation: ofStream(record.correlation),
    causation: record.causation === undefined ? undefined : ofStream(record.causation),
    // What no codec reads might hold anything, so it does not leave the browser.
    payload: maskingOf(record, modules)?.masked(record, masks) ?? (record.kind === 'answer' ? {} : null),
  }
}

const maskedScope = (owner: CustomerScope, { pseudonymous }: Masks): CustomerScope => ({
  brand: owner.brand,
  userId: userId(pseudonymous(owner.userId)),
  customerId: customerId(pseudonymous(owner.customerId)),
  projectId: owner.projectId === undefined ? undefined : projectId(pseudonymous(owner.projectId)),
})

/** Batches of a log as an export holds them: ids as pseudonyms, personal texts masked. */
export const maskedLog = (
  batches: readonly StoredBatch[],
  modules: readonly ModuleMasking[],
  masks: Masks,
): readonly StoredBatch[] =>
  batches.map((batch) => ({
    ...batch,
    owner: batch.owner === undefined ? undefined : maskedScope(batch.owner, masks),
    records: batch.records.map((record) => maskedRecord(record, modules, masks)),
  }))
