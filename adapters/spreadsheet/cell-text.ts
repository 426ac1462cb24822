import type { CellObject } from '@e965/xlsx'

const decimals = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 10 })

/** All digits of a number, with a decimal comma; more than ten decimals are left from calculating. */
const plainNumber = (value: number): string => decimals.format(value).replace('.', ',')

/**
 * The text of a number cell: as it is shown where its format adds leading zeros, a unit or a percent sign, otherwise all
 * its digits, since 4208103 may be shown as 4,21E+06.
 */
const numberText = (value: number, shown: string): string => {
  // As most are, which need no closer look.
  if (shown === String(value) && Number.isInteger(value)) return shown
  if (/^0\d+$/.test(shown)) return shown
  const isExponent = /\d[eE][+-]?\d/.test(shown)
  return !isExponent && /[%\p{L}]/u.test(shown) ? shown : plainNumber(value)
}

/**
 * A cell as text; a formula counts by the value that it had when it was saved. A date, which a program may have made of
 * `1-2`, is the text that it is shown as.
 */
export const cellText = ({ t, v, w }: CellObject): string => {
  switch (t) {
    case 'n':
      return typeof v === 'number' && Number.isFinite(v) ? numberText(v, w ?? '') : (w ?? '')
    case 's':
      return typeof v === 'string' ? v : ''
    case 'b':
    case 'd':
    case 'e':
      return w ?? ''
    case 'z':
      return ''
  }
}
