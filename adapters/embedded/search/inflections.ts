import { isTradeWord, partsOf } from './compounds'

/** Plurals that the stemmer leaves strange: vinklar for vinkel, klamrar and klamra for klammer, tänger for tång. */
const singularsOf = (word: string): readonly string[] => {
  const [, changed] = /^(.*)änger(?:na)?$/.exec(word) ?? []
  const [, stem, consonant] = /^(.*[^aeiouyåäö])([lnr])a(?:r|rna)?$/.exec(word) ?? []
  return [
    ...(changed === undefined ? [] : [`${changed}ång`]),
    ...(stem === undefined || consonant === undefined
      ? []
      : [`${stem}e${consonant}`, `${stem}${stem.slice(-1)}e${consonant}`]),
  ]
}

/** The neuter of an adjective and its base of each other, which the stemmer keeps apart: vit and vitt, grå and grått. */
const gendersOf = (word: string): readonly string[] => {
  const base = word.replace(/(?<=[^aeiouy])a$/, '')
  if (word.endsWith('t')) return [`${word}t`, word.slice(0, -1), `${word.slice(0, -1)}d`]
  if (base.endsWith('d')) return [`${base.slice(0, -1)}t`]
  return [`${base}t`, `${base}tt`]
}

const SHORTEST_INFLECTED = 3

/** The base forms of an adjective in the neuter, which compounds begin with: vitlackerat is vitt. */
export const basesOf = (word: string): readonly string[] =>
  word.length > SHORTEST_INFLECTED && word.endsWith('tt') ? [word.slice(0, -1), word.slice(0, -2)] : []

const ENDINGS = /(?:arna|erna|orna|ar|er|or|en|et|na|n|r|s)$/

/** A noun without its ending: of ventiler and ventilen ventil, of packningar packning, of brickor bricka. */
export const stemsOf = (word: string): readonly string[] => {
  const stem = word.replace(ENDINGS, '')
  return stem === word || stem.length < SHORTEST_INFLECTED ? [] : [stem, `${stem}a`, `${stem}e`]
}

/** Forms of a word that PostgreSQL's Swedish stemmer does not bring together; some of them are no words. */
export const otherFormsOf = (word: string): readonly string[] => {
  if (word.length < SHORTEST_INFLECTED || /\d/.test(word)) return []
  const isNoun = isTradeWord(word) || partsOf(word).length > 0
  return [...singularsOf(word), ...(isNoun ? [] : gendersOf(word))]
}
