import { bulkInsert } from '#adapters/embedded/database/bulk-insert'
import type { Database } from '#adapters/embedded/database/database'

export const CENTRAL = '001'
export const STORE = '110'
export const OTHER_STORE = '111'

/** One article for each rule that a cart or an order can meet. */
export const articles = {
  plain: '5000001',
  soldInFifties: '5000050',
  soldInTenths: '5000051',
  onlyInStore: '5000060',
  onlyWhereStocked: '5000061',
  discontinued: '5000070',
  express: '5000080',
  scarceInStore: '5000090',
} as const

/** Ten ordinary articles. */
export const ordinary = Array.from({ length: 10 }, (_, index) => String(5_000_001 + index))
/** Four hundred more, to fill a large cart. */
export const many = Array.from({ length: 400 }, (_, index) => String(5_100_001 + index))

const variant = (article_number: string, own: object = {}) => ({
  article_number,
  product_id: 'p1',
  name: `Kulventil ${article_number}`,
  slug: `kulventil-${article_number}`,
  position: Number(article_number) - 5_000_000,
  rsk: null,
  ean: `73${article_number}0001`,
  unit: 'st',
  conversion_factor: 1,
  conversion_unit: null,
  order_multiple: 1,
  discontinued: false,
  purchase_constraints: [],
  stocked_at: [CENTRAL, STORE],
  filter_tags: [],
  attributes: [],
  warnings: [],
  discount_group: 'ventiler',
  list_price: 100,
  alloying_price: 4.4,
  brackets: [],
  campaign_price: null,
  ask_for_price: false,
  stock_type: 'LAG',
  ...own,
})

const stock = (article_number: string, location_id: string, quantity: number) => ({
  article_number,
  location_id,
  quantity,
  stocked: true,
  availability: 'green',
  from_days: null,
  to_days: null,
  incoming_quantity: 0,
  incoming_in_days: null,
})

const location = (location_id: string, kind: 'store' | 'central') => ({
  location_id,
  kind,
  name: location_id,
  sv_key: location_id,
  address: '',
  zip_code: '',
  city: '',
  phone: '',
  latitude: 57.6,
  longitude: 12,
  opening_hours: [],
  express_zip_prefixes: [],
})

/** Three places and a few hundred articles, each known to the last piece. */
export const seedSmallCatalogue = async (db: Database): Promise<void> => {
  await bulkInsert(db, 'locations', [
    location(CENTRAL, 'central'),
    location(STORE, 'store'),
    location(OTHER_STORE, 'store'),
  ])
  await bulkInsert(db, 'categories', [{ slug: 'vvs', parent_slug: null, name: 'VVS', illustration: '', position: 1 }])
  await bulkInsert(db, 'products', [
    {
      product_id: 'p1',
      name: 'Kulventil',
      description: '',
      family: 'kulventil',
      brand: 'Nordventil',
      category_slug: 'vvs',
    },
  ])
  const variants = [
    ...[...ordinary, ...many].map((article) => variant(article)),
    variant(articles.soldInFifties, { order_multiple: 50 }),
    variant(articles.soldInTenths, { order_multiple: 0.1, unit: 'm' }),
    variant(articles.onlyInStore, { purchase_constraints: ['onlyStore'] }),
    variant(articles.onlyWhereStocked, { purchase_constraints: ['mustBeInStockedAt'], stocked_at: [OTHER_STORE] }),
    variant(articles.discontinued, { discontinued: true }),
    variant(articles.express, { filter_tags: ['express-delivery'] }),
    variant(articles.scarceInStore),
  ]
  await bulkInsert(db, 'variants', variants)
  const scarce: readonly string[] = [articles.scarceInStore, articles.discontinued]
  await bulkInsert(
    db,
    'stock',
    variants.flatMap(({ article_number }) => {
      const few = scarce.includes(article_number)
      return [
        stock(article_number, CENTRAL, few ? 3 : 300),
        stock(article_number, STORE, few ? 2 : 100),
        stock(article_number, OTHER_STORE, few ? 0 : 100),
      ]
    }),
  )
}
