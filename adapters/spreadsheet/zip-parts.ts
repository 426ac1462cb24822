import * as E from 'fp-ts/Either'
import type { SheetFault } from '#application/ports/spreadsheets'
import { spreadsheetLimits } from './limits'
import { broken, isProtected, tooLarge, wrongType } from './sheet-fault'

const { mostParts, mostUnpackedBytes, mostUnpackedRatio, leastSuspectBytes } = spreadsheetLimits

/** A file in a zip, as its central directory states it. */
interface Entry {
  readonly packedBytes: number
  readonly unpackedBytes: number
  readonly at: number
  readonly method: number
  readonly isEncrypted: boolean
}

/** The parts of a zip, read one by one within a common limit. */
export interface ZipParts {
  readonly names: readonly string[]
  /** The bytes of a part, whatever the case of its name; undefined where there is none. */
  readonly read: (name: string) => Promise<E.Either<SheetFault, Uint8Array | undefined>>
}

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const LONGEST_COMMENT = 65_535
const STORED = 0
const DEFLATED = 8

const endAt = (view: DataView): number | undefined => {
  const least = Math.max(0, view.byteLength - END_BYTES - LONGEST_COMMENT)
  for (let at = view.byteLength - END_BYTES; at >= least; at -= 1) if (view.getUint32(at, true) === END) return at
  return undefined
}

const IN_EXTRA = 0xffffffff
const ZIP64 = 1

/** Sizes that the entry leaves to the fields of large files, which some programs write for small ones too. */
const largeSizes = (view: DataView, from: number, bytes: number): readonly number[] => {
  for (let at = from; at + 4 <= from + bytes; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== ZIP64) continue
    const count = Math.floor(view.getUint16(at + 2, true) / 8)
    return Array.from({ length: count }, (_, index) => Number(view.getBigUint64(at + 4 + index * 8, true)))
  }
  return []
}

/** The entries of the central directory. Throws `RangeError` where it leads out of the file. */
const entriesOf = (bytes: Uint8Array): ReadonlyMap<string, Entry> | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endAt(view)
  if (end === undefined) return undefined
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== ENTRY) return undefined
    const nameBytes = view.getUint16(at + 28, true)
    const extraBytes = view.getUint16(at + 30, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameBytes))
    const large = [...largeSizes(view, at + 46 + nameBytes, extraBytes)]
    const sizeAt = (offset: number): number => {
      const size = view.getUint32(offset, true)
      return size === IN_EXTRA ? (large.shift() ?? size) : size
    }
    entries.set(keyOf(name), {
      unpackedBytes: sizeAt(at + 24),
      packedBytes: sizeAt(at + 20),
      at: sizeAt(at + 42),
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    })
    at += 46 + nameBytes + extraBytes + view.getUint16(at + 32, true)
  }
  return entries
}

const keyOf = (name: string): string => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()

/** The packed bytes of an entry. Throws `RangeError` where it leads out of the file. */
const packedOf = (bytes: Uint8Array, { at, packedBytes }: Entry): Uint8Array | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(at, true) !== LOCAL) return undefined
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  const packed = bytes.subarray(from, from + packedBytes)
  return packed.length === packedBytes ? packed : undefined
}

/** Unpacks until more comes than was stated: then the statement is false. */
const inflated = async (packed: Uint8Array, stated: number): Promise<Uint8Array | undefined> => {
  const unpacked = new Uint8Array(stated)
  const reader = new Blob([new Uint8Array(packed)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader()
  let length = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return length === stated ? unpacked : undefined
      if (length + value.length > stated) return undefined
      unpacked.set(value, length)
      length += value.length
    }
  } catch {
    return undefined
  } finally {
    await reader.cancel().catch(() => {})
  }
}

const isSuspect = ({ packedBytes, unpackedBytes }: Entry): boolean =>
  unpackedBytes > leastSuspectBytes && unpackedBytes > packedBytes * mostUnpackedRatio

/**
 * Opens a zip by its central directory. A part is refused by the size that it states, and given up when it unpacks to
 * more, so that no part takes more memory than the limits allow, whatever it states.
 */
export const openZip = (bytes: Uint8Array): E.Either<SheetFault, ZipParts> => {
  const found = E.tryCatch(
    () => entriesOf(bytes),
    () => broken,
  )
  if (E.isLeft(found)) return found
  const entries = found.right
  if (entries === undefined) return E.left(broken)
  if (entries.size > mostParts) return E.left(tooLarge)
  let left: number = mostUnpackedBytes

  const unpack = async (entry: Entry): Promise<E.Either<SheetFault, Uint8Array>> => {
    if (entry.isEncrypted) return E.left(isProtected)
    if (entry.unpackedBytes > left || isSuspect(entry)) return E.left(tooLarge)
    left -= entry.unpackedBytes
    const packed = E.tryCatch(
      () => packedOf(bytes, entry),
      () => broken,
    )
    if (E.isLeft(packed)) return packed
    if (packed.right === undefined) return E.left(broken)
    if (entry.method === STORED)
      return entry.packedBytes === entry.unpackedBytes ? E.right(packed.right) : E.left(broken)
    if (entry.method !== DEFLATED) return E.left(wrongType)
    const unpacked = await inflated(packed.right, entry.unpackedBytes)
    return unpacked === undefined ? E.left(broken) : E.right(unpacked)
  }

  return E.right({
    names: [...entries.keys()],
    read: async (name) => {
      const entry = entries.get(keyOf(name))
      return entry === undefined ? E.right(undefined) : unpack(entry)
    },
  })
}
