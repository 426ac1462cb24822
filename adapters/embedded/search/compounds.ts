import { withoutAccents } from './words'

/** Words of the trade that long Swedish words are built from, in the forms in which they end a word. */
const trade = `
  ventil ventiler koppling kopplingar rör klammer klamrar pump pumpar brunn brunnar radiator radiatorer beredare termostat
  termostater vinkel vinklar ring ringar gänga vatten värme golv press panel avstängning cirkulation kul klämring koppar
  linje givare del delar skruv skruvar bricka brickor mutter muttrar bult bultar kabel kablar dosa dosor uttag brytare
  strömbrytare lampa lampor armatur armaturer lysrör säkring säkringar central centraler plugg pluggar borr sågblad såg
  hammare tång tänger nyckel nycklar mejsel mejslar kniv knivar blandare stol stolar kar dusch slang slangar filter fläkt
  fläktar kanal kanaler don galler spjäll isolering skål skålar matta mattor tejp lim fog massa färg spackel list lister
  skiva skivor regel reglar spik spikar beslag gångjärn lås cylinder cylindrar handtag dörr fönster tak vägg fot kors
  muff muffar nippel nipplar rulle böj böjar propp proppar lock packning packningar tätning fläns flänsar mätare
  vakt regulator kärl tank panna pannor slinga fördelare skåp konsol konsoler hängare svep band stift spett klinga
  klingor maskin dragare laddare batteri handske handskar sko skor glasögon hjälm hjälmar mask väst jacka byxa byxor
  stege stegar vagn låda lådor väska skydd duk hink borste silikon knapp slangar klämma profil sits dusch hål krok vinkelslip slip hjälmar badrum våtrum tvättställ handfat diskbänk kök golvvärme vit svart grå fiber gummi betong medel olja spray fett rengöring avlopp tappvatten rost fri hörn
`
  .trim()
  .split(/\s+/)

const bothSpellings = (words: Iterable<string>): ReadonlySet<string> =>
  new Set([...words].flatMap((word) => [word, withoutAccents(word)]))

const tradeWords = bothSpellings(trade)

/** Whether a word is one of the trade's that compounds are made of. */
export const isTradeWord = (word: string): boolean => tradeWords.has(word)

const SHORTEST_PART = 3
const SHORTEST_LEARNT = 4

/** Swedish joins words with an s between: avstängning-s-ventil. */
const withoutJoint = (part: string, isWord: (part: string) => boolean): string =>
  part.endsWith('s') && isWord(part.slice(0, -1)) ? part.slice(0, -1) : part

export type PartsOf = (word: string) => readonly string[]

/**
 * Splits compounds: kulventil is kul and ventil, so that `ventil` finds it. Answers no parts for a word that is not a
 * compound. The Swedish dictionary of PostgreSQL stems words but does not split them.
 * @param learnt words that occur alone in the catalogue, besides the fixed list; two of them together are a compound
 */
export const compoundParts = (learnt: Iterable<string> = []): PartsOf => {
  const learntWords = bothSpellings([...learnt].filter((word) => word.length >= SHORTEST_LEARNT))
  const isWord = (part: string) => tradeWords.has(part) || learntWords.has(part)
  const parted = new Map<string, readonly string[]>()

  const part: PartsOf = (word) => {
    // The longest ending that is a word.
    for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
      const head = word.slice(at)
      const rest = withoutJoint(word.slice(0, at), isWord)
      if (!tradeWords.has(head) && !(learntWords.has(head) && isWord(rest))) continue
      return [...(partsOf(rest).length === 0 ? [rest] : partsOf(rest)), head]
    }
    return []
  }

  const partsOf: PartsOf = (word) => {
    const known = parted.get(word)
    if (known !== undefined) return known
    const parts = /\d/.test(word) ? [] : part(word)
    parted.set(word, parts)
    return parts
  }
  return partsOf
}

/** Parts compounds by the words of the trade alone. */
export const partsOf: PartsOf = compoundParts()
