/** What one thing is called: by the catalogue first, then on the site, in the van and in other shops. */
const sets: readonly (readonly string[])[] = [
  ['kulventil', 'kulkran', 'avstängningskran', 'avstängare'],
  ['ventil', 'kran'],
  ['blandare', 'kran', 'vattenkran'],
  ['varmvattenberedare', 'vvb', 'beredare', 'varmvattentank'],
  ['radiator', 'element', 'värmeelement'],
  ['panelradiator', 'element'],
  ['cirkulationspump', 'cirkpump', 'värmepump', 'vattenpump'],
  ['golvbrunn', 'avloppsbrunn', 'duschbrunn'],
  ['rörklammer', 'svep', 'rörsvep', 'rörhållare', 'rörfäste'],
  ['kopparrör', 'cu', 'curör', 'prisol'],
  ['wc', 'toalett', 'toalettstol', 'toa', 'wcstol'],
  ['tvättställ', 'handfat'],
  ['rörskål', 'isolering', 'rörisolering'],
  ['cellgummislang', 'isolering', 'rörisolering'],
  ['lamellmatta', 'isolering', 'kanalisolering'],
  ['klämringskoppling', 'klämkoppling', 'skärringskoppling', 'kompressionskoppling'],
  ['termostatdel', 'radiatortermostat', 'termostathuvud'],
  ['vinkel', 'böj', 'knä'],
  ['tee', 't', 'trör', 'grenrör'],
  ['pex', 'pexrör', 'plaströr', 'tappvattenrör'],
  ['mässing', 'ms'],
  ['rostfri', 'rostfritt', 'syrafast', 'inox'],
  ['elkabel', 'installationskabel', 'ekk', 'kabel'],
  ['vägguttag', 'eluttag', 'jackuttag'],
  ['strömbrytare', 'strömställare', 'lampknapp', 'brytare'],
  ['skruvdragare', 'skruvmaskin', 'borrskruvdragare'],
  ['tätningsmassa', 'silikon', 'fogmassa', 'fog'],
  ['gängtejp', 'teflontejp', 'ptfe'],
]

/** An abbreviation is found by, but not offered. */
const SHORTEST_TO_OFFER = 3

const namesFor: ReadonlyMap<string, readonly string[]> = sets.reduce((known, [name = '', ...others]) => {
  for (const other of others) known.set(other, [...(known.get(other) ?? []), name])
  return known
}, new Map<string, readonly string[]>())

const otherNames: ReadonlyMap<string, readonly string[]> = new Map(sets.map(([name = '', ...others]) => [name, others]))

/** What else is said where the catalogue says this. */
export const otherNamesOf = (name: string): readonly string[] =>
  (otherNames.get(name) ?? []).filter((other) => other.length >= SHORTEST_TO_OFFER)

/** Plurals that the stemmer leaves strange: vinklar for vinkel, klamrar for klammer, muttrar for mutter. */
const singularsOf = (word: string): readonly string[] => {
  const [, stem, consonant] = /^(.*[^aeiouyåäö])([lnr])ar(?:na)?$/.exec(word) ?? []
  if (stem === undefined || consonant === undefined) return []
  return [`${stem}e${consonant}`, `${stem}${stem.slice(-1)}e${consonant}`]
}

/** Other words that find what is meant by one: the catalogue's own name for it, and its singular. */
export const otherWordsFor = (word: string): readonly string[] =>
  [...new Set([word, ...singularsOf(word)].flatMap((form) => [form, ...(namesFor.get(form) ?? [])]))].filter(
    (other) => other !== word,
  )
