import { Link } from 'react-router-dom'
import { PhoneLink } from '../components/PhoneLink'
import { Tag } from '../components/Tag'
import type { ListedStore } from '../order-head/use-nearest-stores'
import { storePath } from '../routing/paths'
import { formatQuantity, formatZipCode } from '../texts/format'
import { OpeningWords } from './OpeningWords'
import styles from './Stores.module.css'
import { t } from './t'

/** A store in the finder: where it is, how to reach it, and whether it is open. */
export const StoreRow = ({ store, isOwn }: { readonly store: ListedStore; readonly isOwn: boolean }) => (
  <li className={styles.store}>
    <div>
      <h2>
        <Link to={storePath(store.id)}>{store.name}</Link>
      </h2>
      {isOwn && <Tag tone="ok">{t('stores.own')}</Tag>}
      {store.distance !== undefined && (
        <p className={styles.faint}>{t('stores.distance', { distance: formatQuantity(store.distance) })}</p>
      )}
    </div>
    <address className={styles.address}>
      {store.address}, {formatZipCode(store.zipCode)} {store.city}
    </address>
    <OpeningWords store={store} />
    <PhoneLink phone={store.phone} />
  </li>
)
