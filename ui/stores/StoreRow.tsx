import { Link } from 'react-router-dom'
import { Button } from '../components/Button'
import { PhoneLink } from '../components/PhoneLink'
import { Tag } from '../components/Tag'
import type { ListedStore } from '../order-head/use-nearest-stores'
import { storePath } from '../routing/paths'
import { formatQuantity, formatZipCode } from '../texts/format'
import { OpeningWords } from './OpeningWords'
import styles from './Stores.module.css'
import { t } from './t'

interface StoreRowProps {
  readonly store: ListedStore
  /** As on the map. */
  readonly number: number
  readonly isOwn: boolean
  readonly isChosen: boolean
  /** A few words that set it apart. */
  readonly label: string | undefined
  readonly onChoose: () => void
}

/** A store in the finder: where it is, how to reach it, and whether it is open. */
export const StoreRow = ({ store, number, isOwn, isChosen, label, onChoose }: StoreRowProps) => (
  <li className={styles.store} data-chosen={isChosen || undefined}>
    <span className={styles.number} aria-hidden="true">
      {number}
    </span>
    <div>
      <h2>
        <Link to={storePath(store.id)}>{store.name}</Link>
      </h2>
      <address className={styles.address}>
        {store.address}, {formatZipCode(store.zipCode)} {store.city}
      </address>
      <PhoneLink phone={store.phone} of={store.name} />
    </div>
    <div>
      {isOwn && <Tag tone="ok">{t('stores.own')}</Tag>}
      <OpeningWords store={store} />
      {label !== undefined && <p className={styles.faint}>{label}</p>}
    </div>
    <p className={styles.distance}>
      {store.distance !== undefined && t('stores.distance', { distance: formatQuantity(store.distance) })}
    </p>
    <Button
      variant="text"
      size="row"
      aria-pressed={isChosen}
      aria-label={t('stores.choose.store', { store: store.name })}
      onClick={onChoose}
    >
      {t('stores.choose')}
    </Button>
  </li>
)
