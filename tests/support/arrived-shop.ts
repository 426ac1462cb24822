import * as TE from 'fp-ts/TaskEither'
import { browserTimers } from '#adapters/browser/browser-timers'
import { spreadsheetsHere } from '#adapters/embedded/spreadsheet/spreadsheets-in-thread'
import { createShareAnswers } from '#application/projections/shared-answers'
import type { Spreadsheets } from '#application/ports/spreadsheets'
import type { Passwords } from '#application/ports/passwords'
import { commandId } from '#domain/kernel/ids'
import type { Shop } from '#application/shop/shop'
import type { ShopQueries } from '#application/shop/shop-queries'
import type { ArrivedShop } from '../../ui/shop/ShopContext'
import { createScriptedConnectivity, noChance } from './scripted-connectivity'

/** A shop with what pages ask of its services. */
export interface AskedShop extends Shop {
  readonly queries: ShopQueries
  readonly passwords?: Passwords
  readonly spreadsheets?: Spreadsheets
}

let keys = 0

const noPasswords: Passwords = {
  requestLink: () => TE.right(undefined),
  challenge: () => undefined,
  keepChallenge: () => undefined,
  choose: () => TE.right(undefined),
  score: () => Promise.resolve(4),
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
  spreadsheets: shop.spreadsheets ?? spreadsheetsHere,
  passwords: shop.passwords ?? noPasswords,
  newKey: () => commandId(`key-${(keys += 1)}`),
  share: createShareAnswers({ timers: browserTimers, chance: noChance, connectivity: createScriptedConnectivity() }),
})
