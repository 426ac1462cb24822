export interface CategoryData {
  readonly slug: string
  readonly name: string
  readonly illustration: string
}

/** The tree of categories, parents before children, in the order of the menu. */
export const categories: readonly CategoryData[] = [
  { slug: 'vvs', name: 'VVS', illustration: 'kulventil' },
  { slug: 'vvs/ventiler', name: 'Ventiler', illustration: 'kulventil' },
  { slug: 'vvs/ventiler/kulventiler', name: 'Kulventiler', illustration: 'kulventil' },
  { slug: 'vvs/ventiler/avstangningsventiler', name: 'Avstängningsventiler', illustration: 'presskulventil' },
  { slug: 'vvs/rordelar', name: 'Rördelar', illustration: 'tror' },
  { slug: 'vvs/rordelar/t-ror', name: 'T-rör', illustration: 'tror' },
  { slug: 'vvs/rordelar/vinklar', name: 'Vinklar', illustration: 'vinkel' },
  { slug: 'vvs/rordelar/klamringskopplingar', name: 'Klämringskopplingar', illustration: 'klamkoppling' },
  { slug: 'vvs/ror', name: 'Rör', illustration: 'kopparror' },
  { slug: 'vvs/ror/kopparror', name: 'Kopparrör', illustration: 'kopparror' },
  { slug: 'vvs/ror/pex-ror', name: 'PEX-rör', illustration: 'pexror' },
  { slug: 'vvs/upphangning', name: 'Upphängning', illustration: 'klammer' },
  { slug: 'vvs/upphangning/rorklammer', name: 'Rörklammer', illustration: 'klammer' },
  { slug: 'varme', name: 'Värme', illustration: 'radiator' },
  { slug: 'varme/radiatorer', name: 'Radiatorer', illustration: 'radiator' },
  { slug: 'varme/radiatorer/panelradiatorer', name: 'Panelradiatorer', illustration: 'radiator' },
  { slug: 'varme/radiatorer/termostater', name: 'Termostater', illustration: 'termostat' },
  { slug: 'varme/pumpar', name: 'Pumpar', illustration: 'pump' },
  { slug: 'varme/pumpar/cirkulationspumpar', name: 'Cirkulationspumpar', illustration: 'pump' },
  { slug: 'varme/varmvatten', name: 'Varmvatten', illustration: 'beredare' },
  { slug: 'varme/varmvatten/varmvattenberedare', name: 'Varmvattenberedare', illustration: 'beredare' },
  { slug: 'avlopp', name: 'Golv och avlopp', illustration: 'golvbrunn' },
  { slug: 'avlopp/golvbrunnar', name: 'Golvbrunnar', illustration: 'golvbrunn' },
]

export const parentSlug = (slug: string): string | undefined =>
  slug.includes('/') ? slug.slice(0, slug.lastIndexOf('/')) : undefined

/** The slug of a category and of all it lies in, outermost first. */
export const slugPath = (slug: string): readonly string[] => {
  const parent = parentSlug(slug)
  return parent === undefined ? [slug] : [...slugPath(parent), slug]
}
