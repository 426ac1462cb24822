import * as E from 'fp-ts/Either'
import type { ArticleNumber } from '../kernel/ids'

/** More columns do not fit on a desk's screen without scrolling. */
export const MOST_COMPARED = 4

/** An article that the user has chosen to compare; the name is shown before the article is fetched. */
export interface ComparedArticle {
  readonly articleNumber: ArticleNumber
  readonly name: string
}

export interface ComparisonFull {
  readonly tag: 'ComparisonFull'
}

/** Adds an article to those compared, or removes it when it is one of them. A fifth article is refused. */
export const toggleCompared = (
  compared: readonly ComparedArticle[],
  article: ComparedArticle,
): E.Either<ComparisonFull, readonly ComparedArticle[]> => {
  const others = compared.filter(({ articleNumber }) => articleNumber !== article.articleNumber)
  if (others.length < compared.length) return E.right(others)
  return compared.length >= MOST_COMPARED ? E.left({ tag: 'ComparisonFull' }) : E.right([...compared, article])
}

/** A named value of an article, such as an attribute. A name occurs once in an article's list. */
export interface Fact {
  readonly name: string
  readonly value: string
}

/** The values of one fact, in the order of the articles; undefined where an article does not have it. */
export interface DifferingFact {
  readonly name: string
  readonly values: readonly (string | undefined)[]
}

export interface Comparison {
  /** Not all articles have the same value. An article without the fact differs from one with it. */
  readonly differing: readonly DifferingFact[]
  /** All articles have the same value. */
  readonly shared: readonly Fact[]
}

/**
 * Divides the facts of articles into those that differ and those that all share. Each list keeps the order in which the
 * names first occur, article by article.
 */
export const compareFacts = (articles: readonly (readonly Fact[])[]): Comparison => {
  const names = new Set(articles.flatMap((facts) => facts.map(({ name }) => name)))
  const differing: DifferingFact[] = []
  const shared: Fact[] = []
  for (const name of names) {
    const values = articles.map((facts) => facts.find((fact) => fact.name === name)?.value)
    const [value] = values
    if (value !== undefined && values.every((other) => other === value)) shared.push({ name, value })
    else differing.push({ name, values })
  }
  return { differing, shared }
}
