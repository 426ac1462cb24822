import type { Selectable } from 'kysely'
import { addDays, type CalendarDate } from '#domain/kernel/calendar-date'
import { isNonDeliveryDay } from '#domain/delivery/non-delivery-days'
import { nextDeliveryDate } from '#domain/delivery/next-delivery-date'
import { type DeliveryId, isStoreDelivery } from '#domain/delivery/delivery-type'
import type { Stock, StockLocation, StockType } from '#domain/catalogue/stock'
import { locationId, type LocationId } from '#domain/kernel/ids'
import type { Database } from '../database/database'
import { CENTRAL_STORAGE } from '../locations/store-data'
import { limits } from '../limits'
import type { RequestFailure } from '../request-failure'
import type { CatalogueTables } from './tables'

type StockRow = Selectable<CatalogueTables['stock']>

export interface StockedArticle {
  readonly articleNumber: string
  readonly stockType: StockType
  readonly orderMultiple: number
}

const centralStorage = locationId(CENTRAL_STORAGE.id)

/** The places whose stock is told: those asked for, else the one the delivery is served from. */
export const stockPlaces = (
  asked: readonly LocationId[],
  delivery: DeliveryId | undefined,
  store: LocationId | undefined,
): readonly LocationId[] => {
  if (asked.length > 0) return [...new Set(asked)]
  return [delivery !== undefined && isStoreDelivery(delivery) && store !== undefined ? store : centralStorage]
}

export const tooManyPlaces: RequestFailure = {
  status: 400,
  code: 'TOO_MANY_PLACES',
  message: 'Fråga efter färre artiklar eller färre platser åt gången.',
}

const tooManyArticles: RequestFailure = {
  status: 400,
  code: 'TOO_MANY_ARTICLES',
  message: `Fråga efter högst ${limits.catalogue.mostArticles} artiklar åt gången.`,
}

/** What is wrong with asking for so many stock balances in one answer; undefined when nothing is. */
export const balancesFault = (balances: number): RequestFailure | undefined =>
  balances > limits.catalogue.mostBalances ? tooManyPlaces : undefined

/** What is wrong with asking for the stock of so many articles in so many places; undefined when nothing is. */
export const stockFault = (articles: number, places: number): RequestFailure | undefined => {
  if (articles > limits.catalogue.mostArticles) return tooManyArticles
  return places > limits.locations.mostPlaces ? tooManyPlaces : balancesFault(articles * places)
}

/** The stock of articles in the given places, by article number. A place that keeps none of an article says so. */
export const readStock = async (
  db: Database,
  articles: readonly StockedArticle[],
  places: readonly LocationId[],
  today: CalendarDate,
): Promise<ReadonlyMap<string, Stock>> => {
  if (articles.length === 0) return new Map()
  const rows = await db
    .selectFrom('stock')
    .selectAll()
    .where(
      'article_number',
      'in',
      articles.map(({ articleNumber }) => articleNumber),
    )
    .where('location_id', 'in', places)
    .execute()
  const held = new Map(rows.map((row) => [`${row.article_number} ${row.location_id}`, row]))
  return new Map(
    articles.map((article) => [
      article.articleNumber,
      {
        stockType: article.stockType,
        locations: places.map((place) =>
          locationOf(place, held.get(`${article.articleNumber} ${place}`), article, today),
        ),
      },
    ]),
  )
}

const swedishDay = new Intl.DateTimeFormat('sv-SE', { day: 'numeric', month: 'short', timeZone: 'UTC' })

const inDays = (today: CalendarDate, days: number): CalendarDate => {
  const day = addDays(today, days)
  return isNonDeliveryDay(day, []) ? nextDeliveryDate(day, []) : day
}

const locationOf = (
  place: LocationId,
  row: StockRow | undefined,
  { orderMultiple }: StockedArticle,
  today: CalendarDate,
): StockLocation => {
  const incoming = row === undefined || row.incoming_in_days === null ? undefined : inDays(today, row.incoming_in_days)
  const inStock = row !== undefined && row.quantity > 0 && row.availability === 'green'
  const from = place === centralStorage ? nextDeliveryDate(today, []) : today
  const day = inStock ? from : incoming
  return {
    locationId: place,
    availability: row?.availability ?? 'gray',
    availabilityDate: day === undefined ? undefined : swedishDay.format(new Date(`${day}T00:00:00Z`)),
    availabilityDateISO: day,
    availableFromDays: row?.from_days ?? undefined,
    availableToDays: row?.to_days ?? undefined,
    quantity: row?.quantity ?? 0,
    orderMultiple,
    stocked: row?.stocked ?? false,
    status: undefined,
    subAvailabilities:
      row === undefined || incoming === undefined ? [] : [{ date: incoming, quantity: row.incoming_quantity }],
  }
}
