import type { CategoryData } from '../../seeding/catalogue-data'
import { avlopp } from './departments/avlopp'
import { el } from './departments/el'
import { fastelement } from './departments/fastelement'
import { kemi } from './departments/kemi'
import { kemiFastmassa } from './departments/kemi-fastmassa'
import { kemiTatskikt } from './departments/kemi-tatskikt'
import { sanitet } from './departments/sanitet'
import { skydd } from './departments/skydd'
import { varme } from './departments/varme'
import { varmekallor } from './departments/varmekallor'
import { ventilation } from './departments/ventilation'
import { verktyg } from './departments/verktyg'
import { vvsIsolering } from './departments/vvs-isolering'
import { vvsRor } from './departments/vvs-ror'
import { vvsRordelar } from './departments/vvs-rordelar'
import { vvsVentiler } from './departments/vvs-ventiler'
import type { Family } from './family'

/** In the order of the menu. */
const departments = [
  vvsVentiler,
  vvsRordelar,
  vvsRor,
  vvsIsolering,
  varme,
  varmekallor,
  avlopp,
  sanitet,
  ventilation,
  el,
  verktyg,
  fastelement,
  kemi,
  kemiFastmassa,
  kemiTatskikt,
  skydd,
]

/** The tree of categories, parents before children, in the order of the menu. */
export const categories: readonly CategoryData[] = departments
  .flatMap((department) => department.categories)
  .map(([slug, name, illustration]) => ({ slug, name, illustration }))

/** The families that the catalogue begins with, in this order; those not named follow in the order of the menu. */
const growthOrder = `
  kulventil presskulventil klamkoppling tror vinkel pexror kopparror klammer radiator termostat golvbrunn pump beredare
  blandare wcstol tvattstall duschset avloppsror avloppsdel vattenlas backventil sakerhetsventil nippel fordelare
  isolering packning expansionskarl varmepump kabel uttag eldosa elror sakring armatur spiro ventilationsdon flakt
  borrmaskin pressmaskin tang borr kapskiva skruv mutter bricka plugg fogtub tejp spray dunk handske hjalm kakel
  radiatorventil injusteringsventil fastmassa fogbruk avjamning tatskikt tatband tatmanschett
`
  .trim()
  .split(/\s+/)

const placeOf = ({ family }: Family): number => {
  const place = growthOrder.indexOf(family)
  return place < 0 ? growthOrder.length : place
}

/** Every family, in the order in which the catalogue grows. */
export const families: readonly Family[] = departments
  .flatMap((department) => department.families)
  .toSorted((a, b) => placeOf(a) - placeOf(b))

/** A name of each model. */
export const productNames: readonly string[] = families.flatMap(({ models, fixed = [] }) =>
  [...models, ...fixed.map(({ model }) => model)].map(({ name }) => name),
)
