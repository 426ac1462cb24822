import { type Coordinates, nearestFirst, type Store } from './store'

/** A place that a text was understood as. */
export interface FoundPlace extends Coordinates {
  readonly city: string
}

const plain = (text: string): string => text.toLocaleLowerCase('sv').replaceAll(/\s+/gu, ' ').trim()

/** Zip codes and telephone numbers are written with blanks or hyphens, or without. */
const closed = (text: string): string => text.replaceAll(/[\s-]/gu, '')

/**
 * Whether a store has each word of a text at the beginning of a word of its name, address or town. Digits count as the
 * first ones of a zip code, or after a 0 as those of a telephone number.
 */
export const isNamed = ({ name, address, city, zipCode, phone }: Store, text: string): boolean => {
  const digits = closed(text)
  if (/^0\d+$/.test(digits)) return closed(phone).startsWith(digits)
  if (/^\d{2,5}$/.test(digits)) return closed(zipCode).startsWith(digits)
  const words = plain(`${name} ${address} ${city}`).split(' ')
  return plain(text)
    .split(' ')
    .every((wanted) => words.some((word) => word.startsWith(wanted)))
}

/** Whether a text is nothing but the name of a town, or a whole zip code. */
const isWholePlace = (text: string, { city }: FoundPlace): boolean =>
  plain(text) === plain(city) || /^[1-9]\d{4}$/.test(closed(text))

const isOf = ({ name, city, zipCode }: Store, text: string): boolean =>
  [name, city].some((one) => plain(one) === plain(text)) || closed(zipCode) === closed(text)

/**
 * The stores that a text asks for. A town or a zip code is where somebody is, so that all are listed from it, those of
 * that very town or zip code first and then by distance; a part of a name lists those that have it (STORE-05).
 * @param place what the text was understood as; undefined while that is not known, when all are listed
 */
export const findStores = <S extends Store>(
  stores: readonly S[],
  text: string,
  place: FoundPlace | 'nowhere' | undefined,
): readonly (S & { readonly distance?: number })[] => {
  if (plain(text) === '') return stores
  const named = stores.filter((store) => isNamed(store, text))
  if (place === 'nowhere') return named
  if (place === undefined) return named.length > 0 ? named : stores
  if (named.length > 0 && !isWholePlace(text, place)) return named
  const byDistance = nearestFirst(place, stores)
  return [...byDistance.filter((store) => isOf(store, text)), ...byDistance.filter((store) => !isOf(store, text))]
}
