import * as E from 'fp-ts/Either'
import type { Task } from 'fp-ts/Task'
import { BehaviorSubject } from 'rxjs'
import { sessionDecider } from '#domain/session/decider'
import { erasesWork, workOwnerOf } from '#domain/session/kept-work'
import type { SessionEvent } from '#domain/session/protocol'
import { configurationInForce } from '#application/log/codecs/configuration'
import { allAreas, type ModuleAreas, type PickAreas } from '#application/modules/all'
import { afterLogOut } from '#application/modules/after-log-out'
import { createCustomerStreams, customerScopeOf, expectedScopeOf } from '#application/modules/customer-streams'
import type { Surroundings } from '#application/modules/definition'
import { createModuleKit } from '#application/modules/kit'
import { sessionKey } from '#application/modules/session/key'
import type { ShopModule } from '#application/modules/shop-module'
import { constant, followed, projectionOf, readModel } from '#application/projections/projection'
import { createRuntime } from '#application/runtime/runtime'
import { createMinute } from '#application/projections/minute'
import { keepEnquiring } from '#application/modules/checkout/keep-enquiring'
import { createBehaviourTracking } from '#application/modules/behaviour-tracking'
import { createComparisonList } from './comparison-list'
import { createFormDrafts } from './form-drafts'
import { fetchOnReturn } from './fetch-on-return'
import { haltOfPresent } from './halt'
import { type LogReading, readLogOf } from './log-reading'
import { createLastProjects } from './last-projects'
import { createNoticeBoard } from '#application/messages/notice-board'
import { createOrderList } from './order-list'
import { createOwnMenu } from './own-menu'
import { createSearchHistory } from './search-history'
import { createToldSuspension } from './told-suspension'
import type { Shop } from './shop'
import { createShopQueries, type ShopQueries } from './shop-queries'
import type { ShopParts } from '#application/ports/shop-parts'
import {
  readStoredSession,
  readWorkOwner,
  writeCustomer,
  writeDeliveryPreferences,
  writeWorkOwner,
} from '#application/storage/stored-keys'
import { orderingTerms, stockPlace } from '#application/projections/terms'

export interface RunningShop extends Shop {
  /** The queries of pages. */
  readonly queries: ShopQueries
  /** The name of the customer's assortment, for calls that name it (CATALOG-20); undefined for the default one. */
  readonly assortment: Task<string | undefined>
  readonly stop: () => void
}

/** Puts the shop together from its ports and its modules, and starts its session. */
export const createShop = (parts: ShopParts, modules: readonly ShopModule<unknown>[]): RunningShop =>
  createShopOf(parts, modules, allAreas)

