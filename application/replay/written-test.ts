import type { StoredBatch } from '#application/log/record'
import { type LogOrigin, writeExportedLog } from './exported-log'

/** A test file that fails as long as the fault is there. */
export interface TestOf {
  /** The invariant that the log breaks; undefined where the test is about the first divergence. */
  readonly invariant: string | undefined
  /** What always holds, as one sentence. */
  readonly states: string
}

/** Inside a template literal. */
const literal = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')

/** A string literal as the formatter of the project writes it: in the quotes that need fewer escapes. */
const quoted = (text: string): string => {
  const count = (quote: string): number => text.split(quote).length - 1
  const quote = count("'") > count('"') ? '"' : "'"
  const content = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  return `${quote}${content.replaceAll(quote, `\\${quote}`)}${quote}`
}

/** Inside a line comment: a log may hold any text. */
const comment = (text: string): string => text.replaceAll(/[^\w.:/+-]+/g, ' ').slice(0, 100)

/**
 * A given/when/then test in TypeScript, for a file anywhere below `tests/`. It holds the log itself, and fails until the
 * fault is mended.
 */
export const testFileOf = (
  { invariant, states }: TestOf,
  origin: LogOrigin,
  batches: readonly StoredBatch[],
): string => {
  const [imported, named, seen, expected] =
    invariant === undefined
      ? [
          "import { firstDivergence } from '#application/replay/redecide'",
          ...['divergence', 'firstDivergence(replay)', 'toBeUndefined()'],
        ]
      : [
          "import { violationsOf } from '#application/replay/violations'",
          ...['broken', `violationsOf(replay).filter((found) => found.invariant === '${invariant}')`, 'toEqual([])'],
        ]
  return `import { expect, it } from 'vitest'
import * as E from 'fp-ts/Either'
import { readExportedLog } from '#application/replay/read-exported-log'
import { createReplay } from '#application/replay/replay'
${imported}

// The log of build ${comment(origin.build)}, exported at ${comment(origin.exportedAt)}; ${batches.length} batches are left of it.
const log = \`${literal(writeExportedLog(origin, batches))}\`

it(${quoted(states)}, () => {
  // Given the log
  const read = readExportedLog(log)
  if (E.isLeft(read)) throw new Error(read.left.tag)

  // When it is replayed
  const replay = createReplay(read.right.batches, true)
  const ${named} = ${seen}

  // Then
  expect(${named}).${expected}
})
`
}
