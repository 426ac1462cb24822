/** What the address of the store finder says: `?sok=&oppet=1&tjanst=`. */
export interface StoresAddress {
  readonly text: string
  readonly isOpenNow: boolean
  /** Those that a store must offer. */
  readonly services: readonly string[]
}

const MOST_SERVICES = 20

/** Characters of a text that is searched for. */
export const LONGEST_TEXT = 100

/** Reads the query string; what it says wrongly is as if it were not said. */
export const readStoresAddress = (search: string): StoresAddress => {
  const params = new URLSearchParams(search)
  return {
    // What is cut off may leave half of a sign, which is no text.
    text: (params.get('sok') ?? '')
      .replaceAll('\0', ' ')
      .slice(0, LONGEST_TEXT)
      .replace(/\p{Cs}$/u, ''),
    isOpenNow: params.get('oppet') === '1',
    services: [...new Set(params.getAll('tjanst'))].slice(0, MOST_SERVICES),
  }
}

/** The query string, which is empty for all stores; reading it again gives the same. */
export const writeStoresAddress = ({ text, isOpenNow, services }: StoresAddress): string => {
  const params = new URLSearchParams()
  if (text !== '') params.set('sok', text)
  if (isOpenNow) params.set('oppet', '1')
  for (const service of services) params.append('tjanst', service)
  const query = params.toString()
  return query === '' ? '' : `?${query}`
}
