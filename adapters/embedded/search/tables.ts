import type { ColumnType, Generated } from 'kysely'

export type IndexedAttributes = Readonly<Record<string, readonly (string | number | boolean)[]>>

export interface SearchTables {
  /** One row an article: what it is found by, filtered by and sorted by. */
  search_articles: {
    article_number: string
    product_id: string
    /** Sorts by name as Swedes do. */
    sv_key: string
    product_sv_key: string
    /** Order within the product, by dimension. */
    position: number
    popularity: number
    price: number
    attributes: ColumnType<IndexedAttributes, string, string>
    name_words: string
    other_words: string
    document: Generated<unknown>
  }
  /** Every number an article is known by, without spaces: article number, RSK and EAN. */
  search_numbers: {
    number: string
    article_number: string
  }
  /** Every word that some article is found by, for suggestions when nothing was. */
  search_words: {
    word: string
    trigrams: readonly string[]
    uses: number
  }
}
