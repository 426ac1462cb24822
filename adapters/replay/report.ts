import type { LogHeader } from '#application/replay/exported-log'
import { differencesOf } from '#application/replay/difference'
import type { Violation } from '#application/replay/invariant'
import type { Overview } from '#application/replay/overview'
import type { Replay } from '#application/replay/replay'
import type { RedecidedCommand } from '#application/replay/redecide'
import type { Outcome, ReplayStep } from '#application/replay/replayed-stream'
import { causesOf, type Why } from '#application/replay/why'
import { stopInWords, undecidableInWords } from './reasons'
import { COLUMNS, cut, inOneLine, type Paint, wrapped } from './terminal'

/** Differences of one step that are shown; more are counted. */
const MOST_DIFFERENCES = 24

const signs = {
  command: '>',
  event: '=',
  refusal: 'x',
  effect: '(',
  attempt: '.',
  answer: ')',
  configuration: '#',
  damaged: '!',
} as const

/** The time of day with its milliseconds, where it has any; a damaged batch does not say its time. */
const timeOf = ({ batch }: ReplayStep): string => /T(\d\d:\d\d:\d\d(?:\.\d{1,3})?)/.exec(batch.at)?.[1] ?? ''

/** One record in one line: step, time, sign of its kind, type and stream. */
export const stepLine = (step: ReplayStep): string => {
  const { record } = step
  const head = `${String(step.step).padStart(6)}  ${timeOf(step).padEnd(12)}  ${signs[record.kind]} ${record.kind.padEnd(13)} `
  return cut(`${head}${record.type.padEnd(26)} ${record.stream}`, COLUMNS)
}

const indented = (text: string): readonly string[] => wrapped(text, COLUMNS - 2).map((line) => `  ${line}`)

const violationLines = ({ invariant, step, message }: Violation, paint: Paint): readonly string[] => [
  paint('fault', cut(`  broken  ${invariant} at step ${step}`, COLUMNS)),
  ...wrapped(message, COLUMNS - 10).map((line) => `          ${line}`),
]

/** The overview of a log. */
export const overviewLines = (header: LogHeader, overview: Overview, paint: Paint): readonly string[] => {
  const { records, batches, tabs, streams, calls, violations } = overview
  const { asked, answered, unanswered, answeredTwice } = calls
  return [
    paint('strong', cut(`Log of ${header.brand}, build ${header.build}`, COLUMNS)),
    cut(`exported ${header.exportedAt} in ${header.timeZone}, redaction ${header.redaction}`, COLUMNS),
    `${records} records in ${batches} batches of ${tabs.length} ${tabs.length === 1 ? 'tab' : 'tabs'}`,
    '',
    paint('strong', 'Streams'),
    ...streams.flatMap(({ name, events, stopped }) => [
      cut(`  ${String(events).padStart(6)} events  ${name}`, COLUMNS),
      ...(stopped === undefined
        ? []
        : wrapped(`stops at step ${stopped.step}: ${stopInWords(stopped.reason)}`, COLUMNS - 16).map((line) =>
            paint('fault', `${' '.repeat(16)}${line}`),
          )),
    ]),
    '',
    paint('strong', 'Calls'),
    `  ${asked} asked for, ${answered} answered`,
    ...(unanswered.length === 0 ? [] : indented(`never answered: steps ${unanswered.join(', ')}`)),
    ...(answeredTwice.length === 0
      ? []
      : indented(`answered twice: steps ${answeredTwice.join(', ')}`).map((line) => paint('fault', line))),
    '',
    paint('strong', 'Invariants'),
    ...(violations.length === 0
      ? [paint('good', '  all hold')]
      : violations.flatMap((violation) => violationLines(violation, paint))),
  ]
}

