import * as t from 'io-ts'
import type { Address } from '#domain/address/address'
import type { DeliveryAddress } from '#domain/address/destination'
import { type CountryCode } from '#domain/address/country'
import { type Codec, listOf, optional, withDefault } from '#application/codecs/codec'
import { AddressId, CountryCode as WireCountry, CustomerId } from '#application/codecs/values'

const Text = withDefault<string>(t.string, '')

/** A service that names no country means Sweden. */
const Country = withDefault<CountryCode>(WireCountry, 'SE')

const texts = {
  label: optional(t.string),
  recipientName: optional(t.string),
  address1: optional(t.string),
  address2: optional(t.string),
  address3: optional(t.string),
  postalCode: Text,
  postalAddress: Text,
}

/** An address as the service answers it (ADDRESS-02). */
export const AddressCodec: Codec<Address> = t.strict({
  ...texts,
  countryCode: Country,
  id: AddressId,
  addressId: optional(t.string),
  customerId: CustomerId,
  name: optional(t.string),
  phone: optional(t.string),
  readOnly: withDefault<boolean>(t.boolean, false),
  preselected: withDefault<boolean>(t.boolean, false),
  validForDelivery: withDefault<boolean>(t.boolean, true),
})

/** GET /address */
export const AddressListCodec = listOf(AddressCodec)

/** POST /address and PUT /address/{id}; a country that is left out follows from the postal code. */
export const AddressBody = t.strict({
  ...texts,
  countryCode: optional(WireCountry),
  name: optional(t.string),
  phone: optional(t.string),
  preselected: withDefault<boolean>(t.boolean, false),
})
export type AddressBody = t.TypeOf<typeof AddressBody>

/** Where an order's goods go, in the body of a checkout; an addition of our own, since the calls name no field for it. */
export const WireDestination: Codec<DeliveryAddress> = t.strict({
  ...texts,
  countryCode: Country,
  id: optional(AddressId),
})
