import { describe, expect, it } from 'vitest'
import { instant } from '#domain/kernel/ids'
import { readBatch, writeBatch } from '#application/log/codecs/batch'
import type { Batch, LogRecord } from '#application/log/record'

const record = (id: string, given: Partial<Pick<LogRecord, 'stream' | 'module' | 'correlation'>> = {}): LogRecord => ({
  ...{ id, stream: 'cart:u1', module: 'cart', kind: 'event', type: 'CartEmptyingRequested', version: 1 },
  ...{ correlation: 'c1', causation: undefined, payload: {}, ...given },
})

const batch = (records: readonly LogRecord[]): Batch => ({
  ...{ id: 'b1', tab: 'a', at: instant('2026-03-10T09:30:00+01:00'), basis: 4, records },
  ...{ owner: undefined, unanswered: undefined },
})

const kept = (written: Batch): Batch | undefined => readBatch(JSON.parse(JSON.stringify(writeBatch(written))))

describe('a batch as the log has it', () => {
  it.each([
    ['of one place', [record('1'), record('2')]],
    ['of two streams', [record('1'), record('2', { stream: 'cart:u2' })]],
    ['of two modules', [record('1'), record('2', { module: 'checkout' })]],
    ['of two causes', [record('1'), record('2', { correlation: 'c2' })]],
    ['without records', []],
  ])('is read as it was written: %s', (_name, records) => {
    expect(kept(batch(records))).toEqual(batch(records))
  })

  it('names a place that all its records have once', () => {
    const text = JSON.stringify(writeBatch(batch([record('1'), record('2'), record('3')])))

    expect(text.split('cart:u1')).toHaveLength(2)
    expect(text.split('"c1"')).toHaveLength(2)
  })

  it('is none where a record has no place', () => {
    expect(readBatch({ ...batch([]), records: [{ id: '1', kind: 'event', type: 'T', version: 1, payload: {} }] })).toBe(
      undefined,
    )
  })
})
