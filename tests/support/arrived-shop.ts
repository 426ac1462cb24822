import { browserTimers } from '#adapters/browser/browser-timers'
import { spreadsheetsHere } from '#adapters/embedded/spreadsheet/spreadsheets-in-thread'
import { createShareAnswers } from '#application/projections/shared-answers'
import type { Shop } from '#application/shop/shop'
import type { ShopQueries } from '#application/shop/shop-queries'
import type { ArrivedShop } from '../../ui/shop/ShopContext'
import { createScriptedConnectivity, noChance } from './scripted-connectivity'

/** A shop with what pages ask of its services. */
export interface AskedShop extends Shop {
  readonly queries: ShopQueries
}

/** The same shop with other answers to some queries. */
export const withQueries = <S extends AskedShop>(shop: S, queries: Partial<ShopQueries>): S => ({
  ...shop,
  queries: { ...shop.queries, ...queries },
})

/** A shop as views get it, on a connection that never returns by itself. */
export const arrivedShop = (shop: AskedShop): ArrivedShop => ({
  shop,
  queries: shop.queries,
  spreadsheets: spreadsheetsHere,
  share: createShareAnswers({ timers: browserTimers, chance: noChance, connectivity: createScriptedConnectivity() }),
})
