import { sql, type RawBuilder } from 'kysely'
import { aggregate, aggregateAgain, type AggregateColumn } from './aggregate-sql'
import type { Match } from './match-sql'

type ByWording = Match & { readonly fit: RawBuilder<number> }

export const isByWording = (match: Match): match is ByWording => match.fitsByWording === true && match.fit !== undefined

/**
 * The products with how well they fit, as `products`: as well as the best of their articles that were found. A few
 * hundred wordings describe all articles there are, and one article of each is looked at. Reads `selected`.
 */
export const productsByWording = ({ fit }: ByWording, columns: readonly AggregateColumn[]): RawBuilder<unknown> => sql`
    , worded as materialized (
      select product_key, wording, ${aggregate(columns)} from selected group by product_key, wording
    ), ranked as materialized (
      select wording, ${fit} as fit from search_articles
      where ctid = any(array(select min(place) from worded group by wording))
    ), products as materialized (
      select product_key, max(fit) as fit, ${aggregateAgain(columns)}
      from worded join ranked using (wording) group by product_key
    )`

const MOST_ARTICLES_RANKED = 2000
const MOST_PRODUCTS_RANKED = 2000

/**
 * How well the products fit, as `fits`: as well as the best of their articles that were found. Of too many articles to
 * look at, one of each product stands for all, and the products asked for least go without: the articles of a product
 * are described in much the same words, and nobody turns that many pages. Reads `products` and `selected`.
 * @param copies whether `selected` comes from a copy, not from the table itself with its indexes
 */
export const fitOfProducts = (
  { fit, certain }: Match,
  { copies }: { readonly copies: boolean },
): RawBuilder<unknown> => {
  if (fit === undefined) return sql``
  const areFew = sql`(select sum(articles) from products) <= ${sql.lit(MOST_ARTICLES_RANKED)}`
  const ofSeveral = sql`select product_key from products where articles > 1 and ${areFew}`
  // An array is looked up by key in the table, but gone through for each row of a copy.
  const others = copies ? sql`product_key in (${ofSeveral})` : sql`product_key = any(array(${ofSeveral}))`
  return sql`, fits as materialized (
      select product_key, max(${fit}) as fit from search_articles where ctid = any(array(
        (select place from products order by popularity desc, product_key limit ${sql.lit(MOST_PRODUCTS_RANKED)})
        union all
        select place from selected where ${others}
        ${certain === undefined ? sql`` : sql`union all select place from selected where ${certain}`}
      )) group by product_key
    )`
}
