import * as t from 'io-ts'
import type { SpecialDays } from '#domain/stores/special-days'
import type { Retailer, StoreContent, StoreDetails, StoreFacts } from '#domain/stores/store-content'
import { listOf, optional, type Codec } from '#application/codecs/codec'
import { Day, LocationId } from '#application/codecs/values'
import { ContactCodec, RichTextCodec } from './content-text'

const Place = t.strict({ latitude: t.number, longitude: t.number })

const SpecialDaysCodec: Codec<SpecialDays> = t.strict({
  first: Day,
  last: Day,
  hours: t.string,
  reason: optional(t.string),
})

const details = {
  storeId: LocationId,
  name: t.string,
  address: optional(t.string),
  phone: optional(t.string),
  email: optional(t.string),
  location: optional(Place),
  label: optional(t.string),
  openingHours: listOf(t.string),
  contactPeople: listOf(ContactCodec),
}

export const StoreDetailsCodec: Codec<readonly StoreDetails[]> = listOf(t.strict(details))

const facts = { specialDays: listOf(SpecialDaysCodec), services: listOf(t.string) }

export const StoreFactsCodec: Codec<readonly StoreFacts[]> = listOf(t.strict({ storeId: LocationId, ...facts }))

export const StoreContentCodec: Codec<StoreContent> = t.strict({
  ...details,
  ...facts,
  title: optional(t.string),
  ingress: RichTextCodec,
  body: RichTextCodec,
  infobox: RichTextCodec,
  assortments: listOf(t.string),
  activities: RichTextCodec,
  contactsTitle: optional(t.string),
  contacts: listOf(ContactCodec),
})

export const RetailersCodec: Codec<readonly Retailer[]> = listOf(
  t.strict({
    id: t.string,
    name: t.string,
    address: optional(t.string),
    location: optional(Place),
    offerings: listOf(t.string),
    link: optional(t.string),
  }),
)
