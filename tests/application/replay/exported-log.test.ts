import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { damagedBatch, type StoredBatch } from '#application/log/record'
import { LOG_FORMAT_VERSION, writeExportedLog } from '#application/replay/exported-log'
import { readExportedLog } from '#application/replay/read-exported-log'
import { checksum } from '#application/log/checksum'
import { givenLoggedOrder } from '../../support/given-logged-order'
import { anOrigin, storedLogs } from '../../support/logged-values/batches'

const read = (text: string) => readExportedLog(text)

/** Why a text is not read; undefined where it is. */
const fault = (text: string) => {
  const log = read(text)
  return E.isLeft(log) ? log.left : undefined
}

/** Batches without the size, which is that of the text. */
const sizeless = (batches: readonly StoredBatch[]) => batches.map((batch) => ({ ...batch, size: 0 }))

const exported = async () => writeExportedLog(anOrigin, (await givenLoggedOrder()).batches)

/** The log with a first line of its own, whose checksum is right. */
const withHeader = (text: string, change: (header: string) => string): string => {
  const [first = '', ...lines] = text.split('\n')
  const header = change(first.slice(first.indexOf('"header":') + 9, -1))
  return [`{"check":"${checksum(header)}","header":${header}}`, ...lines].join('\n')
}

describe('an exported log', () => {
  test.prop([storedLogs])('is read as it was written, whatever it holds', (batches) => {
    const log = read(writeExportedLog(anOrigin, batches))

    if (E.isLeft(log)) throw new Error(JSON.stringify(log.left))
    expect(sizeless(log.right.batches)).toEqual(sizeless(batches))
    expect(log.right.header).toMatchObject({ ...anOrigin, batches: batches.length })
  })

  test.prop([fc.string({ unit: 'binary' })])('is read as it was written, whatever sign a text of it holds', (words) => {
    const batch: StoredBatch = {
      ...damagedBatch(1, words, []),
      at: anOrigin.exportedAt,
      tab: `\u2028\u2029${words}`,
      records: [],
    }

    const log = read(writeExportedLog({ ...anOrigin, build: words }, [batch]))

    expect(E.isRight(log) && sizeless(log.right.batches)).toEqual(sizeless([batch]))
  })

  it('tells of a batch that the browser cannot read any more, and of its streams', () => {
    const damaged = damagedBatch(7, 'b7', ['cart:dahl:u1:c1:-', 'session:a'])

    const log = read(writeExportedLog(anOrigin, [damaged]))

    expect(E.isRight(log) && log.right.batches).toEqual([damaged])
  })

  it.each([
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['Windows line ends', (text: string) => text.replaceAll('\n', '\r\n')],
    ['no line end after the last line', (text: string) => text.trimEnd()],
    ['empty lines at the end', (text: string) => `${text}\n\r\n`],
  ])('is read with %s', async (_, change) => {
    const text = await exported()

    expect(read(change(text))).toEqual(read(text))
    expect(fault(change(text))).toBeUndefined()
  })
})

describe('what is no exported log of this program', () => {
  it.each([
    ['an empty file', '', 'Empty'],
    ['blanks', ' \n\n', 'Empty'],
    ['a picture', '\uFFFDPNG\r\n\u001A\n\0\0\0\rIHDR', 'NoHeader'],
    ['other JSON Lines', '{"level":"info","msg":"started"}\n{"level":"warn"}\n', 'NoHeader'],
    ['a page', '<!doctype html>\n<title>fackhandel-log</title>', 'NoHeader'],
    ['JSON in many lines', '{\n  "format": "fackhandel-log"\n}', 'NoHeader'],
  ])('is foreign: %s', (_, text, reason) => {
    expect(fault(text)).toEqual({ tag: 'Foreign', line: 1, reason: { tag: reason } })
  })

  it('is foreign where its header lacks fields, or a line holds no batch', async () => {
    const text = await exported()
    const noBatch = JSON.stringify({ position: 1 })

    expect(fault(withHeader(text, (header) => header.replace('"timeZone"', '"zone"')))).toMatchObject({
      tag: 'Foreign',
      line: 1,
    })
    expect(fault(`${text}{"check":"${checksum(noBatch)}","batch":${noBatch}}\n`)).toMatchObject({ tag: 'Foreign' })
  })

  it('is newer where its header says so, whatever its other lines are', async () => {
    const text = await exported()
    const next = withHeader(text, (header) =>
      header.replace('"formatVersion":1', `"formatVersion":${LOG_FORMAT_VERSION + 1}`),
    )

    expect(fault(next)).toEqual({ tag: 'Newer', line: 1, version: LOG_FORMAT_VERSION + 1 })
    expect(fault(`${next.split('\n')[0]}\nlines of another kind\n`)).toMatchObject({ tag: 'Newer' })
  })
})

