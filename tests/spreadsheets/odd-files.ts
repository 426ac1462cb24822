import { CFB, utils, write, type BookType, type WorkSheet } from '@e965/xlsx'
import type { SheetFault } from '#application/ports/spreadsheets'
import { inlineRows, sheetXml, xlsxOf, xlsxParts } from './xlsx-parts'
import { concat, zipOf } from './zip'

/** What is said of a file: its fault, or the cells of its first rows and how many there are. */
export type Outcome =
  | { readonly fault: SheetFault['tag'] }
  | {
      readonly first: readonly (readonly string[])[]
      readonly count?: number
      readonly onlySheet?: string
    }

export interface OddFile {
  readonly name: string
  readonly bytes: () => Uint8Array
  readonly outcome: Outcome
  /** It is made to cost memory or time. */
  readonly isHostile?: true
}

const encoded = (text: string): Uint8Array => new TextEncoder().encode(text)

const utf16 = (text: string, order: 'le' | 'be', mark: boolean): Uint8Array => {
  const bytes = Buffer.from((mark ? '\uFEFF' : '') + text, 'utf16le')
  return new Uint8Array(order === 'le' ? bytes : bytes.swap16())
}

const latin = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'))

const book = (sheets: Readonly<Record<string, WorkSheet>>, bookType: BookType): Uint8Array => {
  const made = utils.book_new()
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(made, sheet, name)
  const bytes: ArrayBuffer = write(made, { type: 'array', bookType, compression: true })
  return new Uint8Array(bytes)
}

const table = (rows: readonly (readonly unknown[])[]): WorkSheet => utils.aoa_to_sheet(rows.map((row) => [...row]))

const list = [
  ['Artikelnummer', 'Antal'],
  ['0012345', 10],
  [4208103, 2.5],
] as const
const asText = [
  ['Artikelnummer', 'Antal'],
  ['0012345', '10'],
  ['4208103', '2,5'],
]
const two = [
  ['4208103', '10'],
  ['4208234', '5'],
]

const manyRows = (count: number): string =>
  Array.from(
    { length: count },
    (_, row) =>
      `<row r="${row + 1}"><c r="A${row + 1}"><v>${4_000_000 + row}</v></c><c r="B${row + 1}"><v>1</v></c></row>`,
  ).join('')

const padded = (): WorkSheet => ({
  '!ref': 'A1:B1',
  A1: { t: 'n', v: 12, z: '0000000' },
  B1: { t: 'n', v: 10, z: '0" st"' },
})

const withCell = (cell: string): Uint8Array => xlsxOf(sheetXml(`<row r="1"><c r="A1"><v>4208103</v></c>${cell}</row>`))

/** A container as .doc and .xls files are, with one stream. */
const compound = (stream: string, content: Uint8Array): Uint8Array => {
  const made: { FullPaths: string[] } = CFB.utils.cfb_new()
  CFB.utils.cfb_add(made, stream, content)
  const bytes: number[] = CFB.write(made, { type: 'array' })
  return new Uint8Array(bytes)
}

const MIB = 1024 * 1024
const zeros = (megabytes: number): Uint8Array => new Uint8Array(megabytes * MIB)
const good = sheetXml(inlineRows(two))

/** Numbers that look random, and are the same at every run. */
const noise = (length: number): Uint8Array => {
  let state = 1
  return Uint8Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return (state >> 16) & 0xff
  })
}

