import { absurdCase } from '#domain/kernel/decider'
import type { PageHit } from '#application/ports/content-source'
import type { Suggestions } from '#application/queries/suggestions'
import { categoryPath, productPath } from '../routing/paths'
import type { OpenedProduct } from '#domain/navigation/product-history'

/** Something to go on with from the search field. */
export type Choice =
  | { readonly tag: 'Query'; readonly query: string; readonly past: boolean }
  | { readonly tag: 'Category'; readonly title: string; readonly slug: string; readonly count: number }
  | { readonly tag: 'Page'; readonly hit: PageHit }
  | { readonly tag: 'Article'; readonly article: Suggestions['articles'][number] }
  | { readonly tag: 'Opened'; readonly product: OpenedProduct }

/** The panel's columns from the left; each is gone through from above. */
export type Columns = readonly (readonly Choice[])[]

export interface ChoicePosition {
  readonly column: number
  readonly row: number
}

const MOST_PAST_BESIDE_HITS = 3

/** What is offered for a query: words, categories, pages and past searches to the left, articles to the right. */
export const suggestionColumns = (
  found: Suggestions | undefined,
  pages: readonly PageHit[],
  past: readonly string[],
): Columns => [
  [
    ...(found?.queries ?? []).map((query): Choice => ({ tag: 'Query', query, past: false })),
    ...(found?.categories ?? []).map((category): Choice => ({ tag: 'Category', ...category })),
    ...pages.map((hit): Choice => ({ tag: 'Page', hit })),
    ...pastChoices(past.slice(0, MOST_PAST_BESIDE_HITS)),
  ],
  (found?.articles ?? []).map((article): Choice => ({ tag: 'Article', article })),
]

/** What is offered before anything is typed: past searches, and the products opened from the present listing. */
export const historyColumns = (past: readonly string[], opened: readonly OpenedProduct[]): Columns => [
  pastChoices(past),
  opened.map((product): Choice => ({ tag: 'Opened', product })),
]

const pastChoices = (past: readonly string[]): readonly Choice[] =>
  past.map((query): Choice => ({ tag: 'Query', query, past: true }))

export const choiceAt = (columns: Columns, place: ChoicePosition | undefined): Choice | undefined =>
  place === undefined ? undefined : columns[place.column]?.[place.row]

/** The present position of a choice; undefined where it is no longer offered. */
export const positionOf = (columns: Columns, key: string | undefined): ChoicePosition | undefined => {
  const column = columns.findIndex((choices) => choices.some((choice) => keyOf(choice) === key))
  const row = columns[column]?.findIndex((choice) => keyOf(choice) === key)
  return row === undefined ? undefined : { column, row }
}

export const keyOf = (choice: Choice): string => {
  switch (choice.tag) {
    case 'Query':
      return `${choice.past ? 'past' : 'query'}-${choice.query}`
    case 'Category':
      return `category-${choice.slug}`
    case 'Page':
      return `page-${choice.hit.slug}`
    case 'Article':
      return `article-${choice.article.articleNumber}`
    case 'Opened':
      return `opened-${choice.product.path}`
    default:
      return absurdCase(choice)
  }
}

export const searchPath = (query: string): string => `/search?${new URLSearchParams({ q: query })}`

/** Where a choice leads. */
export const addressOf = (choice: Choice): string => {
  switch (choice.tag) {
    case 'Query':
      return searchPath(choice.query)
    case 'Category':
      return categoryPath(choice.slug)
    case 'Page':
      return choice.hit.slug
    case 'Article':
      return productPath(choice.article)
    case 'Opened':
      return choice.product.path
    default:
      return absurdCase(choice)
  }
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const heights = (columns: Columns): readonly number[] => columns.map(({ length }) => length)

const last = <A>(items: readonly A[], matches: (item: A) => boolean): number => items.findLastIndex(matches)

/**
 * The choice an arrow leads to; nothing means the field itself. Up and down go through a column and come out at the
 * field; from the field they begin in the rightmost column, where the articles are. Left and right go to the nearest
 * column with anything in it, as far down as it reaches. Undefined from the field: there they move the caret.
 */
export const movePosition = (
  columns: Columns,
  from: ChoicePosition | undefined,
  arrow: Arrow,
): ChoicePosition | undefined => {
  const filled = heights(columns)
  if (from === undefined) {
    const column = last(filled, (rows) => rows > 0)
    if (column < 0 || arrow === 'ArrowLeft' || arrow === 'ArrowRight') return undefined
    return { column, row: arrow === 'ArrowDown' ? 0 : (filled[column] ?? 1) - 1 }
  }
  const rows = filled[from.column] ?? 0
  switch (arrow) {
    case 'ArrowDown':
      return from.row + 1 < rows ? { ...from, row: from.row + 1 } : undefined
    case 'ArrowUp':
      return from.row > 0 ? { ...from, row: from.row - 1 } : undefined
    case 'ArrowLeft':
    case 'ArrowRight': {
      const column =
        arrow === 'ArrowLeft'
          ? last(filled.slice(0, from.column), (height) => height > 0)
          : filled.findIndex((height, index) => index > from.column && height > 0)
      return column < 0 ? from : { column, row: Math.min(from.row, (filled[column] ?? 1) - 1) }
    }
    default:
      return absurdCase(arrow)
  }
}
