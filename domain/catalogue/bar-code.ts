import * as O from 'fp-ts/Option'

/** Widths of bars and spaces by turns, the first a bar; in modules, the width of the narrowest bar. */
export type BarWidths = readonly number[]

const runs = (modules: string): BarWidths => (modules.match(/1+|0+/g) ?? []).map((run) => run.length)

/** Spaces and bars of a digit in the left half with odd parity; all others follow from these. */
const DIGITS = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]

/** Which digits of the left half have even parity; that tells the first digit, which has no bars of its own. */
const PARITIES = ['------', '--e-ee', '--ee-e', '--eee-', '-e--ee', '-ee--e', '-eee--', '-e-e-e', '-e-ee-', '-ee-e-']

const inverted = (modules: string): string => modules.replace(/./g, (one) => (one === '1' ? '0' : '1'))
const reversed = (text: string): string => [...text].toReversed().join('')

const hasCheckDigit = (digits: string): boolean =>
  [...digits].toReversed().reduce((sum, digit, place) => sum + Number(digit) * (place % 2 === 0 ? 1 : 3), 0) % 10 === 0

/** EAN-13 of thirteen digits with a right check digit; none for any other text. */
export const ean13 = (text: string): O.Option<BarWidths> => {
  if (!/^\d{13}$/.test(text) || !hasCheckDigit(text)) return O.none
  const parities = PARITIES[Number(text[0])] ?? ''
  const pattern = (digit: string): string => DIGITS[Number(digit)] ?? ''
  const left = [...text.slice(1, 7)].map((digit, place) =>
    parities[place] === 'e' ? reversed(inverted(pattern(digit))) : pattern(digit),
  )
  const right = [...text.slice(7)].map((digit) => inverted(pattern(digit)))
  return O.some(runs(`101${left.join('')}01010${right.join('')}101`))
}

/** Widths of each symbol of Code 128, by its value; 103 to 105 begin a code, 106 ends it. */
const SYMBOLS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'.split(
    ' ',
  )
const START_B = 104
const STOP = 106
const FIRST_CHARACTER = 32

/** Code 128 in its set B: letters, digits and signs of ASCII; none for an empty text and for other characters. */
export const code128 = (text: string): O.Option<BarWidths> => {
  if (!/^[\x20-\x7e]+$/.test(text)) return O.none
  const values = [...text].map((character) => character.charCodeAt(0) - FIRST_CHARACTER)
  const check = values.reduce((sum, value, place) => sum + value * (place + 1), START_B) % 103
  return O.some([START_B, ...values, check, STOP].flatMap((value) => [...(SYMBOLS[value] ?? '')].map(Number)))
}
