import { LRUCache } from 'lru-cache'
import { serverKey } from '../auth/server-keys'
import { discountsOfCustomer, discountsOfPriceList } from '../catalogue/price-lists'
import type { Database } from '../database/database'
import { limits } from '../limits'
import type { RequestedPrices } from './hidden-attributes'
import { listPrices, type ReaderPrices } from './reader-price'

/** Reads whose prices a question is about. A price list that does not exist counts as none. */
export type ReadPrices = (requested: RequestedPrices | undefined) => Promise<ReaderPrices>

/** Price lists are looked up again after a while, since agreements change. */
export const readingPrices = async (db: Database): Promise<ReadPrices> => {
  const key = await serverKey(db, 'price-lists')
  const own = new LRUCache<string, ReaderPrices>({ max: limits.search.mostPriceLists, ttl: limits.search.keptForMs })
  return async (requested) => {
    if (requested === undefined) return listPrices
    if (requested.basis === 'includingVat') return { basis: 'includingVat' }
    if (requested.basis === 'customer')
      return { basis: 'own', discounts: await discountsOfCustomer(db, requested.customerId) }
    const known = own.get(requested.list)
    if (known !== undefined) return known
    const discounts = await discountsOfPriceList(db, key, requested.list)
    if (discounts === undefined) return listPrices
    const prices: ReaderPrices = { basis: 'own', discounts }
    own.set(requested.list, prices)
    return prices
  }
}
