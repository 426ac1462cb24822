import { useLocation } from 'react-router-dom'
import type { ReactNode } from 'react'
import type { ShellData } from '#application/queries/page-data'
import { isSessionKnown } from '#domain/session/session'
import { classNames } from '../components/class-names'
import { Flyout } from '../components/Flyout'
import { Icon } from '../components/Icon'
import { useSession } from '../shop/ShopContext'
import { customerText, projectText } from '../texts/context-text'
import { formatDay } from '../texts/format'
import { t } from '../texts/t'
import { useOverlays } from '../overlays/OverlaysContext'
import { ContextPicker } from './ContextPicker'
import { DeliveryPicker } from './DeliveryPicker'
import { MobileOrderHead } from './MobileOrderHead'
import { useOrderHead } from './OrderHeadContext'
import type { OrderCell } from './OrderHeadContext'
import { useCompactWhileScrolled } from './use-compact'
import styles from './OrderHead.module.css'

interface OrderHeadProps {
  readonly shell: ShellData
  /** The search field of a small screen, below the order head. */
  readonly search: ReactNode
}

/** The customer, project and delivery of the order. Every price and stock figure below depends on them. */
export const OrderHead = ({ shell, search }: OrderHeadProps) => {
  const session = useSession()
  const { open: openOverlay } = useOverlays()
  const { delivery } = useOrderHead()
  const { sentinel, compact } = useCompactWhileScrolled()
  const { pathname } = useLocation()
  const context = session.tag === 'Authenticated' ? session.context : undefined
  const switching = session.tag === 'Authenticated' && session.switchingTo !== undefined
  const searches = pathname === '/' || pathname === '/search'

  return (
    <>
      <div ref={sentinel} />
      <section
        className={classNames(styles.head, compact && styles.compact)}
        aria-label={t('order.head')}
        aria-busy={switching || undefined}
      >
        <div className={`page-width ${styles.cells}`}>
          {session.tag === 'Authenticated' ? (
            <>
              <Cell
                cell="customer"
                label={t('order.customer')}
                value={context && customerText(context)}
                title={t('order.workAs')}
              >
                <ContextPicker />
              </Cell>
              <Cell
                cell="project"
                label={t('order.project')}
                value={(context && projectText(context)) ?? t('order.noProject')}
                title={t('order.workAs')}
              >
                <ContextPicker />
              </Cell>
            </>
          ) : (
            <>
              <button type="button" className={styles.cell} onClick={() => openOverlay('accountFlyout')}>
                <CellText
                  label={t('order.customer')}
                  value={t('order.notLoggedIn')}
                  visitorOnly={!isSessionKnown(session)}
                />
              </button>
              <div className={styles.cell}>
                <CellText label={t('order.project')} value="–" />
              </div>
            </>
          )}
          <Cell
            cell="delivery"
            label={t('order.delivery')}
            value={delivery.name && `${delivery.name} (${delivery.deliveryId})`}
            title={t('order.deliveryTitle')}
          >
            <DeliveryPicker shell={shell} />
          </Cell>
          <Cell cell="place" label={t('order.to')} value={delivery.place} title={t('order.deliveryTitle')}>
            <DeliveryPicker shell={shell} />
          </Cell>
          <div className={classNames(styles.cell, styles.day)}>
            <CellText label={t('order.nextDay')} value={delivery.day === undefined ? '–' : formatDay(delivery.day)} />
          </div>
        </div>
        <MobileOrderHead shell={shell} />
      </section>
      <div className={classNames(styles.mobileSearch, !searches && styles.closed)}>{search}</div>
    </>
  )
}

interface CellProps {
  readonly cell: OrderCell
  readonly label: string
  readonly value: string | undefined
  readonly title: string
  readonly children: ReactNode
}

const Cell = ({ cell, label, value, title, children }: CellProps) => {
  const session = useSession()
  const { opened, open, close } = useOrderHead()
  return (
    <Flyout
      className={styles.place}
      title={title}
      open={opened === cell}
      onOpen={() => open(cell)}
      onClose={close}
      trigger={{
        className: styles.cell,
        content: (
          <>
            <CellText label={label} value={value ?? t('order.choose')} visitorOnly={!isSessionKnown(session)} />
            <Icon name="chevronDown" size={16} />
          </>
        ),
      }}
    >
      {children}
    </Flyout>
  )
}

const CellText = ({ label, value, visitorOnly = false }: { label: string; value: string; visitorOnly?: boolean }) => (
  <span className={styles.text}>
    <span className={styles.label}>{label}</span>
    <span className={classNames(styles.value, visitorOnly && styles.visitorOnly)}>{value}</span>
  </span>
)
