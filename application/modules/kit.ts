import type { ModuleTypes } from '#application/runtime/module'
import type { Runtime } from '#application/runtime/runtime'
import type { CustomerScope } from './customer-scope'
import type { ModuleDefinition, OpenModule, Surroundings } from './definition'
import { openInTab } from './handle'

/** Opens modules and joins them to each other, whatever their types are. */
export interface ModuleKit {
  /** Opens the module's stream of this tab, or adds it to those that are opened with each customer. */
  readonly open: <T extends ModuleTypes, Memory, Uses, Area>(
    definition: ModuleDefinition<T, Memory, Uses, Area>,
  ) => OpenModule<T, Memory>
  /** Lets the module react to those that it uses, and answers its commands and views. */
  readonly join: <T extends ModuleTypes, Memory, Uses, Area>(
    definition: ModuleDefinition<T, Memory, Uses, Area>,
    own: OpenModule<T, Memory>,
    uses: Uses,
  ) => Area
}

export const createModuleKit = (runtime: Runtime, customers: CustomerScope, around: Surroundings): ModuleKit => ({
  open: (definition) => {
    const memory = definition.memory(around)
    const core = definition.core(around.parts.config)
    const module = { ...core, interpreter: definition.interpreter(around, memory) }
    const isOfTab = core.scope === 'tab'
    return { memory, handle: isOfTab ? openInTab(runtime, module, around.parts.tabs.id) : customers.add(module) }
  },
  join: (definition, own, uses) => {
    definition.reactions(uses, around).forEach((react) => react(own.handle))
    return definition.area(own, uses, around)
  },
})
