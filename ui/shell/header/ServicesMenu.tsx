import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { MenuLink } from '#domain/content/site'
import type { DeliveryOption } from '#domain/delivery/delivery-options'
import { deliveryIcons } from '../../components/delivery-icons'
import { Icon } from '../../components/Icon'
import { t } from '../../texts/t'
import { useOrderHead } from '../../order-head/OrderHeadContext'
import { ContentMenuLink } from '../ContentMenu'
import styles from './ServicesMenu.module.css'

/**
 * The deliveries that the brand offers, each of which opens the choice of a delivery with that one chosen, and the
 * services that editors name (CONTENT-33, CONTENT-34).
 */
export const ServicesMenu = ({
  options,
  links,
  onChosen,
}: {
  readonly options: readonly DeliveryOption[]
  readonly links: readonly MenuLink[]
  readonly onChosen: () => void
}) => {
  const { open } = useOrderHead()
  const choose = (id: DeliveryId) => {
    onChosen()
    open('delivery', id)
  }
  return (
    <ul className={styles.services}>
      {options.map(({ id, name }) => (
        <li key={id}>
          <button type="button" className={styles.service} onClick={() => choose(id)}>
            <Icon name={deliveryIcons[id]} size={24} />
            <span>
              <strong>{name}</strong>
              <span className={styles.about}>{t(`start.service.${id}`)}</span>
            </span>
          </button>
        </li>
      ))}
      {links.map((link) => (
        <li key={link.id}>
          <ContentMenuLink link={link} className={styles.link} onClick={onChosen} />
        </li>
      ))}
    </ul>
  )
}
