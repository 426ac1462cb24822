import { eanCheckDigit } from '#domain/catalogue/article-numbers'

/** Swedish numbers begin with 73. */
const PREFIX = '73912'

/** The EAN-13 of an article with a number of seven digits. */
export const eanOf = (articleNumber: number): string => {
  const twelve = `${PREFIX}${String(articleNumber).padStart(7, '0')}`
  return `${twelve}${eanCheckDigit(twelve)}`
}
