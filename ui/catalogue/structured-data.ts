import type { BreadcrumbList, Graph, Offer, WithContext } from 'schema-dts'
import { stockStatus } from '#domain/catalogue/stock'
import type { Variant } from '#domain/catalogue/variant'
import { categoryPath, drawingPath, productPath } from '../routing/paths'
import { t } from '../texts/t'
import { describing } from '#domain/catalogue/attributes'

const availabilityOf = ({ stock, discontinued, purchaseConstraints }: Variant) => {
  if (purchaseConstraints.includes('onlyStore')) return 'InStoreOnly'
  const { tag } = stockStatus(stock, { discontinued })
  if (tag === 'InStock') return 'InStock'
  if (tag === 'TooFew') return 'LimitedAvailability'
  if (discontinued) return 'Discontinued'
  return tag === 'SoldOut' || tag === 'Unknown' ? 'OutOfStock' : 'BackOrder'
}

/** The visitor's price, in SEK including VAT (CONST-01); undefined when it is on request. */
const offerOf = (variant: Variant, url: string): { readonly offers?: Offer } => {
  const { price } = variant
  if (price === undefined || price.askForPrice) return {}
  return {
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: 'SEK',
      price: price.salesPriceIncludingVat.toFixed(2),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: price.salesPriceIncludingVat.toFixed(2),
        priceCurrency: 'SEK',
        valueAddedTaxIncluded: true,
        unitText: variant.webSalesUnit.unit,
      },
      availability: `https://schema.org/${availabilityOf(variant)}`,
    },
  }
}

interface Crumb {
  readonly name: string
  readonly path: string
}

const breadcrumbList = (trail: readonly Crumb[], origin: string): Exclude<BreadcrumbList, string> => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(path, origin).href,
  })),
})

/** Where a category lies, from the start page to itself, as structured data for search engines (schema.org). */
export const trailData = (trail: readonly Crumb[], origin: string): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  ...breadcrumbList([{ name: t('shell.start'), path: '/' }, ...trail], origin),
})

/** An article as structured data for search engines (schema.org). It holds public data only. */
export const productData = (variant: Variant, origin: string): Graph => {
  const url = new URL(productPath(variant), origin).href
  const [brand] = variant.brands
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        name: variant.name,
        description: variant.product.description,
        sku: variant.articleNumber,
        url,
        image: new URL(drawingPath(variant.product), origin).href,
        ...(variant.ean === undefined ? {} : { gtin13: variant.ean }),
        ...(brand === undefined ? {} : { brand: { '@type': 'Brand', name: brand.brand } }),
        additionalProperty: describing(variant, []).map(({ attributeName, attributeValue }) => ({
          '@type': 'PropertyValue',
          name: attributeName,
          value: attributeValue,
        })),
        ...offerOf(variant, url),
      },
      breadcrumbList(
        [
          ...variant.product.breadcrumbs.map(({ name, slug }) => ({ name, path: categoryPath(slug) })),
          { name: variant.name, path: productPath(variant) },
        ],
        origin,
      ),
    ],
  }
}
