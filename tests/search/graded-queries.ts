import { readdirSync, readFileSync } from 'node:fs'
import type { GeneratedCatalogue } from '#adapters/embedded/demo-data/catalogue/article'
import { readCondition, type Condition, type JudgedArticle } from './article-condition'

/** 2: what was meant, in the size and colour that the query names; 1: a thing near it; 0: another thing. */
export type Grade = 0 | 1 | 2

/** A query as the trade types it, with a grade for every article. */
export interface GradedQuery {
  readonly query: string
  /** False when the shop sells nothing of the kind: nothing, or a near thing, is then the right answer. */
  readonly isSold: boolean
  /** The conditions as written, for checks of the list itself. */
  readonly written: readonly string[]
  readonly gradeOf: (article: JudgedArticle) => Grade
}

const FIRST_POSITIONS = 10

const conditionOr = (written: string, otherwise: boolean): Condition =>
  written === '' ? () => otherwise : readCondition(written)

/** A row of the list: the query, the kind of goods, what narrows it, what is near; parted by tabs. `-` is no kind. */
export const readGradedQuery = (row: string): GradedQuery => {
  const [query = '', kind = '', narrower = '', near = ''] = row.split('\t')
  if (query === '' || kind === '') throw new Error(`A row without a query or a kind: ${row}`)
  const isSold = kind !== '-'
  const isOfKind = isSold ? readCondition(kind) : () => false
  const isExact = conditionOr(narrower, true)
  const isNear = conditionOr(near, false)
  return {
    query,
    isSold,
    written: [...(isSold ? [kind] : []), narrower, near].filter((condition) => condition !== ''),
    gradeOf: (article) => {
      if (isOfKind(article)) return isExact(article) ? 2 : 1
      return isNear(article) ? 1 : 0
    },
  }
}

const folder = new URL('graded-queries/', import.meta.url)

/** The lists of the folder, one a trade, each below its line of headings. */
export const gradedQueries: readonly GradedQuery[] = readdirSync(folder)
  .toSorted()
  .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n').slice(1))
  .map(readGradedQuery)

/**
 * The mean grade of the first ten positions. Positions count as far as the catalogue has articles of grade 2 to fill
 * them; one that is left empty counts 0.
 * @param found in the order of the answer
 */
export const gradeOfAnswer = (
  { gradeOf }: GradedQuery,
  found: readonly JudgedArticle[],
  catalogue: readonly JudgedArticle[],
): number => {
  let positions = 0
  for (const article of catalogue) {
    if (positions === FIRST_POSITIONS) break
    if (gradeOf(article) === 2) positions += 1
  }
  if (positions === 0) return 0
  return found.slice(0, positions).reduce((sum, article) => sum + gradeOf(article), 0) / positions
}

const IN_MM = /^(?:dimension|rör|ytterdiameter|diameter|utlopp)/

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('\u00A0', ' ')
    .replaceAll(/(\d) ?½/g, '$1 1/2')
    .replaceAll('½', '1/2')
    .replaceAll('¼', '1/4')
    .replaceAll('¾', '3/4')

const digitsOf = (text: string | null): readonly string[] => (text === null ? [] : [text.replaceAll(/\D/g, '')])

/** The articles of a catalogue as conditions see them, by article number. */
export const judgedArticles = ({ products, articles }: GeneratedCatalogue): ReadonlyMap<string, JudgedArticle> => {
  const productById = new Map(products.map((product) => [product.productId, product]))
  return new Map(
    articles.map((article) => {
      const product = productById.get(article.productId)
      const name = plain(article.name)
      const facts = article.attributes.map(({ attributeName, attributeValue }) => {
        const label = plain(attributeName)
        const value = plain(attributeValue)
        const isBare = /^[\d,]+$/.test(value) && /(?<![a-zåäö])mm$/.test(label)
        return { label, value: isBare ? `${value} mm` : value }
      })
      const measures = [name, ...facts.filter(({ label }) => IN_MM.test(label)).map(({ value }) => value)]
      const { articleNumber, rsk, eNumber, supplierNumber, ean } = article
      const judged: JudgedArticle = {
        category: product?.category ?? '',
        brand: plain(product?.brand ?? ''),
        numbers: new Set([articleNumber, rsk, eNumber, supplierNumber, ean].flatMap(digitsOf)),
        measures: measures.join('; '),
        text: [name, ...facts.map(({ label, value }) => `${label}: ${value}`)].join('; '),
      }
      return [articleNumber, judged]
    }),
  )
}
