const collator = new Intl.Collator('sv', { sensitivity: 'base' })

const ALPHABET = [
  ...new Set(Array.from({ length: 0x250 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index).toLowerCase())),
].toSorted(collator.compare)

/** The place of every character in Swedish order; those that differ by accent or case alone share a place. */
const places: ReadonlyMap<string, number> = new Map(
  ALPHABET.reduce<(readonly [string, number])[]>((ranked, character) => {
    const [before, place] = ranked.at(-1) ?? ['', 0]
    return [...ranked, [character, collator.compare(before, character) === 0 ? place : place + 1]]
  }, []),
)

const UNKNOWN_PLACE = 1200
const weightOf = (character: string): string => (places.get(character) ?? UNKNOWN_PLACE).toString(36).padStart(2, '0')

/**
 * A key that sorts texts byte by byte as Swedes sort them: å, ä, ö last, case and accents hardly counted, and numbers
 * by their value, so that DN20 comes before DN100. For columns with collation "C".
 */
export const swedishSortKey = (text: string): string => {
  const padded = text.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(8, '0'))
  return [...padded].map(weightOf).join('')
}
