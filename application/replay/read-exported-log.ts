import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { Errors } from 'io-ts'
import { readInstant } from '#domain/kernel/instant'
import { isJsonObject } from '#application/codecs/codec'
import { reasonsOf } from '#application/codecs/reasons'
import { checksum } from '#application/log/checksum'
import { faultOfBatch, readBatch } from '#application/log/codecs/batch'
import { damagedBatch, type StoredBatch } from '#application/log/record'
import {
  type ExportedLog,
  type LineKind,
  LOG_FORMAT,
  LOG_FORMAT_VERSION,
  type LogHeader,
  LogHeaderCodec,
} from './exported-log'
import { nestingOf } from './nesting'
import type { DamagedLine, ForeignLine, UnreadableLog } from './unreadable-log'

// JSON may hold every character but a line feed and a carriage return as it is.
const LINE = /^\{"check":"([0-9a-z]+)-([0-9a-z]+)","(header|batch|damaged)":(\{.*\})\}$/s
const CUT_LINE = /^\{"check":"([0-9a-z]+)-[0-9a-z]+","(?:header|batch|damaged)":(.*)$/s

/** Lists and objects within each other. A batch of the shop has far fewer; many more end a program that follows them. */
const MOST_NESTED = 100

interface Line {
  readonly kind: LineKind
  readonly check: string
  /** Characters of its text. */
  readonly size: number
  readonly isTooDeep: boolean
  /** Undefined where it is nested too deep. */
  readonly value: unknown
}

const kinds: readonly LineKind[] = ['header', 'batch', 'damaged']

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a line holds; undefined if its checksum is not that of its text. */
const contentOf = (line: string): Line | undefined => {
  const [, length, hash, name, text] = LINE.exec(line) ?? []
  const kind = kinds.find((one) => one === name)
  const check = `${length}-${hash}`
  if (kind === undefined || text === undefined || checksum(text) !== check) return undefined
  const isTooDeep = nestingOf(text) > MOST_NESTED
  return { kind, check, size: text.length, isTooDeep, value: isTooDeep ? undefined : parsed(text) }
}

/** Whether the last line ends before the length that it states, as in a file that is cut short. */
const isCutShort = (line: string): boolean => {
  const [, length, text] = CUT_LINE.exec(line) ?? []
  if (length !== undefined && text !== undefined) return text.length < Number.parseInt(length, 36) + 1
  const start = '{"check":"'
  return line.startsWith(start)
    ? /^[0-9a-z-]*(?:"(?:,(?:"\w*"?)?)?)?$/.test(line.slice(start.length))
    : start.startsWith(line)
}

const damaged = (line: number, reason: DamagedLine): UnreadableLog => ({ tag: 'Damaged', line, reason })

const foreign = (line: number, reason: ForeignLine): UnreadableLog => ({ tag: 'Foreign', line, reason })

const isHeaderLine = (line: string): boolean => line.startsWith('{"check":') && line.includes(LOG_FORMAT)

/** What else the file is, where its first characters say so. */
const foreignFirstLine = (lines: readonly string[]): ForeignLine => {
  const [first = ''] = lines
  const start = lines.findIndex(isHeaderLine)
  if (start > 0) return { tag: 'TextBefore', begins: start + 1 }
  if (lines.every((line) => line.trim() === '')) return { tag: 'Empty' }
  if (first.startsWith('PK\u0003\u0004') || first.startsWith('\u001F')) return { tag: 'Compressed' }
  if (/^\0?\{\0/.test(first.replace(/^\uFFFD+/, ''))) return { tag: 'Utf16' }
  return { tag: 'NoHeader' }
}

/** The first of the fields that cannot be read. */
const faultOfHeader = (errors: Errors): ForeignLine => {
  const [detail = 'it is no object'] = reasonsOf(errors, 'it')
  return { tag: 'HeaderUnreadable', detail }
}

const isTime = (text: string): boolean => O.isSome(readInstant(text))

const readHeader = (lines: readonly string[]): E.Either<UnreadableLog, LogHeader> => {
  const [first = ''] = lines
  const line = contentOf(first)
  if (line?.kind !== 'header') {
    if (!isHeaderLine(first)) return E.left(foreign(1, foreignFirstLine(lines)))
    return E.left(damaged(1, { tag: isCutShort(first) ? 'HeaderCutShort' : 'HeaderChanged' }))
  }
  if (line.isTooDeep) return E.left(foreign(1, { tag: 'HeaderTooDeep' }))
  const version = isJsonObject(line.value) ? line.value['formatVersion'] : undefined
  if (Number.isInteger(version) && Number(version) > LOG_FORMAT_VERSION)
    return E.left({ tag: 'Newer', line: 1, version: Number(version) })
  const read = LogHeaderCodec.decode(line.value)
  if (E.isLeft(read)) return E.left(foreign(1, faultOfHeader(read.left)))
  if (version !== LOG_FORMAT_VERSION) return E.left(foreign(1, { tag: 'UnknownFormat', version: String(version) }))
  return isTime(read.right.exportedAt) ? read : E.left(foreign(1, { tag: 'NoExportTime' }))
}

const readDamaged = (value: unknown): StoredBatch | undefined => {
  if (!isJsonObject(value)) return undefined
  const { position, id, streams } = value
  return typeof position === 'number' && typeof id === 'string' && Array.isArray(streams)
    ? damagedBatch(position, id, streams.map(String))
    : undefined
}

const readStored = (value: unknown, size: number): StoredBatch | undefined => {
  const batch = readBatch(value)
  const position = isJsonObject(value) ? value['position'] : undefined
  return batch === undefined || typeof position !== 'number' ? undefined : { ...batch, position, size }
}

/** Why a line that matches its checksum holds no batch. */
const faultOfLine = (kind: LineKind, value: unknown): ForeignLine => {
  if (value === undefined) return { tag: 'NoJson' }
  const fault = kind === 'damaged' ? undefined : faultOfBatch(value)
  return { tag: 'NoBatch', detail: fault ?? 'it lacks its position, its id or its streams' }
}

const readLine = (line: string, number: number): E.Either<UnreadableLog, { check: string; batch: StoredBatch }> => {
  const content = contentOf(line)
  if (content === undefined) return E.left(damaged(number, { tag: 'LineChanged' }))
  const { kind, check, size, isTooDeep, value } = content
  if (kind === 'header') return E.left(damaged(number, { tag: 'SecondHeader' }))
  if (isTooDeep) return E.left(foreign(number, { tag: 'LineTooDeep' }))
  const batch = kind === 'damaged' ? readDamaged(value) : readStored(value, size)
  if (batch === undefined) return E.left(foreign(number, faultOfLine(kind, value)))
  return kind === 'batch' && !isTime(batch.at)
    ? E.left(foreign(number, { tag: 'NoBatchTime' }))
    : E.right({ check, batch })
}

/** The line that is not at its place, where the positions show which one it is; else the header, which counts them. */
const misplacedLine = (batches: readonly StoredBatch[]): number => {
  const index = batches.findIndex(({ position }, at) => position <= (batches[at - 1]?.position ?? -Infinity))
  return index === -1 ? 1 : index + 2
}

/**
 * Reads an exported log. A byte order mark, Windows line ends and empty lines at the end are accepted, as programs add
 * them on the way.
 */
export const readExportedLog = (source: string): E.Either<UnreadableLog, ExportedLog> => {
  const lines = source
    .replace(/^\uFEFF/, '')
    .replace(/[\r\n]+$/, '')
    .split(/\r?\n/)
  const header = readHeader(lines)
  if (E.isLeft(header)) return header
  const batches: StoredBatch[] = []
  const checks: string[] = []
  const stated = header.right.batches
  for (const [index, line] of lines.slice(1).entries()) {
    const read = readLine(line, index + 2)
    const isLast = index + 2 === lines.length
    if (E.isLeft(read))
      return isLast && batches.length < stated && isCutShort(line)
        ? E.left({ tag: 'Truncated', line: index + 2, missing: stated - batches.length })
        : read
    batches.push(read.right.batch)
    checks.push(read.right.check)
  }
  if (batches.length < stated) return E.left({ tag: 'Truncated', line: lines.length, missing: stated - batches.length })
  if (checksum(checks.join()) !== header.right.whole)
    return E.left(damaged(misplacedLine(batches), { tag: 'LinesMoved' }))
  return batches.length === stated
    ? E.right({ header: header.right, batches })
    : E.left(damaged(1, { tag: 'WrongCount', stated, found: batches.length }))
}
