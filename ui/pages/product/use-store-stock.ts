import * as E from 'fp-ts/Either'
import { useEffect, useMemo, useState } from 'react'
import type { Stock } from '#domain/catalogue/stock'
import { locationId, type ArticleNumber, type LocationId } from '#domain/kernel/ids'
import { useShop } from '../../shop/ShopContext'

export type StoreStock =
  | { readonly tag: 'Asking' }
  | { readonly tag: 'Known'; readonly stock: Stock | undefined }
  | { readonly tag: 'Failed'; readonly retry: () => void }

interface Answer {
  readonly question: string
  readonly told: { readonly stock: Stock | undefined } | 'failed'
}

/** What stores hold of an article; nothing is asked while no places are named (CATALOG-18). */
export const useStoreStock = (article: ArticleNumber, places: readonly LocationId[]): StoreStock => {
  const shop = useShop()
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer>()
  const named = places.join(' ')
  const question = named === '' ? undefined : `${article} ${named} ${attempt}`
  // The array is a new one at every draw; asking follows its contents.
  const asked = useMemo(() => named.split(' ').map(locationId), [named])
  useEffect(() => {
    if (shop === undefined || question === undefined) return undefined
    const stop = new AbortController()
    const ask = async () => {
      const told = await shop.stockIn(article, asked, { signal: stop.signal })()
      if (!stop.signal.aborted) setAnswer({ question, told: E.isRight(told) ? { stock: told.right } : 'failed' })
    }
    void ask()
    return () => stop.abort()
  }, [shop, question, asked, article])
  if (answer === undefined || answer.question !== question) return { tag: 'Asking' }
  return answer.told === 'failed'
    ? { tag: 'Failed', retry: () => setAttempt(attempt + 1) }
    : { tag: 'Known', stock: answer.told.stock }
}
