import { swedishSortKey } from '../swedish-order'

/** A user as far as lists sort and search by it. */
export interface ListedUser {
  readonly username: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly mobile_number: string | null
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/** A term as a search looks for it: without regard to case, and with a mobile number by its digits. */
export const searchedTerm = (term: string): string => {
  const lower = term.toLocaleLowerCase('sv')
  return /^[\d+()./-]+$/.test(lower) && digitsOf(lower) !== '' ? digitsOf(lower) : lower
}

/** The columns by which users are sorted and searched. They follow every change of a name or a number. */
export const textsForUsers = (user: ListedUser) => ({
  first_name_key: swedishSortKey(user.first_name),
  last_name_key: swedishSortKey(user.last_name),
  search_text: [
    user.first_name,
    user.last_name,
    user.username,
    user.email,
    user.mobile_number ?? '',
    digitsOf(user.mobile_number ?? ''),
  ]
    .join('\n')
    .toLocaleLowerCase('sv'),
})
