import { describe, expect, it } from 'vitest'
import { articleNumber, cartId, commandId } from '#domain/kernel/ids'
import { aCart, aLine } from '../given'
import {
  adopt,
  after,
  changes,
  confirm,
  confirmed,
  keyOf,
  newLine,
  nothingYet,
  refuse,
  step,
  type Ran,
} from './given-cart'

const [a, b] = ['1000001', '1000002'] as const
const line = (article: string) => aLine({ articleNumber: articleNumber(article), quantity: 1 })
const change = (article: string, quantity: number) =>
  ({ type: 'ChangeQuantity', line: keyOf(article), quantity }) as const
const remove = (article: string) => ({ type: 'RemoveLines', lines: [keyOf(article)] }) as const
const add = (...articles: readonly string[]) =>
  ({ type: 'AddLines', from: 'hand', lines: articles.map((article) => newLine(article, 2)) }) as const

const refusedIn = ({ state }: Ran) => (state.tag === 'InContext' ? state.refused : [])
const twoLines = confirmed([line(a), line(b)])

describe('a refused edit', () => {
  it('[ERROR-25] is kept with what was typed and why it was refused', () => {
    const ran = step(after(twoLines, change(a, 12)), refuse('e1'), 's1')

    expect(refusedIn(ran)).toMatchObject([{ id: 'e1', edit: change(a, 12), failure: { status: 422 } }])
  })

  it('stands beside refused edits of other lines', () => {
    const both = after(twoLines, change(a, 12), change(b, 13))
    const ran = step(step(both, refuse('e1'), 's1'), refuse('e2'), 's2')

    expect(refusedIn(ran).map(({ id }) => id)).toEqual(['e1', 'e2'])
  })

  it('gives way to a new edit of the same kind and line, and to no other', () => {
    const ran = step(step(after(twoLines, change(a, 12), remove(b)), refuse('e1'), 's1'), refuse('e2'), 's2')

    expect(refusedIn(step(ran, change(a, 14), 'e3')).map(({ id }) => id)).toEqual(['e2'])
    expect(refusedIn(step(ran, change(b, 14), 'e3')).map(({ id }) => id)).toEqual(['e1', 'e2'])
  })

  it('goes when it is dismissed', () => {
    const ran = step(after(twoLines, change(a, 12)), refuse('e1'), 's1')

    expect(refusedIn(step(ran, { type: 'DismissRefusedEdits', edits: [commandId('e1')] }, 'd1'))).toEqual([])
  })

  it('goes with its cart when another one replaces it, but an add stays to be made again', () => {
    const both = after(twoLines, change(a, 12), add('1000003'))
    const ran = step(step(both, refuse('e1'), 's1'), refuse('e2'), 's2')
    const next = aCart([line(b)], { version: 1, cartId: cartId('cart-2') })

    expect(refusedIn(ran).map(({ id }) => id)).toEqual(['e1', 'e2'])
    expect(refusedIn(step(ran, adopt(next, 9), 's3')).map(({ id }) => id)).toEqual(['e2'])
  })

  it('of which nothing is known is not dismissed', () => {
    const dismissed = step(twoLines, { type: 'DismissRefusedEdits', edits: [] }, 'd1')

    expect(dismissed.events).toEqual(twoLines.events)
  })

  it('goes with its context', () => {
    const ran = step(after(twoLines, change(a, 12)), refuse('e1'), 's1')

    expect(refusedIn(step(ran, { type: 'LeaveContext' }, 'l1'))).toEqual([])
    expect(refusedIn(nothingYet)).toEqual([])
  })

  it('is one of the fifty newest', () => {
    const many = Array.from({ length: 60 }, (_, index) => String(2_000_000 + index))
    const cart = confirmed(many.map(line))
    const ran = many.reduce(
      (now, article, index) => step(step(now, change(article, 5), `m${index}`), refuse(`m${index}`), `s${index}`),
      cart,
    )

    expect(refusedIn(ran).map(({ id }) => id)).toEqual(many.slice(10).map((_, index) => `m${index + 10}`))
  })
})

describe('an add that the service took but for some articles', () => {
  it('leaves those as refused, with its words', () => {
    const added = after(twoLines, add('3000001', '3000002'))
    const failed = [{ id: '3000002', code: 'UNKNOWN', message: 'Artikeln finns inte.' }]
    const ran = step(added, confirm(['e1'], { ...changes(2, [line('3000001')]), failed }), 's1')

    expect(refusedIn(ran)).toMatchObject([
      {
        edit: { type: 'AddLines', lines: [{ articleNumber: '3000002', quantity: 2 }] },
        failure: { details: [{ message: 'Artikeln finns inte.' }] },
      },
    ])
  })
})
