import type { CategoryRow } from '../category-data'

export const kemi: readonly CategoryRow[] = [
  ['kemi', 'Kemi, fog och tejp', 'fogtub'],
  ['kemi/fog-och-lim', 'Fog och lim', 'fogtub'],
  ['kemi/fog-och-lim/silikon', 'Silikon', 'fogtub'],
  ['kemi/fog-och-lim/akryl', 'Akryl', 'fogtub'],
  ['kemi/fog-och-lim/montagelim', 'Montagelim', 'fogtub'],
  ['kemi/fog-och-lim/fogskum', 'Fogskum', 'fogtub'],
  ['kemi/sprayer', 'Sprayer', 'spray'],
  ['kemi/sprayer/smorj-och-rostlosning', 'Smörj och rostlösning', 'spray'],
  ['kemi/sprayer/rostskydd', 'Rostskydd', 'spray'],
  ['kemi/sprayer/lacksokning', 'Läcksökning', 'spray'],
  ['kemi/vatskor', 'Vätskor', 'dunk'],
  ['kemi/vatskor/glykol', 'Glykol', 'dunk'],
  ['kemi/vatskor/avkalkning', 'Avkalkning', 'dunk'],
  ['kemi/vatskor/propplosare', 'Propplösare', 'dunk'],
  ['kemi/tejp', 'Tejp', 'tejp'],
  ['kemi/tejp/vavtejp', 'Vävtejp', 'tejp'],
  ['kemi/tejp/aluminiumtejp', 'Aluminiumtejp', 'tejp'],
  ['kemi/tejp/eltejp', 'Eltejp', 'tejp'],
  ['kemi/tejp/gangtejp', 'Gängtejp', 'tejp'],
]
