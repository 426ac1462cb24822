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

const DANGER = 'Fara'

/** The one signal word of a label: where danger is named, warning is not said beside it (CLP, article 20). */
export const signalWordOf = (warnings: readonly Warning[]): string | undefined => {
  const words = warnings.map(({ signalWord }) => signalWord).filter((word) => word !== '')
  return words.find((word) => word === DANGER) ?? words[0]
}

export const ghsPictograms = ['GHS02', 'GHS04', 'GHS05', 'GHS06', 'GHS07', 'GHS08', 'GHS09'] as const

export type GhsPictogram = (typeof ghsPictograms)[number]

/** Hazard statements of CLP and the pictogram that goes with each; H229 and H412 have none. */
const byStatement: Readonly<Record<GhsPictogram, readonly string[]>> = {
  GHS02: ['H220', 'H221', 'H222', 'H223', 'H224', 'H225', 'H226', 'H228'],
  GHS04: ['H280', 'H281'],
  GHS05: ['H290', 'H314', 'H318'],
  GHS06: ['H300', 'H301', 'H310', 'H311', 'H330', 'H331'],
  GHS07: ['H302', 'H312', 'H315', 'H317', 'H319', 'H332', 'H335', 'H336'],
  GHS08: ['H304', 'H334', 'H340', 'H341', 'H350', 'H351', 'H360', 'H361', 'H370', 'H371', 'H372', 'H373'],
  GHS09: ['H400', 'H410', 'H411'],
}

/** The pictogram of a hazard statement, such as GHS02 for H222; codes without one have none. */
export const ghsPictogramOf = (code: string): GhsPictogram | undefined =>
  ghsPictograms.find((pictogram) => byStatement[pictogram].includes(code.slice(0, 4)))
