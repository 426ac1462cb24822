import type { OrderField } from '#domain/checkout/checkout'
import { deliveryForm, type FilledForms } from '#domain/checkout/delivery-form'
import type { Destination } from '#domain/address/destination'
import type { AddressField } from '#domain/address/written-address'
import type { DeliveryGroup } from '#domain/cart/cart-view'
import { isStoreDelivery } from '#domain/delivery/delivery-type'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { Docket } from '../../components/Docket'
import { Skeleton } from '../../components/Skeleton'
import { Tag } from '../../components/Tag'
import type { DeliveryDays } from '#domain/delivery/delivery-days'
import type { AddressBook } from '../../shop/addresses'
import { useLocationOf } from '../../shop/delivery-places'
import { useMay } from '../../shop/permissions'
import { useStoreOf } from '../../shop/ShellDataContext'
import { formatMoney, formatZipCode } from '../../texts/format'
import { deliveryName } from '../../texts/delivery-name'
import { t } from '../t'
import { usePlaceOf } from '../delivery-place'
import { StoreChange } from '../store/StoreChange'
import { DocketDay } from '../DocketDay'
import { DayChoice } from './DayChoice'
import { DeliveryFields } from './DeliveryFields'
import { DestinationChoice } from './DestinationChoice'
import { faultyFields, type FormFieldName } from './form-faults'
import styles from './DeliveryDocket.module.css'

interface DeliveryDocketProps {
  readonly group: DeliveryGroup
  readonly filled: FilledForms
  readonly book: AddressBook
  readonly days: DeliveryDays
  readonly isFaultShown: (field: FormFieldName) => boolean
  readonly onFill: (field: OrderField, value: string) => void
  readonly onSetDestination: (destination: Destination) => void
  readonly onWriteAddress: (field: AddressField, value: string) => void
  readonly onLeave: (field: FormFieldName) => void
  readonly onPickDay: (day: CalendarDate) => void
}

/** The form of one delivery: its place, its fields and its day. */
export const DeliveryDocket = ({
  group,
  filled,
  book,
  days,
  isFaultShown,
  onFill,
  onSetDestination,
  onWriteAddress,
  onLeave,
  onPickDay,
}: DeliveryDocketProps) => {
  const { deliveryId, delivery, lines, total } = group
  const hidePrices = !useMay('seePrices')
  const earliest = days.earliest(deliveryId)
  const day = days.dayOf(deliveryId, delivery.requestedDeliveryDate)
  const missing = faultyFields(deliveryId, filled).length
  const count = t('cart.docket.count', { count: lines.length })
  return (
    <Docket
      code={deliveryId}
      title={deliveryName(deliveryId)}
      subtitle={hidePrices ? count : `${count}, ${formatMoney(total)}`}
      aside={
        <>
          <DocketDay day={day} />
          {missing === 0 ? (
            <Tag tone="ok" icon="check">
              {t('delivery.complete')}
            </Tag>
          ) : (
            <Tag tone="bad" icon="warning">
              {t('delivery.missing', { count: missing })}
            </Tag>
          )}
        </>
      }
    >
      <div className={styles.columns}>
        <div className={styles.form}>
          {filled.toAddress.includes(deliveryId) ? (
            <DestinationChoice
              deliveryId={deliveryId}
              destination={filled.destinations[deliveryId]}
              book={book}
              isFaultShown={isFaultShown}
              onSet={onSetDestination}
              onWrite={onWriteAddress}
              onLeave={onLeave}
            />
          ) : (
            <Place group={group} />
          )}
          <DeliveryFields
            deliveryId={deliveryId}
            form={deliveryForm(deliveryId, filled, delivery.requestedDeliveryDate)}
            isFaultShown={isFaultShown}
            onFill={onFill}
            onLeave={onLeave}
          />
        </div>
        {earliest === undefined || day === undefined ? (
          <Skeleton rows={1} kind="docket" />
        ) : (
          <DayChoice group={group} day={day} earliest={earliest} days={days} onPick={onPickDay} />
        )}
      </div>
    </Docket>
  )
}

const Place = ({ group: { deliveryId, lines } }: Pick<DeliveryDocketProps, 'group'>) => {
  const placeOf = usePlaceOf()
  const store = useStoreOf()(useLocationOf()(deliveryId))
  const isStore = isStoreDelivery(deliveryId)
  return (
    <div>
      <h3 className={styles.placeLabel}>{isStore ? t('delivery.store') : t('delivery.address')}</h3>
      <div className={styles.placeBox}>
        {isStore && store.id !== undefined ? (
          <>
            <strong>{store.name}</strong>
            <span>{store.address}</span>
            <span>
              {formatZipCode(store.zipCode)} {store.city}
            </span>
            <div className={styles.change}>
              <StoreChange
                deliveryId={deliveryId}
                lines={lines.map(({ line }) => line)}
                label={t('checkout.store.change')}
                description={t('checkout.store.title', { delivery: deliveryName(deliveryId) })}
              />
            </div>
          </>
        ) : (
          <strong>{placeOf(deliveryId)}</strong>
        )}
      </div>
    </div>
  )
}
