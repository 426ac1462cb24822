import { NavLink } from 'react-router-dom'
import type { MenuEntry } from '#application/ports/product-service'
import { categoryPath } from '../../catalogue/address'
import { Flyout } from '../../components/Flyout'
import { Icon } from '../../components/Icon'
import { t } from '../../texts/t'
import { useOverlay } from '../OverlaysContext'
import { PhoneLink } from './PhoneLink'
import { ProductMenu } from './ProductMenu'
import { shopPlaces } from './shop-places'
import styles from './header.module.css'

const DEPARTMENTS_ON_PLATE = 4

/** The brand's plate: the whole assortment in a menu, the shop's places, and the first departments at once. */
export const SignPlate = ({ menu, phone }: { menu: readonly MenuEntry[]; phone: string }) => {
  const productMenu = useOverlay('productMenu')
  return (
    <div data-surface="sign" className={styles.plate}>
      <div className={`page-width ${styles.plateLine}`}>
        <nav aria-label={t('shell.mainMenu')} className={styles.plateNav}>
          <Flyout
            {...productMenu}
            title={t('shell.products')}
            panelClassName={styles.menuPanel}
            trigger={{
              className: styles.products,
              content: (
                <>
                  <Icon name="menu" size={20} /> {t('shell.products')}
                </>
              ),
            }}
          >
            <ProductMenu menu={menu} onChosen={productMenu.onClose} />
          </Flyout>
          {shopPlaces.map(({ to, title }) => (
            <NavLink key={to} to={to} className={styles.plateLink}>
              {t(title)}
            </NavLink>
          ))}
          {departmentsOf(menu).map((entry) => (
            <NavLink key={entry.slug} to={categoryPath(entry.slug)} className={styles.plateLink}>
              {entry.title}
            </NavLink>
          ))}
        </nav>
        <PhoneLink phone={phone} label={t('shell.customerService')} />
      </div>
    </div>
  )
}

/** The level that has several entries: a brand with one department shows what is in it. */
const departmentsOf = (menu: readonly MenuEntry[]): readonly MenuEntry[] =>
  (menu.length === 1 ? (menu[0]?.children ?? []) : menu).slice(0, DEPARTMENTS_ON_PLATE)
