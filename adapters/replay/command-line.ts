import { open, writeFile } from 'node:fs/promises'
import * as E from 'fp-ts/Either'
import { MOST_LOG_BYTES } from '#application/replay/exported-log'
import { type Options, readOptions, usage } from './options'
import { type Input, type Run, runReplay } from './run'
import { inColour, inLines, json, plain } from './terminal'

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
  const name = file ?? 'standard input'
  try {
    const bytes: AsyncIterable<Uint8Array> = file === undefined ? input : (await open(file)).createReadStream()
    const parts: Uint8Array[] = []
    let size = 0
    for await (const part of bytes) {
      size += part.length
      if (size > MOST_LOG_BYTES) return E.left(`${name} cannot be read: it has more than 500 MB`)
      parts.push(part)
    }
    return E.right(Buffer.concat(parts).toString('utf8'))
  } catch (error) {
    return E.left(`${name} cannot be read: ${reasonOf(error)}`)
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
  if (error instanceof RangeError) return 'a value of it is too large'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return reasons[code] ?? (error instanceof Error ? error.message : String(error))
}

const failed = (reason: string): Run => ({ code: 2, lines: inLines(reason), data: { error: reason } })

const textOfRun = ({ lines, data }: Run, asJson: boolean): string =>
  asJson ? `${json(data)}\n` : `${lines.join('\n')}\n`

/** What a run comes to, and what it says. A log that is too large to be replayed or written as JSON is told of. */
const answered = (run: () => Run, asJson: boolean): { readonly run: Run; readonly text: string } => {
  try {
    const done = run()
    return { run: done, text: textOfRun(done, asJson) }
  } catch (error) {
    const done = failed(`the log cannot be replayed: ${reasonOf(error)}`)
    return { run: done, text: textOfRun(done, asJson) }
  }
}

const faultOfWriting = ({ path, text }: NonNullable<Run['file']>): Promise<Run | undefined> =>
  writeFile(path, text).then(
    () => undefined,
    (error: unknown) => failed(`${path} cannot be written: ${reasonOf(error)}`),
  )

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
  const { run, text } = answered(
    () => (E.isLeft(input) ? failed(input.left) : runReplay(options.right, input.right, paint)),
    asJson,
  )
  const fault = run.file === undefined ? undefined : await faultOfWriting(run.file)
  await streams.write(fault === undefined ? text : textOfRun(fault, asJson))
  return (fault ?? run).code
}
