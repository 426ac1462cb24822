import { readFile, writeFile } from 'node:fs/promises'
import { argv, env, stderr, stdin, stdout } from 'node:process'
import * as E from 'fp-ts/Either'
import { type Options, readOptions, usage } from './options'
import { type Input, type Run, runReplay } from './run'
import { inColour, inLines, json, type Paint, plain } from './terminal'

const textOf = async (file: string | undefined): Promise<E.Either<string, string>> => {
  try {
    if (file !== undefined) return E.right(await readFile(file, 'utf8'))
    const parts: Buffer[] = []
    for await (const part of stdin) parts.push(Buffer.from(part))
    return E.right(Buffer.concat(parts).toString('utf8'))
  } catch (error) {
    return E.left(`${file ?? 'standard input'} cannot be read: ${reasonOf(error)}`)
  }
}

/** The log, and the payload that takes the place of a recorded one. */
const inputOf = async ({ file, bisect, change }: Options): Promise<E.Either<string, Input>> => {
  const payload =
    change === undefined ? E.right(undefined) : 'json' in change ? E.right(change.json) : await textOf(change.file)
  if (E.isLeft(payload)) return payload
  const log = bisect === 'list' ? E.right('') : await textOf(file)
  return E.map((text: string): Input => ({ log: text, payload: payload.right }))(log)
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not open it',
  EPERM: 'this user may not open it',
}

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return reasons[code] ?? (error instanceof Error ? error.message : String(error))
}

const write = (text: string): Promise<void> => new Promise((resolve) => stdout.write(text, () => resolve()))

/** A pipe that is closed early, as by `head`, ends the program quietly. */
stdout.on('error', () => process.exit())

const failed = (reason: string): Run => ({ code: 2, lines: inLines(reason), data: { error: reason } })

const answer = async ({ lines, data, code }: Run, asJson: boolean): Promise<number> => {
  await write(asJson ? `${json(data)}\n` : `${lines.join('\n')}\n`)
  return code
}

/** A log of which a value is nested too deep, or alike, must not end the program with a stack of calls. */
const replayed = (options: Options, input: Input, paint: Paint): Run => {
  try {
    return runReplay(options, input, paint)
  } catch (error) {
    return failed(`the log cannot be replayed: ${reasonOf(error)}`)
  }
}

const run = async (): Promise<number> => {
  const options = readOptions(argv.slice(2))
  if (E.isLeft(options)) {
    stderr.write(`${inLines(options.left).join('\n')}\n\n${usage}\n`)
    return 2
  }
  const { help, file, isStandardInput, json: asJson, bisect } = options.right
  if (help) {
    await write(`${usage}\n`)
    return 0
  }
  // Without a file somebody at a terminal wants to know how to go on, not to type a log.
  if (file === undefined && !isStandardInput && bisect !== 'list' && stdin.isTTY) {
    stderr.write(`${usage}\n`)
    return 2
  }
  const paint = stdout.isTTY && env['NO_COLOR'] === undefined ? inColour : plain
  const input = await inputOf(options.right)
  const done = E.isLeft(input) ? failed(input.left) : replayed(options.right, input.right, paint)
  if (done.file !== undefined) {
    const { path, text: content } = done.file
    const written = await writeFile(path, content).then(
      () => undefined,
      (error: unknown) => failed(`${path} cannot be written: ${reasonOf(error)}`),
    )
    if (written !== undefined) return answer(written, asJson)
  }
  return answer(done, asJson)
}

process.exitCode = await run()
