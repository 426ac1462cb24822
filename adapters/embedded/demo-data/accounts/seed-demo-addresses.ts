import { countryOfPostalCode } from '#domain/address/country'
import type { Clock } from '#application/ports/clock'
import { addressId, customerId } from '#domain/kernel/ids'
import { columnsOf } from '../../addresses/address-row'
import type { Database } from '../../database/database'
import { seedOnce } from '../../seeding/seed-current'
import { demoAddresses } from './demo-addresses'

/** Gives the demo customers their addresses, also those that an earlier version made without any; once only. */
export const seedDemoAddresses = (db: Database, clock: Clock): Promise<boolean> =>
  seedOnce(db, clock, { area: 'demo-addresses', version: '1', size: demoAddresses.length }, async (trx) => {
    await trx
      .insertInto('addresses')
      .values(
        demoAddresses.map((address, index) => ({
          ...columnsOf({
            ...address,
            name: undefined,
            phone: address.phone,
            countryCode: countryOfPostalCode(address.postalCode),
            preselected: address.preselected ?? false,
          }),
          id: addressId(`demo-address-${index + 1}`),
          customer_id: customerId(address.customerId),
          address_id: address.registered ?? null,
          read_only: address.registered !== undefined,
          valid_for_delivery: address.validForDelivery ?? true,
        })),
      )
      .execute()
  })
