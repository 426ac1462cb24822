import type { Variant } from './variant'

/** What kind of number an article is known by. */
export type NumberKind = 'article' | 'rsk' | 'eNumber' | 'ean' | 'supplier'

export interface KnownNumber {
  readonly kind: NumberKind
  readonly number: string
}

/** An article, and which of its numbers it was found by. */
export interface NumberedArticle {
  readonly variant: Variant
  readonly by: NumberKind
}

const kindOfAttribute: Readonly<Record<string, NumberKind>> = {
  RSK: 'rsk',
  'E-nummer': 'eNumber',
  'Lev.art.nr': 'supplier',
}

/** Every number that an article is known by, its own first. */
export const knownNumbers = ({ articleNumber, ean, attributes }: Variant): readonly KnownNumber[] => [
  { kind: 'article', number: articleNumber },
  ...(ean === undefined ? [] : [{ kind: 'ean' as const, number: ean }]),
  ...attributes.flatMap(({ attributeName, attributeValue }) => {
    const kind = kindOfAttribute[attributeName]
    return kind === undefined ? [] : [{ kind, number: attributeValue }]
  }),
]

const numberLabel =
  /^\s*(?:rsk|ean|gtin|art(?:ikel)?|lev(?:erantör)?)[\s.:-]*(?:art)?[\s.:-]*(?:nr|nummer)?[\s.:]*(?=\d)/iu

/** An E-number has seven digits, which are grouped 55 400 01. */
const eNumberLabel = /^\s*e[\s-]*(?:nr|nummer)?[\s.:]*(?=(?:\d[\s-]?){7}$)/iu

/** `RSK-nr 420 81 03`, `E 55 400 01` or `EAN: 7391…` as the number alone; any other text as it is. */
export const withoutNumberLabel = (text: string): string =>
  text.trimEnd().replace(numberLabel, '').replace(eNumberLabel, '')

/** A make's own number begins with a few letters; a text with a number in it has more. */
const MOST_LETTERS = 5

const LEADING_ZEROS = /^0+(?=\d{5,}$)/

/** Purchasing systems fill numbers up with zeros: `0004208103` is `4208103`. */
export const withoutLeadingZeros = (number: string): string => number.replace(LEADING_ZEROS, '')

/**
 * A number as it may be written, `420 81 03`, `420-8103`, `0004208103` or `nv 1000.20`, without what stands between and
 * without leading zeros: small letters and digits alone. Undefined for what is no number of an article.
 */
export const compactNumber = (text: string): string | undefined => {
  const compact = withoutLeadingZeros(text.toLowerCase().replace(/[\s\u00a0.\-/"']/g, ''))
  const letters = compact.replace(/[^a-z]/g, '').length
  return /^(?=.*\d{2})[a-z\d]{4,20}$/.test(compact) && letters <= MOST_LETTERS ? compact : undefined
}

/** The last digit of an EAN-13: the sum of digits, every second one three times, becomes a multiple of ten. */
export const eanCheckDigit = (twelve: string): number => {
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

/** Thirteen digits of which the last one agrees with the others. */
export const isEan = (text: string): boolean =>
  /^\d{13}$/.test(text) && eanCheckDigit(text.slice(0, 12)) === Number(text.at(12))

/** A number as long as an EAN whose last digit does not agree with the others: one of them is mistyped. */
export const isMistypedEan = (text: string): boolean => {
  const digits = text.replace(/[\s-]/g, '')
  return /^\d{13}$/.test(digits) && !isEan(digits)
}

/** The longest search query in characters. The rest of a longer text is not searched for. */
export const LONGEST_QUERY = 200
