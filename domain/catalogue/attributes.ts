import type { Attribute, ListedVariant } from './variant'

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

/** What several articles have of one attribute. */
interface SeenAttribute {
  /** The value of the first article; empty when it has none. */
  readonly value: string
  readonly differs: boolean
}

/** By name, in the order of the articles' own lists. One pass, because a page has thousands of attributes. */
const seenIn = (variants: readonly ListedVariant[]): ReadonlyMap<string, SeenAttribute> => {
  const seen = new Map<string, { value: string; differs: boolean; articles: number; last: number }>()
  for (const [index, { attributes }] of variants.entries())
    for (const { attributeName, attributeValue } of attributes) {
      const before = seen.get(attributeName)
      if (before === undefined) {
        const isFirst = index === 0
        const value = isFirst ? attributeValue : ''
        seen.set(attributeName, { value, differs: !isFirst && attributeValue !== '', articles: 1, last: index })
      } else if (before.last !== index) {
        before.last = index
        before.articles += 1
        if (attributeValue !== before.value) before.differs = true
      }
    }
  for (const one of seen.values()) if (one.articles < variants.length && one.value !== '') one.differs = true
  for (const name of identities) seen.delete(name)
  return seen
}

const namesOf = (variants: readonly ListedVariant[]): readonly string[] => [...seenIn(variants).keys()]

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

const columnsAmong = (
  seen: ReadonlyMap<string, SeenAttribute>,
  most: number,
  sequence: readonly string[],
): readonly string[] => {
  const names = withOneMeasure(inSequence([...seen.keys()], sequence))
  const telling = names.filter((name) => seen.get(name)?.differs)
  return (telling.length === 0 ? names : telling).slice(0, most)
}

/**
 * The attributes that distinguish a product's articles, at most `most`, in the category's sequence or else in the
 * order of the articles' own lists. When none differs (one article alone), the first ones.
 */
export const columnsOf = (
  variants: readonly ListedVariant[],
  most: number,
  sequence: readonly string[] = [],
): readonly string[] => columnsAmong(seenIn(variants), most, sequence)

/** A number or a letter without a name, or a measure alone: no description beside a name. */
const isBare = (value: string): boolean =>
  value.length < 2 || !/\p{L}/u.test(value.replace(/(?<=[\d×]) ?(?:mm|cm|m|kg|l)$/, ''))

/** What describes an article beside its name, at most `most`: words that the name does not say, and no bare measures. */
export const detailsOf = (variant: ListedVariant, most: number): readonly string[] => {
  const said = variant.name.toLowerCase()
  return withOneMeasure(namesOf([variant]))
    .map((name) => attributeWords(variant, name))
    .filter((value) => !isBare(value) && !said.includes(value.toLowerCase()))
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

const factsAmong = (
  seen: ReadonlyMap<string, SeenAttribute>,
  columns: readonly string[],
  most: number,
): readonly (readonly [string, SeenAttribute])[] =>
  [...seen]
    .filter(([name, { value, differs }]) => !columns.includes(name) && !differs && /\p{L}/u.test(value))
    .slice(0, most)

/** The facts that all the articles share, in words. Measures and the columns' own attributes are left out. */
export const sharedFacts = (
  variants: readonly ListedVariant[],
  columns: readonly string[],
  most: number,
): readonly string[] => factsAmong(seenIn(variants), columns, most).map(([, { value }]) => value)

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

const measureIn = (attributeName: string): string | undefined => measures[attributeName.replace(/,? ?\(?mm\)?$/, '')]

/** Measures that a drawing can show, in mm, from attributes such as `L mm: 71`. */
export const drawingParams = (variant: ListedVariant): Readonly<Record<string, number>> =>
  Object.fromEntries(
    variant.attributes.flatMap(({ attributeName, attributeValue }) => {
      const measure = measureIn(attributeName)
      const value = millimetres.exec(attributeValue.trim())?.[1]
      return measure === undefined || value === undefined ? [] : [[measure, Number(value.replace(',', '.'))]]
    }),
  )

/** So many columns and shared facts of a product a list shows at most. */
export const LISTED_COLUMNS = 2
export const LISTED_FACTS = 3

/**
 * A product's articles with those of their attributes that a list shows: its columns, the facts beside them and the
 * measures of the drawing.
 */
export const withListedAttributes = (variants: readonly ListedVariant[]): readonly ListedVariant[] => {
  const seen = seenIn(variants)
  const columns = columnsAmong(seen, LISTED_COLUMNS, [])
  const shown = new Set([...columns, ...factsAmong(seen, columns, LISTED_FACTS).map(([name]) => name)])
  const isShown = ({ attributeName }: Attribute) => shown.has(attributeName)
  for (const name of seen.keys()) if (measureIn(name) !== undefined) shown.add(name)
  // Without it a nominal diameter that is kept for the drawing would become a column.
  shown.add('Dimension')
  return variants.map((variant) => ({ ...variant, attributes: variant.attributes.filter(isShown) }))
}
