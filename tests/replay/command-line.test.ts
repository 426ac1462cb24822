import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text as textOf } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StoredBatch } from '#application/log/record'
import { runCommandLine } from '#adapters/replay/command-line'
import { checksum } from '#application/log/checksum'
import { writeExportedLog } from '#application/replay/exported-log'
import { invariants } from '#application/replay/violations'
import { givenLoggedOrder } from '../support/given-logged-order'
import { anOrigin } from '../support/logged-values/batches'
import { added, cartLog, entered, fetched } from '../support/planted-log'

const PROGRAM = '.build/server/replay.js'

interface Ran {
  readonly code: number | null
  readonly out: string
  readonly error: string
  readonly lines: readonly string[]
}

const linesOf = (out: string): readonly string[] => out.trimEnd().split('\n')

/** Runs the command line in this process. `input`: its standard input. */
const replay = async (args: readonly string[], input = ''): Promise<Ran> => {
  let [out, error] = ['', '']
  const code = await runCommandLine(args, {
    input: Readable.from(input === '' ? [] : [Buffer.from(input)]),
    isTyped: false,
    isColoured: false,
    write: async (text) => void (out += text),
    complain: (text) => void (error += text),
  })
  return { code, out, error, lines: linesOf(out) }
}

/** Runs the built command line as a process of its own, which costs as much as hundreds of runs in this one. */
const replayAsProgram = async (args: readonly string[], input = ''): Promise<Ran> => {
  const program = spawn(process.execPath, [PROGRAM, ...args], { stdio: 'pipe' })
  program.stdin.on('error', () => undefined).end(input)
  const [out, error, [code]] = await Promise.all([
    textOf(program.stdout),
    textOf(program.stderr),
    once(program, 'exit'),
  ])
  return { code: typeof code === 'number' ? code : null, out, error, lines: linesOf(out) }
}

const logOf = (batches: readonly StoredBatch[]): string => writeExportedLog(anOrigin, batches)

const nestedTooDeep = logOf([]).replace('"batches":0', `"batches":${'['.repeat(50_000)}`)

const buried = () =>
  cartLog([
    entered,
    fetched([]),
    added('e1', '77', 1),
    added('e2', '78', 1),
    added('e3', '79', 1),
    added('e1', '77', 1),
  ])

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
  let folder = ''
  let batches: readonly StoredBatch[] = []
  const file = (name: string): string => join(folder, name)

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'replayed-'))
    batches = (await givenLoggedOrder()).batches
    await writeFile(file('clean.jsonl'), logOf(batches))
    await writeFile(file('faulty.jsonl'), logOf(buried()))
    await writeFile(file('altered.jsonl'), logOf(altered(batches)))
  })

  afterAll(() => rm(folder, { recursive: true, force: true }))

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
    expect(given.out).toMatch(/pending\..+20/s)
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

  it('is written in lines of at most 100 columns, without colours, whatever the log holds', async () => {
    const long = 'x'.repeat(400)
    const [batch, ...rest] = buried()
    if (batch === undefined) throw new Error('a batch')
    const wide = [
      { ...batch, tab: long, records: batch.records.map((record) => ({ ...record, type: `${record.type}${long}` })) },
      ...rest.map((one) => ({
        ...one,
        records: one.records.map((record) => ({ ...record, stream: `${record.stream}${long}` })),
      })),
    ]
    await writeFile(file('wide.jsonl'), writeExportedLog({ ...anOrigin, build: long, timeZone: long }, wide))
    const asked = [
      [],
      ['--at', '1'],
      ['--at', '12'],
      ['--until', long],
      ['--why', `cart.${long}`],
      ['--why', long],
      ['--redecide'],
      ['--bisect', long],
      ['--bisect', 'edit-pending-once'],
      ['--bisect', 'list'],
      ['--shrink'],
      ['--drop', '2'],
      ['--steps', 'all'],
      ['--help'],
      ['--at', '9'.repeat(200)],
    ]

    for (const args of asked) {
      const { out } = await replay([file('wide.jsonl'), ...args])
      const tooLong = out.split('\n').filter((line) => Array.from(line).length > 100)
      expect([args, tooLong]).toEqual([args, []])
      expect(out).not.toContain('\u001B')
    }
  })

  it('lets no control character of a log reach the terminal', async () => {
    const evil = '\u001B[2J\u009B31m\u202Eevil\u0007\u2028'
    const [batch, ...rest] = buried()
    if (batch === undefined) throw new Error('a batch')
    const log = [
      {
        ...batch,
        tab: evil,
        records: batch.records.map((record) => ({ ...record, type: evil, stream: `cart:${evil}` })),
      },
      ...rest,
    ]
    await writeFile(file('evil.jsonl'), writeExportedLog({ ...anOrigin, build: evil, timeZone: evil }, log))

    for (const args of [
      [],
      ['--at', '1'],
      ['--steps', '2'],
      ['--at', '2'],
      ['--redecide'],
      ['--why', evil],
      ['--json'],
      ['--json', '--at', '2'],
      ['--why', `cart:${evil}.tag`],
    ]) {
      const { out } = await replay([file('evil.jsonl'), ...args])
      expect(out).toContain('evil')
      expect([args, /[^\n\P{Cc}]|[\p{Cf}\p{Zl}\p{Zp}]/u.exec(out)?.[0]]).toEqual([args, undefined])
    }
  })
})

