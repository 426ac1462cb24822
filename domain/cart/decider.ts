import type { Decider } from '../kernel/decider'
import type { CartCommand, CartEffect, CartEvent, CartRefusal } from './protocol'
import { decide } from './decide'
import { evolve, noContext } from './evolve'
import { react } from './react'
import type { CartState } from './cart'

export const cartDecider: Decider<CartState, CartCommand, CartEvent, CartRefusal, CartEffect> = {
  initial: noContext,
  decide,
  evolve,
  react,
}