/** Files as customers have them, and files that an attacker sends, with what is said of each. */
export const oddFiles: readonly OddFile[] = [
  // Text with separators.
  { name: 'semicolons', bytes: () => encoded('4208103;10\r\n4208234;5\r\n'), outcome: { first: two, count: 2 } },
  { name: 'commas', bytes: () => encoded('4208103,10\n4208234,5\n'), outcome: { first: two, count: 2 } },
  { name: 'tabs', bytes: () => encoded('4208103\t10\n4208234\t5'), outcome: { first: two, count: 2 } },
  { name: 'old Mac line ends', bytes: () => encoded('4208103;10\r4208234;5\r'), outcome: { first: two, count: 2 } },
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
    outcome: { first: two, count: 2 },
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
    outcome: { first: two, count: 2 },
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
    name: 'many empty rows with a format behind the last',
    bytes: () =>
      xlsxOf(
        sheetXml(
          inlineRows(two) +
            Array.from({ length: 100_000 }, (_, row) => `<row r="${row + 3}"><c r="A${row + 3}" s="1"/></row>`).join(
              '',
            ),
        ),
      ),
    outcome: { first: two, count: 2 },
    isHostile: true,
  },
  {
    name: '16 000 columns in each of 50 rows',
    bytes: () =>
      xlsxOf(
        sheetXml(
          Array.from(
            { length: 50 },
            (_, row) =>
              `<row r="${row + 1}">${[...noise(16_000)].map((value) => `<c><v>${value}</v></c>`).join('')}</row>`,
          ).join(''),
        ),
      ),
    outcome: { first: [[...noise(50)].map(String)], count: 50 },
    isHostile: true,
  },
  {
    name: 'a cell of four megabytes',
    bytes: () => encoded(`4208103;10;${'x'.repeat(4 * MIB)}`),
    outcome: { fault: 'WrongType' },
    isHostile: true,
  },
  {
    name: 'four megabytes of quotation marks',
    bytes: () => encoded('"'.repeat(4 * MIB)),
    outcome: { fault: 'WrongType' },
    isHostile: true,
  },
  { name: 'six megabytes', bytes: () => zeros(6), outcome: { fault: 'TooLarge' } },

  // .xlsx
  { name: 'an .xlsx', bytes: () => book({ Blad1: table(list) }, 'xlsx'), outcome: { first: asText, count: 3 } },
  {
    name: 'numbers with leading zeros and a unit by their format',
    bytes: () => book({ Blad1: padded() }, 'xlsx'),
    outcome: { first: [['0000012', '10 st']] },
  },
  {
    name: 'a long number that is shown as a power of ten',
    bytes: () => book({ Blad1: table([[7350053850014, 4]]) }, 'xlsx'),
    outcome: { first: [['7350053850014', '4']] },
  },
  {
    name: 'a quantity that a program made a date of',
    bytes: () =>
      book({ Blad1: { '!ref': 'A1:B1', A1: { t: 's', v: '4208103' }, B1: { t: 'n', v: 45_000, z: 'd-mmm' } } }, 'xlsx'),
    outcome: { first: [['4208103', '15-Mar']] },
  },
  {
    name: 'the leavings of calculating',
    bytes: () => withCell('<c r="B1"><v>0.30000000000000004</v></c>'),
    outcome: { first: [['4208103', '0,3']] },
  },
  {
    name: 'a formula with the value that it had',
    bytes: () => withCell('<c r="B1"><f>SUM(C1:C9)</f><v>12</v></c>'),
    outcome: { first: [['4208103', '12']] },
  },
  {
    name: 'a formula that calls a program',
    bytes: () => withCell(`<c r="B1" t="str"><f>cmd|'/c calc'!A1</f><v>#REF!</v></c>`),
    outcome: { first: [['4208103', '#REF!']] },
  },
  {
    name: 'a formula without a value',
    bytes: () => withCell('<c r="B1"><f>1+1</f></c>'),
    outcome: { first: [['4208103']] },
  },
  {
    name: 'an error in a cell',
    bytes: () => withCell('<c r="B1" t="e"><v>#N/A</v></c>'),
    outcome: { first: [['4208103', '#N/A']] },
  },
  {
    name: 'rows on the second sheet alone',
    bytes: () => book({ Blad1: table([]), Beställning: table(list) }, 'xlsx'),
    outcome: { first: asText, count: 3, onlySheet: 'Beställning' },
  },
  {
    name: 'a hidden first sheet',
    bytes: () =>
      zipOf(
        xlsxParts([
          { name: 'Dold', xml: sheetXml(inlineRows([['1', '1']])), state: 'hidden' },
          { name: 'Blad2', xml: good },
        ]),
      ),
    outcome: { first: two, count: 2 },
  },
  {
    name: 'rows written by prefix',
    bytes: () =>
      xlsxOf(
        '<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>4208103</x:t></x:is></x:c><x:c r="B1"><x:v>10</x:v></x:c></x:row></x:sheetData></x:worksheet>',
      ),
    outcome: { first: [['4208103', '10']] },
  },
  {
    name: 'sizes in the fields of large files',
    bytes: () => zipOf(xlsxParts([{ name: 'Blad1', xml: good }]).map((part) => ({ ...part, zip64: true }))),
    outcome: { first: two, count: 2 },
  },
  {
    name: 'parts that are not packed',
    bytes: () => zipOf(xlsxParts([{ name: 'Blad1', xml: good }]).map((part) => ({ ...part, stored: true }))),
    outcome: { first: two },
  },
  {
    name: 'macros beside the rows',
    bytes: () => xlsxOf(good, [{ name: 'xl/vbaProject.bin', content: noise(1_000) }]),
    outcome: { first: two, count: 2 },
  },
  {
    name: 'a stated size of a million rows',
    bytes: () => xlsxOf(sheetXml(inlineRows(two), { before: '<dimension ref="A1:XFD1048576"/>' })),
    outcome: { first: two, count: 2 },
    isHostile: true,
  },
  {
    name: 'links and merges over every cell',
    bytes: () =>
      xlsxOf(
        sheetXml(inlineRows(two), {
          after:
            '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells><hyperlinks><hyperlink ref="A1:XFD1048576" display="x"/></hyperlinks>',
        }),
      ),
    outcome: { first: two, count: 2 },
    isHostile: true,
  },
  {
    name: 'its only row at the very end',
    bytes: () =>
      xlsxOf(sheetXml('<row r="1048576"><c r="XFD1048576"><v>1</v></c><c r="A1048576"><v>4208103</v></c></row>')),
    outcome: { first: [['4208103']], count: 1 },
    isHostile: true,
  },
  { name: 'no rows', bytes: () => book({ Blad1: table([]) }, 'xlsx'), outcome: { fault: 'Empty' } },
  {
    name: '100 000 rows',
    bytes: () => xlsxOf(sheetXml(manyRows(100_000))),
    outcome: { fault: 'TooManyRows' },
    isHostile: true,
  },
  {
    name: 'a sheet of 60 megabytes in 60 kilobytes',
    bytes: () => xlsxOf(sheetXml(' '.repeat(60 * MIB))),
    outcome: { fault: 'TooLarge' },
    isHostile: true,
  },
  {
    name: 'a sheet that unpacks to more than it states',
    bytes: () =>
      zipOf(
        xlsxParts([{ name: 'Blad1', xml: '' }]).map((part) =>
          part.name === 'xl/worksheets/sheet1.xml' ? { ...part, content: zeros(60), statedUnpacked: 1_000 } : part,
        ),
      ),
    outcome: { fault: 'Broken' },
    isHostile: true,
  },
  {
    name: 'a part that is suspiciously small for what it holds',
    bytes: () => xlsxOf(sheetXml(`${' '.repeat(8 * MIB)}${inlineRows(two)}`)),
    outcome: { fault: 'TooLarge' },
    isHostile: true,
  },
  {
    name: 'a zip within a zip',
    bytes: () => zipOf([{ name: 'inre.zip', content: zipOf([{ name: 'noll', content: zeros(50) }]) }]),
    outcome: { fault: 'WrongType' },
    isHostile: true,
  },
  {
    name: '3 000 parts',
    bytes: () =>
      xlsxOf(
        good,
        Array.from({ length: 3_000 }, (_, index) => ({ name: `xl/media/${index}.png`, content: '' })),
      ),
    outcome: { fault: 'TooLarge' },
    isHostile: true,
  },
  {
    name: 'parts whose names lead out of their folder',
    bytes: () =>
      xlsxOf(good, [
        { name: '../../etc/passwd', content: 'x' },
        { name: '/absolute\0', content: 'x' },
      ]),
    outcome: { first: two, count: 2 },
  },
  {
    name: 'texts that name themselves a billion times',
    bytes: () =>
      xlsxOf(
        `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${sheetXml('<row r="1"><c r="A1" t="inlineStr"><is><t>&b;</t></is></c></row>').replace(/^<\?xml[^>]*>/, '')}`,
      ),
    outcome: { first: [['&b;']] },
    isHostile: true,
  },
  {
    name: 'texts from another file',
    bytes: () =>
      xlsxOf(
        `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${sheetXml('<row r="1"><c r="A1" t="inlineStr"><is><t>&e;</t></is></c></row>')}`,
      ),
    outcome: { first: [['&e;']] },
  },
  {
    name: 'a name that is every object’s',
    bytes: () => xlsxOf(sheetXml(inlineRows([['__proto__', 'constructor']])), [{ name: '__proto__', content: 'x' }]),
    outcome: { first: [['__proto__', 'constructor']] },
  },
  {
    name: 'an .xlsx cut in half',
    bytes: () => {
      const whole = book({ Blad1: table(list) }, 'xlsx')
      return whole.subarray(0, whole.length / 2)
    },
    outcome: { fault: 'Broken' },
  },
  {
    name: 'an .xlsx without its sheet',
    bytes: () => zipOf(xlsxParts([{ name: 'Blad1', xml: good }]).filter(({ name }) => !name.includes('sheet1'))),
    outcome: { fault: 'Broken' },
  },
  {
    name: 'a packed part with noise in it',
    bytes: () =>
      zipOf(
        xlsxParts([{ name: 'Blad1', xml: good }]).map((part) =>
          part.name.includes('sheet1') ? { ...part, content: noise(400), stored: true, method: 8 } : part,
        ),
      ),
    outcome: { fault: 'Broken' },
  },
  {
    name: 'a directory that leads out of the file',
    bytes: () => {
      const whole = xlsxOf(good)
      whole.set([0xff, 0xff, 0xff, 0x7f], whole.length - 6)
      return whole
    },
    outcome: { fault: 'Broken' },
  },
  {
    name: 'parts under a password',
    bytes: () => zipOf(xlsxParts([{ name: 'Blad1', xml: good }]).map((part) => ({ ...part, flags: 1 }))),
    outcome: { fault: 'Protected' },
  },
  {
    name: 'a document of a text program',
    bytes: () =>
      zipOf([
        {
          name: '_rels/.rels',
          content:
            '<Relationships><Relationship Id="rId1" Type="x/officeDocument" Target="word/document.xml"/></Relationships>',
        },
        { name: 'word/document.xml', content: '<w:document/>' },
      ]),
    outcome: { fault: 'WrongType' },
  },
  { name: 'an .ods', bytes: () => book({ Blad1: table(list) }, 'ods'), outcome: { fault: 'WrongType' } },
  { name: 'an .xlsb', bytes: () => book({ Blad1: table(list) }, 'xlsb'), outcome: { fault: 'WrongType' } },
  { name: 'a zip without files', bytes: () => zipOf([]), outcome: { fault: 'WrongType' } },
  { name: 'an .xlsm', bytes: () => book({ Blad1: table(list) }, 'xlsm'), outcome: { first: asText } },

  // .xls
  { name: 'an .xls', bytes: () => book({ Blad1: table(list) }, 'biff8'), outcome: { first: asText, count: 3 } },
  { name: 'an .xls of 1995', bytes: () => book({ Blad1: table(list) }, 'biff5'), outcome: { first: asText, count: 3 } },
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
