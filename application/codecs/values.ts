import * as t from 'io-ts'
import { countryCodes } from '#domain/address/country'
import { deliveryIds } from '#domain/delivery/delivery-type'
import { brandCodes } from '#domain/kernel/brand-code'
import { calendarDate } from '#domain/kernel/calendar-date'
import * as domain from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import { readQuantity } from '#domain/kernel/quantity'
import { secret } from '#domain/kernel/secret'
import { readZipCode } from '#domain/kernel/zip-code'
import { branded, brandedNumber, type Codec, oneOf, readBy, readNumberBy } from './codec'

// Codecs of the domain's value types, for the wire and the log.

export const Text: Codec<string> = t.string
export const Flag: Codec<boolean> = t.boolean

export const ArticleNumber = readBy(domain.readArticleNumber, 'ArticleNumber')
export const CartId = branded(domain.cartId, 'CartId')
export const CartItemId = branded(domain.cartItemId, 'CartItemId')
export const CommandId = branded(domain.commandId, 'CommandId')
export const CustomerId = branded(domain.customerId, 'CustomerId')
export const ProjectId = branded(domain.projectId, 'ProjectId')
export const LocationId = branded(domain.locationId, 'LocationId')
export const AddressId = branded(domain.addressId, 'AddressId')
export const OrderNumber = branded(domain.orderNumber, 'OrderNumber')
export const InvoiceNumber = branded(domain.invoiceNumber, 'InvoiceNumber')
export const FavouriteId = branded(domain.favouriteId, 'FavouriteId')
export const FavouriteListId = branded(domain.favouriteListId, 'FavouriteListId')
export const ListItemId = branded(domain.listItemId, 'ListItemId')
export const QuoteId = branded(domain.quoteId, 'QuoteId')
export const QuoteRowId = branded(domain.quoteRowId, 'QuoteRowId')
export const UserId = branded(domain.userId, 'UserId')
export const Instant = branded(domain.instant, 'Instant')
export const CountryCode = oneOf(countryCodes, 'CountryCode')
export const BrandCode = oneOf(brandCodes, 'BrandCode')
export const DeliveryId = oneOf(deliveryIds, 'DeliveryId')
export const Money = brandedNumber(money, 'Money')

/** YYYY-MM-DD, a day that exists. */
export const Day = readBy(calendarDate, 'CalendarDate')

/** Five digits; one space between them is removed. */
export const ZipCode = readBy(readZipCode, 'ZipCode')

/** Sales units of a line. */
export const Quantity = readNumberBy(readQuantity, 'Quantity')

/** A token or a password. Only for the wire: no field of the log accepts one. */
export const Secret = branded(secret, 'Secret')
