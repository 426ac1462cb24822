import { sql } from 'kysely'
import { roundToTenDecimals } from '#domain/kernel/decimal'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { type LineKey, lineKey } from '#domain/cart/line-key'
import { articleNumber } from '#domain/kernel/ids'
import type { ItemToAdd } from '#domain/cart/protocol'
import type { IdSource } from '#application/ports/id-source'
import type { Database } from '../database/database'
import { limits } from '../limits'
import type { ItemFault } from './item-fault'

/** A line as stored in its table. */
export interface PlannedLine {
  readonly cart_item_id: string
  /** Undefined for a line that is not in the table yet. */
  readonly position: number | undefined
  readonly article_number: string
  readonly delivery_id: DeliveryId
  readonly label: string
  readonly quantity: number
}

export const keyOf = (line: Pick<PlannedLine, 'article_number' | 'delivery_id' | 'label'>): LineKey =>
  lineKey(articleNumber(line.article_number), line.delivery_id, line.label)

/**
 * The lines of a cart while a command runs in memory. Each step sees the results of the earlier steps. The final
 * state is written at the end, in a few statements whatever the number of steps.
 */
export interface PlannedLines {
  readonly byId: (id: string) => PlannedLine | undefined
  /** The line with this key, except the named one. */
  readonly twinOf: (key: LineKey, otherThan?: string) => PlannedLine | undefined
  /** The number of lines of the whole cart. */
  readonly count: () => number
  readonly put: (line: PlannedLine) => void
  readonly remove: (id: string) => void
  /** Ids of new or changed lines, in the order of their first change. */
  readonly changed: () => readonly string[]
  /** Ids of stored lines that are to be deleted. */
  readonly removed: () => readonly string[]
}

/**
 * Only the lines of these articles: lines of other articles cannot merge with them, and a long cart should not cost
 * more.
 */
export const readPlannedLines = async (
  db: Database,
  cartId: string,
  articles: readonly string[],
): Promise<PlannedLines> => {
  const ofCart = db.selectFrom('cart_items').where('cart_id', '=', cartId)
  const { total } = await ofCart.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await ofCart
    .select(['cart_item_id', 'position', 'article_number', 'delivery_id', 'label', 'quantity'])
    .where('article_number', 'in', ['', ...new Set(articles)])
    .execute()
  return plannedLines(rows, total - rows.length)
}

/** The articles of the lines that change. */
export const articlesOf = async (
  db: Database,
  cartId: string,
  itemIds: readonly string[],
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('cart_items')
    .select('article_number')
    .where('cart_id', '=', cartId)
    .where('cart_item_id', 'in', ['', ...itemIds])
    .execute()
  return rows.map((row) => row.article_number)
}

const plannedLines = (rows: readonly PlannedLine[], others: number): PlannedLines => {
  const lines = new Map(rows.map((row) => [row.cart_item_id, row]))
  const ids = new Map(rows.map((row) => [keyOf(row), row.cart_item_id]))
  const changed = new Set<string>()
  const removed = new Set<string>()

  const forget = (id: string): PlannedLine | undefined => {
    const line = lines.get(id)
    if (line !== undefined && ids.get(keyOf(line)) === id) ids.delete(keyOf(line))
    lines.delete(id)
    return line
  }
  return {
    byId: (id) => lines.get(id),
    twinOf: (key, otherThan) => {
      const id = ids.get(key)
      return id === undefined || id === otherThan ? undefined : lines.get(id)
    },
    count: () => others + lines.size,
    put: (line) => {
      forget(line.cart_item_id)
      lines.set(line.cart_item_id, line)
      ids.set(keyOf(line), line.cart_item_id)
      changed.add(line.cart_item_id)
    },
    remove: (id) => {
      const line = forget(id)
      changed.delete(id)
      if (line?.position !== undefined) removed.add(id)
    },
    changed: () => [...changed],
    removed: () => [...removed],
  }
}

/**
 * Writes the planned lines. Changed lines are deleted and inserted again at their position: two of them may have
 * swapped keys, which no order of single updates would allow.
 */
export const writePlannedLines = async (db: Database, cartId: string, lines: PlannedLines): Promise<void> => {
  const changed = lines.changed().flatMap((id) => lines.byId(id) ?? [])
  const known = changed.filter(({ position }) => position !== undefined)
  const gone = [...lines.removed(), ...known.map((line) => line.cart_item_id)]
  if (gone.length > 0)
    await db.deleteFrom('cart_items').where('cart_id', '=', cartId).where('cart_item_id', 'in', gone).execute()
  // The table generates the position, unless a line already has one.
  if (known.length > 0)
    await sql`insert into cart_items (cart_item_id, cart_id, position, article_number, delivery_id, label, quantity)
      overriding system value
      select cart_item_id, ${cartId}, position, article_number, delivery_id, label, quantity
      from jsonb_populate_recordset(null::cart_items, ${JSON.stringify(known)}::jsonb)`.execute(db)
  const added = changed.filter(({ position }) => position === undefined)
  if (added.length > 0)
    await db
      .insertInto('cart_items')
      .values(added.map(({ position: _none, ...line }) => ({ ...line, cart_id: cartId })))
      .execute()
}

const tooMuch: ItemFault = {
  field: 'quantity',
  code: 'INVALID_QUANTITY',
  message: `En rad får ha högst ${limits.cart.largestQuantity} enheter`,
}

/** Merges a quantity into the line with the same key: their sum, or why it is too large for one line. */
export const mergedQuantity = (line: PlannedLine, quantity: number): number | ItemFault => {
  const sum = roundToTenDecimals(line.quantity + quantity)
  return sum > limits.cart.largestQuantity ? tooMuch : sum
}

export const cartFull: ItemFault = {
  field: 'articleNumber',
  code: 'CART_FULL',
  message: `Varukorgen är full: den får ha högst ${limits.cart.mostLines} rader`,
}

/** Plans an item as a new line, or as more of the line with its key; or says why the limits do not allow it. */
export const planAdd = (lines: PlannedLines, item: ItemToAdd, ids: IdSource): ItemFault | undefined => {
  const { articleNumber, deliveryId, label, quantity } = item
  const line = lines.twinOf(lineKey(articleNumber, deliveryId, label))
  if (line === undefined) {
    if (lines.count() >= limits.cart.mostLines) return cartFull
    lines.put({
      cart_item_id: ids.next(),
      position: undefined,
      article_number: articleNumber,
      delivery_id: deliveryId,
      label,
      quantity,
    })
    return undefined
  }
  const sum = mergedQuantity(line, quantity)
  if (typeof sum !== 'number') return sum
  lines.put({ ...line, quantity: sum })
  return undefined
}
