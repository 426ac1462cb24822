import { absurdCase } from '#domain/kernel/decider'
import type { PageHit } from '#application/ports/content-source'
import type { Suggestions } from '#application/queries/suggestions'
import { categoryPath, productPath } from '../routing/paths'
import type { OpenedProduct } from '#domain/navigation/product-history'

/** An entry of the search panel. */
export type Choice =
  | { readonly tag: 'Query'; readonly query: string; readonly past: boolean }
  | { readonly tag: 'Category'; readonly title: string; readonly slug: string; readonly count: number }
  | { readonly tag: 'Page'; readonly hit: PageHit }
  | { readonly tag: 'Article'; readonly article: Suggestions['articles'][number] }
  | { readonly tag: 'Opened'; readonly product: OpenedProduct }

/** The columns of the panel from left to right, each from top to bottom. */
export type Columns = readonly (readonly Choice[])[]

export interface ChoicePosition {
  readonly column: number
  readonly row: number
}

const MOST_PAST_BESIDE_HITS = 3

/**
 * The choices for a query: queries, categories, pages and past searches in the left column, articles in the right one.
 */
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

/** The choices of an empty field: past searches, and the products opened from the current listing. */
export const historyColumns = (past: readonly string[], opened: readonly OpenedProduct[]): Columns => [
  pastChoices(past),
  opened.map((product): Choice => ({ tag: 'Opened', product })),
]

const pastChoices = (past: readonly string[]): readonly Choice[] =>
  past.map((query): Choice => ({ tag: 'Query', query, past: true }))

export const choiceAt = (columns: Columns, place: ChoicePosition | undefined): Choice | undefined =>
  place === undefined ? undefined : columns[place.column]?.[place.row]

/** The current position of a choice; undefined when it is no longer there. */
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

/** The address of a choice. */
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
 * The position that an arrow key moves to; undefined is the field itself. Up and down move through a column, and past
 * its ends to the field. From the field they begin in the rightmost column, which has the articles. Left and right move
 * to the nearest column that is not empty, at most to its last row. From the field they return undefined and move the
 * caret.
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
