import type { ModuleTypes } from '#application/runtime/module'
import type { Runtime } from '#application/runtime/runtime'
import type { CustomerStreams } from './customer-streams'
import type { ModuleDefinition, OpenModule, Surroundings } from './definition'
import { openInTab } from './handle'
import type { OpenModules } from './key'

/** Opens modules and joins them to each other, whatever their types are. One for each shop. */
export interface ModuleKit extends OpenModules {
  /** Opens the module's stream of this tab, or adds it to those that are opened with each customer. */
  readonly open: <T extends ModuleTypes, Memory, Uses, Area>(
    definition: ModuleDefinition<T, Memory, Uses, Area>,
  ) => OpenModule<T, Memory>
  /** Connects the module's reactions to the modules that it uses, and returns its commands and views. */
  readonly join: <T extends ModuleTypes, Memory, Uses, Area>(
    definition: ModuleDefinition<T, Memory, Uses, Area>,
    own: OpenModule<T, Memory>,
  ) => Area
}

export const createModuleKit = (runtime: Runtime, customers: CustomerStreams, around: Surroundings): ModuleKit => {
  const kit: ModuleKit = {
    handleOf: (key) => {
      const handle = key.handles.get(kit)
      if (handle === undefined) throw new Error(`The module ${key.name} is not open in this shop`)
      return handle
    },
    open: (definition) => {
      const memory = definition.memory(around)
      const core = definition.core(around.parts.config)
      const module = { ...core, interpreter: definition.interpreter(around, memory) }
      const isOfTab = core.scope === 'tab'
      const handle = isOfTab ? openInTab(runtime, module, around.parts.tabs.id) : customers.add(module)
      definition.key.handles.set(kit, handle)
      return { memory, handle }
    },
    join: (definition, own) => {
      const uses = definition.uses(kit)
      definition.reactions(uses, around).forEach((react) => react(own.handle))
      return definition.area(own, uses, around)
    },
  }
  return kit
}
