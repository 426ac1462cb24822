/** The last digit of an EAN-13: the sum of digits, every second one three times, becomes a multiple of ten. */
export const eanCheckDigit = (twelve: string): number => {
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

/** Thirteen digits of which the last one agrees with the others. */
export const isEan = (text: string): boolean =>
  /^\d{13}$/.test(text) && eanCheckDigit(text.slice(0, 12)) === Number(text.at(12))

/** A number as long as an EAN whose last digit does not agree with the others: one of them is mistyped. */
export const isMistypedEan = (text: string): boolean => {
  const digits = text.replace(/[\s-]/g, '')
  return /^\d{13}$/.test(digits) && !isEan(digits)
}
