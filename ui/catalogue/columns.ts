import type { ListedVariant } from '#domain/catalogue/variant'

/** The value of a named attribute, empty when the article has none. */
export const attributeOf = (variant: ListedVariant, name: string): string =>
  variant.attributes.find((attribute) => attribute.attributeName === name)?.attributeValue ?? ''

/** An attribute's value without its name: a nominal diameter is `DN20`. */
export const attributeWords = (variant: ListedVariant, name: string): string => {
  const value = attributeOf(variant, name)
  return name === 'DN' && value !== '' ? `DN${value}` : value
}

// A trade number identifies an article but does not describe it.
const identities: readonly string[] = ['RSK', 'E-nummer', 'Lev.art.nr']

const namesOf = (variants: readonly ListedVariant[]): readonly string[] => {
  const names = new Set<string>()
  for (const { attributes } of variants) for (const { attributeName } of attributes) names.add(attributeName)
  return [...names].filter((name) => !identities.includes(name))
}

/** Names in the order of the category's sequence. Names that are not in it come after, in their own order. */
const inSequence = (names: readonly string[], sequence: readonly string[]): readonly string[] => [
  ...sequence.filter((name) => names.includes(name)),
  ...names.filter((name) => !sequence.includes(name)),
]

/** The attributes that describe an article, in the category's sequence (SEARCH-02). */
export const describing = (variant: ListedVariant, sequence: readonly string[]): ListedVariant['attributes'] =>
  inSequence(namesOf([variant]), sequence).map((attributeName) => ({
    attributeName,
    attributeValue: attributeOf(variant, attributeName),
  }))

/** A pipe's dimension already includes its nominal diameter, so one column is enough. */
const withOneMeasure = (names: readonly string[]): readonly string[] =>
  names.includes('Dimension') ? names.filter((name) => name !== 'DN') : names

const differs = ([first, ...others]: readonly ListedVariant[], name: string): boolean => {
  if (first === undefined) return false
  const value = attributeOf(first, name)
  return others.some((other) => attributeOf(other, name) !== value)
}

/**
 * The attributes that distinguish a product's articles, at most `most`, in the category's sequence or else in the
 * order of the articles' own lists. When none differs (one article alone), the first ones.
 */
export const columnsOf = (
  variants: readonly ListedVariant[],
  most: number,
  sequence: readonly string[] = [],
): readonly string[] => {
  const names = withOneMeasure(inSequence(namesOf(variants), sequence))
  const telling = names.filter((name) => differs(variants, name))
  return (telling.length === 0 ? names : telling).slice(0, most)
}

/** A number without a name, or a measure alone: no description beside a name. */
const isMeasure = (value: string): boolean => !/\p{L}/u.test(value.replace(/(?<=[\d×]) ?(?:mm|cm|m|kg|l)$/, ''))

/** What describes an article beside its name, at most `most`: words that the name does not say, and no bare measures. */
export const detailsOf = (variant: ListedVariant, most: number): readonly string[] => {
  const said = variant.name.toLowerCase()
  return withOneMeasure(namesOf([variant]))
    .map((name) => attributeWords(variant, name))
    .filter((value) => !isMeasure(value) && !said.includes(value.toLowerCase()))
    .slice(0, most)
}

/** The attribute in words that best tells articles of several products apart; a figure says little without its unit. */
export const tellingColumn = (variants: readonly ListedVariant[]): readonly string[] => {
  const telling = columnsOf(variants, Number.POSITIVE_INFINITY)
  const inWords = telling.filter((name) => !variants.some((variant) => isFigure(attributeOf(variant, name))))
  return (inWords.length === 0 ? telling : inWords).slice(0, 1)
}

const figure = /^\d+(?:[.,]\d+)?$/

const isFigure = (value: string): boolean => figure.test(value)

/** The attributes with only numeric values, for alignment at the end of the column. */
export const figuresIn = (variants: readonly ListedVariant[], names: readonly string[]): readonly string[] =>
  names.filter((name) =>
    variants.map((variant) => attributeOf(variant, name)).every((value) => value === '' || isFigure(value)),
  )

/** The facts that all the articles share, in words. Measures and the columns' own attributes are left out. */
export const sharedFacts = (
  variants: readonly ListedVariant[],
  columns: readonly string[],
  most: number,
): readonly string[] =>
  namesOf(variants)
    .filter((name) => !columns.includes(name) && !differs(variants, name))
    .map((name) => variants.map((variant) => attributeOf(variant, name)).find((value) => value !== '') ?? '')
    .filter((value) => /\p{L}/u.test(value))
    .slice(0, most)

const millimetres = /^(\d+(?:[.,]\d+)?)(?: ?mm)?$/
const measures: Readonly<Record<string, string>> = {
  DN: 'DN',
  L: 'L',
  H: 'H',
  W: 'W',
  Längd: 'L',
  Höjd: 'H',
  Bredd: 'W',
}

/** Measures that a drawing can show, in mm, from attributes such as `L mm: 71`. */
export const drawingParams = (variant: ListedVariant): Readonly<Record<string, number>> =>
  Object.fromEntries(
    variant.attributes.flatMap(({ attributeName, attributeValue }) => {
      const measure = measures[attributeName.replace(/,? ?\(?mm\)?$/, '')]
      const value = millimetres.exec(attributeValue.trim())?.[1]
      return measure === undefined || value === undefined ? [] : [[measure, Number(value.replace(',', '.'))]]
    }),
  )
