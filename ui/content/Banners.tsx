import type { Banner } from '#domain/content/banner'
import { isDark } from '#domain/content/colour'
import type { BannerSection } from '#domain/content/section'
import { absurdCase } from '#domain/kernel/decider'
import { AddressLink } from '../components/AddressLink'
import { classNames } from '../components/class-names'
import { Backdrop } from './Backdrop'
import { Picture } from './Picture'
import { WayOn } from './WayOn'
import tiles from '../campaigns/CategoryTiles.module.css'
import styles from './Banners.module.css'

interface BannersProps {
  readonly section: BannerSection
  /** Of a banner's own title. */
  readonly heading: 'h2' | 'h3'
}

/** The banners of a section, in the look of its kind (CONTENT-12, CONTENT-21). */
export const Banners = ({ section: { look, banners }, heading }: BannersProps) => {
  switch (look) {
    case 'icons':
      return (
        <ul className={tiles.tiles}>
          {banners.map((banner, place) => (
            <li key={place} {...measured(banner)}>
              <IconTile banner={banner} />
            </li>
          ))}
        </ul>
      )
    case 'services':
      return (
        <ul className={styles.services}>
          {banners.map((banner, place) => (
            <li key={place} {...measured(banner)}>
              <Picture image={banner.icon ?? banner.image} className={styles.serviceIcon} decorative />
              <div>
                <Title banner={banner} heading={heading} />
                <Rows banner={banner} />
                {banner.link !== undefined && banner.link.text !== banner.title && (
                  <AddressLink address={banner.link.address}>{banner.link.text}</AddressLink>
                )}
              </div>
            </li>
          ))}
        </ul>
      )
    case 'wide':
      return (
        <ul className={styles.wide}>
          {banners.map((banner, place) => (
            <li
              key={place}
              className={classNames(
                banner.backgroundColor !== undefined && styles.coloured,
                banner.backgroundColor !== undefined && isDark(banner.backgroundColor) && styles.onDark,
              )}
              {...measured(banner)}
            >
              <Backdrop colour={banner.backgroundColor} />
              <div className={styles.words}>
                {banner.preTitle !== undefined && <p className={styles.preTitle}>{banner.preTitle}</p>}
                <Title banner={banner} heading={heading} />
                <Rows banner={banner} />
                {banner.link?.text !== banner.title && <WayOn link={banner.link} />}
              </div>
              <Picture image={banner.image ?? banner.icon} className={styles.picture} decorative />
            </li>
          ))}
        </ul>
      )
    case 'short':
      return (
        <ul className={styles.short}>
          {banners.map((banner, place) => (
            <li key={place} {...measured(banner)}>
              <Title banner={banner} heading={heading} />
              <Rows banner={banner} />
            </li>
          ))}
        </ul>
      )
    default:
      return absurdCase(look)
  }
}

/** What the marketing knows a banner by. */
const measured = ({ marketing }: Banner) =>
  marketing === undefined ? {} : { 'data-marketing-id': marketing.id, 'data-creative': marketing.creative }

const IconTile = ({ banner: { title, icon, image, link } }: { readonly banner: Banner }) => {
  const content = (
    <>
      <Picture image={icon ?? image} className={styles.icon} decorative />
      {title}
    </>
  )
  return link === undefined ? (
    <span className={styles.tile}>{content}</span>
  ) : (
    <AddressLink address={link.address} className={styles.tile}>
      {content}
    </AddressLink>
  )
}

const Title = ({
  banner: { title, link },
  heading: Heading,
}: {
  readonly banner: Banner
  readonly heading: 'h2' | 'h3'
}) => (
  <Heading className={styles.title}>
    {link === undefined ? title : <AddressLink address={link.address}>{title}</AddressLink>}
  </Heading>
)

const Rows = ({ banner: { rows } }: { readonly banner: Banner }) => rows.map((row, place) => <p key={place}>{row}</p>)
