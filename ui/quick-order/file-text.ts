const readAs = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * The text of a file that a spreadsheet wrote: UTF-8, UTF-16 where it begins with that mark, otherwise Windows-1252,
 * whose hard space stands in quantities such as `1 200`. Undefined for a file that is not text: no text holds a NUL.
 */
export const textOfFile = (bytes: Uint8Array): string | undefined => {
  const marked = bytes[0] === 0xff && bytes[1] === 0xfe ? readAs(bytes, 'utf-16le') : undefined
  const text = marked ?? readAs(bytes, 'utf-8') ?? readAs(bytes, 'windows-1252')
  return text?.includes('\0') === true ? undefined : text
}
