/** Takes away the first space: `123 45` becomes `12345` (DELIVERY-16). */
export const normaliseZipCode = (text: string): string => text.replace(' ', '')

/** Five digits, normalised. */
export const isZipCode = (text: string): boolean => /^\d{5}$/.test(text)
