import { physicalLocations } from '#domain/catalogue/stock-location'
import type { StockLocation } from '#domain/catalogue/stock'
import type { ShownArticle } from '../../catalogue/shown-article'
import { StockMark } from '../../components/StockMark'
import { useOrderHead } from '../../shell/order-head/OrderHeadContext'
import { useShellData, useStoreOf } from '../../shop/ShellDataContext'
import { formatDay } from '../../texts/format'
import { t } from '../../texts/t'
import { AllStores } from './AllStores'
import styles from './StockTable.module.css'

/** What each place holds; the one that the chosen delivery takes from stands on tint. */
export const StockTable = ({ article: { variant, standing } }: { article: ShownArticle }) => {
  const { delivery } = useOrderHead()
  const places = physicalLocations(variant.stock)
  return (
    <section id="lager" className={styles.section} aria-labelledby="lager-rubrik">
      <h2 id="lager-rubrik" className={styles.heading}>
        {t('product.stock')}
      </h2>
      {places.length === 0 ? (
        <p className={styles.none}>
          {standing === 'waiting' ? t('catalogue.stockLoading') : t('product.stockUnknown')}
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
              const chosen = standing === 'own' && place.locationId === delivery.locationId
              return (
                <tr key={place.locationId} className={chosen ? styles.chosen : undefined}>
                  <th scope="row">
                    <PlaceName place={place} chosenDelivery={chosen ? delivery.name : undefined} />
                  </th>
                  <td>
                    <StockMark
                      stock={variant.stock}
                      locationId={place.locationId}
                      discontinued={variant.discontinued}
                      unit={variant.webSalesUnit.unit}
                    />
                  </td>
                  <td className={styles.right}>{earliestWords(place, chosen ? delivery.day : undefined)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      <AllStores key={variant.articleNumber} variant={variant} />
    </section>
  )
}

const earliestWords = (place: StockLocation, day: Parameters<typeof formatDay>[0] | undefined): string => {
  const date = place.availabilityDateISO ?? (place.quantity > 0 ? day : undefined)
  if (date !== undefined) return formatDay(date)
  return place.quantity > 0 ? t('product.inStock') : '–'
}

const PlaceName = ({ place, chosenDelivery }: { place: StockLocation; chosenDelivery: string | undefined }) => {
  const storeOf = useStoreOf()
  const central = useShellData()?.config.centralStorageId
  const name =
    storeOf(place.locationId).name ?? (place.locationId === central ? t('product.central') : place.locationId)
  return (
    <>
      {name}
      {chosenDelivery !== undefined && <span className={styles.how}> {chosenDelivery}</span>}
    </>
  )
}
