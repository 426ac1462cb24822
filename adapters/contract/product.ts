import * as t from 'io-ts'
import type { BreadcrumbTrail, MenuEntry } from '#application/ports/product-service'
import type { Store } from '#application/ports/location-service'
import { listOf, withDefault, type Codec } from './codec'
import { ArticleNumber, LocationId } from './ids'
import { StockCodec } from './variant'

const MenuEntryCodec: Codec<MenuEntry> = t.recursion('MenuEntry', () =>
  t.type({
    title: t.string,
    slug: t.string,
    illustration: withDefault<string>(t.string, ''),
    children: listOf(MenuEntryCodec),
  }),
)
/** GET /menu?assortment= */
export const MenuCodec = listOf(MenuEntryCodec)

/** GET /breadcrumbs/{id} */
export const BreadcrumbsCodec: Codec<BreadcrumbTrail> = t.type({
  id: t.string,
  breadcrumbs: listOf(t.type({ name: t.string, slug: t.string })),
})

/** POST /stock */
export const StockBody = t.intersection([
  t.type({ articles: t.array(t.type({ articleNumber: ArticleNumber, quantity: t.number })) }),
  t.partial({ locationIds: t.array(LocationId) }),
])
export const StockAnswer = listOf(t.type({ articleNumber: ArticleNumber, stock: StockCodec }))

/** GET /locations */
export const StoresCodec: Codec<readonly Store[]> = listOf(
  t.type({
    id: LocationId,
    name: t.string,
    address: withDefault<string>(t.string, ''),
    zipCode: withDefault<string>(t.string, ''),
    city: withDefault<string>(t.string, ''),
    phone: withDefault<string>(t.string, ''),
    latitude: t.number,
    longitude: t.number,
    openingHours: listOf(t.string),
  }),
)
