import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { isEqual } from '#domain/kernel/equal'
import type { QuoteRowId } from '#domain/kernel/ids'
import type { Overwritten } from '#domain/quotes/quote-changes'
import type { QuoteRow } from '#domain/quotes/quote-row'
import { readRowFields } from '#domain/quotes/read-fields'
import { fieldsOf, onlyNamed, type RowFields, withFields } from '#domain/quotes/row-fields'
import { may } from '#domain/session/permissions'
import { fieldsOfPart, type RowPart } from '#adapters/contract/quote-rows'
import type { Database } from '../database/database'
import { STRIDE } from './add-rows'
import { type Change, nothingWritten, type OpenQuote, type Outcome, whileEditable } from './change-quote'
import { fieldRefusal } from './field-refusal'
import { rowOf, type FoundRow } from './quote-row'
import { priceColumns } from './purchase-prices'
import { neighbourGone, pricesDenied, rowGone } from './refusals'

/** A change of one row as it is asked for on the wire. */
export interface AskedChange {
  readonly id: QuoteRowId
  readonly to: RowPart
  readonly seen: RowPart
  readonly after: QuoteRowId | null | undefined
}

/** What stands in the row, and who wrote it. */
interface Present {
  readonly row: QuoteRow
  readonly by: string
}

const presentRows = async (
  trx: Database,
  quote: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Present>> => {
  const { rows } = await sql<FoundRow>`select quote_rows.*, ${priceColumns} from quote_rows
    left join variants on false
    where quote_id = ${quote} and row_id = any(${sql.val([...ids])}::text[])`.execute(trx)
  return new Map(rows.map((row) => [row.row_id, { row: rowOf(row, () => undefined), by: row.changed_by }]))
}

const valuesOf = (fields: RowFields): ReadonlyMap<string, unknown> => new Map(Object.entries(fields))

const named = (names: readonly string[]): object => Object.fromEntries(names.map((name) => [name, true]))

interface MergedRow {
  readonly row: QuoteRow
  readonly changed: RowFields
  /** What somebody else had written since the caller saw the row. */
  readonly lost: RowFields
}

/** The later change of a field wins; one whose new value is what the caller saw is not changed. */
const merge = (row: QuoteRow, to: RowFields, seen: RowFields): MergedRow => {
  const present = fieldsOf(row)
  const [stored, wanted, known] = [valuesOf(present), valuesOf(to), valuesOf(seen)]
  const changing = [...wanted.keys()].filter(
    (name) =>
      stored.has(name) &&
      !isEqual(wanted.get(name), stored.get(name)) &&
      !(known.has(name) && isEqual(wanted.get(name), known.get(name))),
  )
  const lost = changing.filter((name) => known.has(name) && !isEqual(stored.get(name), known.get(name)))
  const changed = onlyNamed(to, named(changing))
  return { row: withFields(row, changed), changed, lost: onlyNamed(present, named(lost)) }
}

const writeRow = async ({ trx, found, by }: OpenQuote, row: QuoteRow): Promise<void> => {
  const columns =
    row.tag === 'Heading'
      ? { name: row.text }
      : {
          ...{ name: row.name, quantity: row.quantity, unit: row.unit, own_price: row.ownPrice ?? null },
          ...{ discount: row.discount },
          ...(row.tag === 'Custom' ? { cost: row.cost ?? null, is_labour: row.isLabour } : {}),
        }
  await trx
    .updateTable('quote_rows')
    .set({ ...columns, changed_by: by })
    .where('quote_id', '=', found.quote_id)
    .where('row_id', '=', row.rowId)
    .execute()
}

/** Rows closer than this are given new places. */
const LEAST_ROOM = 1e-6

/** Puts a row behind another one, or first. Only it is written, unless there is no room left between two others. */
const placeBehind = async ({ trx, found }: OpenQuote, id: string, after: string | null): Outcome<undefined> => {
  const quote = found.quote_id
  if (id === after) return E.left(neighbourGone)
  const { rows } = await sql<{ before: number | null; next: number | null }>`
    with behind as (select case when ${after}::text is null then '-Infinity'::float8 else (
      select position from quote_rows where quote_id = ${quote} and row_id = ${after}) end as position)
    select position as before, (select min(quote_rows.position) from quote_rows
      where quote_id = ${quote} and row_id <> ${id} and quote_rows.position > behind.position) as next
    from behind`.execute(trx)
  const { before, next } = rows[0] ?? { before: null, next: null }
  if (before === null) return E.left(neighbourGone)
  const least = Number.isFinite(before) ? before : (next ?? 0) - 2 * STRIDE
  const most = next ?? least + 2 * STRIDE
  await trx
    .updateTable('quote_rows')
    .set({ position: (least + most) / 2 })
    .where('quote_id', '=', quote)
    .where('row_id', '=', id)
    .execute()
  if (most - least < LEAST_ROOM)
    await sql`update quote_rows set position = placed.place * ${STRIDE}::float8
      from (select row_id, row_number() over (order by position, row_id) as place from quote_rows
        where quote_id = ${quote}) as placed
      where quote_rows.quote_id = ${quote} and quote_rows.row_id = placed.row_id`.execute(trx)
  return E.right(undefined)
}

const priceNames = ['ownPrice', 'cost']

/** Changes fields of rows of a kind, and their places (QUOTE-22, QUOTE-26). All of them are changed, or none. */
export const changeRows = (isArticle: boolean, changes: readonly AskedChange[]): Change =>
  whileEditable(async (open) => {
    const present = new Map(
      await presentRows(
        open.trx,
        open.found.quote_id,
        changes.map(({ id }) => id),
      ),
    )
    const written = new Set<string>()
    const overwritten: Overwritten[] = []
    let isOrderOther = false
    for (const { id, to, seen, after } of changes) {
      const held = present.get(id)
      if (held === undefined || (held.row.tag === 'Article') !== isArticle) return E.left(rowGone)
      const kind = held.row.tag
      const asked = readRowFields(kind, fieldsOfPart(to, kind))
      if (E.isLeft(asked)) return E.left(fieldRefusal(asked.left))
      const { row, changed, lost } = merge(held.row, asked.right, fieldsOfPart(seen, kind))
      if (priceNames.some((name) => Object.hasOwn(changed, name)) && !may(open.user, 'seePrices'))
        return E.left(pricesDenied)
      if (Object.keys(changed).length > 0) {
        await writeRow(open, row)
        written.add(id)
        present.set(id, { row, by: open.by })
      }
      if (Object.keys(lost).length > 0) overwritten.push({ was: { tag: 'Row', rowId: id, fields: lost }, by: held.by })
      if (after === undefined) continue
      const placed = await placeBehind(open, id, after)
      if (E.isLeft(placed)) return placed
      isOrderOther = true
    }
    return E.right({ ...nothingWritten, rows: [...written], isOrderOther, overwritten })
  })
