import { parseArgs } from 'node:util'
import * as E from 'fp-ts/Either'

/** Another payload for a step, as JSON or in a file. */
export type PayloadSource = { readonly step: number } & ({ readonly json: string } | { readonly file: string })

/** The first and the last of some steps. */
export interface StepRange {
  readonly from: number
  readonly to: number
}

/** What the command line asks for. Steps count the records of the log from 1. */
export interface Options {
  /** Undefined: the log is read from standard input. */
  readonly file: string | undefined
  /** Standard input is asked for by name. */
  readonly isStandardInput: boolean
  readonly at: number | undefined
  readonly until: string | undefined
  readonly why: string | undefined
  readonly redecide: boolean
  readonly bisect: string | undefined
  /** The steps to list. */
  readonly steps: StepRange | undefined
  readonly drop: number | undefined
  readonly change: PayloadSource | undefined
  readonly shrink: boolean
  readonly emitTest: string | undefined
  readonly json: boolean
  readonly help: boolean
}

export const usage = `npm run replay -- FILE [options]       FILE may be - for standard input

  --steps FROM-TO      the steps in one line each; also 7, 7-, or all
  --at N               the state after step N, and what the step changed
  --until TYPE         the same at the first record of that type, such as OrderRequested
  --why PATH           the last event that changed a field, such as cart.confirmed.version
  --redecide           every recorded command by the rules of today; the first difference in full
  --bisect INVARIANT   the first step that broke an invariant; --bisect list names them
  --drop N             what if step N, and all that followed from it, had not happened
  --change N=JSON      what if the command of step N had said this; N=@FILE reads it from a file
  --shrink             the shortest log that still shows the fault
  --emit-test FILE     the fault as a test file
  --json               the answer as JSON; "npm run --silent replay" leaves out npm's own lines

Exit code: 0 clean, 1 something was found, 2 the log or the command line cannot be read.`

const stepIn = (name: string, text: string | undefined): E.Either<string, number | undefined> => {
  if (text === undefined) return E.right(undefined)
  return /^[1-9]\d*$/.test(text) ? E.right(Number(text)) : E.left(`--${name} takes the number of a step, not "${text}"`)
}

/** `all`, `7`, `7-` and `7-20`. */
const rangeIn = (text: string | undefined): E.Either<string, StepRange | undefined> => {
  if (text === undefined) return E.right(undefined)
  if (text === 'all') return E.right({ from: 1, to: Infinity })
  const [, first = '', dash, last] = /^([1-9]\d*)(?:(-)([1-9]\d*)?)?$/.exec(text) ?? []
  const from = Number(first)
  const to = dash === undefined ? from : Number(last ?? Infinity)
  return first !== '' && from <= to
    ? E.right({ from, to })
    : E.left(`--steps takes steps as 7, 7-20, 7- or all, not "${text}"`)
}

const changeIn = (text: string | undefined): E.Either<string, PayloadSource | undefined> => {
  if (text === undefined) return E.right(undefined)
  const [, number, from = ''] = /^([1-9]\d*)=(.+)$/s.exec(text) ?? []
  if (number === undefined)
    return E.left(`--change takes a step and its payload, as 7={"quantity":2} or 7=@FILE, not "${text}"`)
  const step = Number(number)
  return E.right(from.startsWith('@') ? { step, file: from.slice(1) } : { step, json: from })
}

/** What is wrong with the arguments. The parser's own words are long, and differ between versions of Node. */
const faultOf = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error)
  const option = /'?(?:-\w, )?(--?[\w-]+)/.exec(message)?.[1] ?? ''
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `there is no option ${option}`
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return message
  return message.includes('does not take') ? `${option} takes no value` : `${option} needs a value`
}

const read = (args: readonly string[]) => {
  try {
    return E.right(
      parseArgs({
        args: [...args],
        allowPositionals: true,
        options: {
          at: { type: 'string' },
          until: { type: 'string' },
          why: { type: 'string' },
          redecide: { type: 'boolean', default: false },
          bisect: { type: 'string' },
          steps: { type: 'string' },
          drop: { type: 'string' },
          change: { type: 'string' },
          shrink: { type: 'boolean', default: false },
          'emit-test': { type: 'string' },
          json: { type: 'boolean', default: false },
          help: { type: 'boolean', short: 'h', default: false },
        },
      }),
    )
  } catch (error) {
    return E.left(faultOf(error))
  }
}

/** Reads the arguments of the command line; Left with what is wrong. */
export const readOptions = (args: readonly string[]): E.Either<string, Options> => {
  const parsed = read(args)
  if (E.isLeft(parsed)) return parsed
  const { values, positionals } = parsed.right
  const [file, ...others] = positionals
  if (others.length > 0) return E.left(`one file is replayed at a time; "${others.join(' ')}" is too much`)
  const at = stepIn('at', values.at)
  if (E.isLeft(at)) return at
  const drop = stepIn('drop', values.drop)
  if (E.isLeft(drop)) return drop
  const steps = rangeIn(values.steps)
  if (E.isLeft(steps)) return steps
  const change = changeIn(values.change)
  if (E.isLeft(change)) return change
  if (drop.right !== undefined && change.right !== undefined)
    return E.left('one thing is supposed at a time: --drop or --change')
  return E.right({
    ...{ file: file === '-' ? undefined : file, isStandardInput: file === '-' },
    ...{
      at: at.right,
      steps: steps.right,
      drop: drop.right,
      change: change.right,
      until: values.until,
      why: values.why,
      bisect: values.bisect,
    },
    ...{ redecide: values.redecide, shrink: values.shrink, emitTest: values['emit-test'] },
    ...{ json: values.json, help: values.help },
  })
}
