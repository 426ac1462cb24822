/**
 * A size as the search index stores it. The name of an article and a query are read by the same rules.
 */
export interface Measure {
  /** As it is written. */
  readonly said: string
  /** Tokens of the size, each of which alone says it: `mm22`, `dn20`, `in1d2`, `x500x1000`. */
  readonly tokens: readonly string[]
  /** The numbers in it, as a customer may write them without a unit. Empty for fractions of an inch. */
  readonly numbers: readonly string[]
  /** Whether it has a unit, or a form that no other size has. */
  readonly isExplicit: boolean
}

export type Piece = Measure | string

export const isMeasure = (piece: Piece): piece is Measure => typeof piece !== 'string'

/** A number in a token: `4,50` is 4p5. */
const spelledNumber = (written: string): string => String(Number(written.replace(',', '.'))).replace('.', 'p')

/** An inch size in a token: `1 1/4` is 1e1d4. */
const spelledInches = (written: string): string => written.trim().replace(/\s+/, 'e').replace('/', 'd')

const decimal = String.raw`\d+(?:[.,]\d+)?`
const fraction = String.raw`(?:[1-6]\s)?(?:1\/2|[13]\/4|[1357]\/8)`
const wordEnd = String.raw`(?![\p{L}\d])`

/** The token prefix of a unit by the ways to write it, `90 graders` included, and what one is in it. */
const units: readonly (readonly [written: string, token: string, factor: number])[] = [
  ['kvadratmillimeters?|kvadrat|mm²|mm2', 'area', 1],
  ['millimeters?|mm', 'mm', 1],
  ['centimeters?|cm', 'mm', 10],
  ['ml', 'ml', 1],
  ['liters?|lit|l', 'litre', 1],
  ['kilograms?|kilon?|kg', 'kg', 1],
  ['ma', 'ma', 1],
  ['amperes?|ampers?|amp|a', 'amp', 1],
  ['kilowatts?|kw', 'kw', 1],
  ['watts?|w', 'watt', 1],
  ['volts?|v', 'volt', 1],
  ['bars?', 'bar', 1],
  ['poligt|poliga|polig|polers|poler|pols?|p', 'pole', 1],
  ['slingors|slingor|slinga|grupper', 'loop', 1],
  ['graders?|gr|°', 'degree', 1],
  ['vägs|väg', 'way', 1],
  ['meters?|m', 'metre', 1],
]

/** Words before a number that say what it is. */
const labels: readonly (readonly [written: string, token: string])[] = [
  ['dn', 'dn'],
  ['strl|storlek|stl', 'size'],
  ['ø', 'mm'],
]

const quantity = (amount: string, token: string, factor: number): string => {
  const value = Number(amount.replace(',', '.')) * factor
  return token + String(value).replace('.', 'p')
}

const MOST_IN_CM = 120
/** A tile of 20×20 is one of 200×200 mm. */
const inCentimetres = (first: string, second: string): readonly string[] =>
  [first, second].every((side) => /^\d{2,3}$/.test(side) && Number(side) <= MOST_IN_CM)
    ? [`x${Number(first) * 10}x${Number(second) * 10}`]
    : []

const WIDEST_RANGE = 12

/** Every whole diameter that a clamp for a range holds. */
const rangeOf = (from: number, to: number): readonly number[] =>
  from < to && to - from <= WIDEST_RANGE ? Array.from({ length: to - from + 1 }, (_, step) => from + step) : []

interface Form {
  readonly pattern: RegExp
  readonly read: (groups: readonly string[]) => Omit<Measure, 'said'>
}

const form = (pattern: string, read: Form['read']): Form => ({ pattern: new RegExp(pattern, 'uy'), read })

const explicit = (tokens: readonly string[], numbers: readonly string[] = []) => ({
  tokens,
  numbers: numbers.map(spelledNumber),
  isExplicit: true,
})

