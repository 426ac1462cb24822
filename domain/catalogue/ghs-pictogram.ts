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
