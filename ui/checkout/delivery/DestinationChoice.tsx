import type { Address } from '#domain/address/address'
import { deliveryAddressOf, type Destination } from '#domain/address/destination'
import type { AddressField } from '#domain/address/written-address'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { AddressBook } from '../../shop/addresses'
import { t } from '../t'
import { ChosenAddress } from './ChosenAddress'
import { focusOnceDrawn } from './focus-once-drawn'
import { fieldId } from './form-faults'
import type { FormFieldName } from './form-faults'
import { WrittenAddress } from './WrittenAddress'

export interface DestinationChoiceProps {
  readonly deliveryId: DeliveryId
  readonly destination: Destination | undefined
  readonly book: AddressBook
  readonly isFaultShown: (field: FormFieldName) => boolean
  readonly onSet: (destination: Destination) => void
  readonly onWrite: (field: AddressField, value: string) => void
  readonly onLeave: (field: FormFieldName) => void
}

/** Where the goods of a delivery go: one of the customer's addresses, or one that is written here. */
export const DestinationChoice = (props: DestinationChoiceProps) => {
  const { deliveryId, destination, book, onSet } = props
  const { addresses } = book
  const choose = (address: Address) => {
    onSet({ tag: 'Chosen', address: deliveryAddressOf(address) })
    focusOnceDrawn(fieldId({ deliveryId, field: 'destination' }))
  }
  const beginWriting = () => {
    onSet({ tag: 'Written', values: {} })
    focusOnceDrawn(fieldId({ deliveryId, field: 'recipientName' }))
  }
  // Who has no addresses must write one.
  const isWritten = destination === undefined ? addresses?.length === 0 : destination.tag === 'Written'
  return isWritten ? (
    <WrittenAddress
      {...props}
      values={destination?.tag === 'Written' ? destination.values : {}}
      onChoose={choose}
      onBeginWriting={beginWriting}
    />
  ) : (
    <ChosenAddress
      deliveryId={deliveryId}
      address={destination?.tag === 'Chosen' ? destination.address : undefined}
      book={book}
      error={
        destination === undefined && props.isFaultShown('destination') ? t('order.missing.destination') : undefined
      }
      onChoose={choose}
      onBeginWriting={beginWriting}
    />
  )
}
