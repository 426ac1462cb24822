/** `other`: a known kind of file that is no spreadsheet. */
export type FileKind = 'zip' | 'compound' | 'text' | 'other'

const begins = (bytes: Uint8Array, magic: readonly number[], at = 0): boolean =>
  magic.every((byte, index) => bytes[at + index] === byte)

const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** Of a zip without any file. */
const EMPTY_ZIP = [0x50, 0x4b, 0x05, 0x06]
/** Of the container that .xls, .doc and protected .xlsx files are. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

const others: readonly (readonly number[])[] = [
  [0x25, 0x50, 0x44, 0x46], // %PDF
  [0x7b, 0x5c, 0x72, 0x74, 0x66], // {\rtf
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x1f, 0x8b],
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x4d, 0x5a],
]

/** The kind of a file by its first bytes, whatever its name says. */
export const fileKind = (bytes: Uint8Array): FileKind => {
  if (begins(bytes, ZIP) || begins(bytes, EMPTY_ZIP)) return 'zip'
  if (begins(bytes, COMPOUND)) return 'compound'
  return others.some((magic) => begins(bytes, magic)) ? 'other' : 'text'
}
