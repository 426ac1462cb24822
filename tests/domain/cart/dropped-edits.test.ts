import { describe, expect, it } from 'vitest'
import { summariseCart, evolve } from '#domain/cart/evolve'
import { articleNumber, cartId, commandId } from '#domain/kernel/ids'
import type { CartState } from '#domain/cart/cart'
import { aCart, aLine } from '../given'
import { adopt, after, confirmed, keyOf, nothingYet, refuse, step, type Ran } from './given-cart'

const [a, b] = ['1000001', '1000002'] as const
const line = (article: string, quantity: number) => aLine({ articleNumber: articleNumber(article), quantity })
const change = (article: string, quantity: number) =>
  ({ type: 'ChangeQuantity', line: keyOf(article), quantity }) as const
const ids = (edits: readonly string[]) => edits.map(commandId)
const hold = (...edits: readonly string[]) => ({ type: 'HoldEdits', edits: ids(edits) }) as const
const discard = (...edits: readonly string[]) => ({ type: 'DiscardHeldEdits', edits: ids(edits) }) as const
const dismiss = (...edits: readonly string[]) => ({ type: 'DismissRefusedEdits', edits: ids(edits) }) as const
const bringBack = (...edits: readonly string[]) => ({ type: 'BringBackDroppedEdits', edits: ids(edits) }) as const

const inContext = ({ state }: Ran): Extract<CartState, { tag: 'InContext' }> => {
  if (state.tag !== 'InContext') throw new Error('nobody has a cart')
  return state
}

const two = after(confirmed([line(a, 1), line(b, 1)]), change(a, 5), change(b, 6))
const held = step(two, hold('e1', 'e2'), 'h')
const refused = step(two, refuse('e1', 'e2'), 'r')

describe('edits that the user has dropped', () => {
  it('are there again as they were, with what they found, where held ones were thrown away', () => {
    const discarded = step(held, discard('e1', 'e2'), 'd')
    expect(inContext(discarded)).toMatchObject({ held: [], dropped: { held: [{ id: 'e1' }, { id: 'e2' }] } })

    expect(step(discarded, bringBack('e1', 'e2'), 'u').state).toEqual(held.state)
  })

  it('are there again as they were where refused ones were let be', () => {
    const letBe = step(refused, dismiss('e1', 'e2'), 'd')
    expect(inContext(letBe).refused).toEqual([])

    expect(step(letBe, bringBack('e1', 'e2'), 'u').state).toEqual(refused.state)
  })

  it('are brought back each for itself, in any order', () => {
    const first = step(step(refused, dismiss('e1'), 'd'), dismiss('e2'), 'd2')
    const one = inContext(step(first, bringBack('e1'), 'u'))
    expect(one).toMatchObject({ refused: [{ id: 'e1' }], dropped: { refused: [{ id: 'e2' }] } })
  })

  it('ask for nothing', () => {
    const discarded = step({ ...held, effects: [] }, discard('e1', 'e2'), 'd')
    expect(step(discarded, bringBack('e1', 'e2'), 'u').effects).toEqual([])
  })

  it('stay gone where a newer edit has been made in their place', () => {
    const discarded = step(held, discard('e1', 'e2'), 'd')
    const newer = step(discarded, change(a, 9), 'n')

    const back = inContext(step(newer, bringBack('e1', 'e2'), 'u'))
    expect(back.held.map(({ id }) => id)).toEqual(['e2'])

    const letBe = step(step(refused, dismiss('e1'), 'd'), change(a, 9), 'n')
    expect(step(letBe, bringBack('e1'), 'u').events).toEqual(letBe.events)
  })

  it('stay gone where refused ones are about lines of a cart that another has replaced', () => {
    const letBe = step(refused, dismiss('e1', 'e2'), 'd')
    const other = step(letBe, adopt(aCart([], { cartId: cartId('another'), version: 1 })), 'f')
    expect(inContext(other).dropped).toBeUndefined()
  })

  it('are not brought back twice, nor where nothing was dropped', () => {
    const once = step(step(held, discard('e1', 'e2'), 'd'), bringBack('e1', 'e2'), 'u')
    expect(step(once, bringBack('e1', 'e2'), 'u2').events).toEqual(once.events)
    expect(step(held, bringBack('e1'), 'u').events).toEqual(held.events)
    expect(step(nothingYet, bringBack('e1'), 'u').events).toEqual([])
  })

  it('are known from a summary of the log', () => {
    const discarded = step(held, discard('e1', 'e2'), 'd')
    expect(evolve(nothingYet.state, summariseCart(discarded.state))).toEqual(discarded.state)
  })
})
