/** Whether a search address asks for nothing (ROUTE-32). */
export const isBlankQuery = (url: URL): boolean => (url.searchParams.get('q') ?? '').trim() === ''
