const decodedAs = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Spreadsheet programs mark UTF-16; without the mark every second byte of the first Latin letters is zero. */
const utf16Of = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  const [a, b, c, d] = bytes
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  if (a !== 0 && b === 0 && c !== 0 && d === 0) return 'utf-16le'
  return a === 0 && b !== 0 && c === 0 && d !== 0 ? 'utf-16be' : undefined
}

/** Characters that no text of a spreadsheet holds: all control characters but tab, line ends and the end of a page. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const binary = /[\0-\x08\x0b\x0e-\x1a\x1c-\x1f]/

/**
 * The text of a file: UTF-16 where its bytes look like it, UTF-8 where they are valid, otherwise Windows-1252, whose hard
 * space stands in quantities such as `1 200`. A mark at the beginning is left out. Undefined for what is no text.
 */
export const textOf = (bytes: Uint8Array): string | undefined => {
  const utf16 = utf16Of(bytes)
  const text =
    utf16 === undefined ? (decodedAs(bytes, 'utf-8') ?? decodedAs(bytes, 'windows-1252')) : decodedAs(bytes, utf16)
  return text === undefined || binary.test(text) ? undefined : text
}
