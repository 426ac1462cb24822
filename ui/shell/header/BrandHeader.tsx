import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { MenuEntry } from '#application/ports/product-service'
import type { DeliveryOption } from '#domain/delivery/delivery-options'
import { categoryPath } from '../../routing/paths'
import { usePlainLinks } from '../../routing/use-plain-links'
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
  const nav = useRef<HTMLElement>(null)
  usePlainLinks(nav)
  const { pathname } = useLocation()
  const linkTo = (path: string, title: string) => (
    <a key={path} href={path} className={styles.plateLink} aria-current={isWithin(pathname, path) ? 'page' : undefined}>
      {title}
    </a>
  )
  return (
    <div data-surface="sign" className={styles.plate}>
      <div className={`page-width ${styles.plateLine}`}>
        <nav ref={nav} aria-label={t('shell.mainMenu')} className={styles.plateNav}>
          <TopMenu name="productMenu" title={t('shell.products')}>
            {(close) => <ProductMenu menu={menu} onChosen={close} />}
          </TopMenu>
          {shopPlaces.map(({ to, title }) => linkTo(to, t(title)))}
          <TopMenu name="servicesMenu" title={t('shell.services')}>
            {(close) => <ServicesMenu options={deliveries} onChosen={close} />}
          </TopMenu>
          {departments.slice(0, DEPARTMENTS_SHOWN).map(({ slug, title }) => linkTo(categoryPath(slug), title))}
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

/** Whether a page is the place itself or below it. */
const isWithin = (pathname: string, place: string): boolean => pathname === place || pathname.startsWith(`${place}/`)

/** The level that has several entries: a brand with one department shows what is in it. */
const departmentsOf = (menu: readonly MenuEntry[]): readonly MenuEntry[] =>
  menu.length === 1 ? (menu[0]?.children ?? []) : menu
