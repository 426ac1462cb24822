import { Link } from 'react-router-dom'
import type { MenuEntry } from '#application/ports/product-service'
import type { SiteContent } from '#domain/content/site'
import type { DeliveryOption } from '#domain/delivery/delivery-options'
import { Flyout } from '../../components/Flyout'
import { Icon } from '../../components/Icon'
import { t } from '../../texts/t'
import { useMay } from '../../shop/permissions'
import { useOverlay } from '../../overlays/OverlaysContext'
import { PhoneLink } from '../../components/PhoneLink'
import { FoldedProductMenu } from './ProductMenu'
import { ServicesMenu } from './ServicesMenu'
import { headerPlaces } from './header-places'
import styles from './header.module.css'

interface MobileMenuProps {
  readonly menu: readonly MenuEntry[]
  readonly deliveries: readonly DeliveryOption[]
  readonly phone: string
  readonly site: SiteContent | undefined
}

/** The navigation of a small screen, in a sheet. */
export const MobileMenu = ({ menu, deliveries, phone, site }: MobileMenuProps) => {
  const mobileNav = useOverlay('mobileNav')
  const places = headerPlaces(site, useMay('createQuotes'))
  return (
    <div className={styles.mobileMenu}>
      <Flyout
        {...mobileNav}
        title={t('shell.menu')}
        trigger={{ className: styles.menuButton, label: t('shell.menu'), content: <Icon name="menu" size={24} /> }}
      >
        <ul className={styles.mobilePlaces}>
          {places.map((place) =>
            place.tag === 'Services' ? null : (
              <li key={place.address}>
                <Link to={place.address} onClick={mobileNav.onClose}>
                  {place.title}
                </Link>
              </li>
            ),
          )}
        </ul>
        <FoldedProductMenu menu={menu} onChosen={mobileNav.onClose} />
        <h3 className={styles.mobileTitle}>{t('shell.services')}</h3>
        <ServicesMenu
          options={deliveries}
          links={places.flatMap((place) => (place.tag === 'Services' ? place.links : []))}
          onChosen={mobileNav.onClose}
        />
        <p className={styles.mobilePhone}>
          <PhoneLink phone={phone} label={t('shell.customerService')} />
        </p>
      </Flyout>
    </div>
  )
}
