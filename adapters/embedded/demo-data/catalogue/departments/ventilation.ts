import type { CategoryRow } from '../category-data'

export const ventilation: readonly CategoryRow[] = [
  ['ventilation', 'Ventilation', 'spiro'],
  ['ventilation/kanaler', 'Kanaler', 'spiro'],
  ['ventilation/kanaler/spiroror', 'Spirorör', 'spiro'],
  ['ventilation/kanaldelar', 'Kanaldelar', 'spiro'],
  ['ventilation/kanaldelar/bojar', 'Böjar', 'spiro'],
  ['ventilation/kanaldelar/t-stycken', 'T-stycken', 'spiro'],
  ['ventilation/kanaldelar/nipplar', 'Nipplar', 'spiro'],
  ['ventilation/kanaldelar/ljuddampare', 'Ljuddämpare', 'spiro'],
  ['ventilation/don', 'Don och galler', 'ventilationsdon'],
  ['ventilation/don/franluftsdon', 'Frånluftsdon', 'ventilationsdon'],
  ['ventilation/don/tilluftsdon', 'Tilluftsdon', 'ventilationsdon'],
  ['ventilation/don/galler', 'Galler', 'ventilationsdon'],
  ['ventilation/flaktar', 'Fläktar', 'flakt'],
  ['ventilation/flaktar/kanalflaktar', 'Kanalfläktar', 'flakt'],
  ['ventilation/flaktar/badrumsflaktar', 'Badrumsfläktar', 'flakt'],
  ['ventilation/isolering', 'Kanalisolering', 'isolering'],
  ['ventilation/isolering/lamellmattor', 'Lamellmattor', 'isolering'],
]
