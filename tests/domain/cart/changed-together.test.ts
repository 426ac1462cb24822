import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { linesMerged, type CommonChange } from '#domain/cart/changed-together'
import { editsToUndo, undoOfChange } from '#domain/cart/undone-change'
import type { CartLine } from '#domain/cart/cart'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { article, line } from '../given-articles'
import { after, confirmed, linesOf, seen, viewOf } from './given-cart'

const pipe = article('100', 'Rör', 5)
const valve = article('200', 'Ventil', 5)
const contents = (lines: readonly CartLine[]) =>
  lines.map(({ key, quantity }) => `${key} ${quantity}`).toSorted((one, other) => (one < other ? -1 : 1))

describe('lines that are changed together', () => {
  it('become one where they differ in nothing else, or where the cart has such a line already', () => {
    const [a, b, c] = [line(pipe, 1), line(pipe, 2, 'DBI', 'Kök'), line(valve, 1)] as const
    const label: CommonChange = { type: 'ChangeLabel', label: 'Hall' }
    expect(linesMerged([a, b, c], [a, b, c], label)).toBe(1)
    expect(linesMerged([a, b, c], [a, c], label)).toBe(0)
    expect(linesMerged([a, b, c], [a], { type: 'ChangeLabel', label: 'Kök' })).toBe(1)
  })

  const cart = fc.uniqueArray(
    fc
      .tuple(
        fc.constantFrom(pipe, valve),
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom<DeliveryId>('DBI', 'EXH'),
        fc.constantFrom('', 'Kök', 'Hall', '__proto__'),
      )
      .map((parts) => line(...parts)),
    { selector: ({ key }) => key, minLength: 1 },
  )
  const change = fc.constantFrom<CommonChange>(
    { type: 'ChangeDelivery', deliveryId: 'EXH' },
    { type: 'ChangeLabel', label: 'Kök' },
    { type: 'ChangeLabel', label: 'Vind' },
  )

  it('are as they were when the change is undone, also where several had become one', () => {
    fc.assert(
      fc.property(cart, change, fc.array(fc.boolean()), (lines, common, picked) => {
        const changed = lines.filter((_, index) => picked[index] ?? true)
        fc.pre(changed.length > 0)
        const before = confirmed(lines)
        const edit = { ...common, lines: changed.map(({ key }) => key) }
        const done = after(before, edit)
        const merged = linesMerged(lines, changed, common)
        expect(linesOf(done)).toHaveLength(lines.length - merged)
        const { edits, left } = editsToUndo(done.state, undoOfChange(viewOf(before), changed, common))
        expect(left).toEqual([])
        const undone = after(before, edit, ...edits)
        expect(undone.refusals).toEqual([])
        expect(contents(linesOf(undone).map((view) => view.line))).toEqual(contents(lines))
      }),
    )
  })

  const [plain, labelled] = [line(pipe, 4), line(pipe, 2, 'DBI', 'Kök')] as const
  const both: CommonChange = { type: 'ChangeLabel', label: 'Kök' }
  const merging = { ...both, lines: [plain.key] }
  const undo = undoOfChange(viewOf(confirmed([plain, labelled])), [plain], both)

  it('are parted from what was added to their sum since, which stays', () => {
    const since = [merging, { type: 'ChangeQuantity', line: labelled.key, quantity: 9 }] as const
    const before = confirmed([plain, labelled])
    const { edits } = editsToUndo(after(before, ...since).state, undo)
    expect(seen(after(before, ...since, ...edits))).toEqual([
      [plain.key, 4],
      [labelled.key, 5],
    ])
  })

  it('stay one where no more is left of their sum than of those that would come back', () => {
    const fewer = after(confirmed([plain, labelled]), merging, {
      type: 'ChangeQuantity',
      line: labelled.key,
      quantity: 4,
    })
    const { edits, left } = editsToUndo(fewer.state, undo)
    expect(edits).toEqual([])
    expect(left.map((one) => one.quantity)).toEqual([4])
  })
})
