import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { text as textOf } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { givenLoggedOrder } from '../support/given-logged-order'
import { buried, inFolder, linesOf, logOf, nestedTooDeep, type Ran, replay } from './given-command-line'

const PROGRAM = '.build/server/replay.js'

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

describe('the command line as a program', () => {
  const file = inFolder()

  beforeAll(async () => writeFile(file('clean.jsonl'), logOf((await givenLoggedOrder()).batches)))

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
