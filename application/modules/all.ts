import { cartModule } from './cart/index'
import { checkoutModule } from './checkout/index'
import { favouritesModule } from './favourites/index'
import { quotesModule } from './quotes/index'
import { sessionModule } from './session/index'
import type { ShopModule } from './shop-module'

/** All modules. Reactions to an event run in this order. */
export const allModules = {
  session: sessionModule,
  cart: cartModule,
  checkout: checkoutModule,
  favourites: favouritesModule,
  quotes: quotesModule,
}

type AreaOf<M> = M extends ShopModule<infer Area> ? Area : never

/** The commands and views of each module. */
export type ModuleAreas = { readonly [Name in keyof typeof allModules]: AreaOf<(typeof allModules)[Name]> }

/** The areas that a shop offers of its modules. */
export type PickAreas<Areas> = (areaOf: <Area>(module: ShopModule<Area>) => Area) => Areas

export const allAreas: PickAreas<ModuleAreas> = (areaOf) => ({
  session: areaOf(sessionModule),
  cart: areaOf(cartModule),
  checkout: areaOf(checkoutModule),
  favourites: areaOf(favouritesModule),
  quotes: areaOf(quotesModule),
})

/** Identifies the shapes of all logged events and effects; changes whenever one of them changes. */
export const loggedShapes = (modules: readonly ShopModule<unknown>[]): string =>
  modules.map(({ shape }) => shape).join(';')
