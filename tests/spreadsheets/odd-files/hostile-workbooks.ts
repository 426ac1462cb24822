import { inlineRows, sheetXml, xlsxOf, xlsxParts } from '../xlsx-parts'
import { zipOf } from '../zip'
import { book, list, megabytes, noise, table, twoRows, twoRowsXml } from './contents'
import type { OddFile } from './odd-file'

const manyRows = (count: number): string =>
  Array.from(
    { length: count },
    (_, row) =>
      `<row r="${row + 1}"><c r="A${row + 1}"><v>${4_000_000 + row}</v></c><c r="B${row + 1}"><v>1</v></c></row>`,
  ).join('')

/** Workbooks of today (.xlsx) that are broken, are something else, or are made to cost memory or time. */
export const hostileWorkbooks: readonly OddFile[] = [
  {
    name: 'a stated size of a million rows',
    bytes: () => xlsxOf(sheetXml(inlineRows(twoRows), { before: '<dimension ref="A1:XFD1048576"/>' })),
    outcome: { first: twoRows, count: 2 },
    isHostile: true,
  },
  {
    name: 'links and merges over every cell',
    bytes: () =>
      xlsxOf(
        sheetXml(inlineRows(twoRows), {
          after:
            '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells><hyperlinks><hyperlink ref="A1:XFD1048576" display="x"/></hyperlinks>',
        }),
      ),
    outcome: { first: twoRows, count: 2 },
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
    bytes: () => xlsxOf(sheetXml(' '.repeat(megabytes(60)))),
    outcome: { fault: 'TooLarge' },
    isHostile: true,
  },
  {
    name: 'a sheet that unpacks to more than it states',
    bytes: () =>
      zipOf(
        xlsxParts([{ name: 'Blad1', xml: '' }]).map((part) =>
          part.name === 'xl/worksheets/sheet1.xml'
            ? { ...part, content: new Uint8Array(megabytes(60)), statedUnpacked: 1_000 }
            : part,
        ),
      ),
    outcome: { fault: 'Broken' },
    isHostile: true,
  },
  {
    name: 'a part that is suspiciously small for what it holds',
    bytes: () => xlsxOf(sheetXml(`${' '.repeat(megabytes(8))}${inlineRows(twoRows)}`)),
    outcome: { fault: 'TooLarge' },
    isHostile: true,
  },
  {
    name: 'a zip within a zip',
    bytes: () =>
      zipOf([{ name: 'inre.zip', content: zipOf([{ name: 'noll', content: new Uint8Array(megabytes(50)) }]) }]),
    outcome: { fault: 'WrongType' },
    isHostile: true,
  },
  {
    name: '3 000 parts',
    bytes: () =>
      xlsxOf(
        twoRowsXml,
        Array.from({ length: 3_000 }, (_, index) => ({ name: `xl/media/${index}.png`, content: '' })),
      ),
    outcome: { fault: 'TooLarge' },
    isHostile: true,
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
    name: 'an .xlsx cut in half',
    bytes: () => {
      const whole = book({ Blad1: table(list) }, 'xlsx')
      return whole.subarray(0, whole.length / 2)
    },
    outcome: { fault: 'Broken' },
  },
  {
    name: 'an .xlsx without its sheet',
    bytes: () => zipOf(xlsxParts([{ name: 'Blad1', xml: twoRowsXml }]).filter(({ name }) => !name.includes('sheet1'))),
    outcome: { fault: 'Broken' },
  },
  {
    name: 'a packed part with noise in it',
    bytes: () =>
      zipOf(
        xlsxParts([{ name: 'Blad1', xml: twoRowsXml }]).map((part) =>
          part.name.includes('sheet1') ? { ...part, content: noise(400), stored: true, method: 8 } : part,
        ),
      ),
    outcome: { fault: 'Broken' },
  },
  {
    name: 'a directory that leads out of the file',
    bytes: () => {
      const whole = xlsxOf(twoRowsXml)
      whole.set([0xff, 0xff, 0xff, 0x7f], whole.length - 6)
      return whole
    },
    outcome: { fault: 'Broken' },
  },
  {
    name: 'parts under a password',
    bytes: () => zipOf(xlsxParts([{ name: 'Blad1', xml: twoRowsXml }]).map((part) => ({ ...part, flags: 1 }))),
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
  {
    name: 'many empty rows with a format behind the last',
    bytes: () =>
      xlsxOf(
        sheetXml(
          inlineRows(twoRows) +
            Array.from({ length: 100_000 }, (_, row) => `<row r="${row + 3}"><c r="A${row + 3}" s="1"/></row>`).join(
              '',
            ),
        ),
      ),
    outcome: { first: twoRows, count: 2 },
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
]
