/** Stands between a stock quantity and what follows it, blanks included (CATALOG-17). */
export const stockUnitLabel = ' st '

/** The label of an article's own sales unit; `stockUnitLabel` where it tells none. */
export const stockUnitOf = (unit: string): string => (unit === '' ? stockUnitLabel : ` ${unit} `)
