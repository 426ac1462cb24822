import * as E from 'fp-ts/Either'
import { branchOf, type WhatIf } from '#application/replay/branch'
import { type ChangeFault, readChange } from '#application/replay/change'
import type { ExportedLog } from '#application/replay/exported-log'
import { overviewOf } from '#application/replay/overview'
import { readExportedLog } from '#application/replay/read-exported-log'
import { firstDivergence, redecideAll } from '#application/replay/redecide'
import { createReplay, type Replay } from '#application/replay/replay'
import { sameDivergence, sameFault, shrink, type ShowsFault } from '#application/replay/shrink'
import { invariants, violationsOf } from '#application/replay/violations'
import { whyOf } from '#application/replay/why'
import { testFileOf } from '#application/replay/written-test'
import type { Options, StepRange } from './options'
import { overviewLines, redecidedLines, stateLines, stepLine, stepLines, whyLines } from './report'
import { unreadableInWords } from './reasons'
import { COLUMNS, cut, inLines, type Paint, wrapped } from './terminal'

/** What a run of the command line comes to. */
export interface Run {
  /** 0: clean. 1: something was found. 2: the log or the options cannot be read. */
  readonly code: 0 | 1 | 2
  readonly lines: readonly string[]
  /** The same as data, for `--json`. */
  readonly data: unknown
  /** A file to write. */
  readonly file?: { readonly path: string; readonly text: string }
}

const refused = (reason: string, line?: number): Run => ({
  code: 2,
  lines: inLines(line === undefined ? reason : `line ${line}: ${reason}`),
  data: { error: reason, line },
})

/** The name of an invariant, and beside it what it states. */
const invariantLines = ({ name, states }: (typeof invariants)[number]): readonly string[] =>
  wrapped(states, 71).map((line, index) => `${(index === 0 ? name : '').padEnd(28)} ${line}`)

/** What is read before a run. */
export interface Input {
  /** The exported log. */
  readonly log: string
  /** The payload that `--change` asks for; undefined without it. */
  readonly payload: string | undefined
}

/** Replays an exported log as the options ask. Reads and writes nothing. */
export const runReplay = (options: Options, { log: text, payload }: Input, paint: Paint): Run => {
  if (options.bisect === 'list') return { code: 0, lines: invariants.flatMap(invariantLines), data: invariants }
  if (options.bisect !== undefined && !invariants.some(({ name }) => name === options.bisect))
    return refused(`no invariant is called "${options.bisect}"; "--bisect list" names them all`)
  const read = readExportedLog(text)
  if (E.isLeft(read)) return refused(unreadableInWords(read.left), read.left.line)
  return replayed(options, read.right, payload, paint)
}

const replayed = (options: Options, log: ExportedLog, payload: string | undefined, paint: Paint): Run => {
  const whole = createReplay(log.batches)
  const last = whole.steps.length
  for (const step of [options.at, options.drop, options.change?.step, options.steps?.from])
    if (step !== undefined && step > last) return refused(`the log has ${last} steps; there is no step ${step}`)
  const supposed = whatIfOf(options, whole, payload)
  if (E.isLeft(supposed)) return refused(supposed.left)
  const whatIf = supposed.right
  if (whatIf === undefined) return answered(options, log, whole, paint)
  const { batches, replay } = branchOf(log.batches, whatIf)
  const run = answered(options, { ...log, batches }, replay, paint)
  const marked = {
    hypothetical: true,
    ...(whatIf.tag === 'Drop' ? { dropped: whatIf.step } : { changed: whatIf.step }),
  }
  return {
    ...run,
    lines: [paint('strong', `HYPOTHETICAL: ${statedOf(whatIf, whole)}`), ...run.lines],
    data: { ...marked, branch: run.data },
  }
}

const statedOf = ({ tag, step }: WhatIf, { steps }: Replay): string => {
  if (tag === 'Drop') return `without step ${step} and all that followed from it`
  return cut(`step ${step}, ${steps[step - 1]?.record.type ?? ''}, with another payload`, COLUMNS - 14)
}

