import { ownStoreOf } from '#domain/session/offered-deliveries'
import { openingDay } from '#domain/stores/opening-hours'
import { homeFirst, type Store } from '#domain/stores/store'
import { leadTimeOf, physicalLocations, type Stock, type StockLocation } from '#domain/catalogue/stock'
import { leftOutBy } from '#domain/catalogue/purchasability'
import type { ListedVariant } from '#domain/catalogue/variant'
import { firstDayOf } from '#domain/delivery/delivery-days'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { LocationId } from '#domain/kernel/ids'
import type { ShownArticle } from '#domain/catalogue/shown-article'
import { daysWording } from '../components/stock-wording'
import { FaultBox } from '../components/FaultBox'
import { StockMark } from '../components/StockMark'
import type { ChosenDelivery } from '../order-head/chosen-delivery'
import { useOrderHead } from '../order-head/OrderHeadContext'
import { useToday } from '../shop/now'
import { useSession } from '../shop/ShopContext'
import { useShellData } from '../shop/ShellDataContext'
import { formatDay } from '../texts/format'
import { t } from './t'
import { AllStores } from './AllStores'
import { useStoreStock } from '../shop/store-stock'
import styles from './StockTable.module.css'

/** Stores that are shown at first: the user's own and those nearest to it. */
const STORES_SHOWN = 3

const placeIn = (stock: Stock | undefined, place: LocationId): StockLocation | undefined =>
  physicalLocations(stock).find(({ locationId }) => locationId === place)

/** The stock of the central storage and the nearest stores. The location of the chosen delivery is tinted. */
export const StockTable = ({ article: { variant, priceSource } }: { article: ShownArticle }) => {
  const { delivery } = useOrderHead()
  const { stores, config } = useShellData() ?? { stores: [], config: undefined }
  const own = priceSource === 'own'
  const ownStore = ownStoreOf(useSession())
  const isStore = stores.some(({ id }) => id === delivery.locationId)
  const home = ownStore ?? (own && isStore ? delivery.locationId : config?.defaultStoreId)
  const known = physicalLocations(variant.stock).map(({ locationId }) => locationId)
  const near = homeFirst(stores, home)
    .slice(0, STORES_SHOWN)
    .map(({ id }) => id)
  // All near stores, also those already known: which are known changes when the customer's own stock arrives.
  const answer = useStoreStock(variant.articleNumber, near)
  const places = [...known, ...near.filter((place) => !known.includes(place))]
  return (
    <section id="lager" className={styles.section} aria-labelledby="lager-rubrik">
      <h2 id="lager-rubrik" className={styles.heading}>
        {t('product.stock')}
      </h2>
      {places.length === 0 ? (
        <p className={styles.none}>
          {priceSource === 'waiting' ? t('catalogue.stockLoading') : t('product.stockUnknown')}
        </p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('product.place')}</th>
              <th scope="col">{t('product.balance')}</th>
              <th scope="col" className={styles.right}>
                {t('product.earliest')}
              </th>
            </tr>
          </thead>
          <tbody>
            {places.map((place) => {
              const chosen = own && place === delivery.locationId
              return (
                <PlaceRow
                  key={place}
                  place={place}
                  isHome={place === ownStore}
                  variant={variant}
                  stock={known.includes(place) ? variant.stock : answer.tag === 'Answered' ? answer.value : undefined}
                  waiting={!known.includes(place) && answer.tag === 'Asking'}
                  failed={!known.includes(place) && answer.tag === 'Failed'}
                  delivery={chosen ? delivery : undefined}
                />
              )
            })}
          </tbody>
        </table>
      )}
      {answer.tag === 'Failed' && places.some((place) => !known.includes(place)) && (
        <FaultBox title={t('product.allStoresFailed')} onRetry={answer.retry}>
          {t('product.stockFailedNext')}
        </FaultBox>
      )}
      <AllStores key={variant.articleNumber} variant={variant} home={home} />
    </section>
  )
}

interface PlaceRowProps {
  readonly place: LocationId
  readonly isHome: boolean
  readonly variant: ListedVariant
  readonly stock: Stock | undefined
  readonly waiting: boolean
  readonly failed: boolean
  /** The chosen delivery, if its goods come from this location. */
  readonly delivery: ChosenDelivery | undefined
}

const PlaceRow = ({ place, isHome, variant, stock, waiting, failed, delivery }: PlaceRowProps) => {
  const today = useToday()
  const shell = useShellData()
  const store = shell?.stores.find(({ id }) => id === place)
  const location = placeIn(stock, place)
  const words = [delivery?.name, isHome ? t('product.yourStore') : undefined].filter(Boolean).join(', ')
  return (
    <tr className={delivery === undefined ? undefined : styles.chosen}>
      <th scope="row">
        {store?.name ??
          (place === shell?.config.centralStorageId ? t('product.central') : t('store.numbered', { id: place }))}
        {words !== '' && <span className={styles.how}> {words}</span>}
      </th>
      <td>
        {waiting ? (
          <span className={styles.waiting}>
            <span className="visually-hidden">{t('catalogue.stockLoading')}</span>
          </span>
        ) : failed ? (
          t('product.stockNotFetched')
        ) : (
          // Stock at a single location counts as that of any place, so a place without an answer must not be looked up.
          <StockMark
            stock={location === undefined ? undefined : stock}
            locationId={place}
            discontinued={variant.discontinued}
            unit={variant.webSalesUnit.unit}
            detail={null}
          />
        )}
      </td>
      <td className={styles.right}>
        {stock === undefined || location === undefined
          ? '–'
          : earliestWords({ variant, stock, location, store, delivery, today })}
      </td>
    </tr>
  )
}

interface Earliest {
  readonly stock: Stock
  readonly location: StockLocation
  readonly variant: ListedVariant
  readonly store: Store | undefined
  readonly delivery: ChosenDelivery | undefined
  readonly today: CalendarDate | undefined
}

const earliestWords = ({ variant, stock, location, store, delivery, today }: Earliest): string => {
  const leftOut = leftOutBy(variant, delivery?.deliveryId)
  if (leftOut !== undefined) return t(`product.leftOut.${leftOut}`)
  const day = delivery?.day
  const held = location.availability === 'green' && location.quantity > 0
  // Goods that are there wait for the delivery alone: the day of the stock is that of an ordinary delivery.
  const arrival = held && day !== undefined ? undefined : location.availabilityDateISO
  const date = arrival !== undefined || location.quantity > 0 ? firstDayOf(arrival, day) : undefined
  if (date !== undefined) {
    const fetched = store === undefined ? date : openingDay(store, date)
    return fetched === today ? t('product.today') : formatDay(fetched)
  }
  if (location.quantity > 0) return t('product.inStock')
  const span =
    variant.discontinued || location.availability === 'red' ? undefined : leadTimeOf(stock.stockType, location)
  return span === undefined ? '–' : daysWording(span)
}
