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

/** The requirement ids that stand in brackets in a test file: in titles, since comments are not marked so. */
export const idsInTitles = (code: string): readonly string[] =>
  [...code.matchAll(/\[([A-Z]+-\d+)\]/g)].flatMap(([, id]) => id ?? [])

export const untested = (requirements: readonly Requirement[], proven: readonly string[]): readonly string[] =>
  requirements.map(({ id }) => id).filter((id) => !proven.includes(id))

export const unknown = (requirements: readonly Requirement[], proven: readonly string[]): readonly string[] =>
  proven.filter((id) => !requirements.some((requirement) => requirement.id === id))
