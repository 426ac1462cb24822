import type { Address } from '#domain/address/address'
import { FaultBox } from '../../components/FaultBox'
import { SelectField } from '../../components/Field'
import { Skeleton } from '../../components/Skeleton'
import { useAddressBook } from '../../shop/addresses'
import { t } from './t'

interface AddressChoiceProps {
  readonly onChoose: (address: Address) => void
}

/** The addresses of the customer; one fills the fields below it, where it can be changed. */
export const AddressChoice = ({ onChoose }: AddressChoiceProps) => {
  const { all, retry } = useAddressBook(true)
  if (all === undefined)
    return retry === undefined ? (
      <Skeleton rows={1} kind="text" />
    ) : (
      <FaultBox title={t('quote.party.addresses.failed')} onRetry={retry} />
    )
  return (
    <SelectField
      label={t('quote.party.address')}
      defaultValue=""
      onChange={({ currentTarget: { value } }) => {
        const chosen = all.find(({ id }) => id === value)
        if (chosen !== undefined) onChoose(chosen)
      }}
    >
      <option value="">{t(all.length === 0 ? 'quote.party.addresses.none' : 'quote.party.addresses.choose')}</option>
      {all.map((address) => (
        <option key={address.id} value={address.id}>
          {[address.label, address.recipientName, address.address1, address.postalAddress].filter(Boolean).join(', ')}
        </option>
      ))}
    </SelectField>
  )
}
