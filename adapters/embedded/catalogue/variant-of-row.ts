import {
  type Attribute,
  type Breadcrumb,
  type BriefVariant,
  type ListedVariant,
  type PurchaseConstraint,
  purchaseConstraints,
  type Relation,
  type Variant,
  type WebSalesUnit,
} from '#domain/catalogue/variant'
import type { Stock } from '#domain/catalogue/stock'
import { articleNumber, locationId } from '#domain/kernel/ids'
import { documentsOf } from '../documents/document-kinds'
import type {
  ArticleRow,
  BriefArticleRow,
  BriefProductRow,
  BriefRelationRow,
  ListedArticleRow,
  ProductRow,
  RelationRow,
} from './article-json'

// Whole objects, with an empty price: an object that grows by spreading others costs many times more, here and wherever
// it is read.

const salesUnitOf = (row: BriefArticleRow): WebSalesUnit => ({
  unit: row.unit,
  conversionFactor: row.conversion_factor,
  conversionUnit: row.conversion_unit ?? undefined,
})

const constraintsOf = (row: BriefArticleRow): readonly PurchaseConstraint[] =>
  purchaseConstraints.filter((constraint) => row.purchase_constraints.includes(constraint))

/** An article without what describes it, not priced yet. */
export const briefVariant = (
  row: BriefArticleRow,
  product: BriefProductRow,
  breadcrumbs: readonly Breadcrumb[],
  relations: readonly BriefRelationRow[],
  stock: Stock | undefined,
): BriefVariant => ({
  name: row.name,
  articleNumber: articleNumber(row.article_number),
  filterTags: row.filter_tags,
  variantSlug: row.slug,
  discontinued: row.discontinued,
  stockedAt: row.stocked_at.map(locationId),
  purchaseConstraints: constraintsOf(row),
  webSalesUnit: salesUnitOf(row),
  product: {
    id: row.product_id,
    name: product.name,
    family: product.family,
    breadcrumbs,
    categoryPaths: breadcrumbs.map(({ slug }) => slug),
  },
  brands: [{ brand: product.brand }],
  relations: relations.map(briefRelation),
  price: undefined,
  stock,
})

const briefRelation = (row: BriefRelationRow): Omit<Relation, 'images'> => ({
  name: row.name,
  articleNumber: articleNumber(row.related_article_number),
  variantSlug: row.slug,
  variantName: row.related_name,
})

/** An article as lists show it, not priced yet. */
export const listedVariant = (
  row: ListedArticleRow,
  product: BriefProductRow,
  breadcrumbs: readonly Breadcrumb[],
  relations: readonly BriefRelationRow[],
  stock: Stock | undefined,
): ListedVariant => ({
  name: row.name,
  articleNumber: articleNumber(row.article_number),
  filterTags: row.filter_tags,
  variantSlug: row.slug,
  discontinued: row.discontinued,
  stockedAt: row.stocked_at.map(locationId),
  purchaseConstraints: constraintsOf(row),
  webSalesUnit: salesUnitOf(row),
  product: {
    id: row.product_id,
    name: product.name,
    family: product.family,
    breadcrumbs,
    categoryPaths: breadcrumbs.map(({ slug }) => slug),
  },
  brands: [{ brand: product.brand }],
  attributes: attributesOf(row),
  relations: relations.map(briefRelation),
  price: undefined,
  stock,
})

/** An article with all that describes it, not priced yet. */
export const wholeVariant = (
  row: ArticleRow,
  product: ProductRow,
  breadcrumbs: readonly Breadcrumb[],
  relations: readonly RelationRow[],
  stock: Stock | undefined,
): Variant => ({
  name: row.name,
  articleNumber: articleNumber(row.article_number),
  filterTags: row.filter_tags,
  variantSlug: row.slug,
  discontinued: row.discontinued,
  stockedAt: row.stocked_at.map(locationId),
  purchaseConstraints: constraintsOf(row),
  webSalesUnit: salesUnitOf(row),
  ean: row.ean,
  product: {
    id: row.product_id,
    name: product.name,
    description: product.description,
    family: product.family,
    breadcrumbs,
    categoryPaths: breadcrumbs.map(({ slug }) => slug),
  },
  brands: [{ brand: product.brand }],
  images: documentsOf({ articleNumber: articleNumber(row.article_number), warnings: row.warnings }),
  attributes: attributesOf(row),
  warnings: row.warnings,
  relations: relations.map(wholeRelation),
  price: undefined,
  stock,
})

const wholeRelation = (row: RelationRow): Relation => ({
  name: row.name,
  articleNumber: articleNumber(row.related_article_number),
  variantSlug: row.slug,
  variantName: row.related_name,
  images: documentsOf({
    articleNumber: articleNumber(row.related_article_number),
    warnings: row.related_warnings,
  }),
})

/** The article's other numbers, and then its facts. */
const attributesOf = ({ rsk, e_number, supplier_number, attributes }: ListedArticleRow): readonly Attribute[] => {
  const all: Attribute[] = []
  const add = (attributeName: string, attributeValue: string | null | undefined) => {
    if (typeof attributeValue === 'string') all.push({ attributeName, attributeValue })
  }
  add('RSK', rsk)
  add('E-nummer', e_number)
  add('Lev.art.nr', supplier_number)
  for (const [place, name] of attributes.entries()) if (place % 2 === 0) add(name, attributes[place + 1])
  return all
}
