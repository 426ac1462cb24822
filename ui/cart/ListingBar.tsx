import { isLineOrder, lineOrders } from '#domain/cart/listed-lines'
import { Icon } from '../components/Icon'
import { useCartTerms } from './CartTermsContext'
import styles from './ListingBar.module.css'
import { t } from './t'
import type { CartListing } from './use-listing'

interface ListingBarProps {
  readonly listing: CartListing
  readonly lineCount: number
}

/** The search within the cart, and the order of its lines. */
export const ListingBar = ({ listing, lineCount }: ListingBarProps) => {
  const { search, isSearched, keys, order, lookFor, sortBy } = listing
  const { hidePrices } = useCartTerms()
  // Their order would tell what the lines cost.
  const orders = hidePrices ? lineOrders.filter((one) => one !== 'total') : lineOrders
  return (
    <search className={styles.bar} aria-label={t('cart.listing')}>
      <div className={styles.find}>
        <Icon name="search" size={18} />
        <input
          type="search"
          aria-label={t('cart.listing.search')}
          placeholder={t('cart.listing.placeholder')}
          autoComplete="off"
          value={search}
          onChange={(event) => lookFor(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && lookFor('')}
        />
      </div>
      <output className={styles.found}>
        {isSearched && t('cart.listing.found', { shown: keys.length, count: lineCount })}
      </output>
      <label className={styles.order}>
        <span>{t('cart.listing.order')}</span>
        <span className={styles.select}>
          <select
            value={order}
            onChange={({ currentTarget: { value } }) => {
              if (isLineOrder(value)) sortBy(value)
            }}
          >
            {orders.map((one) => (
              <option key={one} value={one}>
                {t(`cart.order.${one}`)}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" size={16} />
        </span>
      </label>
    </search>
  )
}
