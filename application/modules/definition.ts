import type { CartTerms } from '#domain/cart/cart-view'
import type { SessionState } from '#domain/session/session'
import type { Projection } from '#application/projections/projection'
import type { SwedishTime } from '#application/ports/swedish-time'
import type { ShopConfig } from '#application/ports/config-service'
import type { CodecsOf, Interpreter, ModuleCore, ModuleTypes } from '#application/runtime/module'
import type { Runtime } from '#application/runtime/runtime'
import type { BehaviourTracking } from '#application/modules/behaviour-tracking'
import type { NoticeBoard } from '#application/messages/notice-board'
import type { ShopParts } from '#application/ports/shop-parts'
import type { ModuleHandle } from './handle'
import type { ModuleKey, OpenModules } from './key'
import type { Reaction } from './reaction'

/** What the shop gives each of its modules. */
export interface Surroundings {
  readonly parts: ShopParts
  readonly runtime: Pick<Runtime, 'flush' | 'transitions' | 'isLeading' | 'consent'>
  readonly session: Projection<SessionState>
  readonly terms: Projection<CartTerms>
  /** The one source of the present time for all views. */
  readonly minute: Projection<SwedishTime>
  readonly notices: NoticeBoard
  readonly tracking: BehaviourTracking
}

/** A module that is open in this tab. */
export interface OpenModule<T extends ModuleTypes, Memory> {
  readonly handle: ModuleHandle<T>
  readonly memory: Memory
}

/**
 * All parts of a module. `Memory` is data of this tab that is not logged, `Uses` the other modules that it depends on,
 * `Area` its commands and views as the shop offers them.
 */
export interface ModuleDefinition<T extends ModuleTypes, Memory, Uses, Area> {
  readonly key: ModuleKey<T>
  readonly codecs: CodecsOf<T>
  readonly core: (config: ShopConfig) => ModuleCore<T>
  readonly memory: (around: Surroundings) => Memory
  readonly interpreter: (around: Surroundings, memory: Memory) => Interpreter<T>
  /** The streams of the other modules. Called when all modules are open. */
  readonly uses: (modules: OpenModules) => Uses
  readonly area: (own: OpenModule<T, Memory>, uses: Uses, around: Surroundings) => Area
  readonly reactions: (uses: Uses, around: Surroundings) => readonly Reaction<T>[]
}
