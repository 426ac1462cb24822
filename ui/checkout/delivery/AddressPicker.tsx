import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Address } from '#domain/address/address'
import { searchAddresses } from '#domain/address/address-search'
import type { AddressId } from '#domain/kernel/ids'
import { Button } from '../../components/Button'
import { Flyout } from '../../components/Flyout'
import type { FlyoutTriggerProps } from '../../components/Flyout'
import { Icon } from '../../components/Icon'
import { addressLines } from '../../addresses/address-lines'
import { t } from '../t'
import styles from './AddressPicker.module.css'

// Fewer choices are visible without scrolling.
const FEWEST_TO_SEARCH = 6

interface AddressPickerProps {
  readonly triggerId: string
  readonly triggerText: string
  readonly describedBy: string | undefined
  readonly addresses: readonly Address[]
  readonly chosen: AddressId | undefined
  readonly onChoose: (address: Address) => void
  readonly onBeginWriting: () => void
}

/** A button that opens the customer's addresses: searchable when there are many. */
export const AddressPicker = ({
  triggerId,
  triggerText,
  describedBy,
  addresses,
  chosen,
  onChoose,
  onBeginWriting,
}: AddressPickerProps) => {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const close = () => {
    setOpen(false)
    setTyped('')
  }
  const found = searchAddresses(addresses, typed)
  return (
    <Flyout
      title={t('delivery.address')}
      align="end"
      panelClassName={styles.panel}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      trigger={drawTrigger(triggerId, triggerText, describedBy)}
    >
      {addresses.length >= FEWEST_TO_SEARCH && (
        <input
          type="search"
          className={styles.search}
          placeholder={t('delivery.address.search')}
          aria-label={t('delivery.address.search')}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          // Enter would submit the form of the page.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <output className={styles.found}>{typed.trim() !== '' && foundWords(found.length)}</output>
      <ul className={styles.list}>
        {found.map((address) => (
          <li key={address.id}>
            <button
              type="button"
              className={styles.address}
              aria-pressed={address.id === chosen}
              onClick={() => {
                onChoose(address)
                close()
              }}
            >
              <Words address={address} isChosen={address.id === chosen} />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Button
          variant="secondary"
          onClick={() => {
            close()
            onBeginWriting()
          }}
        >
          {t('delivery.address.write')}
        </Button>
      </div>
    </Flyout>
  )
}

const foundWords = (count: number): string =>
  count === 0 ? t('delivery.address.foundNone') : t('delivery.address.found', { count })

const drawTrigger =
  (id: string, text: string, describedBy: string | undefined) =>
  (props: FlyoutTriggerProps): ReactNode => (
    <button type="button" id={id} aria-describedby={describedBy} className={styles.trigger} {...props}>
      {text}
    </button>
  )

const Words = ({ address, isChosen }: { address: Address; isChosen: boolean }) => (
  <>
    <span className={styles.words}>
      <strong>{address.label ?? address.name}</strong>
      {addressLines(address).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
    {isChosen && <Icon name="check" />}
  </>
)
