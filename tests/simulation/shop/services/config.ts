import { deliveriesToAddress } from '#domain/address/destination'
import { money } from '#domain/kernel/money'
import type { ShopConfig } from '#application/ports/config-service'
import { shopConfig } from '../../../support/given-shop'
import { FREE_ABOVE_ORE, FREIGHT_ORE } from '../plain-money'

/** What the order service compares before it takes an order. */
export interface Compared {
  readonly total: boolean
  readonly shortages: boolean
}

const configOf = ({ total, shortages }: Compared): ShopConfig => ({
  ...shopConfig,
  deliveryOptions: shopConfig.deliveryOptions.map((option) =>
    option.id === 'DBI'
      ? { ...option, freight: { price: money(FREIGHT_ORE / 100), freeAbove: money(FREE_ABOVE_ORE / 100) } }
      : option,
  ),
  supports: { idempotencyKey: true, statusOnly: true, expectedTotal: total, knownShortages: shortages },
})

const configs = [true, false].flatMap((total) =>
  [true, false].map((shortages) => ({ total, shortages, config: configOf({ total, shortages }) })),
)

/** The same object for the same service, since a tab compares it. */
export const simulatedConfig = ({ total, shortages }: Compared): ShopConfig =>
  configs.find((one) => one.total === total && one.shortages === shortages)?.config ?? configOf({ total, shortages })

/** Deliveries whose form asks for an address. */
export const simulatedDeliveriesToAddress = deliveriesToAddress(shopConfig.deliveryOptions)
