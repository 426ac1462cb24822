import type { ModuleTypes } from '#application/runtime/module'
import type { ModuleHandle } from './handle'

/** The modules that are open in one shop. */
export interface OpenModules {
  /** The streams of another module. Throws where that module is not one of the shop's. */
  readonly handleOf: <T extends ModuleTypes>(key: ModuleKey<T>) => ModuleHandle<T>
}

/** The name of a module with its types. Other modules find its streams by it and import nothing else of the module. */
export interface ModuleKey<T extends ModuleTypes> {
  readonly name: string
  readonly handles: WeakMap<OpenModules, ModuleHandle<T>>
}

export const moduleKey = <T extends ModuleTypes>(name: string): ModuleKey<T> => ({ name, handles: new WeakMap() })
