/** Stands between a stock quantity and what follows it, blanks included (CATALOG-17). */
export const stockUnitLabel = ' st '
