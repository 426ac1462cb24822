import { limits } from '../limits'
import { plainSigns } from './measures'
import { namesOf } from './other-words'
import { termsOf, type Term, type Terms } from './query-terms'

/** A query for two goods, and its words and sizes before and after the `och`. */
export interface TwoGoods {
  readonly first: Term
  readonly second: Term
  readonly before: Terms
  readonly after: Terms
}

const BETWEEN_GOODS = /\s+(?:och|samt|eller|&|\+)\s+/u

const either = (texts: readonly string[]): string => `(${texts.join(' | ')})`
const together = (texts: readonly string[]): string => `(${texts.join(' & ')})`

const hasMeasure = ({ all }: Terms): boolean => all.some(({ kind }) => kind === 'measure')

const bestFirst = ['exactly', 'partly', 'otherwise', 'beginning', 'by size'] as const

/** The best fits of both come first, since the first fit that holds counts. */
const namedAsEither = (first: Term, second: Term): Term['named'] =>
  bestFirst.flatMap((how) => {
    const texts = [...first.named, ...second.named].filter((named) => named.how === how).map(({ text }) => text)
    return texts.length === 0 ? [] : [{ how, text: either(texts) }]
  })

/** A word of the catalogue means what the catalogue calls so: with `skruv`, a `plugg` is no propp. */
const inOwnSense = (term: Term, goods: ReadonlySet<string>): Term => {
  const others = new Set(namesOf(term.said).flatMap((name) => name.split(' ')))
  return term.goods.some((word) => goods.has(word) && !others.has(word))
    ? {
        ...term,
        named: term.named.filter(({ how }) => how !== 'otherwise'),
        firstWords: term.firstWords.filter((word) => !others.has(word)),
      }
    : term
}

/**
 * Reads `mutter och bricka m8` as two goods: the last word before `och` and the first one after it. Undefined for a query
 * that is not of this form. Whether the words are goods is not known here.
 */
export const twoGoodsIn = (query: string): TwoGoods | undefined => {
  const [left = '', right, ...more] = plainSigns(query).split(BETWEEN_GOODS)
  if (right === undefined || more.length > 0) return undefined
  const [before, after] = [termsOf(left), termsOf(right)]
  const first = before.all.findLast(({ kind }) => kind === 'word')
  const second = after.all.find(({ kind }) => kind === 'word')
  return first === undefined || second === undefined || before.all.length + after.all.length > limits.search.mostTerms
    ? undefined
    : { first, second, before, after }
}

/**
 * Both goods as one term, which an article meets that is either. Other words of the query count for both. Where both have
 * sizes, each has its own: `golvbrunn 75 och rensrör 110`. Undefined where one of them is no goods.
 * @param goods the words that are goods
 */
export const eitherOf = ({ first, second, before, after }: TwoGoods, goods: ReadonlySet<string>): Terms | undefined => {
  if (![first, second].every((term) => term.goods.some((word) => goods.has(word)))) return undefined
  const sides = [before.all, after.all]
  const isApart = hasMeasure(before) && hasMeasure(after)
  const ways = isApart ? sides : [[first], [second]]
  const [one, other] = [inOwnSense(first, goods), inOwnSense(second, goods)]
  const pair: Term = {
    said: `${first.said} och ${second.said}`,
    kind: 'word',
    found: either(ways.map((all) => together(all.map(({ found }) => found)))),
    foundLoosely: either(ways.map((all) => together(all.map(({ foundLoosely }) => foundLoosely)))),
    named: namedAsEither(one, other),
    firstWords: [...one.firstWords, ...other.firstWords],
    goods: [...one.goods, ...other.goods],
  }
  const shared = isApart ? [] : sides.flat().filter((term) => term !== first && term !== second)
  return {
    all: [pair, ...shared],
    pairs: [...before.pairs, ...after.pairs],
    excluded: [...before.excluded, ...after.excluded],
  }
}
