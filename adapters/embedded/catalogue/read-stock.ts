import type { Selectable } from 'kysely'
import { addDays, type CalendarDate } from '#domain/kernel/calendar-date'
import { isNonDeliveryDay, nextDeliveryDate } from '#domain/delivery/non-delivery-days'
import { type DeliveryId, isStoreDelivery } from '#domain/delivery/delivery-type'
import type { Stock, StockLocation, StockType } from '#domain/catalogue/stock'
import { locationId, type LocationId } from '#domain/kernel/ids'
import type { DeliveryCalendar } from '../config/delivery-calendar'
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
  requested: readonly LocationId[],
  delivery: DeliveryId | undefined,
  store: LocationId | undefined,
): readonly LocationId[] => {
  if (requested.length > 0) return [...new Set(requested)]
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

/** The refusal of a request for too many stock balances; undefined when it is within the limits. */
export const balancesFault = (balances: number): RequestFailure | undefined =>
  balances > limits.catalogue.mostBalances ? tooManyPlaces : undefined

/** The refusal of a request for the stock of too many articles or places; undefined when it is within the limits. */
export const stockFault = (articles: number, places: number): RequestFailure | undefined => {
  if (articles > limits.catalogue.mostArticles) return tooManyArticles
  return places > limits.locations.mostPlaces ? tooManyPlaces : balancesFault(articles * places)
}

/** The stock of articles in the given places, by article number. A place that keeps none of an article says so. */
export const readStock = async (
  db: Database,
  articles: readonly StockedArticle[],
  places: readonly LocationId[],
  calendar: DeliveryCalendar,
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
  const stockOf = stockIn(rows, calendar)
  return new Map(articles.map((article) => [article.articleNumber, stockOf(article, places)]))
}

/** The stock of articles by the rows that were read. A place without a row keeps none of the article. */
export const stockIn = (
  rows: readonly StockRow[],
  calendar: DeliveryCalendar,
): ((article: StockedArticle, places: readonly LocationId[]) => Stock) => {
  const held = new Map(rows.map((row) => [`${row.article_number} ${row.location_id}`, row]))
  const daysFrom = deliveryDays(calendar)
  return (article, places) => ({
    stockType: article.stockType,
    locations: places.map((place) =>
      locationOf(place, held.get(`${article.articleNumber} ${place}`), article, daysFrom),
    ),
  })
}

const swedishDay = new Intl.DateTimeFormat('sv-SE', { day: 'numeric', month: 'short', timeZone: 'UTC' })

interface WrittenDay {
  readonly date: CalendarDate
  /** As it is written: `23 nov.`. */
  readonly words: string
}

interface DeliveryDays {
  readonly today: WrittenDay
  /** The first on which the central storage can deliver. */
  readonly next: WrittenDay
  readonly inDays: (days: number) => WrittenDay
}

/** Days from today on, each computed and formatted once for all articles. */
const deliveryDays = ({ today, extraNonDeliveryDays }: DeliveryCalendar): DeliveryDays => {
  const written = (date: CalendarDate): WrittenDay => ({
    date,
    words: swedishDay.format(new Date(`${date}T00:00:00Z`)),
  })
  const byDays = new Map<number, WrittenDay>()
  return {
    today: written(today),
    next: written(nextDeliveryDate(today, extraNonDeliveryDays)),
    inDays: (days) => {
      const known = byDays.get(days)
      if (known !== undefined) return known
      const day = addDays(today, days)
      const delivered = written(
        isNonDeliveryDay(day, extraNonDeliveryDays) ? nextDeliveryDate(day, extraNonDeliveryDays) : day,
      )
      byDays.set(days, delivered)
      return delivered
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
