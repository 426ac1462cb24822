import { Breadcrumbs } from '../components/Breadcrumbs'
import { QuickOrderForm } from './QuickOrderForm'
import { t } from './t'
import styles from './QuickOrderPage.module.css'

/** `/snabborder` (CART-52). */
export const Component = () => (
  <div className={`page-width ${styles.page}`}>
    <Breadcrumbs trail={[{ name: t('shell.start'), to: '/' }, { name: t('quickOrder.title') }]} />
    <h1>{t('quickOrder.title')}</h1>
    <p className={styles.how}>{t('quickOrder.how')}</p>
    <QuickOrderForm look="page" />
  </div>
)
