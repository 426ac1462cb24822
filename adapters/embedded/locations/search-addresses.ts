import type { FoundAddress } from '#application/ports/location-service'
import { limits } from '../limits'
import type { Town } from './towns'

const swedish = new Intl.Collator('sv')

/** Without capitals, and without the dots and rings that a keyboard may lack. */
const plain = (text: string): string => text.toLocaleLowerCase('sv').normalize('NFD').replaceAll(/\p{M}/gu, '')

const wordsIn = (query: string): readonly string[] =>
  plain(query)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1)

/** A zip code, with or without its blank; the beginning of one is read only where nothing else is typed. */
const zipCodeIn = (query: string): string | undefined =>
  (/\b(\d{3}) ?(\d{2})\b/.exec(query) ?? /^(\d{2,3}) ?(\d{0,2})$/.exec(query.trim()))?.slice(1).join('')

const sharedBeginning = (a: string, b: string): number => {
  let count = 0
  while (count < a.length && a[count] === b[count]) count += 1
  return count
}

/**
 * How well a name matches the words, lower is better; undefined when it does not match. Towns come before smaller
 * places that begin alike.
 */
const rankByName = ({ name, zipPrefixes }: Town, words: readonly string[]): number | undefined => {
  const own = plain(name)
  if (words.includes(own) || own === words.join(' ')) return 0
  if (!words.some((word) => own.startsWith(word))) return undefined
  return zipPrefixes.length > 0 ? 1 : 2
}

const byZipCode = (towns: readonly Town[], zipCode: string): readonly FoundAddress[] => {
  const shared = (town: Town) => Math.max(...town.zipPrefixes.map((prefix) => sharedBeginning(prefix, zipCode)))
  const best = Math.max(...towns.map(shared))
  // The first two digits are a region; one alone is a tenth of the country.
  if (best < 2) return []
  return towns
    .filter((town) => shared(town) === best)
    .toSorted((a, b) => swedish.compare(a.name, b.name))
    .map((town) => addressIn(town, best === 3 && zipCode.length === 5 ? zipCode : ''))
}

const byName = (towns: readonly Town[], words: readonly string[]): readonly FoundAddress[] =>
  towns
    .flatMap((town) => {
      const rank = rankByName(town, words)
      return rank === undefined ? [] : [{ town, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank || swedish.compare(a.town.name, b.town.name))
    .map(({ town }) => addressIn(town, ''))

const addressIn = ({ name, latitude, longitude }: Town, zipCode: string): FoundAddress => ({
  zipCode,
  city: name,
  latitude,
  longitude,
})

/**
 * Towns by name or by zip code, the best first. A zip code is more reliable than a street name that resembles a
 * town's name.
 */
export const searchAddresses = (towns: readonly Town[], query: string): readonly FoundAddress[] => {
  const zipCode = zipCodeIn(query)
  const words = wordsIn(query)
  const found = zipCode === undefined ? [] : byZipCode(towns, zipCode)
  const named = byName(towns, words).filter(({ city }) => !found.some((other) => other.city === city))
  return [...found, ...named].slice(0, limits.locations.mostFound)
}
