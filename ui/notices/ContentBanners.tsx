import {
  bannerKey,
  shownAlerts,
  type AlertBanner,
  type InformationBanner,
  type SiteContent,
} from '#domain/content/site'
import { AddressLink } from '../components/AddressLink'
import { classNames } from '../components/class-names'
import { Icon } from '../components/Icon'
import { useShellData } from '../shop/ShellDataContext'
import { useSession } from '../shop/ShopContext'
import { t } from '../texts/t'
import { closeBanner, useClosedBanners } from './closed-banners'
import styles from './ContentBanners.module.css'

const icons = { info: 'info', warning: 'warning', error: 'warning' } as const

/** What editors tell every visitor: alerts (CONTENT-31) and lines of information (CONTENT-32). */
export const ContentBanners = () => {
  const site = useShellData()?.site
  return site === undefined ? null : (
    <>
      <Alerts alerts={site.alerts} />
      <Informations informations={site.informations} />
    </>
  )
}

/** The alerts alone, where a task is not to be disturbed. */
export const AlertBanners = () => {
  const site = useShellData()?.site
  return site === undefined ? null : <Alerts alerts={site.alerts} />
}

const Alerts = ({ alerts }: Pick<SiteContent, 'alerts'>) => {
  const closed = useClosedBanners()
  const isLoggedIn = useSession().tag === 'Authenticated'
  return shownAlerts(alerts, closed, isLoggedIn).map((alert) => <Alert key={alert.id} alert={alert} />)
}

const Alert = ({ alert }: { readonly alert: AlertBanner }) => (
  <section
    className={classNames(styles.banner, styles[alert.type], alert.hideWhenLoggedIn && styles.forVisitors)}
    aria-label={t(`shell.alert.${alert.type}`)}
    data-banner={bannerKey(alert)}
  >
    <div className={`page-width ${styles.line}`}>
      <Icon name={icons[alert.type]} />
      <p>
        {alert.title !== undefined && <strong>{alert.title}. </strong>}
        {alert.message}
        {alert.links.map(({ address, text }) => (
          <AddressLink key={address} address={address} className={styles.link}>
            {text}
          </AddressLink>
        ))}
      </p>
      <CloseButton banner={alert} />
    </div>
  </section>
)

const Informations = ({ informations }: Pick<SiteContent, 'informations'>) => {
  const closed = useClosedBanners()
  return informations
    .filter((information) => !closed.includes(bannerKey(information)))
    .map((information) => <Information key={information.id} information={information} />)
}

const Information = ({ information }: { readonly information: InformationBanner }) => (
  <section
    className={`${styles.banner} ${styles.warning}`}
    aria-label={t('shell.information')}
    data-banner={bannerKey(information)}
  >
    <div className={`page-width ${styles.line}`}>
      {information.icon === undefined ? (
        <Icon name="info" />
      ) : (
        <img src={information.icon.url} alt="" width={20} height={20} className={styles.icon} />
      )}
      <p>
        {information.message}
        {information.link !== undefined && (
          <AddressLink address={information.link.address} className={styles.link}>
            {information.link.text}
          </AddressLink>
        )}
      </p>
      <CloseButton banner={information} />
    </div>
  </section>
)

const CloseButton = ({ banner }: { readonly banner: AlertBanner | InformationBanner }) => (
  <button
    type="button"
    className={styles.close}
    aria-label={t('shell.banner.close', { message: banner.message })}
    onClick={() => closeBanner(bannerKey(banner))}
  >
    <Icon name="close" size={18} />
  </button>
)
