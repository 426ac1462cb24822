import { NavLink } from 'react-router-dom'
import type { MenuEntry } from '#application/ports/product-service'
import type { DeliveryOption } from '#domain/delivery/delivery-options'
import { categoryPath } from '../../routing/paths'
import { t } from '../../texts/t'
import { ExtraMenu } from './ExtraMenu'
import { PhoneLink } from '../../components/PhoneLink'
import { ProductMenu } from './ProductMenu'
import { ServicesMenu } from './ServicesMenu'
import { shopPlaces } from './shop-places'
import { TopMenu } from './TopMenu'
import styles from './header.module.css'

const DEPARTMENTS_SHOWN = 3

interface BrandHeaderProps {
  readonly menu: readonly MenuEntry[]
  readonly deliveries: readonly DeliveryOption[]
  readonly phone: string
}

/**
 * The main navigation on the brand colour: the product menu, links to sections of the shop, services, and departments.
 */
export const BrandHeader = ({ menu, deliveries, phone }: BrandHeaderProps) => {
  const departments = departmentsOf(menu)
  const further = departments.slice(DEPARTMENTS_SHOWN)
  return (
    <div data-surface="sign" className={styles.plate}>
      <div className={`page-width ${styles.plateLine}`}>
        <nav aria-label={t('shell.mainMenu')} className={styles.plateNav}>
          <TopMenu name="productMenu" title={t('shell.products')}>
            {(close) => <ProductMenu menu={menu} onChosen={close} />}
          </TopMenu>
          {shopPlaces.map(({ to, title }) => (
            <NavLink key={to} to={to} className={styles.plateLink}>
              {t(title)}
            </NavLink>
          ))}
          <TopMenu name="servicesMenu" title={t('shell.services')}>
            {(close) => <ServicesMenu options={deliveries} onChosen={close} />}
          </TopMenu>
          {departments.slice(0, DEPARTMENTS_SHOWN).map((entry) => (
            <NavLink key={entry.slug} to={categoryPath(entry.slug)} className={styles.plateLink}>
              {entry.title}
            </NavLink>
          ))}
          {further.length > 0 && (
            <TopMenu name="extraMenu" title={t('shell.more')}>
              {(close) => <ExtraMenu departments={further} onChosen={close} />}
            </TopMenu>
          )}
        </nav>
        <PhoneLink phone={phone} label={t('shell.customerService')} />
      </div>
    </div>
  )
}

/** The level that has several entries: a brand with one department shows what is in it. */
const departmentsOf = (menu: readonly MenuEntry[]): readonly MenuEntry[] =>
  menu.length === 1 ? (menu[0]?.children ?? []) : menu
