import { NavLink } from 'react-router-dom'
import type { MenuEntry } from '#application/ports/product-service'
import type { DeliveryOption } from '#domain/delivery/delivery-options'
import { categoryPath } from '../../routing/paths'
import { t } from '../../texts/t'
import { ExtraMenu } from './ExtraMenu'
import { PhoneLink } from '../../components/PhoneLink'
import { plateLinks } from './plate-links'
import { ProductMenu } from './ProductMenu'
import { ServicesMenu } from './ServicesMenu'
import { shopPlaces } from './shop-places'
import { TopMenu } from './TopMenu'
import styles from './header.module.css'

interface BrandHeaderProps {
  readonly menu: readonly MenuEntry[]
  readonly deliveries: readonly DeliveryOption[]
  readonly phone: string
  /** Slugs of the categories that the brand names here. */
  readonly topLinks: readonly string[]
}

/** The main navigation on the brand colour: the product menu, links to sections of the shop, services, and categories. */
export const BrandHeader = ({ menu, deliveries, phone, topLinks }: BrandHeaderProps) => {
  const { shown, further } = plateLinks(menu, topLinks)
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
          {shown.map((entry) => (
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
