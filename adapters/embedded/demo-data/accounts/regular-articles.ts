import { sql } from 'kysely'
import * as O from 'fp-ts/Option'
import { lineKey } from '#domain/cart/line-key'
import { DEFAULT_BRAND } from '#domain/kernel/brand-code'
import { articleNumber, customerId, userId } from '#domain/kernel/ids'
import { readQuantity } from '#domain/kernel/quantity'
import type { Identity } from '../../auth/identity'
import { withArticles } from '../../cart/line-variants'
import { placesOf, readPlaces } from '../../cart/places'
import type { Database } from '../../database/database'
import type { DemoHistory } from './demo-histories'
import type { Regular } from './made-orders'

const SIZES_OF_A_FAMILY = 5

/** Some sizes of each family, of whatever the catalogue has, with the customer's prices: the usual size of each first. */
export const regularsOf = async (
  db: Database,
  { families, customerId: customer }: DemoHistory,
): Promise<readonly Regular[]> => {
  const { rows } = await sql<{ article_number: string; order_multiple: number }>`
    select article_number, order_multiple from (
      select family, article_number, order_multiple,
        row_number() over (partition by family order by abs(position - 3), article_number) as rank
      from variants join products using (product_id)
      where family = any(${families}::text[]) and not discontinued and not ask_for_price and purchase_constraints = '{}'
    ) as regulars
    where rank <= ${SIZES_OF_A_FAMILY}
    order by rank, array_position(${families}::text[], family)`.execute(db)
  const places = await readPlaces(db)
  const buyer: Identity = {
    sessionId: '',
    userId: userId(''),
    customerId: customerId(customer),
    projectId: undefined,
    brand: DEFAULT_BRAND,
    role: 'USER',
    permissionDenies: [],
    isPunchout: false,
  }
  const lines = rows.flatMap((row) => {
    const quantity = readQuantity(row.order_multiple)
    const number = articleNumber(row.article_number)
    if (O.isNone(quantity)) return []
    return {
      key: lineKey(number, 'DBI', ''),
      cartItemId: undefined,
      articleNumber: number,
      deliveryId: 'DBI' as const,
      quantity: quantity.value,
      label: '',
      requestedDeliveryDate: undefined,
      article: undefined,
    }
  })
  const priced = await withArticles(db, buyer, lines, (delivery) => placesOf(delivery, places))
  return priced.flatMap(({ articleNumber: number, quantity, article }) =>
    article?.price === undefined
      ? []
      : {
          articleNumber: number,
          name: article.name,
          unit: article.unit,
          orderMultiple: quantity,
          netPrice: article.price.netPrice,
          alloyingPrice: article.price.alloyingPrice,
        },
  )
}
