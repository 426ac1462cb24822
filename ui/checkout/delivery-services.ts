import { servicesToChoose } from '#domain/delivery/delivery-options'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { useShellData } from '../shop/ShellDataContext'
import { t } from './t'

const noServices: readonly string[] = []

/** The services to choose among for a delivery; none where its option has no choice of them. */
export const useServicesOf = (deliveryId: DeliveryId): readonly string[] => {
  const option = useShellData()?.config.deliveryOptions.find(({ id }) => id === deliveryId)
  return option === undefined ? noServices : servicesToChoose(option)
}

/** A service that has no name here is shown as it is configured. */
export const serviceName = (service: string): string => {
  switch (service) {
    case 'tail-lift':
      return t('order.service.tailLift')
    case 'crane':
      return t('order.service.crane')
    default:
      return service
  }
}
