import type { Address } from './address'

const searchedTexts = (address: Address): readonly (string | undefined)[] => [
  address.label,
  address.name,
  address.recipientName,
  address.address1,
  address.address2,
  address.address3,
  address.postalCode,
  address.postalAddress,
]

/**
 * The addresses in which every term is part of one of the eight texts that are searched; letter case does not count
 * (ADDRESS-08). Blanks separate the terms.
 */
export const searchAddresses = (addresses: readonly Address[], query: string): readonly Address[] => {
  const terms = query
    .toLocaleLowerCase('sv')
    .split(/\s+/)
    .filter((term) => term !== '')
  if (terms.length === 0) return addresses
  return addresses.filter((address) => {
    const texts = searchedTexts(address).flatMap((text) => text?.toLocaleLowerCase('sv') ?? [])
    return terms.every((term) => texts.some((text) => text.includes(term)))
  })
}
