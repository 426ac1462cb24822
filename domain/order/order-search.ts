import { type CustomerId, customerId } from '../kernel/ids'

/** Orders of a page of the history (ORDER-12, ORDER-13). */
export const ORDERS_OF_A_PAGE = 15

/** Characters of the longest search for orders. */
export const LONGEST_ORDER_SEARCH = 200

/** What a list of orders may be sorted by.  */
export const orderSorts = ['newest', 'oldest', 'highestTotal', 'lowestTotal'] as const

export type OrderSort = (typeof orderSorts)[number]

/** Of a list that names none. */
export const DEFAULT_ORDER_SORT: OrderSort = 'newest'

/** Sorting by these tells prices (PERM-12). */
export const sortsTellingPrices: readonly OrderSort[] = ['highestTotal', 'lowestTotal']

/** Whose orders are searched: those of the present customer, of one of the user's customers, or of all of them. */
export type SearchedCustomers =
  | { readonly tag: 'Present' }
  | { readonly tag: 'One'; readonly customerId: CustomerId }
  | { readonly tag: 'All' }

export interface OrderSearch {
  /** Each must begin a word of the order: of its number, an article, a label, the reference or the project. */
  readonly words: readonly string[]
  /** The same for numbers written with blanks, each as one word: an order is found by either. */
  readonly joinedWords: readonly string[]
  /** Whether there are signs and no word, as in `%`. Such a search finds nothing, while an empty one finds all orders. */
  readonly isWordless: boolean
  readonly customers: SearchedCustomers
}

const LONGEST_WORD = 60

/** The words of a text as orders are searched by: letters and digits without regard to case, each word once. */
export const orderWords = (text: string): readonly string[] => [
  ...new Set((text.toLocaleLowerCase('sv').match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, LONGEST_WORD))),
]

/** Whoever copies `163 05 22` from a paper looks for 1630522. */
const withoutBlanksInNumbers = (text: string): string => text.replace(/(?<=\d)\s+(?=\d)/gu, '')

const CUSTOMER = 'kund:'
const ALL = 'alla'

/**
 * Reads the text of a search. The call has seven parameters and none for a customer (ORDER-09), so customers are a term of
 * the text: `kund:104830 stam 3`, or `kund:alla stam 3`. The last such term counts.
 */
export const readOrderSearch = (text: string): OrderSearch => {
  const terms = text.split(/\s+/)
  const isQualifier = (term: string): boolean =>
    term.toLowerCase().startsWith(CUSTOMER) && term.length > CUSTOMER.length
  const named = terms.findLast(isQualifier)?.slice(CUSTOMER.length)
  const searched = terms.filter((term) => !isQualifier(term)).join(' ')
  const words = orderWords(searched)
  return {
    words,
    joinedWords: orderWords(withoutBlanksInNumbers(searched)),
    isWordless: words.length === 0 && searched.trim() !== '',
    customers:
      named === undefined
        ? { tag: 'Present' }
        : named.toLowerCase() === ALL
          ? { tag: 'All' }
          : { tag: 'One', customerId: customerId(named) },
  }
}

/** The text of a search for words that a user has typed; undefined when nothing is searched by. */
export const writeOrderSearch = (typed: string, customers: SearchedCustomers): string | undefined => {
  const qualifier =
    customers.tag === 'Present' ? [] : [`${CUSTOMER}${customers.tag === 'All' ? ALL : customers.customerId}`]
  const terms = [typed.trim(), ...qualifier].filter((term) => term !== '')
  return terms.length === 0 ? undefined : terms.join(' ')
}
