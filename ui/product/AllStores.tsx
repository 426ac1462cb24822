import { useState } from 'react'
import { physicalLocations, type Stock } from '#domain/catalogue/stock'
import type { ListedVariant } from '#domain/catalogue/variant'
import type { LocationId } from '#domain/kernel/ids'
import { Button } from '../components/Button'
import { Checkbox } from '../components/Checkbox'
import { Dialog } from '../components/Dialog'
import { FaultBox } from '../components/FaultBox'
import { callAddress } from '../components/PhoneLink'
import { MissingPart } from '../components/MissingPart'
import { Skeleton } from '../components/Skeleton'
import { StockMark } from '../components/StockMark'
import { useShellData } from '../shop/ShellDataContext'
import { formatQuantity } from '../texts/format'
import { t } from './t'
import { storesToShow } from './stores-to-show'
import { useStoreStock } from '../shop/store-stock'
import { useStoresNear, type StoreAtDistance } from '../shop/stores-near'
import styles from './AllStores.module.css'

interface AllStoresProps {
  readonly variant: ListedVariant
  /** The store that distances are measured from. */
  readonly home: LocationId | undefined
}

/** A button, and a dialog with the stock of the article in every store, the nearest first. */
export const AllStores = ({ variant, home }: AllStoresProps) => {
  const [looking, setLooking] = useState(false)
  const shell = useShellData()
  const stores = useStoresNear(shell?.stores ?? [], home, looking)
  const [onlyStocked, setOnlyStocked] = useState(true)
  const answer = useStoreStock(variant.articleNumber, looking ? stores.map(({ id }) => id).toSorted() : [])
  if (shell?.missing?.includes('stores') === true) return <MissingPart what={t('shell.storesMissing')} />
  if (stores.length === 0) return null
  return (
    <>
      <Button variant="text" size="row" className={styles.open} onClick={() => setLooking(true)}>
        {t('product.allStores', { count: stores.length })}
      </Button>
      <Dialog
        open={looking}
        onClose={() => setLooking(false)}
        title={t('product.allStoresTitle', { article: variant.articleNumber })}
      >
        <Checkbox
          label={t('product.allStoresOnlyStocked')}
          checked={onlyStocked}
          onChange={() => setOnlyStocked(!onlyStocked)}
        />
        {answer.tag === 'Asking' && <Skeleton kind="text" rows={4} />}
        {answer.tag === 'Failed' && (
          <FaultBox title={t('product.allStoresFailed')} onRetry={answer.retry}>
            {t('product.allStoresFailedNext')}
          </FaultBox>
        )}
        {answer.tag === 'Answered' && (
          <StoreRows stores={storesToShow(stores, answer.value, onlyStocked)} stock={answer.value} variant={variant} />
        )}
      </Dialog>
    </>
  )
}

interface StoreRowsProps {
  readonly stores: readonly StoreAtDistance[]
  readonly stock: Stock | undefined
  readonly variant: ListedVariant
}

const StoreRows = ({ stores, stock, variant }: StoreRowsProps) => {
  if (stores.length === 0) return <p className={styles.none}>{t('product.allStoresNone')}</p>
  // Stock at a single location counts as that of any store, so a store without an answer must not be looked up.
  const known = new Set(physicalLocations(stock).map(({ locationId }) => locationId))
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('product.store')}</th>
          <th scope="col">{t('product.balance')}</th>
          <th scope="col">{t('product.storePhone')}</th>
        </tr>
      </thead>
      <tbody>
        {stores.map((store) => (
          <tr key={store.id}>
            <th scope="row">
              {store.name}
              <span className={styles.town}>
                {store.address}, {store.city}
                {store.distance !== undefined &&
                  `, ${t('order.storeDistance', { distance: formatQuantity(store.distance) })}`}
              </span>
            </th>
            <td>
              <StockMark
                stock={known.has(store.id) ? stock : undefined}
                locationId={store.id}
                discontinued={variant.discontinued}
                unit={variant.webSalesUnit.unit}
              />
            </td>
            <td>
              <a href={callAddress(store.phone)}>{store.phone}</a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
