import { useRef, useState } from 'react'
import * as E from 'fp-ts/Either'
import type { NewAddress } from '#application/ports/address-service'
import type { Address } from '#domain/address/address'
import { entryOf } from '#domain/address/address-entry'
import type { CallFailure } from '#domain/failure/call-failure'
import type { CustomerId } from '#domain/kernel/ids'
import { Button } from '../../components/Button'
import { EmptyCompartment } from '../../components/EmptyCompartment'
import { FaultBox } from '../../components/FaultBox'
import { Skeleton } from '../../components/Skeleton'
import { isGone, useAddressBook } from '../../shop/addresses'
import { MyPagesFrame } from '../MyPagesFrame'
import { AddressForm } from './AddressForm'
import { AddressList } from './AddressList'
import { addressName } from './address-name'
import { RemoveDialog } from './RemoveDialog'
import { t } from './t'
import { useAddressDraft, type WrittenEntry } from './use-address-draft'
import styles from './AddressesPage.module.css'

const emptyEntry = { texts: {}, preselected: false }

/** The addresses of one customer: their list, and the form of the one that is being written. */
export const AddressBookOf = ({ customer }: { customer: CustomerId }) => {
  const book = useAddressBook(true)
  const draft = useAddressDraft(customer)
  const [removed, setRemoved] = useState<Address>()
  const [told, setTold] = useState('')
  const [begun, setBegun] = useState(0)
  const status = useRef<HTMLOutputElement>(null)
  const { all, retry } = book
  const { written } = draft

  const tell = (text: string) => {
    setTold(text)
    // The form or the row that had the focus is gone.
    status.current?.focus()
  }
  const begin = (address: Address | undefined) => {
    setTold('')
    setBegun((count) => count + 1)
    draft.begin(address?.id, address === undefined ? emptyEntry : entryOf(address))
  }
  const save = async ({ id, entry }: WrittenEntry, address: NewAddress): Promise<E.Either<CallFailure, Address>> => {
    const outcome = await (id === undefined ? book.save(address) : book.change(id, address))
    if (E.isRight(outcome)) {
      draft.end()
      tell(t('addressBook.saved', { name: addressName(outcome.right) }))
    } else if (isGone(outcome.left)) draft.write(undefined, entry)
    return outcome
  }
  const remove = async (address: Address): Promise<E.Either<CallFailure, void>> => {
    const outcome = await book.remove(address.id)
    if (E.isRight(outcome) || isGone(outcome.left)) {
      if (written?.id === address.id) draft.end()
      tell(t('addressBook.removed', { name: addressName(address) }))
    }
    return outcome
  }
  const changed = all?.find(({ id }) => id === written?.id)

  return (
    <MyPagesFrame
      title={t('shell.addresses')}
      note={all !== undefined && all.length > 0 ? t('addressBook.count', { count: all.length }) : undefined}
      actions={
        written === undefined ? <Button onClick={() => begin(undefined)}>{t('addressBook.new')}</Button> : undefined
      }
    >
      <output ref={status} tabIndex={-1} className={styles.status}>
        {told}
      </output>
      {written !== undefined && (
        <AddressForm
          key={begun}
          title={
            written.id === undefined || changed === undefined
              ? t('addressBook.new')
              : t('addressBook.change.of', { name: addressName(changed) })
          }
          entry={written.entry}
          isFoundAgain={written.isFoundAgain}
          name={changed?.name}
          onWrite={(entry) => draft.write(written.id, entry)}
          onSave={(address) => save(written, address)}
          onGiveUp={draft.end}
        />
      )}
      {all === undefined && retry === undefined && <Skeleton kind="row" rows={6} />}
      {retry !== undefined && (
        <FaultBox title={t('addressBook.failed')} onRetry={retry}>
          {written === undefined ? undefined : t('addressBook.failed.text')}
        </FaultBox>
      )}
      {all?.length === 0 && written === undefined && (
        <EmptyCompartment title={t('addressBook.empty')}>{t('addressBook.empty.next')}</EmptyCompartment>
      )}
      {all !== undefined && all.length > 0 && (
        <AddressList addresses={all} isWriting={written !== undefined} onChange={begin} onRemove={setRemoved} />
      )}
      <RemoveDialog address={removed} onRemove={remove} onClose={() => setRemoved(undefined)} />
    </MyPagesFrame>
  )
}
