import type { Task } from 'fp-ts/Task'
import { sessionDecider } from '#domain/session/decider'
import type { SessionEvent } from '#domain/session/protocol'
import type { SessionState } from '#domain/session/session'
import { allModules, type ModuleAreas, type ModuleList, type OpenedModules } from '#application/modules/all'
import { afterLogOut } from '#application/modules/checkout/after-log-out'
import { createCustomerScope, customerContextOf } from '#application/modules/customer-scope'
import type { Surroundings } from '#application/modules/definition'
import { createModuleKit } from '#application/modules/kit'
import { derivedProjection } from '#application/projections/writable-projection'
import type { Owner } from '#application/runtime/owner'
import { createRuntime } from '#application/runtime/runtime'
import { createBehaviourTracking } from './behaviour-tracking'
import { haltOfPresent } from './halt'
import { createNoticeBoard } from './notice-board'
import { createOrderList } from './order-list'
import { createOwnMenu } from './own-menu'
import { createSearchHistory } from './search-history'
import type { Shop } from './shop'
import { createShopQueries } from './shop-queries'
import type { ShopParts } from './shop-parts'
import { readStoredSession, writeCustomer, writeDeliveryMemory } from './stored-keys'
import { stockPlace } from './terms'

export interface RunningShop extends Shop {
  /** The name of the customer's assortment, for calls that say it (CATALOG-20); undefined while the default one holds. */
  readonly assortment: Task<string | undefined>
  readonly stop: () => void
}

/** Puts the shop together from its ports and starts its session. */
export const createShop = (parts: ShopParts): RunningShop => createShopOf(parts, allModules)

/** The same with a list of modules that has others beside those of every shop. */
export const createShopOf = <Opened extends OpenedModules, Areas extends ModuleAreas>(
  parts: ShopParts,
  modules: ModuleList<Opened, Areas>,
): RunningShop & Areas => {
  const { config, storage, log, tabs, clock, ids, timers } = parts
  const notices = createNoticeBoard(ids)
  const history = createSearchHistory(storage)
  const orderList = createOrderList(storage)
  const ownMenu = createOwnMenu(parts)
  const tracking = createBehaviourTracking(parts)

  // Opening a stream already asks for whom the shop works.
  let opened: Opened | undefined
  const session = (): SessionState => opened?.session.handle.state.get() ?? sessionDecider.initial
  const runtime = createRuntime({
    ...{ log, notes: parts.notes, pageLife: parts.pageLife, snapshots: parts.snapshots, tabs, clock, ids, timers },
    ...{ connectivity: parts.connectivity, chance: parts.chance },
    owner: () => ownerOf(session()),
  })
  const customers = createCustomerScope(runtime)
  const around: Surroundings = { parts, runtime, session, notices, tracking }
  const kit = createModuleKit(runtime, customers, around)
  opened = modules.open(kit)
  const { handle } = opened.session

  const follow = (): void => {
    const state = session()
    const context = state.tag === 'Authenticated' ? state.context : undefined
    customers.follow(state)
    writeCustomer(storage, context)
    ownMenu.follow(context?.customerId)
  }

  // Before the modules react: they act upon the streams of the customer who is there from now on.
  handle.events.subscribe(({ event }) => {
    writeDeliveryMemory(storage, session().delivery)
    if (event.type === 'LoggedIn' || event.type === 'ContextChanged') follow()
  })

  const areas = modules.join(kit, opened)

  // After the modules have reacted: they act upon the streams of the customer who is left.
  handle.events.subscribe(({ event }) => {
    if (event.type === 'LoggedOut') {
      follow()
      history.forgetAll()
      orderList.keep([])
    }
    if (!endsWork(event)) return
    writeCustomer(storage, undefined)
    void runtime.forget(afterLogOut)
  })

  const startSession = (): void =>
    void handle.stream()?.dispatch({
      type: 'StartSession',
      stored: readStoredSession(storage, parts.auth.stored()),
    })

  const stopListening = parts.auth.whenChanged((change) => {
    switch (change) {
      case 'loggedInElsewhere':
        return startSession()
      case 'loggedOutElsewhere':
        return void handle.stream()?.dispatch({ type: 'LogOut', reason: 'asked' })
      case 'unauthorised':
      case 'refreshFailed':
        return void handle.stream()?.dispatch({ type: 'LogOut', reason: change })
    }
  })
  void runtime.start().then(startSession)

  return {
    ...areas,
    ...createShopQueries(parts, session, ownMenu.known),
    notices,
    storage: runtime.storage,
    halt: haltOfPresent(runtime, customers.present),
    dismiss: notices.dismiss,
    stockPlace: derivedProjection(handle.state, (state) => stockPlace(state, config)),
    menu: ownMenu.menu,
    assortment: ownMenu.assortment,
    noteClick: (article) => tracking.clicked({ articleNumber: article }),
    searches: history.searches,
    rememberSearch: history.remember,
    forgetSearch: history.forget,
    orderRows: orderList.rows,
    keepOrderRows: orderList.keep,
    stop: () => {
      stopListening()
      runtime.stop()
    },
  }
}

/** Nobody works here any more. The page in which somebody did may have been closed before it had forgotten them. */
const endsWork = (event: SessionEvent): boolean =>
  event.type === 'LoggedOut' || (event.type === 'SessionStarted' && event.stored.credentials === 'none')

const ownerOf = (session: SessionState): Owner => {
  const context = customerContextOf(session)
  return { user: context?.userId, customer: context?.customerId, project: context?.projectId }
}
