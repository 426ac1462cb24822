import type { Store } from './store'

const plain = (text: string): string => text.toLocaleLowerCase('sv').replaceAll(/\s+/gu, ' ').trim()

/** A zip code is written with a space or without. */
const closed = (text: string): string => text.replaceAll(/\s/gu, '')

/**
 * Whether a store has each word of a text at the beginning of a word of its name, address or town. Digits count as the
 * first ones of a zip code.
 */
export const isNamed = ({ name, address, city, zipCode }: Store, text: string): boolean => {
  const digits = closed(text)
  if (/^\d{2,5}$/.test(digits)) return closed(zipCode).startsWith(digits)
  const words = plain(`${name} ${address} ${city}`).split(' ')
  return plain(text)
    .split(' ')
    .every((wanted) => words.some((word) => word.startsWith(wanted)))
}
