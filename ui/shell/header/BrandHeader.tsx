import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { MenuEntry } from '#application/ports/product-service'
import type { SiteContent } from '#domain/content/site'
import type { DeliveryOption } from '#domain/delivery/delivery-options'
import { categoryPath } from '../../routing/paths'
import { useMay } from '../../shop/permissions'
import { usePlainLinks } from '../../routing/use-plain-links'
import { t } from '../../texts/t'
import { ExtraMenu } from './ExtraMenu'
import { PhoneLink } from '../../components/PhoneLink'
import { plateLinks } from './plate-links'
import { ProductMenu } from './ProductMenu'
import { ServicesMenu } from './ServicesMenu'
import { headerPlaces } from './header-places'
import { TopMenu } from './TopMenu'
import styles from './header.module.css'

interface BrandHeaderProps {
  readonly menu: readonly MenuEntry[]
  readonly deliveries: readonly DeliveryOption[]
  readonly phone: string
  /** Slugs of the categories that the brand names here. */
  readonly topLinks: readonly string[]
  /** What editors put here; the shop's own where they say nothing. */
  readonly site: SiteContent | undefined
}

/**
 * The main navigation on the brand colour: the product menu, links to sections of the shop, services, and categories.
 */
export const BrandHeader = ({ menu, deliveries, phone, topLinks, site }: BrandHeaderProps) => {
  const { shown, further } = plateLinks(menu, topLinks)
  const nav = useRef<HTMLElement>(null)
  usePlainLinks(nav)
  const { pathname } = useLocation()
  const places = headerPlaces(site, useMay('createQuotes'))
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
          {places.map((place) =>
            place.tag === 'Services' ? (
              <TopMenu key={place.title} name="servicesMenu" title={place.title}>
                {(close) => <ServicesMenu options={deliveries} links={place.links} onChosen={close} />}
              </TopMenu>
            ) : (
              linkTo(place.address, place.title)
            ),
          )}
          {shown.map(({ slug, title }) => linkTo(categoryPath(slug), title))}
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
