import * as E from 'fp-ts/Either'
import { useEffect, useMemo, useState } from 'react'
import { locationId, type LocationId } from '#domain/kernel/ids'
import type { Store } from '#domain/stores/store'
import { useShop } from '../../shop/ShopContext'

export interface StoreAtDistance extends Store {
  /** Kilometres from home; undefined for home itself, and while nobody has said. */
  readonly distance?: number
}

/**
 * Home first and the others by how near they are to it (STORE-15). In the order given until the service has answered,
 * which is asked only while somebody is looking.
 */
export const useStoresNear = (
  stores: readonly Store[],
  home: LocationId | undefined,
  looking: boolean,
): readonly StoreAtDistance[] => {
  const shop = useShop()
  const [near, setNear] = useState<readonly StoreAtDistance[]>()
  const named = stores.map(({ id }) => id).join(' ')
  // The list is a new one at every draw; asking follows its contents.
  const ids = useMemo(() => named.split(' ').map(locationId), [named])
  useEffect(() => {
    if (shop === undefined || home === undefined || !looking) return undefined
    const stop = new AbortController()
    const ask = async () => {
      const told = await shop.storesNear(home, ids, { signal: stop.signal })()
      if (!stop.signal.aborted && E.isRight(told)) setNear(told.right)
    }
    void ask()
    return () => stop.abort()
  }, [shop, home, looking, ids])
  if (near === undefined) return stores
  const sorted = new Set(near.map(({ id }) => id))
  return [
    ...stores.filter(({ id }) => id === home),
    ...near,
    ...stores.filter(({ id }) => id !== home && !sorted.has(id)),
  ]
}
