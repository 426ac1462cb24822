import type { CategoryRow } from '../category-data'

export const avlopp: readonly CategoryRow[] = [
  ['avlopp', 'Golv och avlopp', 'golvbrunn'],
  ['avlopp/golvbrunnar', 'Golvbrunnar', 'golvbrunn'],
  ['avlopp/avloppsror', 'Avloppsrör', 'avloppsror'],
  ['avlopp/avloppsror/inomhusror', 'Inomhusrör', 'avloppsror'],
  ['avlopp/avloppsror/markror', 'Markrör', 'avloppsror'],
  ['avlopp/avloppsror/ljuddampade-ror', 'Ljuddämpade rör', 'avloppsror'],
  ['avlopp/avloppsror/draneringsror', 'Dräneringsrör', 'avloppsror'],
  ['avlopp/avloppsdelar', 'Avloppsdelar', 'avloppsdel'],
  ['avlopp/avloppsdelar/bojar', 'Böjar', 'avloppsdel'],
  ['avlopp/avloppsdelar/grenror', 'Grenrör', 'avloppsdel'],
  ['avlopp/avloppsdelar/muffar', 'Muffar', 'avloppsdel'],
  ['avlopp/avloppsdelar/rensror', 'Rensrör', 'avloppsdel'],
  ['avlopp/vattenlas', 'Vattenlås', 'vattenlas'],
  ['avlopp/vattenlas/tvattstallsvattenlas', 'Vattenlås för tvättställ', 'vattenlas'],
  ['avlopp/vattenlas/diskbanksvattenlas', 'Vattenlås för diskbänk', 'vattenlas'],
  ['avlopp/vattenlas/bottenventiler', 'Bottenventiler', 'vattenlas'],
]
