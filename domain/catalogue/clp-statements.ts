import type { Warning } from './variant'

/** A statement of CLP, `H302` or `P302+P352`, with its words. What was written without a code has an empty one. */
export interface Statement {
  readonly code: string
  readonly words: string
}

const CODE = /(?:EUH\d{3}|[HP]\d{3})(?:\+[HP]\d{3})*/g

/** Statements that stand one after another: `P264 Tvätta händerna. P330 Skölj munnen.` What stands before has `first`. */
const statementsIn = (first: string, text: string): readonly Statement[] => {
  const found = [...text.matchAll(CODE)]
  return [
    { code: first, words: text.slice(0, found[0]?.index).trim() },
    ...found.map((match, index) => ({
      code: match[0],
      words: text.slice(match.index + match[0].length, found[index + 1]?.index).trim(),
    })),
  ]
}

const isHazard = ({ code }: Statement): boolean => /^(?:EU)?H/.test(code)

const rank = (statement: Statement): number => (isHazard(statement) ? 0 : statement.code === '' ? 2 : 1)

const inOrder = (a: Statement, b: Statement): number => rank(a) - rank(b) || (a.code < b.code ? -1 : 1)

/** What the label of an article says: hazards before precautions, each statement once, and nothing left out. */
export const clpStatements = (warnings: readonly Warning[]): readonly Statement[] => {
  const all = warnings
    .flatMap(({ code, description, detailedDescription }) => [
      ...statementsIn(code, description),
      ...statementsIn('', detailedDescription ?? ''),
    ])
    .filter(({ words }) => words !== '')
  return [...new Map(all.map((one) => [one.code === '' ? one.words : one.code, one])).values()].toSorted(inOrder)
}

/** What the article does. */
export const hazardStatements = (warnings: readonly Warning[]): readonly Statement[] =>
  clpStatements(warnings).filter(isHazard)

/** What to do about it. */
export const precautionaryStatements = (warnings: readonly Warning[]): readonly Statement[] =>
  clpStatements(warnings).filter((statement) => !isHazard(statement))
