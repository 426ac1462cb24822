/** Where articles are found: the quote that is being filled stays beside these pages (ROUTE-34). */
const catalogue: readonly string[] = ['/produkt', '/search', '/kategorier', '/kampanjer', '/sortiment']

/** Whether the overlay of the quote stays open on a path (ROUTE-34); every other path closes it (ROUTE-35). */
export const keepsQuoteOverlay = (pathname: string): boolean => catalogue.some((part) => pathname.includes(part))
