import type { ColumnType } from 'kysely'
import type { Warning } from '#domain/catalogue/variant'
import type { Availability, StockType } from '#domain/catalogue/stock'

type Json<Value> = ColumnType<Value, string, string>

export interface CatalogueTables {
  categories: {
    /** The whole path: `vvs/ventiler/kulventiler`. */
    slug: string
    parent_slug: string | null
    name: string
    /** Name of the drawing that stands for it. */
    illustration: string
    position: number
  }
  products: {
    product_id: string
    name: string
    description: string
    /** Name of the drawing. */
    family: string
    brand: string
    category_slug: string
  }
  /** Articles with the terms their price is made from. Prices are SEK excluding VAT per sales unit. */
  variants: {
    article_number: string
    product_id: string
    name: string
    slug: string
    /** Order within the product, by dimension. */
    position: number
    rsk: string | null
    e_number: string | null
    /** What the make itself calls the article. */
    supplier_number: string | null
    ean: string
    unit: string
    conversion_factor: number
    conversion_unit: string | null
    order_multiple: number
    discontinued: boolean
    purchase_constraints: readonly string[]
    stocked_at: readonly string[]
    filter_tags: readonly string[]
    /** Names and values in turn, which is half as long as objects. */
    attributes: Json<readonly string[]>
    warnings: Json<readonly Warning[]>
    discount_group: string
    list_price: number
    alloying_price: number
    /** Ascending; empty when quantity makes no difference. */
    brackets: Json<readonly { readonly fromQuantity: number; readonly listPrice: number }[]>
    campaign_price: number | null
    ask_for_price: boolean
    stock_type: StockType
  }
  relations: {
    article_number: string
    /** `ersattningsartikel`: what replaces the article; `ersatter`: what it has replaced. */
    name: string
    related_article_number: string
    position: number
  }
  /** The stock of an article at one place. Days are counted from the day of the request. */
  stock: {
    article_number: string
    location_id: string
    quantity: number
    stocked: boolean
    availability: Availability
    from_days: number | null
    to_days: number | null
    incoming_quantity: number
    incoming_in_days: number | null
  }
  /** Discount per cent of a group of customers on a group of articles. */
  discounts: {
    price_group: string
    discount_group: string
    percentage: number
  }
  /** A customer without a row has the price group `standard`. */
  customer_price_groups: {
    customer_id: string
    price_group: string
  }
}
