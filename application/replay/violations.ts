import { cartInvariants } from './cart-invariants'
import { checkoutInvariants } from './checkout-invariants'
import type { Violation } from './invariant'
import { logInvariants } from './log-invariants'
import { quoteInvariants } from './quote-invariants'
import type { Replay } from './replay'
import { sessionInvariants } from './session-invariants'

/** All invariants: their names, and what each states. */
export const invariants: readonly { readonly name: string; readonly states: string }[] = [
  ...cartInvariants,
  ...checkoutInvariants,
  ...quoteInvariants,
  ...sessionInvariants,
  ...logInvariants,
]

/** What a log breaks of all invariants, by step. */
export const violationsOf = ({ steps, streams }: Replay): readonly Violation[] => {
  const ofStates = [...streams.values()].flatMap((stream) => stream.violations())
  const ofLog = logInvariants.flatMap(({ name, violations }) =>
    violations(steps).map((found) => ({ invariant: name, ...found })),
  )
  return [...ofStates, ...ofLog].toSorted((a, b) => a.step - b.step)
}
