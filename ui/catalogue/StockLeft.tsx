import { EmptyCompartment } from '../components/EmptyCompartment'
import { formatQuantity } from '../texts/format'
import { t } from '../texts/t'
import styles from './StockLeft.module.css'

/** How many of the articles on the page the filter for stock leaves. */
export const InStockCount = ({ left, of }: { left: number; of: number }) => (
  <output className={styles.count}>
    {t('facets.inStockLeft', { count: formatQuantity(left), loaded: formatQuantity(of) })}
  </output>
)

/** Everything on the page is out of stock; there may be more. */
export const NoneInStock = () => (
  <EmptyCompartment title={t('listing.noneInStock')}>{t('listing.noneInStockNext')}</EmptyCompartment>
)
