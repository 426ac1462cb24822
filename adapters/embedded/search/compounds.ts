/** Words of the trade that long Swedish words are built from. */
const heads = [
  'ventil',
  'ventiler',
  'koppling',
  'kopplingar',
  'rör',
  'klammer',
  'pump',
  'pumpar',
  'brunn',
  'brunnar',
  'radiator',
  'radiatorer',
  'beredare',
  'termostat',
  'termostater',
  'termostatdel',
  'vinkel',
  'vinklar',
  'ring',
  'gänga',
  'vatten',
  'värme',
  'golv',
  'press',
  'panel',
  'avstängning',
  'cirkulation',
  'kul',
  'klämring',
  'koppar',
  'linje',
  'givare',
  'del',
].toSorted((a, b) => b.length - a.length)

const SHORTEST_REST = 3
/** Swedish joins words with an s between: avstängning-s-ventil. */
const withoutJoint = (part: string): string =>
  part.endsWith('s') && heads.includes(part.slice(0, -1)) ? part.slice(0, -1) : part

/**
 * The parts of a compound: kulventil is kul and ventil, so that who looks for `ventil` finds it. Empty when the word is
 * none. PostgreSQL's Swedish stems words but does not part them.
 */
export const partsOf = (word: string): readonly string[] => {
  const head = heads.find((candidate) => word.length - candidate.length >= SHORTEST_REST && word.endsWith(candidate))
  if (head === undefined) return []
  const rest = withoutJoint(word.slice(0, -head.length))
  return [rest, ...partsOf(rest), head]
}
