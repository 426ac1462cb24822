import * as O from 'fp-ts/Option'
import type { Stock } from '#domain/catalogue/stock'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { Breadcrumb, BriefVariant, ListedVariant, Variant } from '#domain/catalogue/variant'
import type { ArticleNumber, LocationId } from '#domain/kernel/ids'
import { calendarDate, type CalendarDate } from '#domain/kernel/calendar-date'
import type { Identity } from '../auth/identity'
import { brandConfigs } from '../config/brand-config'
import type { DeliveryCalendar } from '../config/delivery-calendar'
import type { Database } from '../database/database'
import {
  readArticleRows,
  readBriefArticleRows,
  readListedArticleRows,
  type BriefArticleRow,
  type BriefProductRow,
  type BriefRelationRow,
  type FoundRows,
} from './article-json'
import { ownPrices } from './own-price'
import { readCategories } from './read-categories'
import { stockIn, stockPlaces } from './read-stock'
import { briefVariant, listedVariant, wholeVariant } from './variant-of-row'

/** Which articles are requested, and the stock of which places; prices follow the quantity. */
export interface ArticlesQuery {
  readonly articleNumbers: readonly ArticleNumber[]
  readonly deliveryId: DeliveryId | undefined
  /** Places whose stock is requested; none: the place that serves the delivery. */
  readonly locationIds: readonly LocationId[]
  /** The store of a delivery to a store. */
  readonly locationId?: LocationId | undefined
  readonly skipPrice?: boolean
  readonly skipStock?: boolean
  /** Left out: the database's day in Sweden, and the days of the user's brand. */
  readonly calendar?: DeliveryCalendar
}

export interface VariantsQuery extends ArticlesQuery {
  readonly postalCode: string | undefined
  /** By article number; prices follow the quantity. 1 where nothing is said. */
  readonly quantities: Readonly<Record<string, number>>
}

export type ReadVariants<Found> = (
  db: Database,
  identity: Identity | undefined,
  query: VariantsQuery,
) => Promise<readonly Found[]>

/**
 * Articles as the shop shows them, in the requested order, with the price of the caller and the stock of the requested
 * places (CATALOG-06, CATALOG-14). Numbers that do not exist are left out.
 */
const readBy =
  <Found>(find: FindAll<Found>): ReadVariants<Found> =>
  async (db, identity, { quantities, ...query }) => {
    const [found = nothingFound] = await find(db, identity, [query])
    const quantityOf = (number: ArticleNumber) => (Object.hasOwn(quantities, number) ? (quantities[number] ?? 1) : 1)
    return [...new Set(query.articleNumbers)].flatMap((number) => found.at(number, quantityOf(number)) ?? [])
  }

/** Articles that were read once, to be priced for as many quantities as there are lines of them. */
export interface FoundVariants<Found> {
  /** Undefined where there is no such article. */
  readonly at: (article: ArticleNumber, quantity: number) => Found | undefined
}

const nothingFound: FoundVariants<never> = { at: () => undefined }

/** Reads the articles of several questions together, and answers each question with its own. */
export type FindAll<Found> = (
  db: Database,
  identity: Identity | undefined,
  queries: readonly ArticlesQuery[],
) => Promise<readonly FoundVariants<Found>[]>

type Priced = Pick<Variant, 'price' | 'stock'>

/** How articles are read, and how they are converted before they are priced. */
interface Reading<Article, Product, Related, Plain> {
  readonly read: (
    db: Database,
    numbers: readonly string[],
    places: readonly LocationId[],
  ) => Promise<FoundRows<Article, Product, Related>>
  readonly plain: (
    row: Article,
    product: Product,
    trail: readonly Breadcrumb[],
    relations: readonly Related[],
    stock: Stock | undefined,
  ) => Plain
}

const findAll =
  <
    Article extends BriefArticleRow,
    Product extends BriefProductRow,
    Related extends BriefRelationRow,
    Plain extends Priced,
  >({
    read,
    plain,
  }: Reading<Article, Product, Related, Plain>): FindAll<Plain> =>
  async (db, identity, queries) => {
    const numbers = [...new Set(queries.flatMap(({ articleNumbers }) => articleNumbers))]
    if (numbers.length === 0) return queries.map(() => nothingFound)
    const placesOf = (query: ArticlesQuery) =>
      query.skipStock === true ? [] : stockPlaces(query.locationIds, query.deliveryId, query.locationId)
    const places = [...new Set(queries.flatMap(placesOf))]
    const [rows, categories, prices] = await Promise.all([
      read(db, numbers, places),
      readCategories(db),
      queries.every(({ skipPrice }) => skipPrice === true) ? undefined : ownPrices(db, identity),
    ])
    const articles = new Map(rows.articles.map((row) => [row.article_number, row]))
    const products = new Map(rows.products.map((row) => [row.product_id, row]))
    const relations = byArticle(rows.relations)

    const usual: DeliveryCalendar = {
      today: dayOf(rows.today),
      extraNonDeliveryDays: identity === undefined ? [] : brandConfigs[identity.brand].extraNonDeliveryDays,
    }

    return queries.map((query) => {
      const stockOf = query.skipStock === true ? undefined : stockIn(rows.stock, query.calendar ?? usual)
      const stocked = placesOf(query)
      const unpriced = remembered((row: Article) => {
        const product = products.get(row.product_id)
        if (product === undefined) return undefined
        const stock = stockOf?.(
          { articleNumber: row.article_number, stockType: row.stock_type, orderMultiple: row.order_multiple },
          stocked,
        )
        const trail = categories.trailOf(product.category_slug)
        return plain(row, product, trail, relations.get(row.article_number) ?? [], stock)
      })
      return {
        at: (article, quantity) => {
          const row = articles.get(article)
          const found = row === undefined ? undefined : unpriced(row)
          if (row === undefined || found === undefined) return undefined
          const price = query.skipPrice === true ? undefined : prices?.priceOf(row, quantity)
          return { ...found, price }
        },
      }
    })
  }

const remembered = <A, B>(make: (from: A) => B): ((from: A) => B) => {
  const made = new Map<A, B>()
  return (from) => {
    const known = made.get(from)
    if (known !== undefined) return known
    const value = make(from)
    made.set(from, value)
    return value
  }
}

const dayOf = (text: string): CalendarDate => {
  const day = calendarDate(text)
  if (O.isNone(day)) throw new Error('The database does not know the day')
  return day.value
}

const byArticle = <Row extends BriefRelationRow>(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> => {
  const found = new Map<string, Row[]>()
  for (const row of rows) {
    const before = found.get(row.article_number)
    if (before === undefined) found.set(row.article_number, [row])
    else before.push(row)
  }
  return found
}

/** Whole variants, with their descriptions. */
export const findAllVariants = findAll({ read: readArticleRows, plain: wholeVariant })

/** Variants without descriptions, for callers that need only the lines of a cart. */
export const findAllBriefVariants = findAll({ read: readBriefArticleRows, plain: briefVariant })

/** Reads whole variants. */
export const readVariants = readBy<Variant>(findAllVariants)

/** Reads variants as lists show them. */
export const readListedVariants = readBy<ListedVariant>(findAll({ read: readListedArticleRows, plain: listedVariant }))

/** Reads variants in brief. */
export const readBriefVariants = readBy<BriefVariant>(findAllBriefVariants)
