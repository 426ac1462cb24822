import { useState } from 'react'
import type { Address } from '#domain/address/address'
import { searchAddresses } from '#domain/address/address-search'
import { Button } from '../../components/Button'
import { Field } from '../../components/Field'
import { AddressRow } from './AddressRow'
import { t } from './t'
import styles from './AddressesPage.module.css'

interface AddressListProps {
  readonly addresses: readonly Address[]
  /** Whether an address is being written, which must be saved or given up before another one is changed. */
  readonly isWriting: boolean
  readonly onChange: (address: Address) => void
  readonly onRemove: (address: Address) => void
}

/** The addresses in which every word of the search is found (ADDRESS-08). */
export const AddressList = ({ addresses, ...ways }: AddressListProps) => {
  const [typed, setTyped] = useState('')
  const found = searchAddresses(addresses, typed)
  return (
    <>
      <search className={styles.search}>
        <Field
          type="search"
          label={t('addressBook.search')}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <output className={styles.note}>
          {typed.trim() !== '' &&
            (found.length === 0 ? t('addressBook.foundNone') : t('addressBook.found', { count: found.length }))}
        </output>
        {found.length === 0 && (
          <Button variant="text" size="row" onClick={() => setTyped('')}>
            {t('addressBook.clearSearch')}
          </Button>
        )}
      </search>
      <ul className={styles.list} aria-label={t('addressBook.list')}>
        {found.map((address) => (
          <AddressRow key={address.id} address={address} {...ways} />
        ))}
      </ul>
    </>
  )
}
