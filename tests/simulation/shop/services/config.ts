import { money } from '#domain/kernel/money'
import type { ShopConfig } from '#application/ports/config-service'
import { shopConfig } from '../../../support/given-shop'
import { FREE_ABOVE_ORE, FREIGHT_ORE } from '../plain-money'

const configOf = (expectedTotal: boolean): ShopConfig => ({
  ...shopConfig,
  deliveryOptions: shopConfig.deliveryOptions.map((option) =>
    option.id === 'DBI'
      ? { ...option, freight: { price: money(FREIGHT_ORE / 100), freeAbove: money(FREE_ABOVE_ORE / 100) } }
      : option,
  ),
  supports: { idempotencyKey: true, statusOnly: true, expectedTotal, knownShortages: false },
})

const comparing = configOf(true)
const notComparing = configOf(false)

export const simulatedConfig = (expectsTotal: boolean): ShopConfig => (expectsTotal ? comparing : notComparing)
