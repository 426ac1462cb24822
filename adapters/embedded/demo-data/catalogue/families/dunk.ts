import { corrodesMetal, corrosive, harmfulIfSwallowed, organDamage } from '../clp-warnings'
import type { Family } from '../family'
import { kind, sized } from '../kind'

/** Liquids in cans. */
export const dunk: Family = {
  family: 'dunk',
  category: 'kemi/vatskor/glykol',
  discountGroup: 'KEMI',
  numbersFrom: 6_980_000,
  register: 'none',
  unit: 'st',
  orderMultiple: 1,
  brackets: [[10, 0.93]],
  brands: ['Kemverket', 'Rengöra'],
  dimensions: sized(
    [
      [1, 89],
      [5, 296],
      [10, 548],
      [25, 1240],
    ] as const,
    ([litres, price]) => ({ label: `${litres} l`, size: litres, attributes: { Volym: `${litres} l` }, price }),
  ),
  fixed: [],
  models: [
    kind(
      'Etylenglykol',
      'Frostskydd för slutna system, fryspunkt −35 °C vid blandning 1:1.',
      1,
      { Färg: 'Grön', Standard: 'BS 6580' },
      { codes: [2, 3, 4], warnings: [harmfulIfSwallowed, organDamage] },
    ),
    kind(
      'Propylenglykol',
      'Frostskydd för system där livsmedel eller dricksvatten finns nära.',
      1.5,
      { Färg: 'Blå' },
      { codes: [2, 3, 4] },
    ),
    kind(
      'Avkalkning',
      'Löser kalk i beredare, växlare och duschslangar.',
      0.8,
      { 'pH-värde': '1' },
      { category: 'kemi/vatskor/avkalkning', codes: [1, 2], warnings: [corrosive, corrodesMetal] },
    ),
    kind(
      'Propplösare',
      'Löser fett och hår i avlopp.',
      0.9,
      { 'pH-värde': '13,5' },
      { category: 'kemi/vatskor/propplosare', codes: [1, 2], warnings: [corrosive, corrodesMetal] },
    ),
  ],
}
