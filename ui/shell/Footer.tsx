import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ShellData } from '#application/queries/page-data'
import { Logo } from '../brands/Logo'
import { categoryPath } from '../catalogue/address'
import { t } from '../texts/t'
import { PhoneLink } from './header/PhoneLink'
import styles from './Footer.module.css'

const STORES_PER_COLUMN = 6

export const Footer = ({ shell: { config, menu, stores } }: { shell: ShellData }) => (
  <footer data-surface="sign" className={styles.footer}>
    <div className={`page-width ${styles.columns}`}>
      <div>
        <Logo brand={config.brand} />
        <p className={styles.about}>{t('shell.footer.about')}</p>
      </div>
      <FooterColumn title={t('shell.assortment')}>
        {menu
          .flatMap((entry) => [entry, ...(menu.length === 1 ? entry.children : [])])
          .map((entry) => (
            <li key={entry.slug}>
              <Link to={categoryPath(entry.slug)}>{entry.title}</Link>
            </li>
          ))}
      </FooterColumn>
      <FooterColumn title={t('shell.footer.stores')}>
        {stores.slice(0, STORES_PER_COLUMN).map((store) => (
          <li key={store.id}>
            {store.name}, {store.address}
          </li>
        ))}
      </FooterColumn>
      <FooterColumn title={t('shell.footer.contact')}>
        <li>
          <PhoneLink phone={config.phone} />
        </li>
      </FooterColumn>
    </div>
  </footer>
)

const FooterColumn = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className={styles.title}>{title}</h2>
    <ul className={styles.list}>{children}</ul>
  </section>
)
