import { Link } from 'react-router-dom'
import { type CheckoutStep, checkoutSteps } from '#domain/checkout/checkout'
import { FrameLogo } from '../FrameLogo'
import { classNames } from '../../components/class-names'
import { Icon } from '../../components/Icon'
import { useSession } from '../../shop/ShopContext'
import { customerText, projectText } from '../../texts/context-text'
import { t } from '../../texts/t'
import { PhoneLink } from '../../components/PhoneLink'
import { useRouteMeta } from '../../routing/route-meta'
import { AlertBanners } from '../../notices/ContentBanners'
import { HaltBanner } from '../../notices/HaltBanner'
import { StorageBanner } from '../../notices/StorageBanner'
import { UnkeptOrderDialog } from '../../notices/UnkeptOrderDialog'
import { UnknownOrderBanner } from '../../notices/UnknownOrderBanner'
import { WaitingBanner } from '../../notices/WaitingBanner'
import type { LayoutProps } from './layout-props'
import styles from './layouts.module.css'

/** The layout of a task: the brand, the step of the checkout, and the customer that the order is for. */
export const MinimalLayout = ({ shell, children }: LayoutProps) => {
  const { checkoutStep } = useRouteMeta()
  return (
    <div className={styles.frame}>
      <header>
        <div data-surface="sign">
          <div className={`page-width ${styles.plate}`}>
            <Link to="/" aria-label={t('shell.home', { brand: shell.config.brandName })}>
              <FrameLogo brand={shell.config.brand} surface="sign" />
            </Link>
            <span className={styles.assurance}>
              {checkoutStep !== undefined && (
                <>
                  <Icon name="lock" size={20} /> {t('shell.secureOrder')}
                </>
              )}
            </span>
            <PhoneLink phone={shell.config.phone} />
          </div>
        </div>
        {checkoutStep !== undefined && <Steps current={checkoutStep} />}
      </header>
      <AlertBanners />
      <HaltBanner />
      <StorageBanner />
      <WaitingBanner />
      <UnknownOrderBanner />
      {children}
      <UnkeptOrderDialog />
    </div>
  )
}

const Steps = ({ current }: { current: CheckoutStep }) => {
  const reached = checkoutSteps.indexOf(current)
  const previous = checkoutSteps[reached - 1]
  const placed = current === 'checkout-success-page'
  return (
    <div className={styles.stepRow}>
      <nav className={`page-width ${styles.stepLine}`} aria-label={t('shell.steps')}>
        <p className={styles.stepNow}>
          {previous !== undefined && !placed && (
            <Link to={`/${previous}`} aria-label={t('shell.stepBack', { step: t(`shell.step.${previous}`) })}>
              <Icon name="chevronLeft" size={20} />
            </Link>
          )}
          <span>
            {t('shell.stepNow', { place: reached + 1, count: checkoutSteps.length })}{' '}
            <strong>{t(`shell.step.${current}`)}</strong>
          </span>
        </p>
        <ol className={styles.steps}>
          {checkoutSteps.map((step, index) => {
            const done = index < reached
            const text = (
              <>
                <span className={styles.number}>
                  {done || (placed && index === reached) ? <Icon name="check" size={14} /> : index + 1}
                </span>
                <span className={styles.stepName}>{t(`shell.step.${step}`)}</span>
                {done && <span className="visually-hidden">{t('shell.stepDone')}</span>}
              </>
            )
            return (
              <li
                key={step}
                className={classNames(styles.step, done && styles.done, index === reached && styles.current)}
                aria-current={index === reached ? 'step' : undefined}
              >
                {done && !placed ? <Link to={`/${step}`}>{text}</Link> : <span>{text}</span>}
              </li>
            )
          })}
        </ol>
        <Customer />
      </nav>
    </div>
  )
}

const Customer = () => {
  const session = useSession()
  if (session.tag !== 'Authenticated' || session.context === undefined) return null
  const project = projectText(session.context)
  return (
    <p className={styles.customer}>
      {t('order.customer')} <strong>{customerText(session.context)}</strong>
      {project !== undefined && (
        <>
          {' · '}
          {t('order.project')} <strong>{project}</strong>
        </>
      )}
    </p>
  )
}
