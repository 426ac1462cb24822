import { productData } from '../catalogue/structured-data'
import { page, pageQuery } from '../routing/page'
import { productPath } from '../routing/paths'

export const product = page({
  id: 'produkt-slug',
  path: 'produkt/:slug',
  view: { source: 'ui/product/ProductPage.tsx', load: () => import('./ProductPage') },
  query: pageQuery({
    code: () => import('#application/queries/product-page'),
    ask: ({ productPage }, ports, { params, signal }) => productPage(ports)(params['slug'] ?? '', { signal }),
    cacheKey: (_code, { params }) => params['slug'] ?? '',
  }),
  readsParameters: false,
  headOf: ({ variant }) => ({
    title: `${variant.name} ${variant.articleNumber}`,
    description: variant.product.description,
    canonical: productPath(variant),
    structuredData: (origin) => productData(variant, origin),
  }),
})
