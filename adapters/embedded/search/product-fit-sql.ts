import { sql, type RawBuilder } from 'kysely'
import { aggregate, aggregateAgain, type AggregateColumn } from './aggregate-sql'
import type { Match } from './match-sql'

type ByWording = Match & { readonly fit: RawBuilder<number> }

export const isByWording = (match: Match): match is ByWording => match.fitsByWording === true && match.fit !== undefined

/**
 * The products with their rank, as `products`: the rank of the best of their found articles. All articles have a few
 * hundred different wordings, and one article of each wording is ranked. Reads `selected`.
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
 * The rank of each product, as `fits`: the rank of the best of its found articles. When there are too many articles, one
 * article of each product is ranked, and the least popular products get no rank: the articles of a product have nearly
 * the same words, and these products are on pages that nobody opens. Reads `products` and `selected`.
 * @param copies whether `selected` is a copy without the indexes of the table
 */
export const fitOfProducts = (
  { fit, certain }: Match,
  { copies }: { readonly copies: boolean },
): RawBuilder<unknown> => {
  if (fit === undefined) return sql``
  const areFew = sql`(select sum(articles) from products) <= ${sql.lit(MOST_ARTICLES_RANKED)}`
  const ofSeveral = sql`select product_key from products where articles > 1 and ${areFew}`
  // The table is searched by key for the members of an array; a copy has no index and would be scanned for each member.
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
