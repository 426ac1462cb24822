import type { Decider } from '../kernel/decider'
import type { CartCommand } from './commands'
import { decide } from './decide'
import type { CartEffect } from './effects'
import type { CartEvent } from './events'
import { evolve, noContext } from './evolve'
import { react } from './react'
import type { CartRefusal } from './refusals'
import type { CartState } from './state'

export const cartDecider: Decider<CartState, CartCommand, CartEvent, CartRefusal, CartEffect> = {
  initial: noContext,
  decide,
  evolve,
  react,
}
