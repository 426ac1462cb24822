const saidOtherwise: Readonly<Record<string, string>> = {
  '\u2212': '\u2013',
  '\u2264': 'högst',
  '\u2265': 'minst',
  '\u00A0': ' ',
}

/** Characters of Windows-1252 that are not in Latin-1. */
const more = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'

const isWritable = (sign: string): boolean => {
  const code = sign.codePointAt(0) ?? 0
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa1 && code <= 0xff) || more.includes(sign)
}

/**
 * A text in the signs that a PDF's built-in typefaces have: a minus becomes a dash, at most is said in words. What
 * neither has nor can be said otherwise becomes a question mark.
 */
export const winAnsi = (text: string): string =>
  [...text.normalize('NFC')].map((sign) => saidOtherwise[sign] ?? (isWritable(sign) ? sign : '?')).join('')
