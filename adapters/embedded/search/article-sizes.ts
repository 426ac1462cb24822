import { inchesOfNominal } from '#domain/catalogue/pipe-threads'
import type { ArticleData, ProductData } from '../seeding/catalogue-data'
import { isMeasure, piecesOf, type Measure } from './measures'

/** Facts that give the size that an article is chosen by. Its outer measures and its limits are none. */
const CHOSEN_BY =
  /^(?:dn|dimension|gänga|rör|utlopp|typ|poler|storlek|märkström|volym|slingor|koppling|öppningstryck|effekt|spänning|diameter|area)(?![a-zåäö])/i

const measuresIn = (text: string): readonly Measure[] => piecesOf(text).filter(isMeasure)

/** The first of several numbers is the diameter or the width: of a drill 6×160 it is 6 mm. */
const withFirstInMm = (measure: Measure): readonly string[] => {
  const [token = ''] = measure.tokens
  const [first] = measure.numbers
  const isSize = /^[xh]\d/.test(token) && first !== undefined
  if (!isSize) return measure.tokens
  return token.startsWith('h') && measure.said.includes('–')
    ? [...measure.tokens, ...measure.numbers.map((number) => `mm${number}`)]
    : [...measure.tokens, `mm${first}`]
}

const numbersIn = (measures: readonly Measure[]): readonly string[] =>
  measures.flatMap(({ numbers }) => numbers.map((number) => `n${number}`))

/** The first number of the size; every number of a clamp's range counts as first. */
const leadingNumbers = (measure: Measure | undefined): readonly string[] =>
  measure === undefined
    ? []
    : measure.numbers.slice(0, measure.said.includes('–') ? undefined : 1).map((number) => `f${number}`)

/** A type of one letter and a number, C22, is also searched for by its number. */
const typeNumbers = (name: string): readonly string[] =>
  piecesOf(name).flatMap((piece) => {
    const [, number] = isMeasure(piece) ? [] : (/^[a-z](\d{1,2})$/.exec(piece) ?? [])
    return number === undefined ? [] : [`n${number}`]
  })

const valueWithUnit = ({ attributeName, attributeValue }: ArticleData['attributes'][number]): string => {
  const isBare = /^[\d,]+$/.test(attributeValue)
  if (attributeName === 'DN') return `DN${attributeValue}`
  if (/^poler/i.test(attributeName)) return `${attributeValue}-pol`
  if (/^slingor/i.test(attributeName)) return `${attributeValue} slingor`
  if (/^storlek/i.test(attributeName)) return `strl ${attributeValue}`
  return isBare && attributeName.endsWith('mm') ? `${attributeValue} mm` : attributeValue
}

/** The angles that the trade says for a waste bend of 88,5°. */
const anglesOfWaste: Readonly<Record<string, readonly string[]>> = { degree88p5: ['90', '88', '87p5', '87'] }

const spokenAngles = (tokens: readonly string[]): readonly string[] =>
  tokens.flatMap((token) => anglesOfWaste[token] ?? []).flatMap((angle) => [`degree${angle}`, `n${angle}`])

/** Nominal sizes by the trade's names for them, threads in inches. */
const inchesOf = (tokens: readonly string[], isThreaded: boolean): readonly string[] => {
  if (!isThreaded || tokens.some((token) => token.startsWith('in'))) return []
  const nominal = tokens.find((token) => /^dn\d+$/.test(token))
  const inches = nominal === undefined ? undefined : inchesOfNominal(Number(nominal.slice(2)))
  return inches === undefined ? [] : measuresIn(`G${inches}`).flatMap(({ tokens: own }) => own)
}

/**
 * The sizes that an article is found by, as tokens: those in its name and in the attributes that distinguish variants. Each
 * number of its name is a token too (`n22`), and the first one a second token (`f22`). Numbers of a product line are not
 * sizes.
 */
export const sizeWords = (article: ArticleData, product: ProductData): readonly string[] => {
  const size = article.name.startsWith(product.name) ? article.name.slice(product.name.length) : article.name
  const own = measuresIn(size)
  const ofProduct = measuresIn(product.name).filter(({ isExplicit }) => isExplicit)
  const facts = article.attributes.filter(({ attributeName }) => CHOSEN_BY.test(attributeName))
  const ofFacts = facts.flatMap((fact) => measuresIn(valueWithUnit(fact)))
  const isThreaded = article.attributes.some(({ attributeValue }) => /gänga/i.test(attributeValue))
  const tokens = [...own, ...ofProduct, ...ofFacts].flatMap(withFirstInMm)
  const [leading] = own
  return [
    ...new Set([
      ...tokens,
      ...inchesOf(tokens, isThreaded),
      ...spokenAngles(tokens),
      ...numbersIn(own),
      ...numbersIn(ofProduct),
      ...typeNumbers(article.name),
      ...leadingNumbers(leading),
    ]),
  ]
}
