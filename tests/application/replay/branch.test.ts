import { describe, expect, it } from 'vitest'
import type { StoredBatch } from '#application/log/record'
import { branchOf } from '#application/replay/branch'
import { createReplay } from '#application/replay/replay'
import { redecideAll } from '#application/replay/redecide'
import { violationsOf } from '#application/replay/violations'
import { givenLoggedOrder } from '../../support/given-logged-order'
import { journeyNames, journeys, readLog } from '../../support/logged-journeys'

const ordered = async () => (await givenLoggedOrder()).batches

const recordsIn = (log: readonly StoredBatch[]) => log.flatMap(({ records }) => records)

const stepOf = (log: readonly StoredBatch[], kind: string, type: string): number =>
  createReplay(log).steps.find(({ record }) => record.kind === kind && record.type === type)?.step ?? 0

const commandAt = (log: readonly StoredBatch[], step: number) => createReplay(log).steps[step - 1]?.record

describe('a branch of a log', () => {
  it('says that it never happened, and leaves the log as it was', async () => {
    const log = await ordered()
    const before = JSON.stringify(log)

    const branch = branchOf(log, { tag: 'Drop', step: stepOf(log, 'command', 'AddLines') })

    expect(branch.hypothetical).toBe(true)
    expect(JSON.stringify(log)).toBe(before)
  })

  it('without a command lacks all that followed from it: events, calls and their answers', async () => {
    const log = await ordered()
    const step = stepOf(log, 'command', 'AddLines')
    const command = commandAt(log, step)

    const { batches, replay } = branchOf(log, { tag: 'Drop', step })

    const left = recordsIn(batches)
    expect(left.filter(({ correlation }) => correlation === command?.id)).toEqual([])
    expect(left.map(({ type }) => type)).not.toContain('LinesAddRequested')
    expect(batches.every(({ records }) => records.length > 0)).toBe(true)
    expect(violationsOf(replay).map(({ invariant }) => invariant)).not.toContain('cause-comes-first')
  })

  it('decides later commands anew: an edit of a line that is not there is refused, and its call is gone', async () => {
    const log = (await readLog(await journeys['cart-edits']())).batches
    const fetched = stepOf(log, 'event', 'CartSynchronised')

    const { replay } = branchOf(log, { tag: 'Drop', step: fetched })

    const edits = redecideAll(replay)
    expect(edits.filter(({ decision }) => decision.tag === 'Different')).toEqual([])
    const types = replay.steps.map(({ record }) => `${record.kind} ${record.type}`)
    expect(types).toContain('refusal UnknownLine')
    expect(types).not.toContain('effect UpdateItem')
    expect(replay.steps.filter(({ record }) => record.kind === 'answer' && record.settles.length === 0)).toEqual([])
  })

  it('with another payload is decided by it, and keeps the answers of calls that are still asked for', async () => {
    const log = await ordered()
    const step = stepOf(log, 'command', 'ChangeQuantity')
    const payload = { ...Object(commandAt(log, step)?.payload), quantity: 20 }

    const { replay } = branchOf(log, { tag: 'Change', step, payload })

    const asked = replay.steps.find(({ record }) => record.kind === 'effect' && record.type === 'UpdateItem')?.record
    expect(asked?.payload).toMatchObject({ quantity: 20 })
    expect(
      replay.steps.some(({ record }) => record.kind === 'answer' && record.settles.includes(asked?.id ?? '')),
    ).toBe(true)
    expect(redecideAll(replay).filter(({ decision }) => decision.tag === 'Different')).toEqual([])
  })

  it('with a payload that is refused has no call and no answer of it', async () => {
    const log = await ordered()
    const step = stepOf(log, 'command', 'ChangeQuantity')
    const command = commandAt(log, step)
    const payload = { ...Object(command?.payload), quantity: -1 }

    const { replay } = branchOf(log, { tag: 'Change', step, payload })

    const followed = replay.steps.filter(({ record }) => record.correlation === command?.id).map(({ record }) => record)
    expect(followed.map(({ kind, type }) => `${kind} ${type}`)).toEqual([
      'command ChangeQuantity',
      'refusal InvalidQuantity',
    ])
  })

  it('with a payload that was refused and is taken now has a call, which nobody answered', async () => {
    const log = await ordered()
    const refused = createReplay(log).steps.find(({ record }) => record.kind === 'refusal')?.record
    const command = createReplay(log).steps.find(({ record }) => record.id === refused?.causation)
    const payload = { ...Object(command?.record.payload), quantity: 4 }

    const { replay } = branchOf(log, { tag: 'Change', step: command?.step ?? 0, payload })

    const followed = replay.steps.filter(({ record }) => record.correlation === command?.record.id)
    expect(followed.map(({ record }) => record.kind)).toEqual(['command', 'event', 'effect'])
    expect(new Set(replay.steps.map(({ record }) => record.id)).size).toBe(replay.steps.length)
  })

  it('is the log itself where there is no such step', async () => {
    const log = await ordered()
    expect(branchOf(log, { tag: 'Drop', step: 100_000 }).batches).toEqual(log)
  })

  it.each(journeyNames)('is whole whatever step is dropped, and decides as it says: %s', async (name) => {
    const { batches } = await readLog(await journeys[name]())
    const all = createReplay(batches).steps.filter(({ step }) => step % 3 === 0)

    for (const { step } of all) {
      const { replay } = branchOf(batches, { tag: 'Drop', step })
      const ids = replay.steps.map(({ record }) => record.id)
      const wrong = redecideAll(replay).filter((one) => one.decision.tag === 'Different' && one.command.step >= step)
      expect([step, new Set(ids).size, wrong]).toEqual([step, ids.length, []])
    }
  })
})
