import * as O from 'fp-ts/Option'
import { sql } from 'kysely'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { purchaseConstraints, type Relation, type Variant } from '#domain/catalogue/variant'
import { articleNumber, locationId, type ArticleNumber, type LocationId } from '#domain/kernel/ids'
import { calendarDate, type CalendarDate } from '#domain/kernel/calendar-date'
import type { Identity } from '../auth/identity'
import type { Database } from '../database/database'
import { documentsOf } from '../documents/document-kinds'
import { readArticles, type ArticleRow } from './article-rows'
import { ownPrices } from './own-price'
import { readTrails } from './read-categories'
import { readStock, stockPlaces } from './read-stock'

/** Which articles are asked for, and the stock of which places; prices follow the quantity. */
export interface ArticlesQuery {
  readonly articleNumbers: readonly ArticleNumber[]
  readonly deliveryId: DeliveryId | undefined
  /** Places whose stock is asked for; none: the place that serves the delivery. */
  readonly locationIds: readonly LocationId[]
  /** The store of a delivery to a store. */
  readonly locationId?: LocationId | undefined
  readonly skipPrice?: boolean
  readonly skipStock?: boolean
  /** Days are counted from here; left out, from the database's day in Sweden. */
  readonly today?: CalendarDate
}

export interface VariantsQuery extends ArticlesQuery {
  readonly postalCode: string | undefined
  /** By article number; prices follow the quantity. 1 where nothing is said. */
  readonly quantities: Readonly<Record<string, number>>
}

/**
 * Articles as the shop shows them, in the order asked for, with the price of whoever asks and the stock of the places
 * asked for (CATALOG-06, CATALOG-14). Numbers that do not exist are left out.
 */
export const readVariants = async (
  db: Database,
  identity: Identity | undefined,
  { quantities, ...query }: VariantsQuery,
): Promise<readonly Variant[]> => {
  const found = await findVariants(db, identity, query)
  const quantityOf = (number: ArticleNumber) => (Object.hasOwn(quantities, number) ? (quantities[number] ?? 1) : 1)
  return [...new Set(query.articleNumbers)].flatMap((number) => found.at(number, quantityOf(number)) ?? [])
}

/** Articles that were read once, to be priced for as many quantities as there are lines of them. */
export interface FoundVariants {
  /** Undefined where there is no such article. */
  readonly at: (article: ArticleNumber, quantity: number) => Variant | undefined
}

/** Reads articles for whoever asks, in a few statements however many there are. */
export const findVariants = async (
  db: Database,
  identity: Identity | undefined,
  query: ArticlesQuery,
): Promise<FoundVariants> => {
  const numbers = [...new Set(query.articleNumbers)]
  if (numbers.length === 0) return { at: () => undefined }
  const rows = await readArticles(db, numbers)
  const trailOf = await readTrails(
    db,
    rows.map(({ category_slug }) => category_slug),
  )
  const relations = await readRelations(db, numbers)
  const prices = query.skipPrice === true ? undefined : await ownPrices(db, identity)
  const stock = query.skipStock === true ? undefined : await stockOf(db, rows, query)

  const unpriced = (row: ArticleRow): Variant => ({
    ...plainVariant(row),
    product: {
      id: row.product_id,
      name: row.product_name,
      description: row.description,
      family: row.family,
      breadcrumbs: trailOf(row.category_slug),
      categoryPaths: trailOf(row.category_slug).map(({ slug }) => slug),
    },
    relations: relations.get(row.article_number) ?? [],
    price: undefined,
    stock: stock?.get(row.article_number),
  })

  const found = new Map<string, { readonly row: ArticleRow; readonly variant: Variant }>(
    rows.map((row) => [row.article_number, { row, variant: unpriced(row) }]),
  )
  return {
    at: (article, quantity) => {
      const one = found.get(article)
      return one === undefined ? undefined : { ...one.variant, price: prices?.priceOf(one.row, quantity) }
    },
  }
}

const stockOf = async (db: Database, rows: readonly ArticleRow[], query: ArticlesQuery) => {
  const places = stockPlaces(query.locationIds, query.deliveryId, query.locationId)
  const articles = rows.map((row) => ({
    articleNumber: row.article_number,
    stockType: row.stock_type,
    orderMultiple: row.order_multiple,
  }))
  return readStock(db, articles, places, query.today ?? (await todayInSweden(db)))
}

const todayInSweden = async (db: Database): Promise<CalendarDate> => {
  const { rows } = await sql<{ day: string }>`select (now() at time zone 'Europe/Stockholm')::date as day`.execute(db)
  const day = calendarDate(rows[0]?.day ?? '')
  if (O.isNone(day)) throw new Error('The database does not know the day')
  return day.value
}

const plainVariant = (row: ArticleRow): Omit<Variant, 'product' | 'relations' | 'price' | 'stock'> => ({
  name: row.name,
  articleNumber: articleNumber(row.article_number),
  filterTags: row.filter_tags,
  variantSlug: row.slug,
  discontinued: row.discontinued,
  stockedAt: row.stocked_at.map(locationId),
  purchaseConstraints: purchaseConstraints.filter((constraint) => row.purchase_constraints.includes(constraint)),
  webSalesUnit: {
    unit: row.unit,
    conversionFactor: row.conversion_factor,
    conversionUnit: row.conversion_unit ?? undefined,
  },
  ean: row.ean,
  brands: [{ brand: row.brand }],
  images: documentsOf({ articleNumber: articleNumber(row.article_number), warnings: row.warnings }),
  attributes: [...numbersOf(row), ...row.attributes],
  warnings: row.warnings,
})

/** The numbers that others know the article by, as the first of its facts. */
const numbersOf = ({ rsk, e_number, supplier_number }: ArticleRow): Variant['attributes'] =>
  [
    { attributeName: 'RSK', attributeValue: rsk },
    { attributeName: 'E-nummer', attributeValue: e_number },
    { attributeName: 'Lev.art.nr', attributeValue: supplier_number },
  ].flatMap(({ attributeName, attributeValue }) => (attributeValue === null ? [] : [{ attributeName, attributeValue }]))

const readRelations = async (
  db: Database,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly Relation[]>> => {
  const rows = await db
    .selectFrom('relations')
    .innerJoin('variants', 'variants.article_number', 'relations.related_article_number')
    .select([
      'relations.article_number',
      'relations.name',
      'related_article_number',
      'variants.slug',
      'variants.name as related_name',
      'variants.warnings as related_warnings',
    ])
    .where('relations.article_number', 'in', numbers)
    .orderBy('relations.position')
    .execute()
  const relations = new Map<string, Relation[]>()
  for (const row of rows) {
    const related = articleNumber(row.related_article_number)
    const relation: Relation = {
      name: row.name,
      articleNumber: related,
      variantSlug: row.slug,
      variantName: row.related_name,
      images: documentsOf({ articleNumber: related, warnings: row.related_warnings }),
    }
    const before = relations.get(row.article_number)
    if (before === undefined) relations.set(row.article_number, [relation])
    else before.push(relation)
  }
  return relations
}
