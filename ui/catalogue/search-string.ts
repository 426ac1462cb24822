/** Parameters as a search string; empty without any. */
export const asSearch = (params: URLSearchParams): string => (params.size === 0 ? '' : `?${params}`)

/** A search string without one value of a facet. The paging starts again from the first page. */
export const withoutValue = (search: string, name: string, value: string): string => {
  const params = new URLSearchParams(search)
  params.delete(name, value)
  params.delete('fran')
  params.delete('visa')
  return asSearch(params)
}

/** A search string with only the named parameters. */
export const onlyParams = (search: string, names: readonly string[]): string => {
  const params = new URLSearchParams(search)
  for (const name of new Set(params.keys())) if (!names.includes(name)) params.delete(name)
  return asSearch(params)
}
