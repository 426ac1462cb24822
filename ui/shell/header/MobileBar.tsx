import { Link, NavLink, useLocation } from 'react-router-dom'
import type { ReactNode } from 'react'
import { Icon } from '../../components/Icon'
import { useLinesOnTheWay } from '../../shop/lines-on-the-way'
import { useDeferredCart } from '../../shop/ShopContext'
import { enumerate } from '../../texts/enumerate'
import { t } from '../../texts/t'
import { useOverlays } from '../../overlays/OverlaysContext'
import styles from './MobileBar.module.css'

const home = 'M3 11 12 3l9 8v10h-6v-6H9v6H3Z'

/** The path prefixes of departments, articles and overviews. */
const assortment: readonly string[] = ['kategorier', 'produkt', 'sortiment']

/** The main links of the shop at the bottom of a small screen, within reach of the thumb. */
export const MobileBar = () => {
  const { open } = useOverlays()
  const { lineCount } = useDeferredCart()
  const onTheWay = useLinesOnTheWay()
  const rows = lineCount === 0 && onTheWay.length > 0 ? enumerate(onTheWay) : t('shell.cart.rows', { count: lineCount })
  const [, place = ''] = useLocation().pathname.split('/')
  return (
    <nav className={styles.bar} aria-label={t('shell.shortcuts')}>
      <Place to="/" name={t('shell.start')}>
        <svg
          width="24"
          height="24"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.9"
          aria-hidden="true"
        >
          <path d={home} />
        </svg>
      </Place>
      <button
        type="button"
        className={styles.place}
        aria-current={assortment.includes(place) || undefined}
        onClick={() => open('mobileNav')}
      >
        <Icon name="grid" size={24} />
        {t('shell.assortment')}
      </button>
      <button
        type="button"
        className={styles.place}
        aria-current={place === 'search' || undefined}
        onClick={() => open('faytContainer')}
      >
        <Icon name="search" size={24} />
        {t('shell.search.short')}
      </button>
      <Link to="/cart" className={styles.place} aria-label={t('shell.cart.of', { rows, total: '' })}>
        <Icon name="cart" size={24} />
        {t('shell.cart')}
      </Link>
    </nav>
  )
}

const Place = ({ to, name, children }: { to: string; name: string; children: ReactNode }) => (
  <NavLink to={to} end className={styles.place}>
    {children}
    {name}
  </NavLink>
)
