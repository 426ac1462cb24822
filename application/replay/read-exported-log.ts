import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { readInstant } from '#domain/kernel/instant'
import { isJsonObject } from '#application/codecs/codec'
import { checksum } from '#application/log/checksum'
import { readBatch } from '#application/log/codecs/batch'
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

/** Why a text is not read as an exported log. `line` counts from 1. */
export type UnreadableLog =
  /** No log of this shop. */
  | { readonly tag: 'Foreign'; readonly line: number; readonly reason: string }
  /** Its format is newer than this program. */
  | { readonly tag: 'Newer'; readonly line: number; readonly version: number }
  /** It lacks some of the batches that its header counts. */
  | { readonly tag: 'Truncated'; readonly line: number; readonly missing: number }
  /** A line was changed after it was written. */
  | { readonly tag: 'Damaged'; readonly line: number; readonly reason: string }

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

const damaged = (line: number, reason: string): UnreadableLog => ({ tag: 'Damaged', line, reason })

const foreign = (line: number, reason: string): UnreadableLog => ({ tag: 'Foreign', line, reason })

const foreignFirstLine = (first: string): string => {
  if (first.trim() === '') return 'it is empty'
  return `the first line is no header of ${LOG_FORMAT}`
}

const isTime = (text: string): boolean => O.isSome(readInstant(text))

const readHeader = (first: string): E.Either<UnreadableLog, LogHeader> => {
  const line = contentOf(first)
  if (line?.kind !== 'header') {
    const isOurs = first.startsWith('{"check":') && first.includes(LOG_FORMAT)
    if (!isOurs) return E.left(foreign(1, foreignFirstLine(first)))
    return E.left(damaged(1, isCutShort(first) ? 'the header is cut short' : 'the header does not match its checksum'))
  }
  if (line.isTooDeep) return E.left(foreign(1, 'the header is nested too deep'))
  const version = isJsonObject(line.value) ? line.value['formatVersion'] : undefined
  if (Number.isInteger(version) && Number(version) > LOG_FORMAT_VERSION)
    return E.left({ tag: 'Newer', line: 1, version: Number(version) })
  const read = LogHeaderCodec.decode(line.value)
  if (E.isLeft(read)) return E.left(foreign(1, 'the header lacks fields'))
  if (version !== LOG_FORMAT_VERSION) return E.left(foreign(1, `there is no format ${String(version)}`))
  return isTime(read.right.exportedAt) ? read : E.left(foreign(1, 'the header does not say when it was exported'))
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

const readLine = (line: string, number: number): E.Either<UnreadableLog, { check: string; batch: StoredBatch }> => {
  const content = contentOf(line)
  if (content === undefined) return E.left(damaged(number, 'the line does not match its checksum'))
  const { kind, check, size, isTooDeep, value } = content
  if (kind === 'header') return E.left(damaged(number, 'another log begins here'))
  if (isTooDeep) return E.left(foreign(number, 'the line is nested too deep'))
  const batch = kind === 'damaged' ? readDamaged(value) : readStored(value, size)
  if (batch === undefined) return E.left(foreign(number, 'the line holds no batch of a log'))
  return kind === 'batch' && !isTime(batch.at)
    ? E.left(foreign(number, 'the batch does not say when it was written'))
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
  const header = readHeader(lines[0] ?? '')
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
    return E.left(damaged(misplacedLine(batches), 'lines were added, moved or replaced'))
  return batches.length === stated
    ? E.right({ header: header.right, batches })
    : E.left(damaged(1, `the header counts ${stated} batches, and there are ${batches.length}`))
}
