import { concat } from '../zip'
import { megabytes, noise, twoRows } from './contents'
import type { OddFile } from './odd-file'

const encoded = (text: string): Uint8Array => new TextEncoder().encode(text)

const utf16 = (text: string, order: 'le' | 'be', mark: boolean): Uint8Array => {
  const bytes = Buffer.from((mark ? '\uFEFF' : '') + text, 'utf16le')
  return new Uint8Array(order === 'le' ? bytes : bytes.swap16())
}

const latin = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'))

/** Texts with separators, and what is none. */
export const texts: readonly OddFile[] = [
  { name: 'semicolons', bytes: () => encoded('4208103;10\r\n4208234;5\r\n'), outcome: { first: twoRows, count: 2 } },
  { name: 'commas', bytes: () => encoded('4208103,10\n4208234,5\n'), outcome: { first: twoRows, count: 2 } },
  { name: 'tabs', bytes: () => encoded('4208103\t10\n4208234\t5'), outcome: { first: twoRows, count: 2 } },
  { name: 'old Mac line ends', bytes: () => encoded('4208103;10\r4208234;5\r'), outcome: { first: twoRows, count: 2 } },
  {
    name: 'semicolons and decimal commas',
    bytes: () => encoded('4208103;10,5\n4208234;2,25\n'),
    outcome: {
      first: [
        ['4208103', '10,5'],
        ['4208234', '2,25'],
      ],
    },
  },
  {
    name: 'a stated separator',
    bytes: () => encoded('sep=;\r\n4208103;10\r\n4208234;5\r\n'),
    outcome: { first: twoRows, count: 2 },
  },
  {
    name: 'quoted cells with separators, quotes and line ends',
    bytes: () => encoded('"4208103";"10";"Rör, 3/4"" ; blankt\nrad två"\r\n4208234;5;\r\n'),
    outcome: {
      first: [
        ['4208103', '10', 'Rör, 3/4" ; blankt\nrad två'],
        ['4208234', '5'],
      ],
    },
  },
  {
    name: 'a quotation mark that is never closed',
    bytes: () => encoded('4208103;10;"3/4 tum\n4208234;5;\n'),
    outcome: {
      first: [
        ['4208103', '10', '"3/4 tum'],
        ['4208234', '5'],
      ],
    },
  },
  {
    name: 'UTF-8 with a mark',
    bytes: () => encoded('\uFEFFArtikel;Märkning\n0012345;Åäö\n'),
    outcome: {
      first: [
        ['Artikel', 'Märkning'],
        ['0012345', 'Åäö'],
      ],
    },
  },
  {
    name: 'UTF-8 without a mark',
    bytes: () => encoded('0012345;Åäö\n'),
    outcome: { first: [['0012345', 'Åäö']] },
  },
  {
    name: 'Windows-1252',
    bytes: () => latin('0012345;1\xa0200;R\xf6r\n'),
    outcome: { first: [['0012345', '1\u00A0200', 'Rör']] },
  },
  {
    name: 'UTF-16, low byte first, with a mark',
    bytes: () => utf16('0012345\tRör\r\n', 'le', true),
    outcome: { first: [['0012345', 'Rör']] },
  },
  {
    name: 'UTF-16, high byte first, with a mark',
    bytes: () => utf16('0012345\tRör\r\n', 'be', true),
    outcome: { first: [['0012345', 'Rör']] },
  },
  {
    name: 'UTF-16, low byte first, without a mark',
    bytes: () => utf16('0012345;5\r\n', 'le', false),
    outcome: { first: [['0012345', '5']] },
  },
  {
    name: 'UTF-16, high byte first, without a mark',
    bytes: () => utf16('0012345;5\r\n', 'be', false),
    outcome: { first: [['0012345', '5']] },
  },
  {
    name: 'blank lines between',
    bytes: () => encoded('\n\n4208103;10\n;;\n   \n4208234;5\n\n'),
    outcome: { first: twoRows, count: 2 },
  },
  { name: 'one column', bytes: () => encoded('4208103\n4208234\n'), outcome: { first: [['4208103'], ['4208234']] } },
  {
    name: 'cells that would run as formulas',
    bytes: () => encoded("4208103;1;=1+1\n4208234;1;'=1+1\n"),
    outcome: {
      first: [
        ['4208103', '1', '=1+1'],
        ['4208234', '1', '=1+1'],
      ],
    },
  },
  { name: 'no bytes', bytes: () => new Uint8Array(0), outcome: { fault: 'Empty' } },
  { name: 'blanks alone', bytes: () => encoded('  \r\n\r\n ;; '), outcome: { fault: 'Empty' } },
  { name: 'a mark alone', bytes: () => encoded('\uFEFF'), outcome: { fault: 'Empty' } },
  { name: 'a web page', bytes: () => encoded('<!DOCTYPE html><table><tr><td>1'), outcome: { fault: 'WrongType' } },
  {
    name: 'a spreadsheet as XML',
    bytes: () => encoded('<?xml version="1.0"?><Workbook/>'),
    outcome: { fault: 'WrongType' },
  },
  { name: 'a PDF', bytes: () => encoded('%PDF-1.7\n1 0 obj'), outcome: { fault: 'WrongType' } },
  {
    name: 'a picture under the name of a spreadsheet',
    bytes: () => concat([[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], noise(2_000)]),
    outcome: { fault: 'WrongType' },
  },
  { name: 'noise', bytes: () => noise(100_000), outcome: { fault: 'WrongType' } },
  {
    name: '5 000 lines and their heads',
    bytes: () => encoded(`Artikel;Antal\n${'4208103;1\n'.repeat(5_000)}`),
    outcome: { first: [['Artikel', 'Antal']], count: 5_001 },
  },
  {
    name: '100 000 lines',
    bytes: () => encoded('4208103;1\n'.repeat(100_000)),
    outcome: { fault: 'TooManyRows' },
    isHostile: true,
  },
  {
    name: 'a line of a million separators',
    bytes: () => encoded(';'.repeat(1_000_000)),
    outcome: { fault: 'WrongType' },
    isHostile: true,
  },
  {
    name: 'five million empty lines',
    bytes: () => encoded('\n'.repeat(5_000_000)),
    outcome: { fault: 'TooManyRows' },
    isHostile: true,
  },
  {
    name: 'a cell of 100 000 characters',
    bytes: () => encoded(`4208103;10;${'x'.repeat(100_000)}`),
    outcome: { first: [['4208103', '10', 'x'.repeat(1_000)]] },
  },
  {
    name: 'lines of quotation marks out of place',
    bytes: () => encoded(`"a${'"a'.repeat(50_000)}\n`.repeat(9)),
    outcome: { first: [], count: 9 },
    isHostile: true,
  },
  {
    name: 'a cell of four megabytes',
    bytes: () => encoded(`4208103;10;${'x'.repeat(megabytes(4))}`),
    outcome: { fault: 'WrongType' },
    isHostile: true,
  },
  {
    name: 'four megabytes of quotation marks',
    bytes: () => encoded('"'.repeat(megabytes(4))),
    outcome: { fault: 'WrongType' },
    isHostile: true,
  },
  { name: 'six megabytes', bytes: () => new Uint8Array(megabytes(6)), outcome: { fault: 'TooLarge' } },
]
