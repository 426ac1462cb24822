/** A Swedish postal code as it is written on letters: `431 37`, with a no-break space. Others stay as they are. */
export const spacedZipCode = (zipCode: string): string => zipCode.replace(/^(\d{3})\s?(\d{2})$/, '$1\u00a0$2')
