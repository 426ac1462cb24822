import * as t from 'io-ts'
import type { BreadcrumbTrail, MenuEntry } from '#application/ports/product-service'
import type { FoundAddress, NearbyStore } from '#application/ports/location-service'
import type { Store } from '#domain/stores/store'
import type { AttributeSequence } from '#application/ports/sequence-service'
import { listOf, withDefault, type Codec } from '#application/codecs/codec'
import { ArticleNumber, LocationId } from '#application/codecs/values'
import { StockCodec } from './variant'

const MenuEntryCodec: Codec<MenuEntry> = t.recursion('MenuEntry', () =>
  t.strict({
    title: t.string,
    slug: t.string,
    illustration: withDefault<string>(t.string, ''),
    children: listOf(MenuEntryCodec),
  }),
)
/** GET /menu?assortment= */
export const MenuCodec = listOf(MenuEntryCodec)

/** GET /breadcrumbs/{id} */
export const BreadcrumbsCodec: Codec<BreadcrumbTrail> = t.strict({
  id: t.string,
  breadcrumbs: listOf(t.strict({ name: t.string, slug: t.string })),
})

/** POST /breadcrumbs/search */
export const BreadcrumbsBody = t.intersection([
  t.strict({ breadcrumbs: t.readonlyArray(t.string) }),
  t.exact(t.partial({ images: t.boolean, assortment: t.string })),
])
export const BreadcrumbTrailsCodec = t.strict({
  result: listOf(BreadcrumbsCodec),
  errors: listOf(t.strict({ id: t.string, message: t.string })),
})

/** GET /language-config */
export const LanguageConfigCodec = t.strict({
  defaultLocale: t.string,
  locales: listOf(t.string),
  strategy: t.keyof({ no_prefix: null, prefix: null, prefix_except_default: null }),
})

/** GET /attribute-sequence/{category}/1 */
export const SequenceCodec: Codec<AttributeSequence> = t.strict({
  sequence: listOf(t.string),
  disabled: withDefault<boolean>(t.boolean, false),
})

/** POST /stock */
export const StockBody = t.intersection([
  t.strict({
    articles: t.array(
      t.intersection([t.strict({ articleNumber: ArticleNumber }), t.exact(t.partial({ quantity: t.number }))]),
    ),
  }),
  t.exact(t.partial({ locationIds: t.array(LocationId) })),
])
export const StockAnswer = listOf(t.strict({ articleNumber: ArticleNumber, stock: StockCodec }))

const StoreCodec = t.strict({
  id: LocationId,
  name: t.string,
  address: withDefault<string>(t.string, ''),
  zipCode: withDefault<string>(t.string, ''),
  city: withDefault<string>(t.string, ''),
  phone: withDefault<string>(t.string, ''),
  latitude: t.number,
  longitude: t.number,
  openingHours: listOf(t.string),
})
/** GET /locations */
export const StoresCodec: Codec<readonly Store[]> = listOf(StoreCodec)

/** GET /locations/{id}/nearby */
export const NearbyStoresCodec: Codec<readonly NearbyStore[]> = listOf(
  t.intersection([StoreCodec, t.strict({ distance: t.number })]),
)

/** POST /locations/addresses/search */
export const AddressSearchBody = t.strict({ query: t.string })
export const AddressesCodec: Codec<readonly FoundAddress[]> = listOf(
  t.strict({
    zipCode: withDefault<string>(t.string, ''),
    city: withDefault<string>(t.string, ''),
    latitude: t.number,
    longitude: t.number,
  }),
)
