import { Link } from 'react-router-dom'
import type { MenuEntry } from '#application/ports/product-service'
import type { DeliveryOption } from '#domain/delivery/delivery-options'
import { Flyout } from '../../components/Flyout'
import { Icon } from '../../components/Icon'
import { t } from '../../texts/t'
import { useMay } from '../../shop/permissions'
import { useOverlay } from '../../overlays/OverlaysContext'
import { PhoneLink } from '../../components/PhoneLink'
import { FoldedProductMenu } from './ProductMenu'
import { ServicesMenu } from './ServicesMenu'
import { shopPlaces } from './shop-places'
import styles from './header.module.css'

interface MobileMenuProps {
  readonly menu: readonly MenuEntry[]
  readonly deliveries: readonly DeliveryOption[]
  readonly phone: string
}

/** The navigation of a small screen, in a sheet. */
export const MobileMenu = ({ menu, deliveries, phone }: MobileMenuProps) => {
  const mobileNav = useOverlay('mobileNav')
  const mayMakeQuotes = useMay('createQuotes')
  return (
    <div className={styles.mobileMenu}>
      <Flyout
        {...mobileNav}
        title={t('shell.menu')}
        trigger={{ className: styles.menuButton, label: t('shell.menu'), content: <Icon name="menu" size={24} /> }}
      >
        <ul className={styles.mobilePlaces}>
          {shopPlaces.map(({ to, title }) => (
            <li key={to}>
              <Link to={to} onClick={mobileNav.onClose}>
                {t(title)}
              </Link>
            </li>
          ))}
          {mayMakeQuotes && (
            <li>
              <Link to="/mina-sidor/offerter" onClick={mobileNav.onClose}>
                {t('quotes.title')}
              </Link>
            </li>
          )}
        </ul>
        <FoldedProductMenu menu={menu} onChosen={mobileNav.onClose} />
        <h3 className={styles.mobileTitle}>{t('shell.services')}</h3>
        <ServicesMenu options={deliveries} onChosen={mobileNav.onClose} />
        <p className={styles.mobilePhone}>
          <PhoneLink phone={phone} label={t('shell.customerService')} />
        </p>
      </Flyout>
    </div>
  )
}
