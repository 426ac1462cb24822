import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { articleNumber } from '#domain/kernel/ids'
import type { FieldFault } from '#domain/failure/call-failure'
import type { IdSource } from '#application/ports/id-source'
import type { Database } from '../database/database'
import { notFound, type RequestFailure } from '../request-failure'
import { nothingChanged, type Change, type OpenCart } from './change-cart'
import type { ItemFault } from './item-fault'
import { nextVersion } from './lock-cart'
import { planAdd, readPlannedLines, writePlannedLines, type PlannedLine } from './planned-lines'

/**
 * Moves all lines of the source cart into the cart, in their order, or none (CART-49). A line equal to one of the cart in
 * article, delivery and label raises its quantity. A delivery that is new to the cart keeps its day, and whether it is
 * part of the order. A line that cannot be bought any more comes too: what is required of it is shown in the cart.
 * The source stays, empty, so that a transfer sent again moves nothing.
 */
export const transferCart =
  (ids: IdSource) =>
  async ({ trx, cart, source, allowed }: OpenCart): Promise<E.Either<RequestFailure, Change>> => {
    if (source === undefined || source.status !== 'ACTIVE') return E.left(notFound)
    if (source.cart_id === cart.cart_id) return E.right(nothingChanged)
    const moved = await readStored(trx, source.cart_id)
    if (moved.length === 0) return E.right(nothingChanged)
    const lines = await readPlannedLines(
      trx,
      cart.cart_id,
      moved.map((line) => line.article_number),
    )
    const faults = moved.flatMap((line) => {
      const fault = allowed.includes(line.delivery_id) ? planAdd(lines, itemOf(line), ids) : deliveryFault
      return fault === undefined
        ? []
        : [{ path: line.article_number, message: `${line.article_number}: ${fault.message}.` }]
    })
    if (faults.length > 0) return E.left(refusedWith(faults))
    await moveDeliveries(trx, source.cart_id, cart.cart_id)
    await trx.deleteFrom('cart_items').where('cart_id', '=', source.cart_id).execute()
    await writePlannedLines(trx, cart.cart_id, lines)
    await nextVersion(trx, source)
    return E.right({ ...nothingChanged, changed: lines.changed(), effective: true })
  }

const readStored = (trx: Database, cartId: string): Promise<readonly PlannedLine[]> =>
  trx
    .selectFrom('cart_items')
    .select(['cart_item_id', 'position', 'article_number', 'delivery_id', 'label', 'quantity'])
    .where('cart_id', '=', cartId)
    .orderBy('position')
    .execute()

const itemOf = ({ article_number, delivery_id: deliveryId, label, quantity }: PlannedLine) => ({
  articleNumber: articleNumber(article_number),
  deliveryId,
  label,
  quantity,
})

/** Entries that the cart has already stay as they are. */
const moveDeliveries = async (trx: Database, from: string, to: string): Promise<void> => {
  await sql`insert into cart_deliveries (cart_id, delivery_id, requested_delivery_date, is_included_in_order)
    select ${to}, delivery_id, requested_delivery_date, is_included_in_order
    from cart_deliveries where cart_id = ${from}
    on conflict (cart_id, delivery_id) do nothing`.execute(trx)
  await trx.deleteFrom('cart_deliveries').where('cart_id', '=', from).execute()
}

const deliveryFault: Pick<ItemFault, 'message'> = { message: 'Leveranssättet får inte väljas' }

/** Lines that are named: the faults are read as one text. */
const MOST_NAMED = 5

const refusedWith = (faults: readonly FieldFault[]): RequestFailure => {
  const named = faults.slice(0, MOST_NAMED)
  const more = faults.length - named.length
  return {
    status: 422,
    code: 'TRANSFER_REFUSED',
    message: 'Inga rader flyttades, eftersom alla inte kan flyttas.',
    details: [...named, ...(more > 0 ? [{ path: '', message: `Det gäller ${more} rader till.` }] : [])],
  }
}
