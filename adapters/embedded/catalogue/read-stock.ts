import type { Selectable } from 'kysely'
import { addDays, type CalendarDate } from '#domain/kernel/calendar-date'
import { isNonDeliveryDay, nextDeliveryDate } from '#domain/delivery/non-delivery-days'
import { type DeliveryId, isStoreDelivery } from '#domain/delivery/delivery-type'
import type { Stock, StockLocation, StockType } from '#domain/catalogue/stock'
import { locationId, type LocationId } from '#domain/kernel/ids'
import type { Database } from '../database/database'
import { CENTRAL_STORAGE_ID } from '../locations/central-storage'
import { limits } from '../limits'
import type { RequestFailure } from '../request-failure'
import type { CatalogueTables } from './tables'

export type StockRow = Selectable<CatalogueTables['stock']>

export interface StockedArticle {
  readonly articleNumber: string
  readonly stockType: StockType
  readonly orderMultiple: number
}

const centralStorage = locationId(CENTRAL_STORAGE_ID)

/** The locations whose stock is returned: the requested ones, else the one that serves the delivery. */
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
  const stockOf = stockIn(rows, today)
  return new Map(articles.map((article) => [article.articleNumber, stockOf(article, places)]))
}

/** Tells the stock of articles from rows that were read. A place that keeps none of an article says so. */
export const stockIn = (
  rows: readonly StockRow[],
  today: CalendarDate,
): ((article: StockedArticle, places: readonly LocationId[]) => Stock) => {
  const held = new Map(rows.map((row) => [`${row.article_number} ${row.location_id}`, row]))
  const daysFrom = deliveryDays(today)
  return (article, places) => ({
    stockType: article.stockType,
    locations: places.map((place) =>
      locationOf(place, held.get(`${article.articleNumber} ${place}`), article, daysFrom),
    ),
  })
}

const swedishDay = new Intl.DateTimeFormat('sv-SE', { day: 'numeric', month: 'short', timeZone: 'UTC' })

interface TellableDay {
  readonly date: CalendarDate
  /** As it is told: `23 nov.`. */
  readonly words: string
}

interface DeliveryDays {
  readonly today: TellableDay
  /** The first on which the central storage can deliver. */
  readonly next: TellableDay
  readonly inDays: (days: number) => TellableDay
}

/** Days from today on, each computed and formatted once for all articles. */
const deliveryDays = (today: CalendarDate): DeliveryDays => {
  const tellable = (date: CalendarDate): TellableDay => ({
    date,
    words: swedishDay.format(new Date(`${date}T00:00:00Z`)),
  })
  const known = new Map<number, TellableDay>()
  return {
    today: tellable(today),
    next: tellable(nextDeliveryDate(today, [])),
    inDays: (days) => {
      const found = known.get(days)
      if (found !== undefined) return found
      const day = addDays(today, days)
      const told = tellable(isNonDeliveryDay(day, []) ? nextDeliveryDate(day, []) : day)
      known.set(days, told)
      return told
    },
  }
}

const locationOf = (
  place: LocationId,
  row: StockRow | undefined,
  { orderMultiple }: StockedArticle,
  days: DeliveryDays,
): StockLocation => {
  const incoming = row === undefined || row.incoming_in_days === null ? undefined : days.inDays(row.incoming_in_days)
  const inStock = row !== undefined && row.quantity > 0 && row.availability === 'green'
  const from = place === centralStorage ? days.next : days.today
  const day = inStock ? from : incoming
  return {
    locationId: place,
    availability: row?.availability ?? 'gray',
    availabilityDate: day?.words,
    availabilityDateISO: day?.date,
    availableFromDays: row?.from_days ?? undefined,
    availableToDays: row?.to_days ?? undefined,
    quantity: row?.quantity ?? 0,
    orderMultiple,
    stocked: row?.stocked ?? false,
    status: undefined,
    subAvailabilities:
      row === undefined || incoming === undefined ? [] : [{ date: incoming.date, quantity: row.incoming_quantity }],
  }
}
