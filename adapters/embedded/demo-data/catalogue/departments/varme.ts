import type { CategoryRow } from '../category-data'

export const varme: readonly CategoryRow[] = [
  ['varme', 'Värme', 'radiator'],
  ['varme/radiatorer', 'Radiatorer', 'radiator'],
  ['varme/radiatorer/panelradiatorer', 'Panelradiatorer', 'radiator'],
  ['varme/radiatorer/termostater', 'Termostater', 'termostat'],
  ['varme/golvvarme', 'Golvvärme', 'fordelare'],
  ['varme/golvvarme/golvvarmefordelare', 'Golvvärmefördelare', 'fordelare'],
  ['varme/golvvarme/fordelarskap', 'Fördelarskåp', 'fordelare'],
  ['varme/pumpar', 'Pumpar', 'pump'],
  ['varme/pumpar/cirkulationspumpar', 'Cirkulationspumpar', 'pump'],
  ['varme/varmepumpar', 'Värmepumpar', 'varmepump'],
  ['varme/varmepumpar/luft-vatten', 'Luft/vatten', 'varmepump'],
  ['varme/varmepumpar/bergvarme', 'Bergvärme', 'varmepump'],
  ['varme/varmepumpar/luft-luft', 'Luft/luft', 'varmepump'],
  ['varme/varmvatten', 'Varmvatten', 'beredare'],
  ['varme/varmvatten/varmvattenberedare', 'Varmvattenberedare', 'beredare'],
  ['varme/expansionskarl', 'Expansionskärl', 'expansionskarl'],
  ['varme/expansionskarl/slutna-karl', 'Slutna kärl', 'expansionskarl'],
  ['varme/expansionskarl/hydropressar', 'Hydropressar', 'expansionskarl'],
]
