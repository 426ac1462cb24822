import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { branchOf } from '#application/replay/branch'
import { changeableFields, readChange } from '#application/replay/change'
import { createReplay } from '#application/replay/replay'
import { givenLoggedOrder } from '../../support/given-logged-order'

const ordered = async () => {
  const { batches } = await givenLoggedOrder()
  const replay = createReplay(batches)
  const command = replay.steps.find(({ record }) => record.kind === 'command' && record.type === 'ChangeQuantity')
  if (command === undefined) throw new Error('a command')
  return { batches, replay, step: command.step, payload: changeableFields(command.record.payload) }
}

describe('another payload for a command', () => {
  it('is decided by the rules, under the stamp of the record', async () => {
    const { batches, replay, step, payload } = await ordered()

    const change = readChange(replay, step, JSON.stringify({ ...payload, quantity: 20, id: 'forged', at: 'never' }))

    if (E.isLeft(change)) throw new Error(change.left.tag)
    const branch = branchOf(batches, change.right).replay
    const recorded = replay.steps[step - 1]?.record
    expect(branch.steps[step - 1]?.record.payload).toEqual({ ...Object(recorded?.payload), quantity: 20 })
    expect(branch.steps.map(({ record }) => record.payload)).toContainEqual(expect.objectContaining({ quantity: 20 }))
  })

  it('does not contain its stamp, and is the same when nothing is changed', async () => {
    const { batches, replay, step, payload } = await ordered()
    expect(payload).toEqual({ line: expect.any(String), quantity: expect.any(Number) })

    const change = readChange(replay, step, JSON.stringify(payload))

    if (E.isLeft(change)) throw new Error(change.left.tag)
    expect(branchOf(batches, change.right).batches).toEqual(batches)
  })

  it.each([
    ['hej', { tag: 'NoJson' }],
    ['{"line": "a",\n "quantity": 1,}', { tag: 'NoJson', place: { line: 2, column: 16 } }],
    ['{"line":', { tag: 'NoJson', place: { line: 1, column: 9 } }],
    ['[]', { tag: 'NoObject' }],
    ['null', { tag: 'NoObject' }],
    [
      '{"line":"4208103|DBI|","quantity":"two"}',
      { tag: 'Unreadable', fields: [{ path: 'quantity', expected: 'any number' }] },
    ],
    ['{}', { tag: 'Unreadable', fields: [{ path: 'line' }, { path: 'quantity' }] }],
  ])('that the codec does not take is told by its place: %s', async (text, fault) => {
    const { replay, step } = await ordered()
    expect(readChange(replay, step, text)).toMatchObject(E.left(fault))
  })

  it('is told by its place within lists', async () => {
    const { replay } = await ordered()
    const step = replay.steps.find(({ record }) => record.kind === 'command' && record.type === 'AddLines')?.step ?? 0
    const lines = [{ articleNumber: '1', quantity: 'many', deliveryId: 'DBI', label: '' }]

    const change = readChange(replay, step, JSON.stringify({ from: 'hand', lines }))

    expect(change).toMatchObject(E.left({ tag: 'Unreadable', fields: [{ path: 'lines.0.quantity' }] }))
  })

  it('is refused for a step that is no command, and for one that is not there', async () => {
    const { replay, step } = await ordered()
    expect(readChange(replay, step + 1, '{}')).toEqual(E.left({ tag: 'NoCommand' }))
    expect(readChange(replay, 100_000, '{}')).toEqual(E.left({ tag: 'NoCommand' }))
  })
})