describe('the command line, given what it cannot read,', () => {
  const header = (text: string, from: string, to: string): string => {
    const [first = '', ...lines] = text.split('\n')
    const content = first.slice(first.indexOf('"header":') + 9, -1).replace(from, to)
    return [`{"check":"${checksum(content)}","header":${content}}`, ...lines].join('\n')
  }
  const log = logOf(buried())
  const lines = log.trimEnd().split('\n')

  it.each([
    ['nothing', '', 'line 1: this is no log of the shop: it is empty'],
    ['a page', '<!doctype html>', 'line 1: this is no log of the shop: the first line is no header of fackhandel-log'],
    [
      'a newer format',
      header(log, '"formatVersion":1', '"formatVersion":7'),
      'line 1: the log has format 7, which this program does not know yet; use that of a newer build',
    ],
    ['a log that is cut short', log.slice(0, -30), 'line 7: the log is cut short: 1 of its batches is missing'],
    [
      'a changed line',
      log.replace('"id":"b3"', '"id":"b4"'),
      'line 4: the log is damaged: the line does not match its checksum',
    ],
    [
      'a moved line',
      lines
        .with(2, lines[3] ?? '')
        .with(3, lines[2] ?? '')
        .join('\n'),
      'line 4: the log is damaged: lines were added, moved or replaced',
    ],
    ['noise', '\0\u0001\uFFFD'.repeat(500), 'line 1: this is no log'],
    ['a value nested too deep', nestedTooDeep, 'line 1: the log is damaged'],
  ])('ends with 2, the line and the reason: %s', async (_, text, says) => {
    const ran = await replay([], text)
    expect(ran).toMatchObject({ code: 2, error: '' })
    expect(ran.lines.join(' ')).toContain(says)
    const json = await replay(['--json'], text)
    expect(JSON.parse(json.out)).toMatchObject({ error: expect.any(String), line: expect.any(Number) })
  })

  it.each([
    [['--frobnicate'], 'there is no option --frobnicate'],
    [['-x'], 'there is no option -x'],
    [['--at'], '--at needs a value'],
    [['--at', 'soon'], '--at takes the number of a step, not "soon"'],
    [['--at', '0'], '--at takes the number of a step, not "0"'],
    [['--drop', '1.5'], '--drop takes the number of a step, not "1.5"'],
    [['--redecide=yes'], '--redecide takes no value'],
    [['--steps', '9-3'], '--steps takes steps as 7, 7-20, 7- or all, not "9-3"'],
    [['--steps', '-'], '--steps takes steps as 7, 7-20, 7- or all, not "-"'],
    [['--change', '7'], '--change takes a step and its payload, as 7={"quantity":2} or 7=@FILE, not "7"'],
    [['--change', '7={}', '--drop', '7'], 'one thing is supposed at a time: --drop or --change'],
    [['a.jsonl', 'b.jsonl'], 'one file is replayed at a time; "b.jsonl" is too much'],
  ])('ends with 2 and its usage where the options are wrong: %j', async (args, says) => {
    const { code, error, out } = await replay(args, log)
    expect(code).toBe(2)
    expect(error.split('\n')[0]).toBe(says)
    expect(error).toContain('npm run replay -- FILE')
    expect(out).toBe('')
  })

  it.each([
    [['--at', '13'], 'the log has 12 steps; there is no step 13'],
    [['--drop', '99'], 'the log has 12 steps; there is no step 99'],
    [['--change', '99={}'], 'the log has 12 steps; there is no step 99'],
    [['--steps', '13-'], 'the log has 12 steps; there is no step 13'],
    [['--change', '2={}'], 'step 2 is no command; only commands can be changed'],
    [['--change', '1=@/nowhere'], '/nowhere cannot be read: there is no such file or folder'],
    [['--until', 'Nothing'], 'no record of the log has the type "Nothing"'],
    [['--bisect', 'nothing'], 'no invariant is called "nothing"; "--bisect list" names them all'],
    [['--why', 'x.y'], '"x.y" names no stream of the log'],
    [['/nowhere/log.jsonl'], '/nowhere/log.jsonl cannot be read: there is no such file or folder'],
    [['/'], '/ cannot be read: it is a folder'],
  ])('ends with 2 in plain words: %j', async (args, says) => {
    const { code, lines: said } = await replay(args, log)
    expect(code).toBe(2)
    expect(said.join(' ')).toContain(says)
  })
})

describe('the command line as a program', () => {
  let folder = ''
  let batches: readonly StoredBatch[] = []
  const file = (name: string): string => join(folder, name)

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'replayed-'))
    batches = (await givenLoggedOrder()).batches
    await writeFile(file('clean.jsonl'), logOf(batches))
  })

  afterAll(() => rm(folder, { recursive: true, force: true }))

  it.each([
    ['a clean log in a file', 0, () => [file('clean.jsonl')], ''],
    ['a faulty log at standard input, as JSON', 1, () => ['-', '--json'], logOf(buried())],
    ['a page at standard input', 2, () => [], '<!doctype html>'],
    ['a value nested too deep', 2, () => [], nestedTooDeep],
    ['an option that there is not', 2, () => ['--frobnicate'], ''],
    ['a file that there is not', 2, () => ['/nowhere/log.jsonl', '--at', '3'], ''],
  ] as const)('ends and says as it does in this process: %s', async (_, code, args, input) => {
    const ran = await replayAsProgram(args(), input)

    expect(ran.code).toBe(code)
    expect(ran).toEqual(await replay(args(), input))
  })

  it('does not end with an error where nobody reads on', async () => {
    const program = spawn('sh', ['-c', `"${process.execPath}" ${PROGRAM} "${file('clean.jsonl')}" --json | head -n 1`])
    const [out, error] = await Promise.all([textOf(program.stdout), textOf(program.stderr)])
    expect(out.split('\n')[0]).toBe('{')
    expect(error).toBe('')
  })
})
