/** The address of a page below its parent (SEARCH-01, CONTENT-07). */
export const contentPath = (parentSlug: string, pageSlug: string): string =>
  `/${encodeURIComponent(parentSlug)}/${encodeURIComponent(pageSlug)}`

/** Whether a text can be a slug at all: `favicon.ico` and the like are no page's, and nobody need ask for them. */
export const isSlug = (text: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,99}$/u.test(text)