/** The forms of sizes, in the order in which they are looked for. */
const forms: readonly Form[] = [
  form(String.raw`(?:g|rp|r)?\s?(${fraction})(?:\s?(?:"|tums?))?${wordEnd}`, ([size = '']) =>
    explicit([`in${spelledInches(size)}`]),
  ),
  form(String.raw`(?:g|rp|r)(\d)${wordEnd}(?:\s?(?:"|tums?))?`, ([size = '']) => explicit([`in${size}`], [size])),
  form(String.raw`(\d)\s?(?:"|tums?${wordEnd})`, ([size = '']) => explicit([`in${size}`], [size])),
  form(
    String.raw`(${decimal})(?:\s?mm)?\s?[x×]\s?(${decimal})(?:\s?mm${wordEnd})?(?!\d)`,
    ([first = '', second = '']) => {
      const [one, other] = [spelledNumber(first), spelledNumber(second)]
      return {
        tokens: [`x${one}x${other}`, `x${other}x${one}`, ...inCentimetres(one, other)],
        numbers: [one, other],
        isExplicit: true,
      }
    },
  ),
  form(String.raw`(\d)g(${decimal})${wordEnd}`, ([conductors = '', area = '']) =>
    explicit([`x${conductors}x${spelledNumber(area)}`]),
  ),
  form(String.raw`(\d+)[-/](\d+)${wordEnd}`, ([first = '', second = '']) =>
    explicit([`h${first}h${second}`], [first, second]),
  ),
  form(String.raw`(\d+)–(\d+)${wordEnd}`, ([first = '', second = '']) =>
    explicit([`h${first}h${second}`], rangeOf(Number(first), Number(second)).map(String)),
  ),
  ...units.map(([written, token, factor]) =>
    form(String.raw`(${decimal})\s?-?(?:${written})${wordEnd}`, ([amount = '']) =>
      explicit([quantity(amount, token, factor)], [amount]),
    ),
  ),
  ...labels.map(([written, token]) =>
    form(String.raw`(?:${written})[\s:]*(${decimal})${wordEnd}`, ([amount = '']) =>
      explicit([token + spelledNumber(amount)], [amount]),
    ),
  ),
  form(String.raw`(${decimal})${wordEnd}`, ([amount = '']) => ({
    tokens: [],
    numbers: [spelledNumber(amount)],
    isExplicit: false,
  })),
]

const fractionSigns: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4' }

/** Small letters, and one way to write signs. */
export const plainSigns = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('\u00A0', ' ')
    .replaceAll(/\s?([½¼¾])/g, (_, sign: string) => ` ${fractionSigns[sign] ?? ''}`)
    .replaceAll(/''|[″”“]/g, '"')
    .replaceAll(/(\d)\s*\*\s*(?=\d)/g, '$1x')
    .replaceAll(/(\d)\s*\/\s*(?=\d)/g, '$1/')

const measureAt = (text: string, at: number): Measure | undefined => {
  for (const { pattern, read } of forms) {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found !== null) return { said: found[0].trim(), ...read(found.slice(1).map((group) => group ?? '')) }
  }
  return undefined
}

const word = /[\p{L}\p{N}]+/uy

/** The sizes and the words of a text, in their order; a word has small letters and digits alone. */
export const piecesOf = (text: string): readonly Piece[] => {
  const plain = plainSigns(text).trim()
  const pieces: Piece[] = []
  let at = 0
  while (at < plain.length) {
    const measure = measureAt(plain, at)
    if (measure !== undefined) {
      pieces.push(measure)
      at += lengthAt(plain, at, measure.said)
      continue
    }
    word.lastIndex = at
    const found = word.exec(plain)?.[0]
    if (found !== undefined) pieces.push(found)
    at += found?.length ?? 1
  }
  return pieces
}

/** The length of a measure with the blanks before it, which `said` does not contain. */
const lengthAt = (text: string, at: number, said: string): number => text.indexOf(said, at) - at + said.length
