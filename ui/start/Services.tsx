import { allowedDeliveriesOf } from '#domain/session/permissions'
import { Button } from '../components/Button'
import { deliveryIcons } from '../components/delivery-icons'
import { Icon } from '../components/Icon'
import { useOrderHead } from '../order-head/OrderHeadContext'
import { useShellData } from '../shop/ShellDataContext'
import { useSession } from '../shop/ShopContext'
import { formatTimes } from '../texts/format'
import { t } from '../texts/t'
import styles from './StartPage.module.css'

/** The deliveries that the brand offers and the user may choose, with their hours. */
export const Services = () => {
  const allowed = allowedDeliveriesOf(useSession())
  const options = (useShellData()?.config.deliveryOptions ?? []).filter(({ id }) => allowed.includes(id))
  const { open } = useOrderHead()
  return (
    <ul className={styles.services}>
      {options.map(({ id, name, availableBetweenHours: hours }) => (
        <li key={id}>
          <Icon name={deliveryIcons[id]} size={24} />
          <div>
            <h3>{name}</h3>
            <p>
              {t(`start.service.${id}`)}{' '}
              {hours !== undefined &&
                t('start.service.hours', { start: formatTimes(hours.start), end: formatTimes(hours.end) })}
            </p>
            <Button variant="text" size="row" onClick={() => open('delivery', id)}>
              {t('start.service.choose', { delivery: name.toLocaleLowerCase('sv') })}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