/** The same with areas of other modules beside those of every shop. */
export const createShopOf = <Areas extends ModuleAreas>(
  parts: ShopParts,
  modules: readonly ShopModule<unknown>[],
  pickAreas: PickAreas<Areas>,
): RunningShop & Areas => {
  const { config, storage, log, tabs, clock, ids, timers } = parts
  const notices = createNoticeBoard(ids)
  const history = createSearchHistory(storage)
  const orderList = createOrderList(storage)
  const comparison = createComparisonList(parts.tabStorage)
  const drafts = createFormDrafts(parts.tabStorage)
  const lastProjects = createLastProjects(storage)
  const toldSuspension = createToldSuspension(parts.tabStorage)
  const ownMenu = createOwnMenu(parts)
  const tracking = createBehaviourTracking(parts)

  // Opening a stream already reads the owner.
  const opened = new BehaviorSubject(constant(sessionDecider.initial))
  const session = followed(projectionOf(opened), (state) => state)
  const runtime = createRuntime({
    ...{ log, journal: parts.journal, pageLife: parts.pageLife, snapshots: parts.snapshots, tabs, clock, ids, timers },
    ...{ connectivity: parts.connectivity, chance: parts.chance },
    owner: () => customerScopeOf(config.brand, session.get()),
    // The page stays as it is while its session is taken up again, and takes edits; at its start, articles that are added.
    formerOwner: () => (session.get().tag === 'Authenticating' ? (customers.scope() ?? expected()) : undefined),
    configuration: configurationInForce(config),
  })
  const customers = createCustomerStreams(runtime, config.brand)
  const expected = () => expectedScopeOf(config.brand, session.get(), parts.auth.claims())
  const minute = createMinute(clock, timers)
  const terms = orderingTerms({ session, config: constant(config), minute })
  const around: Surroundings = { parts, runtime, session, terms, minute, notices, tracking }
  const kit = createModuleKit(runtime, customers, around)
  const joins = modules.map((module) => module.open(kit))
  const handle = kit.handleOf(sessionKey)
  opened.next(handle.state)

  const follow = (): void => {
    const state = session.get()
    const context = state.tag === 'Authenticated' ? state.context : undefined
    customers.follow(state)
    writeCustomer(storage, context)
    if (context !== undefined) lastProjects.keep(context)
    const scope = customerScopeOf(config.brand, state)
    if (scope !== undefined) toldSuspension.follow(scope)
    ownMenu.follow(context?.customerId)
  }

  // Before the modules react: they send commands to the streams of the new customer scope.
  handle.events.subscribe(({ event }) => {
    writeDeliveryPreferences(storage, session.get().delivery)
    writeWorkOwner(storage, workOwnerOf(session.get()))
    if (event.type === 'LoggedIn' || event.type === 'ContextChanged') follow()
    if (event.type === 'LogInRequested') {
      const scope = expected()
      if (scope !== undefined) customers.open(scope)
    }
    // A session that could not be taken up again is for no customer. The stored one is kept for the next log-in.
    if (event.type === 'LogInRejected') customers.follow(session.get())
  })

  joins.forEach((join) => join())

  // After the modules have reacted: they send commands to the streams of the previous customer scope.
  handle.events.subscribe(({ event }) => {
    if (event.type === 'LoggedOut') {
      follow()
      history.forgetAll()
    }
    if (endsLists(event)) {
      orderList.keep([])
      comparison.keep([])
      lastProjects.forgetAll()
      drafts.forgetAll()
    }
    if (!endsWork(event)) return
    writeCustomer(storage, undefined)
    toldSuspension.forget()
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
      case 'rightsChanged':
        return startSession()
      case 'loggedOutElsewhere':
        // A log-out erases the owner before the tokens; a session that ends by itself leaves the owner.
        return void handle
          .stream()
          ?.dispatch({ type: 'LogOut', reason: readWorkOwner(storage) === undefined ? 'asked' : 'endedElsewhere' })
      case 'unauthorised':
      case 'refreshFailed':
        return void handle.stream()?.dispatch({ type: 'LogOut', reason: change })
    }
  })
  void runtime.start().then(startSession)

  const areas = pickAreas((module) => module.area(kit))
  // After the journal has saved what the log does not have yet. What is not answered is settled at the next start.
  const stopSending = parts.pageLife.whenLeft(runtime.part, () => undefined)
  const stopFetching = fetchOnReturn(parts, areas.cart.refresh)
  const stopEnquiring = keepEnquiring({
    ...{ state: areas.checkout, timers, chance: parts.chance, connectivity: parts.connectivity },
    tellsStatus: () => config.supports.statusOnly,
    asks: () => runtime.isLeading() && session.get().tag === 'Authenticated',
    enquire: areas.checkout.enquireUnanswered,
  })

  return {
    ...areas,
    queries: createShopQueries(parts, session.get, ownMenu.known),
    minute,
    today: readModel({ minute }, (now) => now.minute.day),
    notices,
    storage: runtime.storage,
    offline: { get: parts.connectivity.isLost, subscribe: parts.connectivity.whenChanged },
    halt: haltOfPresent(runtime, customers.present),
    dismiss: notices.dismiss,
    writeAhead: runtime.writeAhead,
    readLog: async () => {
      const read = await readLogOf({ log, unstored: runtime.unstored, timers }, session.get())
      return E.map((found: Pick<LogReading, 'batches' | 'extent'>) => ({
        ...{ brand: config.brand, readAt: clock.now(), ...found, modules },
      }))(read)
    },
    stockPlace: readModel({ session }, (now) => stockPlace(now.session, config)),
    menu: ownMenu.menu,
    assortment: ownMenu.assortment,
    noteClick: (article) => tracking.clicked({ articleNumber: article }),
    searches: history.searches,
    rememberSearch: history.remember,
    forgetSearch: history.forget,
    orderRows: orderList.rows,
    keepOrderRows: orderList.keep,
    lastProject: lastProjects.of,
    toldSuspended: toldSuspension.customer,
    keepToldSuspended: () => {
      const scope = customerScopeOf(config.brand, session.get())
      if (scope !== undefined) toldSuspension.keep(scope)
    },
    drafts,
    compared: comparison.articles,
    compare: comparison.toggle,
    keepCompared: comparison.keep,
    stop: () => {
      stopListening()
      stopFetching()
      stopSending()
      stopEnquiring()
      runtime.stop()
    },
  }
}

/** The articles that the user has listed are erased with the rest of the user's work. */
const endsLists = (event: SessionEvent): boolean =>
  event.type === 'WorkOfOtherErased' || (event.type === 'LoggedOut' && erasesWork(event.reason))

/** Nobody is logged in. A page that was closed may not have cleared the data of its user. */
const endsWork = (event: SessionEvent): boolean =>
  event.type === 'LoggedOut' || (event.type === 'SessionStarted' && event.stored.credentials === 'none')
