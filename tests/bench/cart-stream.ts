import { cartCore } from '#application/modules/cart/core'
import { cartInterpreter } from '#application/modules/cart/interpreter'
import type { Runtime } from '#application/runtime/runtime'
import type { CartLine } from '#domain/cart/cart'
import { aContext, someClaims } from '../domain/given'
import { createFakeCartService, type FakeCartService } from '../support/fake-cart-service'
import { fixedClock } from '../support/fixed-clock'
import { createScriptedNetwork } from '../support/scripted-network'

/** A service with a cart of these lines, which answers at once. */
export const serviceWithCart = (lines: readonly CartLine[]): FakeCartService => {
  const { userId, customerId } = aContext
  const claims = someClaims({ userId, customerId })
  return createFakeCartService({ lines, declines: [], unknownArticles: [] }, () => claims, createScriptedNetwork())
}

/** The cart's stream in a runtime. */
export const cartStream = (runtime: Runtime, { cart, commerce }: FakeCartService, name: string) =>
  runtime.stream(
    {
      ...cartCore({ idempotencyKey: true }),
      interpreter: cartInterpreter({ cart, commerce, worksFor: () => true, now: fixedClock().now }),
    },
    name,
  )
