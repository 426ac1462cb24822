import type { ShellData } from '#application/queries/page-data'
import { isStoreDelivery } from '#domain/delivery/delivery-type'
import { isSessionKnown, type CustomerContext } from '#domain/session/session'
import { Flyout } from '../components/Flyout'
import { Icon } from '../components/Icon'
import { useSession } from '../shop/ShopContext'
import { formatDay } from '../texts/format'
import { t } from '../texts/t'
import { ContextPicker } from './ContextPicker'
import { DeliveryPicker } from './DeliveryPicker'
import { useOrderHead } from './OrderHeadContext'
import styles from './MobileOrderHead.module.css'

/** The order head of a small screen: one line that opens one sheet with all choices. */
export const MobileOrderHead = ({ shell }: { shell: ShellData }) => {
  const session = useSession()
  const { delivery, opened, open, close } = useOrderHead()
  const loggedIn = session.tag === 'Authenticated'
  const context = loggedIn ? session.context : undefined
  const fetched = delivery.deliveryId !== undefined && isStoreDelivery(delivery.deliveryId)
  const goesTo = delivery.name === undefined ? t('order.chooseDelivery') : deliveryLine(delivery.name, delivery.place)
  const whom = context === undefined ? t('order.notLoggedIn') : shortContext(context)
  const above = [goesTo, delivery.day === undefined ? '' : formatDay(delivery.day)].filter(Boolean).join(' · ')
  return (
    <Flyout
      className={styles.anchor}
      title={t('order.head')}
      open={opened === 'sheet'}
      onOpen={() => open('sheet')}
      onClose={close}
      trigger={{
        className: styles.line,
        content: (
          <>
            <Icon name={fetched ? 'store' : 'truck'} size={24} />
            <span className={styles.text}>
              <strong>{above}</strong>
              <span className={isSessionKnown(session) ? undefined : styles.visitorOnly}>{whom}</span>
            </span>
            <Icon name="chevronDown" size={20} />
          </>
        ),
      }}
    >
      <DeliveryPicker shell={shell} />
      {loggedIn && <ContextPicker />}
    </Flyout>
  )
}

/** The numbers of customer and project come first, so that neither is cut off. */
const shortContext = ({ customerId, customerName, projectId }: CustomerContext): string =>
  `${[customerId, projectId].filter(Boolean).join(' / ')} ${customerName}`

const deliveryLine = (name: string, place: string | undefined): string =>
  place === undefined ? name : t('order.deliveryTo', { name, place })
