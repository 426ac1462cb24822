import type { Address } from '#domain/address/address'
import type { DeliveryAddress } from '#domain/address/destination'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { Button } from '../../components/Button'
import type { AddressBook } from '../../shop/addresses'
import { addressLines } from '../../addresses/address-lines'
import { t } from '../t'
import { AddressPicker } from './AddressPicker'
import { fieldId } from './form-faults'
import docket from './DeliveryDocket.module.css'
import styles from './DestinationChoice.module.css'

interface ChosenAddressProps {
  readonly deliveryId: DeliveryId
  /** Undefined until one is chosen. */
  readonly address: DeliveryAddress | undefined
  readonly book: AddressBook
  readonly error: string | undefined
  readonly onChoose: (address: Address) => void
  readonly onBeginWriting: () => void
}

/** The chosen address, and the ways to another one. */
export const ChosenAddress = ({ deliveryId, address, book, error, onChoose, onBeginWriting }: ChosenAddressProps) => {
  const addresses = book.addresses ?? []
  const place = addresses.findIndex(({ id }) => id === address?.id) + 1
  const id = fieldId({ deliveryId, field: 'destination' })
  return (
    <div>
      <h3 className={docket.placeLabel}>{t('delivery.address')}</h3>
      <div className={styles.box} data-fault={error === undefined ? undefined : true}>
        {address === undefined ? <NoneChosen book={book} /> : <Lines address={address} />}
        <div className={styles.ways}>
          {addresses.length > 0 ? (
            <AddressPicker
              triggerId={id}
              triggerText={address === undefined ? t('delivery.address.choose') : t('delivery.address.change')}
              describedBy={error === undefined ? undefined : `${id}-error`}
              addresses={addresses}
              chosen={address?.id}
              onChoose={onChoose}
              onBeginWriting={onBeginWriting}
            />
          ) : (
            <Button id={id} variant="text" size="row" onClick={onBeginWriting}>
              {t('delivery.address.write')}
            </Button>
          )}
          {place > 0 && (
            <span className={styles.count}>{t('delivery.address.count', { place, count: addresses.length })}</span>
          )}
        </div>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

const Lines = ({ address }: { address: DeliveryAddress }) => (
  <div className={styles.lines}>
    {address.label !== undefined && <strong>{address.label}</strong>}
    {addressLines(address).map((line) => (
      <span key={line}>{line}</span>
    ))}
  </div>
)

const NoneChosen = ({ book: { addresses, retry } }: { book: AddressBook }) => {
  if (retry !== undefined)
    return (
      <div className={styles.lines} role="alert">
        <strong>{t('delivery.address.failed')}</strong>
        <span>{t('delivery.address.failed.text')}</span>
        <Button variant="text" size="row" onClick={retry}>
          {t('component.retry')}
        </Button>
      </div>
    )
  return (
    <p className={styles.lines}>
      {addresses === undefined ? t('delivery.address.asking') : t('delivery.address.none')}
    </p>
  )
}
