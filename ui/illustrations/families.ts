import type { Family } from './family'
import { beredare, golvbrunn, pump, radiator } from './heating'
import { fordelare, isolering, klamkoppling, kopparror, pexror, spiro, tror, vinkel } from './pipes'
import { fogtub, kakel, tejp, wcstol } from './sanitary'
import { borrmaskin, klammer, okand, packning, pressmaskin } from './tools'
import { blandare, kulventil, presskulventil, termostat } from './valves'
import { armatur, eldosa, elror, kabel, sakring, uttag } from './electrical'
import { borr, bricka, kapskiva, mutter, plugg, skruv } from './fasteners'
import { dunk, handske, hjalm, spray, tang } from './supplies'
import { avloppsdel, avloppsror, backventil, nippel, sakerhetsventil, vattenlas } from './valves-and-fittings'
import { flakt, ventilationsdon } from './ventilation'
import { duschset, expansionskarl, tvattstall, varmepump } from './water-and-heat'

/** Every family of articles that has a drawing, by the name that its articles carry. */
export const families = {
  kulventil,
  presskulventil,
  vinkel,
  tror,
  klamkoppling,
  pexror,
  kopparror,
  radiator,
  wcstol,
  blandare,
  golvbrunn,
  kakel,
  borrmaskin,
  pressmaskin,
  pump,
  beredare,
  klammer,
  termostat,
  fordelare,
  spiro,
  isolering,
  fogtub,
  tejp,
  packning,
  armatur,
  eldosa,
  elror,
  kabel,
  sakring,
  uttag,
  borr,
  bricka,
  kapskiva,
  mutter,
  plugg,
  skruv,
  dunk,
  handske,
  hjalm,
  spray,
  tang,
  avloppsdel,
  avloppsror,
  backventil,
  nippel,
  sakerhetsventil,
  vattenlas,
  flakt,
  ventilationsdon,
  duschset,
  expansionskarl,
  tvattstall,
  varmepump,
  okand,
} as const satisfies Readonly<Record<string, Family>>

const drawn: Readonly<Record<string, Family>> = families

export const familyNamed = (name: string): Family => (Object.hasOwn(drawn, name) ? (drawn[name] ?? okand) : okand)
