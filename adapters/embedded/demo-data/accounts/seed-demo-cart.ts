import { sql } from 'kysely'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { Database } from '../../database/database'
import { enterDeliveries } from '../../cart/delivery-entries'

interface DemoCartOwner {
  readonly brand: BrandCode
  readonly userId: string
  readonly customerId: string
  readonly projectId: string
  readonly storeId: string
}

interface Pick {
  readonly article_number: string
  readonly order_multiple: number
}

const CART_ID = 'demo-cart'

/** A half-filled cart: three lines to be driven out and two to a store, of whatever articles the catalogue has. */
export const seedDemoCart = async (db: Database, owner: DemoCartOwner, at: string): Promise<void> => {
  const picks = await orderable(db, owner.storeId)
  await db
    .insertInto('carts')
    .values({
      cart_id: CART_ID,
      brand: owner.brand,
      user_id: owner.userId,
      customer_id: owner.customerId,
      project_id: owner.projectId,
      status: 'ACTIVE',
      version: 1,
      created_at: at,
    })
    .execute()
  const lines = [...picks.slice(0, 3).map(lineTo('DBI', 4)), ...picks.slice(3, 5).map(lineTo('EXH', 1))]
  if (lines.length === 0) return
  await db
    .insertInto('cart_items')
    .values(
      lines.map((line, index) => ({
        ...line,
        cart_id: CART_ID,
        cart_item_id: `demo-line-${index + 1}`,
        label: index === 1 ? 'UC plan 1' : '',
      })),
    )
    .execute()
  await enterDeliveries(
    db,
    CART_ID,
    lines.map((line) => line.delivery_id),
  )
}

const lineTo = (delivery_id: DeliveryId, multiples: number) => (pick: Pick) => ({
  article_number: pick.article_number,
  delivery_id,
  quantity: pick.order_multiple * multiples,
})

/** One article from each of five drawings, sold without conditions and held by the store. */
const orderable = async (db: Database, storeId: string): Promise<readonly Pick[]> => {
  const { rows } = await sql<Pick>`
    select distinct on (products.family) variants.article_number, variants.order_multiple
    from variants
    join products on products.product_id = variants.product_id
    join stock on stock.article_number = variants.article_number and stock.location_id = ${storeId}
    where not discontinued and not ask_for_price and purchase_constraints = '{}'
      and stock.quantity >= variants.order_multiple * 4
    order by products.family, variants.article_number
    limit 5`.execute(db)
  return rows
}
