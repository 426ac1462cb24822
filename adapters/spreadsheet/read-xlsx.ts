import { parse_zip } from '@e965/xlsx'
import * as E from 'fp-ts/Either'
import type { SheetFault } from '#application/ports/spreadsheets'
import type { Sheet } from '#domain/quick-order/sheet'
import { spreadsheetLimits } from './limits'
import { rowsWithinLimits } from './rows-within-limits'
import { broken, empty, tooManyRows, wrongType } from './sheet-fault'
import { parsingOptions, rowsOf } from './sheet-rows'
import { tagsOf } from './xml-tags'
import { openZip, type ZipParts } from './zip-parts'

const { mostRows, mostColumns, mostSheets, lastRow } = spreadsheetLimits

interface NamedSheet {
  readonly name: string
  readonly path: string
}

/** The parts of a workbook that are read; pictures, links, macros and notes are not. */
interface WorkbookParts {
  readonly sheets: readonly NamedSheet[]
  readonly strings: string | undefined
  readonly styles: string | undefined
}

/** A character for each byte, as the parser takes them. */
const asByteString = (bytes: Uint8Array): string => {
  const AT_ONCE = 8_192
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += AT_ONCE)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + AT_ONCE)))
  return parts.join('')
}

const asText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

const pathIn = (folder: string, target: string): string =>
  target.startsWith('/') ? target.slice(1) : folder + target.replace(/^\.\//, '')

interface Relation {
  readonly id: string
  /** The last word of its type. */
  readonly kind: string
  readonly path: string
}

const relationsIn = (xml: string, folder: string): readonly Relation[] =>
  tagsOf(xml, 'Relationship').map(({ Id = '', Type = '', Target = '' }) => ({
    id: Id,
    kind: Type.slice(Type.lastIndexOf('/') + 1),
    path: pathIn(folder, Target),
  }))

const relationsOf = async (zip: ZipParts, part: string): Promise<E.Either<SheetFault, readonly Relation[]>> => {
  const folder = folderOf(part)
  const found = await zip.read(`${folder}_rels/${part.slice(folder.length)}.rels`)
  return E.map((bytes: Uint8Array | undefined) => (bytes === undefined ? [] : relationsIn(asText(bytes), folder)))(
    found,
  )
}

/** Visible sheets first, in the order of their tabs. */
const sheetsIn = (workbook: string, relations: readonly Relation[]): readonly NamedSheet[] => {
  const paths = new Map(relations.flatMap(({ id, kind, path }) => (kind === 'worksheet' ? [[id, path] as const] : [])))
  return tagsOf(workbook, 'sheet').flatMap(({ name = '', id = '', state = 'visible' }) => {
    const path = paths.get(id)
    return path === undefined || state !== 'visible' ? [] : [{ name, path }]
  })
}

const workbookOf = async (zip: ZipParts): Promise<E.Either<SheetFault, WorkbookParts>> => {
  const root = await relationsOf(zip, '')
  if (E.isLeft(root)) return root
  const path = root.right.find(({ kind }) => kind === 'officeDocument')?.path
  if (path === undefined || path.endsWith('.bin')) return E.left(wrongType)
  const found = await zip.read(path)
  if (E.isLeft(found)) return found
  if (found.right === undefined) return E.left(broken)
  const workbook = asText(found.right)
  if (!/<(?:\w+:)?workbook[\s>]/.test(workbook)) return E.left(wrongType)
  const relations = await relationsOf(zip, path)
  if (E.isLeft(relations)) return relations
  const pathOf = (kind: string) => relations.right.find((relation) => relation.kind === kind)?.path
  return E.right({
    sheets: sheetsIn(workbook, relations.right),
    strings: pathOf('sharedStrings'),
    styles: pathOf('styles'),
  })
}

const rowPattern = /<(?:\w+:)?row(?:\s[^>]*)?(?:\/>|>[\s\S]*?<\/(?:\w+:)?row>)/g
const cellBegin = /(?=<(?:\w+:)?c[\s>])/
const cellValue = /<(?:\w+:)?(?:v|is)[\s>]/

/** A row up to its last column that is read. */
const firstCells = (row: string): string => {
  const cells = row.split(cellBegin)
  const end = row.slice(row.lastIndexOf('</'))
  return cells.length <= mostColumns + 1 ? row : cells.slice(0, mostColumns + 1).join('') + end
}

/**
 * The filled rows of a sheet alone: each cell costs the parser memory, and what stands around the rows may name a million
 * cells to be linked or merged. An empty row stays if later rows have their number by it.
 */
const onlyRows = (xml: string): E.Either<SheetFault, string> => {
  const begin = /<(?:\w+:)?sheetData[\s/>]/.exec(xml)
  if (begin === null) return E.left(broken)
  const rows: string[] = []
  let filled = 0
  for (const [row] of xml.slice(begin.index).matchAll(rowPattern)) {
    const isFilled = cellValue.test(row)
    if (isFilled) filled += 1
    if (filled > mostRows + 1 || rows.length > lastRow) return E.left(tooManyRows)
    if (isFilled || !/^<[^>]*\sr=/.test(row)) rows.push(firstCells(row))
  }
  return E.right(`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`)
}

const CONTENT_TYPES = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>`
const WORKBOOK = `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheets><sheet name="1" sheetId="1"/></sheets></workbook>`
const NO_STYLES = '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"></styleSheet>'

/** A workbook of this one sheet, with nothing in it but its rows, texts and formats. */
const parsedRows = (sheet: string, strings: string | undefined, styles: string | undefined) => {
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': CONTENT_TYPES,
    'xl/workbook.xml': WORKBOOK,
    'xl/worksheets/sheet1.xml': sheet,
    'xl/styles.xml': styles ?? NO_STYLES,
    ...(strings === undefined ? {} : { 'xl/sharedStrings.xml': strings }),
  }
  const files = Object.fromEntries(Object.entries(parts).map(([name, data]) => [name, { name, data }]))
  const [only] = Object.values(parse_zip({ files }, parsingOptions).Sheets)
  return only === undefined ? undefined : rowsOf(only)
}

/** Reads the first visible sheet that has rows. Throws where the parser does. */
export const readXlsx = async (bytes: Uint8Array): Promise<E.Either<SheetFault, Sheet>> => {
  const zip = openZip(bytes)
  if (E.isLeft(zip)) return zip
  const byteString = async (path: string | undefined): Promise<E.Either<SheetFault, string | undefined>> => {
    if (path === undefined) return E.right(undefined)
    return E.map((found: Uint8Array | undefined) => (found === undefined ? undefined : asByteString(found)))(
      await zip.right.read(path),
    )
  }
  const workbook = await workbookOf(zip.right)
  if (E.isLeft(workbook)) return workbook
  const { sheets, strings, styles } = workbook.right
  const texts = await byteString(strings)
  if (E.isLeft(texts)) return texts
  const formats = await byteString(styles)
  if (E.isLeft(formats)) return formats
  for (const { name, path } of sheets.slice(0, mostSheets)) {
    const part = await byteString(path)
    if (E.isLeft(part)) return part
    if (part.right === undefined) return E.left(broken)
    const sheet = onlyRows(part.right)
    if (E.isLeft(sheet)) return sheet
    const parsed = parsedRows(sheet.right, texts.right, formats.right)
    if (parsed === undefined) return E.left(broken)
    const rows = rowsWithinLimits(parsed)
    if (E.isLeft(rows)) return rows
    if (rows.right.length > 0) return E.right({ rows: rows.right, onlySheet: sheets.length > 1 ? name : undefined })
  }
  return E.left(empty)
}
