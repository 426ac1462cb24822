import { readFile, writeFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { StoredBatch } from '#application/log/record'
import { invariants } from '#application/replay/violations'
import { givenLoggedOrder } from '../support/given-logged-order'
import { anOrigin } from '../support/logged-values/batches'
import { buried, inFolder, logOf, replay } from './given-command-line'

/** The log of an order whose record of one event says something else than was decided. */
const altered = (batches: readonly StoredBatch[]): readonly StoredBatch[] =>
  batches.map((batch) => ({
    ...batch,
    records: batch.records.map((record) =>
      record.kind === 'event' && record.type === 'QuantityChangeRequested'
        ? { ...record, payload: { ...Object(record.payload), quantity: 9 } }
        : record,
    ),
  }))

describe('the command line of the replay', () => {
  const file = inFolder()
  let batches: readonly StoredBatch[] = []

  beforeAll(async () => {
    batches = (await givenLoggedOrder()).batches
    await writeFile(file('clean.jsonl'), logOf(batches))
    await writeFile(file('faulty.jsonl'), logOf(buried()))
    await writeFile(file('altered.jsonl'), logOf(altered(batches)))
  })

  it('is clean, with 0, where nothing is broken', async () => {
    const { code, lines } = await replay([file('clean.jsonl')])

    expect(code).toBe(0)
    expect(lines[0]).toBe(`Log of dahl, build ${anOrigin.build}`)
    expect(lines).toContain('  all hold')
    expect(lines.some((line) => /^ +11 events {2}cart:dahl:/.test(line))).toBe(true)
  })

  it('has found something, with 1, where an invariant is broken', async () => {
    const { code, out } = await replay([file('faulty.jsonl')])

    expect(code).toBe(1)
    expect(out).toContain('edit-pending-once at step 12')
    expect(out).toContain('pending are e1, e2, e3, e1')
  })

  it('reads standard input, by a hyphen or without a file', async () => {
    const expected = (await replay([file('clean.jsonl')])).out
    expect(await replay([], logOf(batches))).toMatchObject({ code: 0, out: expected })
    expect(await replay(['-', '--json'], logOf(buried()))).toMatchObject({ code: 1 })
  })

  it.each([
    {
      args: ['--at', '12'],
      code: 1,
      says: ['= event', 'broken: edit-pending-once', 'State of cart:dahl:u1:104822:P-3309', 'pending.3'],
    },
    { args: ['--at', '10'], code: 0, says: ['LinesAddRequested', 'tab a, position 5, decided upon 4'] },
    {
      args: ['--until', 'CartSynchronised'],
      code: 0,
      says: ['     4  09:30:00      = event         CartSynchronised'],
    },
    {
      args: ['--why', 'cart.confirmed.version'],
      code: 0,
      says: ['confirmed.version of cart:dahl', '+ 1', 'CartSynchronised'],
    },
    { args: ['--why', 'cart.nonsense'], code: 0, says: ['no event has changed nonsense of cart:'] },
    {
      args: ['--bisect', 'edit-pending-once'],
      code: 1,
      says: ['edit-pending-once is first broken at step 12', 'pending are'],
    },
    { args: ['--bisect', 'order-sent-once'], code: 0, says: ['order-sent-once holds at every step'] },
    { args: ['--drop', '12'], code: 0, says: ['HYPOTHETICAL: without step 12', 'all hold'] },
    { args: ['--steps', '11-'], code: 1, says: ['    11  ', '    12  ', '        broken: edit-pending-once'] },
    { args: ['--steps', '1-2'], code: 0, says: ['     1  ', '     2  '] },
    { args: ['--shrink'], code: 1, says: ['No edit is pending twice.', 'the fault needs 3 of 6 batches'] },
    { args: ['--redecide'], code: 1, says: ['6 commands', '6 cannot be decided'] },
    { args: ['--help'], code: 0, says: ['npm run replay', '--emit-test FILE', 'Exit code'] },
  ])('answers $args', async ({ args, code, says }) => {
    const ran = await replay([file('faulty.jsonl'), ...args])
    for (const said of says) expect(ran.out).toContain(said)
    expect(ran.code).toBe(code)
  })

  it('lists all steps, one line each', async () => {
    const { code, lines } = await replay([file('clean.jsonl'), '--steps', 'all'])
    const records = batches.flatMap((batch) => batch.records)

    expect(code).toBe(0)
    expect(lines).toHaveLength(records.length)
    expect(lines.map((line) => line.slice(24).split(' ')[0])).toEqual(records.map(({ kind }) => kind))
    expect((await replay([file('clean.jsonl'), '--steps', '7'])).lines).toEqual([lines[6]])
    expect((await replay([file('clean.jsonl'), '--steps', '7-9'])).lines).toEqual(lines.slice(6, 9))
  })

  it('says what had followed from another payload, given or in a file, and that it never happened', async () => {
    const { lines } = await replay([file('clean.jsonl'), '--steps', 'all'])
    const step = lines.findIndex((line) => line.includes('> command       ChangeQuantity')) + 1
    const payload = '{"line":"4208103|DBI|","quantity":20}'
    await writeFile(file('payload.json'), payload)

    const given = await replay([file('clean.jsonl'), '--change', `${step}=${payload}`, '--at', String(step + 1)])

    expect(given.lines[0]).toBe(`HYPOTHETICAL: step ${step}, ChangeQuantity, with another payload`)
    expect(given.out).toContain('QuantityChangeRequested')
    expect(given.out).toMatch(/pending\[.+20/s)
    const read = ['--change', `${step}=@${file('payload.json')}`, '--at', String(step + 1)]
    expect(await replay([file('clean.jsonl'), ...read])).toMatchObject({ code: given.code, out: given.out })
    const { out } = await replay([file('clean.jsonl'), ...read, '--json'])
    expect(JSON.parse(out)).toMatchObject({ hypothetical: true, changed: step })
  })

  it.each([
    ['{"line":"4208103|DBI|","quantity":"two"}', 'cannot be read; expected quantity: any number'],
    ['{"line":', 'is no JSON, at line 1, column 9'],
    ['[]', 'is no object'],
  ])('refuses a payload that the command cannot have: %s', async (payload, says) => {
    const { lines } = await replay([file('clean.jsonl'), '--steps', 'all'])
    const step = lines.findIndex((line) => line.includes('> command       ChangeQuantity')) + 1
    const { code, out } = await replay([file('clean.jsonl'), '--change', `${step}=${payload}`])
    expect({ code, said: out.trim() }).toEqual({ code: 2, said: `the payload for step ${step} ${says}` })
  })

  it('shows what is decided in another way today, and in which field', async () => {
    const { code, out } = await replay([file('altered.jsonl'), '--redecide'])

    expect(code).toBe(1)
    expect(out).toContain('The first difference')
    expect(out).toMatch(/events\.0\.event\.payload\.quantity\n {4}- 9\n {4}\+ 10\n/)
    expect((await replay([file('clean.jsonl'), '--redecide'])).code).toBe(0)
  })

  it('names all invariants, without a log', async () => {
    const { code, out } = await replay(['--bisect', 'list'])
    expect(code).toBe(0)
    for (const { name } of invariants) expect(out).toContain(name)
  })

  it('writes the fault as a test, and says where', async () => {
    const target = file('written.test.ts')
    const { code, lines } = await replay([file('faulty.jsonl'), '--shrink', '--emit-test', target])

    expect(code).toBe(1)
    expect(lines.join('')).toContain(target)
    expect(await readFile(target, 'utf8')).toContain("it('No edit is pending twice.', () => {")
    const nowhere = await replay([file('faulty.jsonl'), '--emit-test', file('none/written.test.ts')])
    expect(nowhere.code).toBe(2)
    expect(nowhere.lines.join(' ')).toContain('cannot be written: there is no such file or folder')
    expect(await replay([file('clean.jsonl'), '--shrink'])).toMatchObject({ code: 0 })
  })

  it.each([
    [],
    ['--at', '12'],
    ['--why', 'cart.pending'],
    ['--redecide'],
    ['--bisect', 'list'],
    ['--bisect', 'edit-pending-once'],
    ['--shrink'],
    ['--drop', '3'],
    ['--steps', '3-5'],
  ])('answers as JSON with the same code: %j', async (...args: string[]) => {
    const plain = await replay([file('faulty.jsonl'), ...args])
    const json = await replay([file('faulty.jsonl'), ...args, '--json'])
    expect(json.code).toBe(plain.code)
    expect(JSON.parse(json.out)).toBeTypeOf('object')
  })
})
