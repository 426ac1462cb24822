import { asSearch } from './search-string'

/** A form as a search string. Empty fields and the default sorting are left out, so that a page has one address. */
export const searchOfForm = (form: FormData, usualSorting: string): string => {
  const params = new URLSearchParams()
  for (const [name, value] of form) {
    if (typeof value !== 'string' || value.trim() === '' || (name === 'sortera' && value === usualSorting)) continue
    params.append(name, value.trim())
  }
  return asSearch(params)
}
