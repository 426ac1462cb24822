import { Link } from 'react-router-dom'
import type { MenuEntry } from '#application/ports/product-service'
import { Flyout } from '../../components/Flyout'
import { Icon } from '../../components/Icon'
import { t } from '../../texts/t'
import { useOverlay } from '../OverlaysContext'
import { PhoneLink } from './PhoneLink'
import { ProductMenu } from './ProductMenu'
import { shopPlaces } from './shop-places'
import styles from './header.module.css'

export const MobileMenu = ({ menu, phone }: { menu: readonly MenuEntry[]; phone: string }) => {
  const mobileNav = useOverlay('mobileNav')
  return (
    <div className={styles.mobileMenu}>
      <Flyout
        {...mobileNav}
        title={t('shell.menu')}
        trigger={{ className: styles.menuButton, label: t('shell.menu'), content: <Icon name="menu" size={24} /> }}
      >
        <ProductMenu menu={menu} onChosen={mobileNav.onClose} />
        <ul className={styles.mobilePlaces}>
          {shopPlaces.map(({ to, title }) => (
            <li key={to}>
              <Link to={to} onClick={mobileNav.onClose}>
                {t(title)}
              </Link>
            </li>
          ))}
        </ul>
        <p className={styles.mobilePhone}>
          <PhoneLink phone={phone} label={t('shell.customerService')} />
        </p>
      </Flyout>
    </div>
  )
}
