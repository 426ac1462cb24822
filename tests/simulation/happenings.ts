import { fc } from '@fast-check/vitest'
import type { Fate } from './unreliable-cart-service'

/** When a quantity that is written ahead is told and appended: at once, or after the next happening, which may end its page. */
export type Ahead = 'atOnce' | 'later'

/**
 * What a user does with the cart. `closed`: the page is left in the same tick, before anything is written. `killed`: it
 * is gone in that tick, and is not told.
 */
export type Edit = { readonly tab: number; readonly end: 'none' | 'closed' | 'killed' } & (
  | { readonly type: 'add'; readonly article: number; readonly quantity: number }
  | { readonly type: 'set'; readonly line: number; readonly quantity: number; readonly ahead?: Ahead | undefined }
  | { readonly type: 'remove'; readonly line: number }
)

/** One thing that happens: to the cart, to the network, to time or to a tab. `tab` counts among the open ones. */
export type Happening =
  | Edit
  | { readonly type: 'deliver'; readonly fate: Fate }
  | { readonly type: 'pass'; readonly ms: number }
  | { readonly type: 'open' }
  | { readonly type: 'connectionBack' }
  | { readonly type: 'storage'; readonly works: boolean }
  | { readonly type: 'crash'; readonly tab: number; readonly fate: Fate | 'delayed' }
  | { readonly type: 'arriveLate' }

const fate = fc.constantFrom<Fate>(
  'carried',
  'carried',
  'carried',
  'requestLost',
  'answerLost',
  'doubled',
  'unavailable',
  'refused',
)
const tab = fc.nat({ max: 1 })
const quantity = fc.integer({ min: 1, max: 9 })
const ahead = fc.constantFrom<Ahead | undefined>(undefined, 'atOnce', 'later', 'later')
const end = fc.constantFrom<Edit['end']>('none', 'none', 'none', 'none', 'none', 'closed', 'closed', 'killed')

export const happenings: fc.Arbitrary<readonly Happening[]> = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ type: fc.constant('add' as const), tab, end, article: fc.nat({ max: 2 }), quantity }),
    },
    {
      weight: 5,
      arbitrary: fc.record({ type: fc.constant('set' as const), tab, end, line: fc.nat({ max: 2 }), quantity, ahead }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ type: fc.constant('remove' as const), tab, end, line: fc.nat({ max: 2 }) }),
    },
    { weight: 7, arbitrary: fc.record({ type: fc.constant('deliver' as const), fate }) },
    { weight: 4, arbitrary: fc.record({ type: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 700 }) }) },
    { weight: 1, arbitrary: fc.constant({ type: 'open' as const }) },
    { weight: 1, arbitrary: fc.constant({ type: 'connectionBack' as const }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('storage' as const), works: fc.boolean() }) },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant('crash' as const),
        tab,
        fate: fc.oneof(fate, fc.constant('delayed' as const)),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ type: 'arriveLate' as const }) },
  ),
  { minLength: 10, maxLength: 60 },
)
