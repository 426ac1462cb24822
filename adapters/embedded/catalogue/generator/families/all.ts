import type { Family } from '../family'
import { beredare } from './beredare'
import { golvbrunn } from './golvbrunn'
import { klamkoppling } from './klamkoppling'
import { klammer } from './klammer'
import { kopparror } from './kopparror'
import { kulventil } from './kulventil'
import { pexror } from './pexror'
import { presskulventil } from './presskulventil'
import { pump } from './pump'
import { radiator } from './radiator'
import { termostat } from './termostat'
import { tror } from './tror'
import { vinkel } from './vinkel'

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
]
