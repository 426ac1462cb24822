import type { ColumnType, Generated } from 'kysely'

export type IndexedAttributes = Readonly<Record<string, readonly (string | number | boolean)[]>>

export interface SearchTables {
  /** One row an article: what it is found by, filtered by and sorted by. */
  search_articles: {
    /** Number of the product, faster to group its articles by than its id. */
    product_key: number
    /** What its product is counted by: see `search_facet_sets`. */
    kind_set: number
    offer_set: number
    /** The same for all articles that are described in the same words, sizes and numbers aside. */
    wording: number
    /** Order within the product, by dimension, from 0. */
    position: number
    /** Popularity: from 0 to 1 by the catalogue, and up to 1 more by what visitors do. */
    popularity: number
    /** The price of its attributes; null where the price is on request. */
    asked_price: number | null
    /** The price before discounts and campaigns; null where the price is on request. */
    list_price: number | null
    /** Customers' discounts are agreed by this. */
    discount_group: string
    article_number: string
    product_id: string
    /** Sorts by name as Swedes do. */
    sv_key: string
    product_sv_key: string
    attributes: ColumnType<IndexedAttributes, string, string>
    /** Whole words of the name, and the words that its compounds end with: what the article is. */
    name_words: string
    /** What else its compounds are made of. */
    part_words: string
    /** Its sizes as tokens, `mm22 n22`. */
    size_words: string
    /** Its make, its categories and its facts. */
    fact_words: string
    description_words: string
    /** The words by their weight: A the name, B its parts and the sizes, C facts, D the description. */
    document: Generated<unknown>
    /** The catalogue's own popularity, once visitors have changed it. */
    start_popularity: Generated<number | null>
  }
  /** The attribute values of a product's articles, each such set under a number, so that products are counted by number. */
  search_facet_sets: {
    set_id: number
    name: string
    value: ColumnType<string | number | boolean, string, string>
    /** Which articles of the product have it: bit n for the one at position n. */
    held: number
  }
  /** Every number an article is known by, in small letters and without spaces: article number, RSK, EAN, the make's own. */
  search_numbers: {
    number: string
    article_number: string
  }
  /** Every word that some article is found by, for suggestions when nothing was. */
  search_words: {
    word: string
    trigrams: readonly string[]
    uses: number
    /** Whether it says what goods are, as the beginning of a name or a category does; a make or a colour does not. */
    names_goods: Generated<boolean>
  }
  /** Whole queries that find articles, for completing a query that is being typed. */
  search_phrases: {
    phrase: string
    /** As typed without Swedish letters, in small letters; empty where a make is named, which never goes first. */
    plain: string
    /** Each word, and each part of a compound, behind a blank: what is typed may begin any of them. */
    found_by: Generated<string>
    /** The same for a word and its plural, of which only one is offered. */
    stem: Generated<string>
    /** Sum of the popularity of its articles. */
    weight: number
    /** Innermost categories of its articles, most articles first. */
    categories: readonly string[]
  }
  /** Behaviour events of visitors, as the shop reported them. */
  behaviour_events: {
    event_id: Generated<number>
    user_id: string
    type: string
    entity_type: string
    entity_id: string
    order_id: string | null
    quantity: number | null
    revenue: number | null
    /** Digests of the sender's address and its network, whose key is thrown away after a day. */
    address: string
    block: string
    happened_at: Generated<Date>
  }
  /** The demand of visitors for articles at a time. It fades from then on. */
  article_demand: {
    article_number: string
    score: number
    counted_at: Date
  }
}