const differenceLines = (before: unknown, after: unknown): readonly string[] => {
  const differences = differencesOf(before, after)
  const shown = differences
    .slice(0, MOST_DIFFERENCES)
    .flatMap(({ path, before: was, after: is }) => [
      cut(`  ${path === '' ? '(the state)' : path}`, COLUMNS),
      `    - ${inOneLine(was, COLUMNS - 6)}`,
      `    + ${inOneLine(is, COLUMNS - 6)}`,
    ])
  const more = differences.length - MOST_DIFFERENCES
  if (differences.length === 0) return ['  nothing']
  return more > 0 ? [...shown, `  and ${more} more`] : shown
}

/** A step in full: its causes, its payload, and what it changed in its stream. */
export const stepLines = (replay: Replay, step: ReplayStep, paint: Paint): readonly string[] => {
  const { record } = step
  const stream = replay.streams.get(record.stream)
  return [
    ...causesOf(replay, step).map((cause) => paint('quiet', stepLine(cause))),
    paint('strong', stepLine(step)),
    cut(`        tab ${step.batch.tab}, position ${step.batch.position}, decided upon ${step.batch.basis}`, COLUMNS),
    `        ${inOneLine(record.payload, COLUMNS - 8)}`,
    '',
    paint('strong', 'Changed by this step'),
    ...(stream === undefined
      ? ['  nothing']
      : differenceLines(stream.stateAt(step.step - 1), stream.stateAt(step.step))),
  ]
}

/** The states of all streams after a step, a field a line. */
export const stateLines = (replay: Replay, step: number, paint: Paint): readonly string[] =>
  [...replay.statesAt(step)].flatMap(([name, state]) => [
    '',
    paint('strong', cut(`State of ${name}`, COLUMNS)),
    ...Object.entries(state ?? {}).map(([key, value]) =>
      cut(`  ${key.padEnd(18)} ${inOneLine(value, COLUMNS)}`, COLUMNS),
    ),
  ])

/** Which event gave a field its value. */
export const whyLines = ({ stream, path, before, after, event, causes }: Why, paint: Paint): readonly string[] => [
  paint('strong', cut(`${path} of ${stream}`, COLUMNS)),
  `  - ${inOneLine(before, COLUMNS - 4)}`,
  `  + ${inOneLine(after, COLUMNS - 4)}`,
  '',
  paint('strong', 'It was changed by the last of these'),
  ...[...causes, event].map(stepLine),
]

const outcomeLines = (outcome: Outcome): readonly string[] =>
  outcome.tag === 'Refused'
    ? [cut(`    x ${outcome.refusal.type} ${inOneLine(outcome.refusal.payload, COLUMNS)}`, COLUMNS)]
    : outcome.events.length === 0
      ? ['    nothing']
      : outcome.events.flatMap(({ event, effects }) => [
          cut(`    = ${event.type} ${inOneLine(event.payload, COLUMNS)}`, COLUMNS),
          ...effects.map((effect) => cut(`    ( ${effect.type} ${inOneLine(effect.payload, COLUMNS)}`, COLUMNS)),
        ])

/** How the rules of today decide the recorded commands. */
export const redecidedLines = (commands: readonly RedecidedCommand[], paint: Paint): readonly string[] => {
  const different = commands.filter(({ decision }) => decision.tag === 'Different')
  const unknown = commands.filter(({ decision }) => decision.tag === 'Unknown')
  const [first] = different
  return [
    `${commands.length} commands: ${commands.length - different.length - unknown.length} as recorded, ` +
      `${different.length} different, ${unknown.length} cannot be decided`,
    ...unknown.map(({ command, decision }) =>
      cut(
        `  ? step ${command.step}: ${decision.tag === 'Unknown' ? undecidableInWords(decision.reason) : ''}`,
        COLUMNS,
      ),
    ),
    ...(first === undefined || first.decision.tag !== 'Different'
      ? []
      : [
          '',
          paint('fault', 'The first difference'),
          stepLine(first.command),
          '  recorded',
          ...outcomeLines(first.decision.recorded),
          '  by the rules of today',
          ...outcomeLines(first.decision.today),
          '  they differ in (- recorded, + today)',
          ...differenceLines(first.decision.recorded, first.decision.today),
        ]),
    ...different.slice(1).map(({ command }) => stepLine(command)),
  ]
}
