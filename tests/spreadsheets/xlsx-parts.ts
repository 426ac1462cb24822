import { zipOf, type ZipFile } from './zip'

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

const relations = (list: readonly (readonly [id: string, kind: string, target: string])[]): string =>
  `<Relationships xmlns="${PACKAGE}">${list
    .map(([id, kind, target]) => `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`

export interface SheetPart {
  readonly name: string
  readonly xml: string
  readonly state?: 'hidden' | 'veryHidden'
}

/** A sheet of these rows, as its part in the file. */
export const sheetXml = (rows: string, around: { readonly before?: string; readonly after?: string } = {}): string =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${around.before ?? ''}<sheetData>${rows}</sheetData>${around.after ?? ''}</worksheet>`

/** Rows of texts written in place. */
export const inlineRows = (rows: readonly (readonly string[])[]): string =>
  rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells
          .map(
            (cell, column) =>
              `<c r="${String.fromCodePoint(65 + column)}${row + 1}" t="inlineStr"><is><t>${cell}</t></is></c>`,
          )
          .join('')}</row>`,
    )
    .join('')

/** The parts of an .xlsx. */
export const xlsxParts = (sheets: readonly SheetPart[], more: readonly ZipFile[] = []): readonly ZipFile[] => [
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: '_rels/.rels', content: relations([['rId1', 'officeDocument', 'xl/workbook.xml']]) },
  {
    name: 'xl/workbook.xml',
    content: `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${RELATIONS}"><sheets>${sheets
      .map(
        ({ name, state }, index) =>
          `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"${state === undefined ? '' : ` state="${state}"`}/>`,
      )
      .join('')}</sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: relations([
      ...sheets.map((_, index) => [`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`] as const),
      ['rIdS', 'sharedStrings', 'sharedStrings.xml'],
      ['rIdF', 'styles', '/xl/styles.xml'],
    ]),
  },
  ...sheets.map(({ xml }, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, content: xml })),
  ...more,
]

/** An .xlsx of one sheet with these rows. */
export const xlsxOf = (xml: string, more: readonly ZipFile[] = []): Uint8Array =>
  zipOf(xlsxParts([{ name: 'Blad1', xml }], more))
