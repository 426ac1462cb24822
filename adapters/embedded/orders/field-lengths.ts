import type { CheckoutBody } from '#adapters/contract/checkout'
import { limits } from '../limits'
import type { RequestFailure } from '../request-failure'

const { longestField } = limits.order

/** Texts of a checkout that are longer than any field holds, each at its place; undefined when there are none. */
export const fieldLengthFault = ({ orderDetails }: CheckoutBody): RequestFailure | undefined => {
  const message = `Får ha högst ${longestField} tecken`
  const details = Object.entries(orderDetails).flatMap(
    ([deliveryId, { storeId, warehouseId, destination, fields }]) => [
      ...[storeId, warehouseId].flatMap((place) =>
        (place ?? '').length > longestField ? [{ path: `orderDetails.${deliveryId}`, message }] : [],
      ),
      ...Object.entries(destination ?? {}).flatMap(([name, text]) =>
        (text ?? '').length > longestField ? [{ path: `orderDetails.${deliveryId}.destination.${name}`, message }] : [],
      ),
      ...Object.entries(fields).flatMap(([name, text]) =>
        text.length > longestField ? [{ path: `orderDetails.${deliveryId}.fields.${name}`, message }] : [],
      ),
    ],
  )
  return details.length === 0
    ? undefined
    : { status: 422, code: 'FIELD_TOO_LONG', message: 'En uppgift är för lång.', details }
}
