type Version = readonly [major: number, minor: number, patch: number]

const versionOf = (text: string): Version => {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)/.exec(text) ?? []
  if (major === undefined || minor === undefined || patch === undefined) throw new Error(`No version: ${text}`)
  return [Number(major), Number(minor), Number(patch)]
}

const compare = (a: Version, b: Version): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]

const holds = (order: number, operator: string): boolean => {
  switch (operator) {
    case '<':
      return order < 0
    case '<=':
      return order <= 0
    case '=':
      return order === 0
    case '>=':
      return order >= 0
    default:
      throw new Error(`No operator: ${operator}`)
  }
}

const satisfies = (version: Version, bound: string): boolean => {
  const [, operator = '', than = ''] = /^(<=|>=|<|=)(\d.*)$/.exec(bound) ?? []
  return holds(compare(version, versionOf(than)), operator)
}

/** Whether a version lies in a range such as `<1.2.3 || >=2.0.0 <2.0.4 || =3.1.0`. */
export const isWithin = (version: string, range: string): boolean =>
  range.split('||').some((bounds) =>
    bounds
      .trim()
      .split(/\s+/)
      .every((bound) => satisfies(versionOf(version), bound)),
  )
