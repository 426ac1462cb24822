import { Link } from 'react-router-dom'
import type { ShellData } from '#application/queries/page-data'
import { presentationOf } from '../../brands/presentation'
import { FrameLogo } from '../FrameLogo'
import { SearchBox } from '../../search/SearchBox'
import { classNames } from '../../components/class-names'
import { FavouritesFlyout } from '../../favourites/FavouritesFlyout'
import { t } from '../../texts/t'
import { AccountFlyout } from './AccountFlyout'
import { CartFlyout } from './CartFlyout'
import { MobileMenu } from './MobileMenu'
import { BrandHeader } from './BrandHeader'
import styles from './header.module.css'

/** The head of every page in the default layout. */
export const SiteHeader = ({ shell }: { shell: ShellData }) => (
  <header className={styles.header}>
    <BrandHeader
      menu={shell.menu}
      deliveries={shell.config.deliveryOptions}
      phone={shell.config.phone}
      topLinks={presentationOf(shell.config.presentation).topLinks}
      site={shell.site}
    />
    <div className={styles.bar}>
      <div className={`page-width ${styles.barLine}`}>
        <MobileMenu
          menu={shell.menu}
          deliveries={shell.config.deliveryOptions}
          phone={shell.config.phone}
          site={shell.site}
        />
        <Link to="/" className={styles.logo} aria-label={t('shell.home', { brand: shell.config.brandName })}>
          <FrameLogo brand={shell.config.brand} surface="paper" />
        </Link>
        <SearchBox />
        <FavouritesFlyout className={classNames(styles.action, styles.lists)} textClassName={styles.actionText} />
        <AccountFlyout brandName={shell.config.brandName} />
        <CartFlyout />
      </div>
    </div>
  </header>
)
