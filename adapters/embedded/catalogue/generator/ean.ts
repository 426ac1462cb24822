/** The last digit of an EAN-13: the sum of digits, every second one three times, becomes a multiple of ten. */
export const checkDigit = (twelve: string): number => {
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

/** Swedish numbers begin with 73. */
const PREFIX = '73912'

/** The EAN-13 of an article with a number of seven digits. */
export const eanOf = (articleNumber: number): string => {
  const twelve = `${PREFIX}${String(articleNumber).padStart(7, '0')}`
  return `${twelve}${checkDigit(twelve)}`
}
