import type { CartLine } from '#domain/cart/cart'
import { storesForLine } from '#domain/cart/other-stores'
import { stockLocationOf } from '#domain/catalogue/stock'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { LocationId } from '#domain/kernel/ids'
import { Button } from '../../components/Button'
import { FaultBox } from '../../components/FaultBox'
import { MissingPart } from '../../components/MissingPart'
import { Skeleton } from '../../components/Skeleton'
import { useLocationOf } from '../../shop/delivery-places'
import { useShellData } from '../../shop/ShellDataContext'
import { useStoreStock } from '../../shop/store-stock'
import { type StoreAtDistance, useStoresNear } from '../../shop/stores-near'
import { formatQuantity } from '../../texts/format'
import { t } from '../t'
import styles from './StoresToChange.module.css'

interface StoresToChangeProps {
  readonly deliveryId: DeliveryId
  readonly line: CartLine | undefined
  readonly onChoose: (store: LocationId, name: string) => void
}

/** The other stores of a delivery, the nearest first; for a line, those that have all of it. */
export const StoresToChange = ({ deliveryId, line, onChoose }: StoresToChangeProps) => {
  const present = useLocationOf()(deliveryId)
  const stores = useStoresNear(useShellData()?.stores ?? [], present, true).filter(({ id }) => id !== present)
  if (stores.length === 0) return <MissingPart what={t('shell.storesMissing')} />
  const choices = { stores, onChoose }
  return line === undefined ? <StoreChoices {...choices} /> : <StoresWithLine {...choices} line={line} />
}

interface ChoicesProps extends Pick<StoresToChangeProps, 'onChoose'> {
  readonly stores: readonly StoreAtDistance[]
}

const StoresWithLine = ({ line, stores, onChoose }: ChoicesProps & { readonly line: CartLine }) => {
  const answer = useStoreStock(line.articleNumber, stores.map(({ id }) => id).toSorted())
  const name = line.article?.name ?? line.articleNumber
  const wanted = { quantity: formatQuantity(line.quantity), unit: line.article?.unit ?? '', name }
  if (answer.tag === 'Asking') return <Skeleton kind="text" rows={4} />
  if (answer.tag === 'Failed')
    return (
      <FaultBox title={t('checkout.store.failed')} onRetry={answer.retry}>
        {t('checkout.store.failedNext')}
      </FaultBox>
    )
  const ids = stores.map(({ id }) => id)
  const suitable = storesForLine(line, answer.value, ids, { available: [line.deliveryId], locations: {} })
  if (suitable.length === 0) return <p>{t('checkout.store.none', wanted)}</p>
  return (
    <>
      <p className={styles.lead}>{t('checkout.store.with', wanted)}</p>
      <StoreChoices
        stores={stores.filter(({ id }) => suitable.includes(id))}
        onChoose={onChoose}
        heldIn={(store) => stockLocationOf(answer.value, store)?.quantity}
        unit={wanted.unit}
      />
    </>
  )
}

interface StoreChoicesProps extends ChoicesProps {
  readonly heldIn?: (store: LocationId) => number | undefined
  readonly unit?: string
}

const StoreChoices = ({ stores, onChoose, heldIn, unit }: StoreChoicesProps) => (
  <ul className={styles.stores}>
    {stores.map(({ id, name, address, city, distance }) => {
      const held = heldIn?.(id)
      return (
        <li key={id} className={styles.store}>
          <span>
            <strong>{name}</strong>
            <span className={styles.where}>
              {address}, {city}
              {distance !== undefined && `, ${t('order.storeDistance', { distance: formatQuantity(distance) })}`}
            </span>
          </span>
          {held !== undefined && (
            <span className={styles.held}>
              {t('checkout.store.held', { quantity: formatQuantity(held), unit: unit ?? '' })}
            </span>
          )}
          <Button
            variant="secondary"
            size="row"
            aria-label={t('checkout.store.choose.of', { name })}
            onClick={() => onChoose(id, name)}
          >
            {t('checkout.store.choose')}
          </Button>
        </li>
      )
    })}
  </ul>
)
