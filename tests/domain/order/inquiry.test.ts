import * as E from 'fp-ts/Either'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { inquiryKinds, judgeInquiry, LONGEST_MESSAGE, mostInquired, type Inquiry } from '#domain/order/inquiry'

const rows = [
  { position: 1, ordered: 10, delivered: 4 },
  { position: 2, ordered: 5, delivered: 0 },
]
const claim: Inquiry = { kind: 'claim', message: 'Trasig vid leverans', lines: [{ position: 1, quantity: 4 }] }
const refusal = (inquiry: Partial<Inquiry>) => {
  const judged = judgeInquiry({ ...claim, ...inquiry }, rows)
  return E.isLeft(judged) ? judged.left : undefined
}

describe('an inquiry about an order', () => {
  it('is taken with its message trimmed', () => {
    expect(judgeInquiry({ ...claim, message: '  Trasig\n' }, rows)).toEqual(E.right({ ...claim, message: 'Trasig' }))
  })

  it('needs a message that is not too long', () => {
    expect(refusal({ message: ' \n ' })).toEqual({ tag: 'NoMessage' })
    expect(refusal({ message: 'a'.repeat(LONGEST_MESSAGE + 1) })).toEqual({ tag: 'MessageTooLong' })
    expect(refusal({ message: 'a'.repeat(LONGEST_MESSAGE) })).toBeUndefined()
  })

  it('names the rows of a claim or a return; a question may be about the whole order', () => {
    for (const kind of ['claim', 'return'] as const) expect(refusal({ kind, lines: [] })).toEqual({ tag: 'NoLines' })
    expect(refusal({ kind: 'question', lines: [] })).toBeUndefined()
  })

  it('is about no more than was delivered, and a question about no more than was ordered', () => {
    expect(refusal({ lines: [{ position: 1, quantity: 4.5 }] })).toEqual({ tag: 'TooMuch', position: 1, most: 4 })
    expect(refusal({ kind: 'return', lines: [{ position: 2, quantity: 1 }] })).toMatchObject({ tag: 'TooMuch' })
    expect(refusal({ kind: 'question', lines: [{ position: 2, quantity: 5 }] })).toBeUndefined()
    expect(refusal({ kind: 'question', lines: [{ position: 2, quantity: 6 }] })).toMatchObject({ most: 5 })
  })

  it('names no row that is not there, no row twice, and no quantity of nothing', () => {
    const wrong = (position: number) => ({ tag: 'WrongLine', position })
    expect(refusal({ lines: [{ position: 3, quantity: 1 }] })).toEqual(wrong(3))
    for (const quantity of [0, -1, Number.NaN])
      expect(refusal({ lines: [{ position: 1, quantity }] })).toEqual(wrong(1))
    const twice = [1, 1].map((position) => ({ position, quantity: 1 }))
    expect(refusal({ lines: twice })).toEqual(wrong(1))
  })

  test.prop([
    fc.constantFrom(...inquiryKinds),
    fc.array(fc.record({ position: fc.integer({ min: 0, max: 3 }), quantity: fc.double() }), { maxLength: 3 }),
  ])('is taken only if every row holds what it is about', (kind, lines) => {
    const judged = judgeInquiry({ kind, message: 'Hej', lines }, rows)
    const holds = lines.every(({ position, quantity }) =>
      rows.some((row) => row.position === position && quantity > 0 && quantity <= mostInquired(kind, row)),
    )
    const isOnce = new Set(lines.map(({ position }) => position)).size === lines.length
    expect(E.isRight(judged)).toBe(holds && isOnce && (kind === 'question' || lines.length > 0))
  })
})
