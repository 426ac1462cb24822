import type { Address } from '#domain/address/address'
import { addressLines } from '../../addresses/address-lines'
import { Button } from '../../components/Button'
import { Tag } from '../../components/Tag'
import { addressName } from './address-name'
import { t } from './t'
import styles from './AddressesPage.module.css'

interface AddressRowProps {
  readonly address: Address
  readonly isWriting: boolean
  readonly onChange: (address: Address) => void
  readonly onRemove: (address: Address) => void
}

/** An address of the customer. One that the customer register keeps can be neither changed nor deleted here. */
export const AddressRow = ({ address, isWriting, onChange, onRemove }: AddressRowProps) => {
  const name = addressName(address)
  return (
    <li className={styles.row}>
      <div className={styles.lines}>
        <h2 className={styles.name}>
          {name}{' '}
          {address.preselected && (
            <Tag tone="ok" icon="check">
              {t('addressBook.preselected')}
            </Tag>
          )}
          {!address.validForDelivery && <Tag tone="warn">{t('addressBook.notForDelivery')}</Tag>}
        </h2>
        {addressLines(address).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {address.phone !== undefined && (
          <span className={styles.note}>{t('addressBook.phone', { phone: address.phone })}</span>
        )}
      </div>
      {address.readOnly ? (
        <p className={styles.readOnly}>
          <Tag tone="neutral" icon="lock">
            {t('addressBook.readOnly')}
          </Tag>
          <span className={styles.note}>{t('addressBook.readOnly.about')}</span>
        </p>
      ) : (
        <div className={styles.ways}>
          <Button
            variant="secondary"
            size="row"
            aria-label={t('addressBook.change.of', { name })}
            blockedBecause={isWriting ? t('addressBook.finishFirst') : undefined}
            onClick={() => onChange(address)}
          >
            {t('addressBook.change')}
          </Button>
          <Button
            variant="danger"
            size="row"
            aria-label={t('addressBook.remove.of', { name })}
            onClick={() => onRemove(address)}
          >
            {t('addressBook.remove')}
          </Button>
        </div>
      )}
    </li>
  )
}
