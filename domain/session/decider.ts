import type { Decider } from '../kernel/decider'
import { decide } from './decide'
import { evolve, unknownSession } from './evolve'
import { react } from './react'
import type { SessionCommand, SessionEffect, SessionEvent, SessionRefusal } from './protocol'
import type { SessionState } from './session'

export const sessionDecider: Decider<SessionState, SessionCommand, SessionEvent, SessionRefusal, SessionEffect> = {
  initial: unknownSession,
  decide,
  evolve,
  react,
}
