import type { Family } from '../family'
import { armatur } from './armatur'
import { avloppsdel } from './avloppsdel'
import { avloppsror } from './avloppsror'
import { backventil } from './backventil'
import { beredare } from './beredare'
import { blandare } from './blandare'
import { borr } from './borr'
import { borrmaskin } from './borrmaskin'
import { bricka } from './bricka'
import { dunk } from './dunk'
import { duschset } from './duschset'
import { eldosa } from './eldosa'
import { elror } from './elror'
import { expansionskarl } from './expansionskarl'
import { flakt } from './flakt'
import { fogtub } from './fogtub'
import { fordelare } from './fordelare'
import { golvbrunn } from './golvbrunn'
import { handske } from './handske'
import { hjalm } from './hjalm'
import { isolering } from './isolering'
import { kabel } from './kabel'
import { kakel } from './kakel'
import { kapskiva } from './kapskiva'
import { klamkoppling } from './klamkoppling'
import { klammer } from './klammer'
import { kopparror } from './kopparror'
import { kulventil } from './kulventil'
import { mutter } from './mutter'
import { nippel } from './nippel'
import { packning } from './packning'
import { pexror } from './pexror'
import { plugg } from './plugg'
import { presskulventil } from './presskulventil'
import { pressmaskin } from './pressmaskin'
import { pump } from './pump'
import { radiator } from './radiator'
import { sakerhetsventil } from './sakerhetsventil'
import { sakring } from './sakring'
import { skruv } from './skruv'
import { spiro } from './spiro'
import { spray } from './spray'
import { tang } from './tang'
import { tejp } from './tejp'
import { termostat } from './termostat'
import { tror } from './tror'
import { tvattstall } from './tvattstall'
import { uttag } from './uttag'
import { varmepump } from './varmepump'
import { vattenlas } from './vattenlas'
import { ventilationsdon } from './ventilationsdon'
import { vinkel } from './vinkel'
import { wcstol } from './wcstol'

/** Every family, in the order in which the catalogue grows. */
export const families: readonly Family[] = [
  kulventil,
  presskulventil,
  klamkoppling,
  tror,
  vinkel,
  pexror,
  kopparror,
  klammer,
  radiator,
  termostat,
  golvbrunn,
  pump,
  beredare,
  blandare,
  wcstol,
  tvattstall,
  duschset,
  avloppsror,
  avloppsdel,
  vattenlas,
  backventil,
  sakerhetsventil,
  nippel,
  fordelare,
  isolering,
  packning,
  expansionskarl,
  varmepump,
  kabel,
  uttag,
  eldosa,
  elror,
  sakring,
  armatur,
  spiro,
  ventilationsdon,
  flakt,
  borrmaskin,
  pressmaskin,
  tang,
  borr,
  kapskiva,
  skruv,
  mutter,
  bricka,
  plugg,
  fogtub,
  tejp,
  spray,
  dunk,
  handske,
  hjalm,
  kakel,
]
