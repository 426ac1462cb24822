import { PREDECESSOR_RELATION, REPLACEMENT_RELATION } from '#domain/catalogue/variant'
import { bulkInsert } from '../database/bulk-insert'
import type { Load } from '../database/bulk-load'
import type { Database } from '../database/database'
import type { ArticleData, CatalogueData, CatalogueTerms, ProductData } from '../seeding/catalogue-data'
import { parentSlug } from './category-path'

const categoryRows = ({ categories }: CatalogueTerms) =>
  categories.map(({ slug, name, illustration }, position) => ({
    slug,
    name,
    illustration,
    position,
    parent_slug: parentSlug(slug) ?? null,
  }))

const productRow = ({ productId, name, description, family, brand, category }: ProductData) => ({
  product_id: productId,
  name,
  description,
  family,
  brand,
  category_slug: category,
})

const variantRow = (article: ArticleData) => ({
  article_number: article.articleNumber,
  product_id: article.productId,
  name: article.name,
  slug: article.slug,
  position: article.position,
  rsk: article.rsk,
  e_number: article.eNumber,
  supplier_number: article.supplierNumber,
  ean: article.ean,
  unit: article.unit,
  conversion_factor: article.conversion?.factor ?? 1,
  conversion_unit: article.conversion?.unit ?? null,
  order_multiple: article.orderMultiple,
  discontinued: article.discontinued,
  purchase_constraints: article.purchaseConstraints,
  stocked_at: article.stockedAt,
  filter_tags: article.filterTags,
  attributes: article.attributes.flatMap(({ attributeName, attributeValue }) => [attributeName, attributeValue]),
  warnings: article.warnings,
  discount_group: article.discountGroup,
  list_price: article.listPrice,
  alloying_price: article.alloyingPrice,
  brackets: article.brackets,
  campaign_price: article.campaignPrice,
  ask_for_price: article.askForPrice,
  stock_type: article.stockType,
})

/** Both sides of a replacement: what stands in for the article, and what that one has taken the place of. */
const relationRows = ({ articleNumber, replacedBy }: ArticleData) =>
  replacedBy === null
    ? []
    : [
        { article_number: articleNumber, name: REPLACEMENT_RELATION, related_article_number: replacedBy, position: 0 },
        { article_number: replacedBy, name: PREDECESSOR_RELATION, related_article_number: articleNumber, position: 0 },
      ]

const stockRows = ({ articleNumber, stock }: ArticleData) =>
  stock.map((level) => ({
    article_number: articleNumber,
    location_id: level.locationId,
    quantity: level.quantity,
    stocked: level.stocked,
    availability: level.availability,
    from_days: level.fromDays,
    to_days: level.toDays,
    incoming_quantity: level.incomingQuantity,
    incoming_in_days: level.incomingInDays,
  }))

const discountRows = ({ discounts }: CatalogueTerms) =>
  Object.entries(discounts).flatMap(([price_group, byArticles]) =>
    Object.entries(byArticles).map(([discount_group, percentage]) => ({ price_group, discount_group, percentage })),
  )

const agreedRows = ({ priceGroups }: CatalogueTerms) =>
  Object.entries(priceGroups).map(([customer_id, price_group]) => ({ customer_id, price_group }))

/** Puts the tree of categories and what customers agreed into an empty database. */
export const seedTerms = async (db: Database, terms: CatalogueTerms): Promise<void> => {
  await bulkInsert(db, 'categories', categoryRows(terms))
  await bulkInsert(db, 'discounts', discountRows(terms))
  await bulkInsert(db, 'customer_price_groups', agreedRows(terms))
}

/** Adds one batch of a generated catalogue to a database that knows places and categories. */
export const seedArticles = async (load: Load, { products, articles }: CatalogueData): Promise<void> => {
  await load('products', products.map(productRow))
  await load('variants', articles.map(variantRow))
  await load('relations', articles.flatMap(relationRows))
  await load('stock', articles.flatMap(stockRows))
}
