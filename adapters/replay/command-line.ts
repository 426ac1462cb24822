import { readFile, writeFile } from 'node:fs/promises'
import * as E from 'fp-ts/Either'
import { type Options, readOptions, usage } from './options'
import { type Input, type Run, runReplay } from './run'
import { inColour, inLines, json, type Paint, plain } from './terminal'

/** What a run of the command line reads from, and writes to, beside files. */
export interface Streams {
  readonly input: AsyncIterable<Uint8Array>
  /** Somebody would have to type the input. */
  readonly isTyped: boolean
  readonly isColoured: boolean
  /** Standard output; resolved once the text is taken. */
  readonly write: (text: string) => Promise<void>
  /** Standard error. */
  readonly complain: (text: string) => void
}

const textOf = async (file: string | undefined, input: Streams['input']): Promise<E.Either<string, string>> => {
  try {
    if (file !== undefined) return E.right(await readFile(file, 'utf8'))
    const parts: Uint8Array[] = []
    for await (const part of input) parts.push(part)
    return E.right(Buffer.concat(parts).toString('utf8'))
  } catch (error) {
    return E.left(`${file ?? 'standard input'} cannot be read: ${reasonOf(error)}`)
  }
}

/** The log, and the payload that takes the place of a recorded one. */
const inputOf = async (
  { file, bisect, change }: Options,
  input: Streams['input'],
): Promise<E.Either<string, Input>> => {
  const payload =
    change === undefined
      ? E.right(undefined)
      : 'json' in change
        ? E.right(change.json)
        : await textOf(change.file, input)
  if (E.isLeft(payload)) return payload
  const log = bisect === 'list' ? E.right('') : await textOf(file, input)
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

const failed = (reason: string): Run => ({ code: 2, lines: inLines(reason), data: { error: reason } })

const answer = async ({ lines, data, code }: Run, asJson: boolean, { write }: Streams): Promise<number> => {
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

/**
 * Replays a log as the arguments ask, and answers in plain words or as JSON.
 * @param args without the names of Node and the program
 * @returns the exit code: 0 clean, 1 something was found, 2 the log or the arguments cannot be read
 */
export const runCommandLine = async (args: readonly string[], streams: Streams): Promise<number> => {
  const options = readOptions(args)
  if (E.isLeft(options)) {
    streams.complain(`${inLines(options.left).join('\n')}\n\n${usage}\n`)
    return 2
  }
  const { help, file, isStandardInput, json: asJson, bisect } = options.right
  if (help) {
    await streams.write(`${usage}\n`)
    return 0
  }
  // Without a file somebody at a terminal wants to know how to go on, not to type a log.
  if (file === undefined && !isStandardInput && bisect !== 'list' && streams.isTyped) {
    streams.complain(`${usage}\n`)
    return 2
  }
  const input = await inputOf(options.right, streams.input)
  const paint = streams.isColoured ? inColour : plain
  const done = E.isLeft(input) ? failed(input.left) : replayed(options.right, input.right, paint)
  if (done.file !== undefined) {
    const { path, text: content } = done.file
    const written = await writeFile(path, content).then(
      () => undefined,
      (error: unknown) => failed(`${path} cannot be written: ${reasonOf(error)}`),
    )
    if (written !== undefined) return answer(written, asJson, streams)
  }
  return answer(done, asJson, streams)
}
