import { deflateRawSync } from 'node:zlib'

/** A file in a zip. What is stated of it may be false. */
export interface ZipFile {
  readonly name: string
  readonly content: Uint8Array | string
  readonly stored?: boolean
  readonly statedUnpacked?: number
  readonly statedPacked?: number
  readonly method?: number
  readonly flags?: number
  /** Sizes in the fields of large files, as some programs write them for small ones. */
  readonly zip64?: boolean
}

const u16 = (value: number) => [value & 0xff, (value >> 8) & 0xff]
const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)]
const u64 = (value: number) => [...u32(value), ...u32(0)]

const bytesOf = (content: Uint8Array | string): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content

export const concat = (parts: readonly (Uint8Array | readonly number[])[]): Uint8Array =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))))

/** A zip of these files. `mostEntries`: how many times the directory names them, in turn. */
export const zipOf = (files: readonly ZipFile[]): Uint8Array => {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  for (const { name, content, stored = false, zip64 = false, flags = 0, ...stated } of files) {
    const plain = bytesOf(content)
    const packed = stored ? plain : new Uint8Array(deflateRawSync(plain))
    const method = stated.method ?? (stored ? 0 : 8)
    const sizes = [stated.statedPacked ?? packed.length, stated.statedUnpacked ?? plain.length] as const
    const nameBytes = bytesOf(name)
    const extra = zip64 ? [...u16(1), ...u16(16), ...u64(sizes[1]), ...u64(sizes[0])] : []
    const inEntry = zip64 ? [0xffffffff, 0xffffffff] : sizes
    const shared = [...u16(20), ...u16(flags), ...u16(method), ...u32(0), ...u32(0), ...inEntry.flatMap(u32)]
    const local = concat([u32(0x04034b50), shared, u16(nameBytes.length), u16(extra.length), nameBytes, extra, packed])
    directory.push(
      concat([
        u32(0x02014b50),
        u16(20),
        shared,
        ...[nameBytes.length, extra.length, 0, 0, 0].map(u16),
        u32(0),
        u32(at),
        nameBytes,
        extra,
      ]),
    )
    parts.push(local)
    at += local.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const count = u16(Math.min(files.length, 0xffff))
  return concat([...parts, ...directory, u32(0x06054b50), u16(0), u16(0), count, count, u32(size), u32(at), u16(0)])
}
