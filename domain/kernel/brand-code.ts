/** The brands of the shop (CONST-06). */
export const brandCodes = ['dahl', 'konr', 'kasp', 'opti'] as const
export type BrandCode = (typeof brandCodes)[number]

/** Whose shop it is where nothing says another's (CONST-07). */
export const DEFAULT_BRAND: BrandCode = 'dahl'

/** The brand of that code; the fallback for one that is unknown or not given. */
export const brandCodeOf = (code: string | undefined, fallback: BrandCode = DEFAULT_BRAND): BrandCode =>
  brandCodes.find((known) => known === code) ?? fallback
