import { browserTimers } from '#adapters/browser/browser-timers'
import { createShareAnswers } from '#application/projections/shared-answers'
import type { Shop } from '#application/shop/shop'
import type { ArrivedShop } from '../../ui/shop/ShopContext'
import { createScriptedConnectivity, noChance } from './scripted-connectivity'

/** A shop as views get it, on a connection that never returns by itself. */
export const arrivedShop = (shop: Shop): ArrivedShop => ({
  shop,
  share: createShareAnswers({ timers: browserTimers, chance: noChance, connectivity: createScriptedConnectivity() }),
})
