import type { Decider } from '../kernel/decider'
import type { CheckoutCommand, CheckoutEffect, CheckoutEvent, CheckoutRefusal } from './protocol'
import type { CheckoutState } from './checkout'
import { decide } from './decide'
import { emptyCheckout, evolve } from './evolve'
import { react } from './react'

export const checkoutDecider: Decider<CheckoutState, CheckoutCommand, CheckoutEvent, CheckoutRefusal, CheckoutEffect> =
  {
    initial: emptyCheckout,
    decide,
    evolve,
    react,
  }
