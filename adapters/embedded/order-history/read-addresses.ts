import type { OrderAddresses } from '#application/ports/order-history'
import { customerId, locationId } from '#domain/kernel/ids'
import type { Database } from '../database/database'
import type { FoundOrder } from './find-order'

/** Where the goods of an order go and who pays them (ORDER-07). */
export const readAddresses = async (db: Database, { row }: FoundOrder): Promise<OrderAddresses> => {
  const delivery = await db
    .selectFrom('order_deliveries')
    .select('destination')
    .where('order_number', '=', row.order_number)
    .executeTakeFirst()
  const store = await db
    .selectFrom('locations')
    .select(['location_id', 'name', 'address', 'zip_code', 'city', 'phone'])
    .where('location_id', '=', row.store_id ?? '')
    .executeTakeFirst()
  const customer = await db
    .selectFrom('customers')
    .select(['name', 'zip_code', 'city'])
    .where('customer_id', '=', row.customer_id)
    .executeTakeFirst()
  return {
    delivery: delivery?.destination ?? undefined,
    store:
      store === undefined
        ? undefined
        : {
            locationId: locationId(store.location_id),
            name: store.name,
            address: store.address,
            zipCode: store.zip_code,
            city: store.city,
            phone: store.phone,
          },
    customer: {
      customerId: customerId(row.customer_id),
      name: customer?.name ?? '',
      zipCode: customer?.zip_code ?? '',
      city: customer?.city ?? '',
    },
  }
}
