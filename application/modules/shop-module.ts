import type { ModuleMasking } from '#application/replay/masked-log'
import type { ModuleTypes } from '#application/runtime/module'
import type { ModuleDefinition } from './definition'
import type { ModuleKit } from './kit'

/** A module whose own types are hidden, so that modules of different types fit in one list. */
export interface ShopModule<Area> extends ModuleMasking {
  /** Opens its streams. The returned function joins it to the modules that it uses; call it when all are open. */
  readonly open: (kit: ModuleKit) => () => void
  /** Its commands and views in a shop. Throws where the module was not joined. */
  readonly area: (kit: ModuleKit) => Area
}

export const shopModule = <T extends ModuleTypes, Memory, Uses, Area>(
  definition: ModuleDefinition<T, Memory, Uses, Area>,
): ShopModule<Area> => {
  const { key, codecs } = definition
  const areas = new WeakMap<ModuleKit, { readonly area: Area }>()
  return {
    name: key.name,
    shape: [codecs.event.shape, codecs.effect.shape].join(';'),
    codecs,
    open: (kit) => {
      const own = kit.open(definition)
      return () => void areas.set(kit, { area: kit.join(definition, own) })
    },
    area: (kit) => {
      const found = areas.get(kit)
      if (found === undefined) throw new Error(`The module ${key.name} is not open in this shop`)
      return found.area
    },
  }
}
