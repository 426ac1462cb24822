import { inlineRows, sheetXml, xlsxOf, xlsxParts } from '../xlsx-parts'
import { zipOf } from '../zip'
import { book, list, listAsText, noise, padded, table, twoRows, twoRowsXml } from './contents'
import type { OddFile } from './odd-file'

const withCell = (cell: string): Uint8Array => xlsxOf(sheetXml(`<row r="1"><c r="A1"><v>4208103</v></c>${cell}</row>`))

/** Workbooks of today (.xlsx) that can be read. */
export const workbooks: readonly OddFile[] = [
  { name: 'an .xlsx', bytes: () => book({ Blad1: table(list) }, 'xlsx'), outcome: { first: listAsText, count: 3 } },
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
    outcome: { first: listAsText, count: 3, onlySheet: 'Beställning' },
  },
  {
    name: 'a hidden first sheet',
    bytes: () =>
      zipOf(
        xlsxParts([
          { name: 'Dold', xml: sheetXml(inlineRows([['1', '1']])), state: 'hidden' },
          { name: 'Blad2', xml: twoRowsXml },
        ]),
      ),
    outcome: { first: twoRows, count: 2 },
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
    bytes: () => zipOf(xlsxParts([{ name: 'Blad1', xml: twoRowsXml }]).map((part) => ({ ...part, zip64: true }))),
    outcome: { first: twoRows, count: 2 },
  },
  {
    name: 'parts that are not packed',
    bytes: () => zipOf(xlsxParts([{ name: 'Blad1', xml: twoRowsXml }]).map((part) => ({ ...part, stored: true }))),
    outcome: { first: twoRows },
  },
  {
    name: 'macros beside the rows',
    bytes: () => xlsxOf(twoRowsXml, [{ name: 'xl/vbaProject.bin', content: noise(1_000) }]),
    outcome: { first: twoRows, count: 2 },
  },
  {
    name: 'parts whose names lead out of their folder',
    bytes: () =>
      xlsxOf(twoRowsXml, [
        { name: '../../etc/passwd', content: 'x' },
        { name: '/absolute\0', content: 'x' },
      ]),
    outcome: { first: twoRows, count: 2 },
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
  { name: 'an .xlsm', bytes: () => book({ Blad1: table(list) }, 'xlsm'), outcome: { first: listAsText } },
]
