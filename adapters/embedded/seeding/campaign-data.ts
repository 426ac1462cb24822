import type { BrandCode } from '#domain/kernel/brand-code'
import type { ArticleData, ProductData } from './catalogue-data'

/** Which articles of the catalogue belong together, and at most how many; the most popular are taken first. */
export interface Choosing {
  readonly fits: (article: ArticleData, product: ProductData) => boolean
  readonly most: number
}

export interface CampaignData extends Choosing {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly illustration: string
  readonly isAssortment: boolean
  /** The only brand that shows it; null: every brand. */
  readonly brand: BrandCode | null
  readonly customerId: string | null
  /** Days counted from the day on which the shop was started last; the last one is included. */
  readonly runs: { readonly from: number; readonly until: number | null }
}

export interface SelectedGroupData extends Choosing {
  readonly id: string
  readonly title: string
}
