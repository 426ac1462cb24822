import { useEffect, useState } from 'react'
import * as E from 'fp-ts/Either'
import type { FoundAddress } from '#application/ports/location-service'
import { debounce } from '#application/timing/debounce'
import { nearestFirst } from '#domain/stores/distance'
import type { Store } from '#domain/stores/store'
import { pageTimers } from '../../shop/page-timers'
import { useShop } from '../../shop/ShopContext'

const TYPING_PAUSE_MS = 200

export interface ListedStore extends Store {
  /** Kilometres from the place that was found; undefined while none is. */
  readonly distance?: number
}

type FoundPlace = FoundAddress | 'nowhere' | 'failed'

export interface NearestStores {
  readonly stores: readonly ListedStore[]
  /** What the stores are sorted by, or why they are not. */
  readonly place: FoundPlace | undefined
}

/** The stores, those nearest to the place that is typed first; by name while nothing is. */
export const useNearestStores = (stores: readonly Store[], typed: string): NearestStores => {
  const shop = useShop()
  const [answer, setAnswer] = useState<FoundPlace>()
  const query = typed.trim()

  useEffect(() => {
    if (shop === undefined || query === '') return undefined
    const stop = new AbortController()
    const ask = async () => {
      const found = await shop.searchAddresses(query, { signal: stop.signal })()
      if (!stop.signal.aborted) setAnswer(E.isLeft(found) ? 'failed' : (found.right[0] ?? 'nowhere'))
    }
    const asking = debounce(pageTimers, TYPING_PAUSE_MS, () => void ask())
    asking.call()
    return () => {
      asking.cancel()
      stop.abort()
    }
  }, [shop, query])

  // While the next letter's answer is on its way, the last one stands: a list that jumps back and forth is hard to hit.
  const place = query === '' ? undefined : answer
  return { place, stores: typeof place === 'object' ? nearestFirst(place, stores) : stores }
}