/** What the options suppose; undefined for nothing. */
const whatIfOf = (
  { drop, change }: Options,
  replay: Replay,
  payload: string | undefined,
): E.Either<string, WhatIf | undefined> => {
  if (drop !== undefined) return E.right({ tag: 'Drop', step: drop })
  if (change === undefined || payload === undefined) return E.right(undefined)
  const { step } = change
  return E.mapLeft((fault: ChangeFault) => changeFaultOf(fault, step))(readChange(replay, step, payload))
}

const changeFaultOf = (fault: ChangeFault, step: number): string => {
  switch (fault.tag) {
    case 'NoCommand':
      return `step ${step} is no command; only commands can be changed`
    case 'UnknownModule':
      return `step ${step} is of a module that this version of the shop does not have`
    case 'NoJson': {
      const place = fault.place === undefined ? '' : `, at line ${fault.place.line}, column ${fault.place.column}`
      return `the payload for step ${step} is no JSON${place}`
    }
    case 'NoObject':
      return `the payload for step ${step} is no object`
    case 'Unreadable': {
      const fields = fault.fields.map(({ path, expected }) => (path === '' ? expected : `${path}: ${expected}`))
      return `the payload for step ${step} cannot be read; expected ${fields.join('; ')}`
    }
  }
}

const answered = (options: Options, log: ExportedLog, replay: Replay, paint: Paint): Run => {
  if (options.shrink || options.emitTest !== undefined) return shrunken(options, log, replay, paint)
  if (options.redecide) return redecided(replay, paint)
  if (options.bisect !== undefined) return bisected(options.bisect, replay, paint)
  if (options.steps !== undefined) return listed(options.steps, replay, paint)
  if (options.why !== undefined) return explained(options.why, options.at, replay, paint)
  if (options.at !== undefined || options.until !== undefined) return shown(options, replay, paint)
  const overview = overviewOf(replay)
  return {
    code: overview.isClean && overview.calls.answeredTwice.length === 0 ? 0 : 1,
    lines: overviewLines(log.header, overview, paint),
    data: { header: log.header, ...overview },
  }
}

const listed = ({ from, to }: StepRange, replay: Replay, paint: Paint): Run => {
  const steps = replay.steps.slice(from - 1, to)
  const violations = violationsOf(replay).filter(({ step }) => step >= from && step <= to)
  return {
    code: violations.length === 0 ? 0 : 1,
    lines: steps.flatMap((step) => [
      stepLine(step),
      ...violations
        .filter((found) => found.step === step.step)
        .map(({ invariant }) => paint('fault', `        broken: ${invariant}`)),
    ]),
    data: {
      steps: steps.map(({ step, batch, record: { kind, type, stream } }) => ({
        step,
        at: batch.at,
        kind,
        type,
        stream,
      })),
      violations,
    },
  }
}

const shown = ({ at, until }: Options, replay: Replay, paint: Paint): Run => {
  const step = replay.steps.find((one) => one.step === at || one.record.type === until)
  if (step === undefined) return refused(`no record of the log has the type "${until ?? ''}"`)
  const violations = violationsOf(replay).filter((found) => found.step === step.step)
  const faults = violations.flatMap(({ invariant, message }) =>
    inLines(`broken: ${invariant}: ${message}`).map((line) => paint('fault', line)),
  )
  return {
    code: violations.length === 0 ? 0 : 1,
    lines: [...stepLines(replay, step, paint), ...faults, ...stateLines(replay, step.step, paint)],
    data: { step: step.step, record: step.record, violations, states: Object.fromEntries(replay.statesAt(step.step)) },
  }
}

/** The first part of a path is the stream or its module; of several streams the one with the newest event is meant. */
const streamAndPath = (replay: Replay, why: string): readonly [stream: string, path: string] | undefined => {
  const exact = [...replay.streams.keys()].find((name) => why.startsWith(`${name}.`))
  if (exact !== undefined) return [exact, why.slice(exact.length + 1)]
  const [module = '', ...path] = why.split('.')
  const newest = [...replay.streams.values()]
    .filter((stream) => stream.module === module)
    .toSorted((a, b) => (a.events.at(-1) ?? 0) - (b.events.at(-1) ?? 0))
    .at(-1)
  return newest === undefined ? undefined : [newest.name, path.join('.')]
}

