import * as O from 'fp-ts/Option'
import type { Brand } from './brand'

export type ArticleNumber = Brand<string, 'ArticleNumber'>
export type CartId = Brand<string, 'CartId'>
export type CartItemId = Brand<string, 'CartItemId'>
export type CommandId = Brand<string, 'CommandId'>
export type CustomerId = Brand<string, 'CustomerId'>
export type ProjectId = Brand<string, 'ProjectId'>
export type LocationId = Brand<string, 'LocationId'>
export type UserId = Brand<string, 'UserId'>
/** Seven digits that the shop gives an order. */
export type OrderNumber = Brand<string, 'OrderNumber'>
/** Of an invoice or a credit note. */
export type InvoiceNumber = Brand<string, 'InvoiceNumber'>
export type AddressId = Brand<string, 'AddressId'>
export type FavouriteId = Brand<string, 'FavouriteId'>
export type FavouriteListId = Brand<string, 'FavouriteListId'>
export type ListItemId = Brand<string, 'ListItemId'>
export type QuoteId = Brand<string, 'QuoteId'>
/** Made by whoever adds the row, so that a row can be changed before the service has answered. */
export type QuoteRowId = Brand<string, 'QuoteRowId'>

/** Point in time, ISO 8601 with offset. The domain never reads a clock: instants come in with commands. */
export type Instant = Brand<string, 'Instant'>

/** Characters of the longest article number. */
export const LONGEST_ARTICLE_NUMBER = 64

/** Reads an article number: a text without blanks around it, neither empty nor longer than any number is. */
export const readArticleNumber = (text: string): O.Option<ArticleNumber> =>
  text !== '' && text === text.trim() && text.length <= LONGEST_ARTICLE_NUMBER ? O.some(articleNumber(text)) : O.none

// The constructors of branded types are the one place outside codecs where a cast is allowed.
export const articleNumber = (text: string): ArticleNumber => text as ArticleNumber
export const cartId = (text: string): CartId => text as CartId
export const cartItemId = (text: string): CartItemId => text as CartItemId
export const commandId = (text: string): CommandId => text as CommandId
export const customerId = (text: string): CustomerId => text as CustomerId
export const projectId = (text: string): ProjectId => text as ProjectId
export const locationId = (text: string): LocationId => text as LocationId
export const userId = (text: string): UserId => text as UserId
export const orderNumber = (text: string): OrderNumber => text as OrderNumber
export const invoiceNumber = (text: string): InvoiceNumber => text as InvoiceNumber
export const addressId = (text: string): AddressId => text as AddressId
export const favouriteId = (text: string): FavouriteId => text as FavouriteId
export const favouriteListId = (text: string): FavouriteListId => text as FavouriteListId
export const listItemId = (text: string): ListItemId => text as ListItemId
export const quoteId = (text: string): QuoteId => text as QuoteId
export const quoteRowId = (text: string): QuoteRowId => text as QuoteRowId
export const instant = (text: string): Instant => text as Instant
