import { CFB } from '@e965/xlsx'
import { book, list, listAsText, noise, padded, table } from './contents'
import type { OddFile } from './odd-file'

/** A container as .doc and .xls files are, with one stream. */
const compound = (stream: string, content: Uint8Array): Uint8Array => {
  const made: { FullPaths: string[] } = CFB.utils.cfb_new()
  CFB.utils.cfb_add(made, stream, content)
  const bytes: number[] = CFB.write(made, { type: 'array' })
  return new Uint8Array(bytes)
}

/** Workbooks of before 2007 (.xls), and what comes in the same container. */
export const oldWorkbooks: readonly OddFile[] = [
  { name: 'an .xls', bytes: () => book({ Blad1: table(list) }, 'biff8'), outcome: { first: listAsText, count: 3 } },
  {
    name: 'an .xls of 1995',
    bytes: () => book({ Blad1: table(list) }, 'biff5'),
    outcome: { first: listAsText, count: 3 },
  },
  {
    name: 'an .xls with leading zeros by its format',
    bytes: () => book({ Blad1: padded() }, 'biff8'),
    outcome: { first: [['0000012', '10 st']] },
  },
  {
    name: 'an .xls cut in half',
    bytes: () => {
      const whole = book({ Blad1: table(list) }, 'biff8')
      return whole.subarray(0, whole.length / 2)
    },
    outcome: { fault: 'Broken' },
  },
  {
    name: 'an .xls with noise in its stream',
    bytes: () => compound('/Workbook', noise(20_000)),
    outcome: { fault: 'Broken' },
  },
  {
    name: 'a document of a text program of 1997',
    bytes: () => compound('/WordDocument', noise(5_000)),
    outcome: { fault: 'WrongType' },
  },
  {
    name: 'an .xlsx under a password',
    bytes: () => compound('/EncryptedPackage', noise(5_000)),
    outcome: { fault: 'Protected' },
  },
  {
    name: 'an .xls of 12 000 rows',
    bytes: () => book({ Blad1: table(Array.from({ length: 12_000 }, (_, row) => [row, 1])) }, 'biff8'),
    outcome: { fault: 'TooManyRows' },
    isHostile: true,
  },
]