const explained = (why: string, at: number | undefined, replay: Replay, paint: Paint): Run => {
  const place = streamAndPath(replay, why)
  if (place === undefined)
    return refused(
      `"${why}" names no stream of the log; a path begins with one of these, or with their first word: ${[...replay.streams.keys()].join(', ')}`,
    )
  const found = whyOf(replay, ...place, at ?? replay.steps.length)
  return found === undefined
    ? { code: 0, lines: inLines(`no event has changed ${place[1]} of ${place[0]}`), data: { why: null } }
    : {
        code: 0,
        lines: whyLines(found, paint),
        data: { why: { ...found, event: found.event.step, causes: found.causes.map(({ step }) => step) } },
      }
}

const redecided = (replay: Replay, paint: Paint): Run => {
  const commands = redecideAll(replay)
  const isSame = commands.every(({ decision }) => decision.tag === 'Same')
  return {
    code: isSame ? 0 : 1,
    lines: redecidedLines(commands, paint),
    data: { commands: commands.map(({ command, decision }) => ({ step: command.step, ...decision })) },
  }
}

const bisected = (invariant: string, replay: Replay, paint: Paint): Run => {
  const first = violationsOf(replay).find((found) => found.invariant === invariant)
  const step = first === undefined ? undefined : replay.steps[first.step - 1]
  if (first === undefined || step === undefined)
    return { code: 0, lines: [paint('good', `${invariant} holds at every step`)], data: { violation: null } }
  return {
    code: 1,
    lines: [
      paint('fault', `${invariant} is first broken at step ${first.step}`),
      ...inLines(first.message),
      '',
      ...stepLines(replay, step, paint),
    ],
    data: { violation: first },
  }
}

interface Fault {
  readonly invariant: string | undefined
  readonly states: string
  readonly shows: ShowsFault
}

/** The fault that a log shows: an invariant that is broken, or else a command that is decided in another way today. */
const faultOf = ({ bisect }: Options, log: ExportedLog, replay: Replay): Fault | undefined => {
  const violation = violationsOf(replay).find(({ invariant }) => bisect === undefined || invariant === bisect)
  if (violation !== undefined) {
    const states = invariants.find(({ name }) => name === violation.invariant)?.states ?? violation.invariant
    return { invariant: violation.invariant, states, shows: sameFault(log.batches, violation) }
  }
  const divergence = bisect === undefined ? firstDivergence(replay) : undefined
  if (divergence === undefined) return undefined
  const states = `${divergence.command.record.type} is decided as it was recorded.`
  return { invariant: undefined, states, shows: sameDivergence(divergence.command.record.type) }
}

const shrunken = (options: Options, log: ExportedLog, replay: Replay, paint: Paint): Run => {
  const fault = faultOf(options, log, replay)
  if (fault === undefined)
    return {
      code: 0,
      lines: [paint('good', 'the log shows no fault, so there is nothing to shrink')],
      data: { fault: null },
    }
  const { batches, tried } = options.shrink ? shrink(log.batches, fault.shows) : { batches: log.batches, tried: 0 }
  const steps = createReplay(batches).steps
  const { emitTest } = options
  const file = emitTest === undefined ? {} : { file: { path: emitTest, text: testFileOf(fault, log.header, batches) } }
  return {
    code: 1,
    lines: [
      ...inLines(fault.states).map((line) => paint('fault', line)),
      options.shrink
        ? `the fault needs ${batches.length} of ${log.batches.length} batches; ${tried} shorter logs were tried`
        : `${batches.length} batches; --shrink leaves out those that the fault does not need`,
      ...steps.map(stepLine),
      ...(emitTest === undefined ? [] : ['', ...inLines(`the test is in ${emitTest}`)]),
    ],
    data: { invariant: fault.invariant, batches: batches.length, of: log.batches.length, tried, test: emitTest },
    ...file,
  }
}
