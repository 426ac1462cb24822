import { Breadcrumbs } from '../components/Breadcrumbs'
import { PhoneLink } from '../components/PhoneLink'
import { useShellData } from '../shop/ShellDataContext'
import { t } from './t'
import { SaveLogButton } from './SaveLogButton'
import styles from './HelpPage.module.css'

/** `/hjalp`: whom to call, and the log of this browser. */
export const Component = () => {
  const phone = useShellData()?.config.phone
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumbs trail={[{ name: t('shell.start'), to: '/' }, { name: t('help.title') }]} />
      <h1>{t('help.title')}</h1>
      {phone !== undefined && (
        <section className={styles.part}>
          <h2>{t('help.call')}</h2>
          <p>{t('help.callText')}</p>
          <p>
            <PhoneLink phone={phone} />
          </p>
        </section>
      )}
      <section className={styles.part}>
        <h2>{t('help.log.title')}</h2>
        <p>{t('help.log.text')}</p>
        <div>
          <SaveLogButton />
        </div>
      </section>
    </div>
  )
}
