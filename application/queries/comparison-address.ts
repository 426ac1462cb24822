import { MOST_COMPARED } from '#domain/catalogue/comparison'
import { withoutNumberLabel } from '#domain/catalogue/article-numbers'
import { articleNumber, type ArticleNumber } from '#domain/kernel/ids'

export interface ComparisonAddress {
  /** Each once, at most as many as are compared. */
  readonly articles: readonly ArticleNumber[]
  /** Numbers that there is no room for; the page says so. */
  readonly leftOut: readonly string[]
}

const PARAMETER = 'artiklar'

/** Numbers that an address is read for. More than these can only be a mistake. */
const MOST_READ = 8

/** In characters; no article number is longer. */
const LONGEST_NUMBER = 64

const numberIn = (text: string): string =>
  withoutNumberLabel(text)
    .replaceAll(/[\s\0]/gu, '')
    .slice(0, LONGEST_NUMBER)

/**
 * Reads `/jamfor?artiklar=1,2`, and the same with one parameter for each number, as the page's own form writes it
 * without scripts.
 */
export const parseComparisonAddress = ({ search }: { readonly search: string }): ComparisonAddress => {
  const numbers = new URLSearchParams(search)
    .getAll(PARAMETER)
    .flatMap((written) => written.split(','))
    .map(numberIn)
    .filter((number) => number !== '')
  const [...distinct] = new Set(numbers)
  return {
    articles: distinct.slice(0, MOST_COMPARED).map(articleNumber),
    leftOut: distinct.slice(MOST_COMPARED, MOST_READ),
  }
}

/** Path and query of a comparison; reading it again gives the same comparison. */
export const formatComparisonAddress = ({ articles, leftOut = [] }: Partial<ComparisonAddress>): string => {
  const numbers = [...(articles ?? []), ...leftOut]
  return numbers.length === 0 ? '/jamfor' : `/jamfor?${PARAMETER}=${numbers.map(encodeURIComponent).join(',')}`
}
