export interface Requirement {
  readonly id: string
  readonly rule: string
}

/** Reads lines of `id<TAB>rule` below a heading line. */
export const parseRequirements = (text: string): readonly Requirement[] =>
  text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', rule = ''] = line.split('\t')
      return { id, rule }
    })

/**
 * The title of a test: the first argument of `it`, `test` or `describe`, or of what their `each` and `prop` return.
 * The title of a test that is skipped, still to be written or expected to fail is none.
 */
const TITLE =
  /(?:\b(?:it|test|describe)(?!\.(?:skip|todo|fixme|fails?)\b)(?:\.\w+)*|\))\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g

/** The beginning of a row in a table of cases, or its `title`: it becomes a part of each test's title. */
const CASE = /(?:\[\s*|\btitle: )'((?:\[[A-Z]+-\d+\] ?)+)/g

const withoutComments = (code: string): string => code.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')

const idsIn = (text: string): readonly string[] => [...text.matchAll(/\[([A-Z]+-\d+)\]/g)].flatMap(([, id]) => id ?? [])

/** The requirement ids in brackets in the titles of a test file. */
export const idsInTitles = (code: string): readonly string[] => {
  const read = withoutComments(code)
  return [
    ...[...read.matchAll(TITLE)].flatMap(([, single, double, template]) => idsIn(single ?? double ?? template ?? '')),
    ...[...read.matchAll(CASE)].flatMap(([, ids = '']) => idsIn(ids)),
  ]
}

export const untested = (requirements: readonly Requirement[], proven: readonly string[]): readonly string[] =>
  requirements.map(({ id }) => id).filter((id) => !proven.includes(id))

export const unknown = (requirements: readonly Requirement[], proven: readonly string[]): readonly string[] =>
  proven.filter((id) => !requirements.some((requirement) => requirement.id === id))