describe('an exported log that was changed on the way', () => {
  it('is cut short, wherever the cut is behind the header; in the header it is damaged or foreign', async () => {
    const { batches } = await givenLoggedOrder()
    const bytes = Buffer.from(writeExportedLog(anOrigin, batches.slice(-3)))
    const headerEnds = bytes.indexOf('\n')
    const tags = new Map<string, number>()

    for (let length = 0; length < bytes.length - 1; length += 1) {
      const found = fault(bytes.subarray(0, length).toString('utf8'))
      const expected = length < headerEnds ? ['Foreign', 'Damaged'] : ['Truncated']
      if (!expected.includes(found?.tag ?? '')) expect({ length, found }).toEqual({ length, tag: expected })
      tags.set(found?.tag ?? '', (tags.get(found?.tag ?? '') ?? 0) + 1)
    }

    expect(tags.get('Truncated')).toBe(bytes.length - 1 - headerEnds)
  })

  it('says how many batches are missing', async () => {
    const lines = (await exported()).trimEnd().split('\n')
    const count = lines.length - 1

    expect(fault(lines.slice(0, -2).join('\n'))).toEqual({ tag: 'Truncated', line: count - 1, missing: 2 })
    expect(fault(lines[0] ?? '')).toEqual({ tag: 'Truncated', line: 1, missing: count })
    expect(fault(lines.toSpliced(3, 1).join('\n'))).toEqual({ tag: 'Truncated', line: count, missing: 1 })
  })

  it('names the line that was moved, is there twice, or was changed', async () => {
    const lines = (await exported()).trimEnd().split('\n')
    const [third = '', fourth = ''] = lines.slice(2)

    expect(fault(lines.with(2, fourth).with(3, third).join('\n'))).toMatchObject({ tag: 'Damaged', line: 4 })
    expect(fault(lines.toSpliced(3, 0, third).join('\n'))).toMatchObject({ tag: 'Damaged', line: 4 })
    expect(fault(lines.with(2, third.replace('batch', 'hctab')).join('\n'))).toMatchObject({ tag: 'Damaged', line: 3 })
    expect(fault([...lines, ...lines].join('\n'))).toMatchObject({ tag: 'Damaged', line: lines.length + 1 })
    expect(fault(lines.toSpliced(2, 0, '').join('\n'))).toMatchObject({ tag: 'Damaged', line: 3 })
  })

  it('is found out by one flipped bit, in each of 1,000 logs', async () => {
    const ordered = (await givenLoggedOrder()).batches
    const generated = fc.sample(storedLogs, { numRuns: 1_000, seed: 20_260_310 })
    const places = fc.sample(fc.tuple(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), fc.nat(7)), {
      numRuns: 1_000,
      seed: 10,
    })

    const unnoticed = places.filter(([place, bit], index) => {
      const text = writeExportedLog(anOrigin, index % 10 === 0 ? ordered : (generated[index] ?? []))
      const bytes = Buffer.from(text)
      const at = Math.floor(place * bytes.length)
      bytes[at] = (bytes[at] ?? 0) ^ (1 << bit)
      return fault(bytes.toString('utf8')) === undefined
    })

    expect(unnoticed).toEqual([])
  })
})
