import type { DeliveryAddress, Destination } from '#domain/address/destination'
import { addressFields } from '#domain/address/written-address'
import { oneOf } from '#application/codecs/codec'
import { byTag, field, lookup, optional, struct } from '#application/codecs/logged'
import { AddressId, CountryCode, DeliveryId, Text } from '#application/codecs/values'

const AddressField = oneOf(addressFields)
export const addressField = field.public(AddressField)

const text = optional(field.personal(Text))

/** Where somebody lives or works. */
export const deliveryAddress = struct<DeliveryAddress>({
  id: optional(field.pseudonymous(AddressId)),
  label: text,
  recipientName: text,
  address1: text,
  address2: text,
  address3: text,
  postalCode: field.personal(Text),
  postalAddress: field.personal(Text),
  countryCode: field.public(CountryCode),
})

export const destination = byTag<Destination>({
  Chosen: { address: deliveryAddress },
  Written: { values: lookup(AddressField, field.personal(Text)) },
})

export const destinations = lookup(DeliveryId, destination)
