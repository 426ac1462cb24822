import type { ArticleData, ProductData } from '../../seeding/catalogue-data'
import type { DiscountGroup } from './family'

export interface GeneratedArticle extends ArticleData {
  readonly discountGroup: DiscountGroup
}

export interface GeneratedCatalogue {
  readonly products: readonly ProductData[]
  readonly articles: readonly GeneratedArticle[]
}
