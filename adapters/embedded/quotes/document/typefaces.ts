import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { unpackedFont } from './unpacked-font'

/** The shop's own typefaces, put into the document: texts, what is said louder, and figures that are compared. */
export type Typeface = 'text' | 'strong' | 'figures'

const files: Readonly<Record<Typeface, string>> = {
  text: '@fontsource/archivo/files/archivo-latin-400-normal.woff',
  strong: '@fontsource/archivo/files/archivo-latin-700-normal.woff',
  figures: '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff',
}

const typefaces: readonly Typeface[] = ['text', 'strong', 'figures']

type Fonts = readonly (readonly [Typeface, Buffer])[]

let read: Promise<Fonts> | undefined

/** The typefaces, read once. */
export const readTypefaces = (): Promise<Fonts> =>
  (read ??= Promise.all(
    typefaces.map(
      async (typeface) =>
        [typeface, unpackedFont(await readFile(createRequire(import.meta.url).resolve(files[typeface])))] as const,
    ),
  ))

const saidOtherwise: Readonly<Record<string, string>> = {
  '\u2212': '\u2013',
  '\u2264': 'högst ',
  '\u2265': 'minst ',
  '\u00A0': ' ',
  '\u202F': ' ',
  '\t': ' ',
}

/** Signs beyond Latin-1 that the typefaces have. */
const more = '€–—‘’‚“”„•…™Œœ'

const isDrawn = (sign: string): boolean => {
  const code = sign.codePointAt(0) ?? 0
  return sign === '\n' || (code >= 0x20 && code <= 0x7e) || (code >= 0xa1 && code <= 0xff) || more.includes(sign)
}

const drawnFor = (sign: string): string => {
  const said = saidOtherwise[sign]
  if (said !== undefined) return said
  if (isDrawn(sign)) return sign
  const bare = sign.normalize('NFD').replace(/\p{M}/gu, '')
  return bare !== '' && [...bare].every(isDrawn) ? bare : '?'
}

/** A text in signs that the typefaces have: a letter with a foreign accent loses it, anything else becomes a question mark. */
export const drawable = (text: string): string =>
  /^[\x20-\x7e\xa1-\xff]*$/.test(text) ? text : [...text.normalize('NFC')].map(drawnFor).join('')
