import { Link } from 'react-router-dom'
import { FrameLogo } from '../FrameLogo'
import { t } from '../../texts/t'
import type { LayoutProps } from './layout-props'
import styles from './layouts.module.css'

/** Only the brand above the page. */
export const PlainLayout = ({ shell, children }: LayoutProps) => (
  <div className={styles.frame}>
    <header data-surface="sign">
      <div className={`page-width ${styles.plate}`}>
        <Link to="/" aria-label={t('shell.home', { brand: shell.config.brandName })}>
          <FrameLogo brand={shell.config.brand} surface="sign" />
        </Link>
      </div>
    </header>
    {children}
  </div>
)
