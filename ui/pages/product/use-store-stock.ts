import * as E from 'fp-ts/Either'
import { useEffect, useState } from 'react'
import type { Stock } from '#domain/catalogue/stock'
import type { ArticleNumber } from '#domain/kernel/ids'
import { useShellData } from '../../shop/ShellDataContext'
import { useShop } from '../../shop/ShopContext'

export type StoreStock =
  | { readonly tag: 'Asking' }
  | { readonly tag: 'Known'; readonly stock: Stock | undefined }
  | { readonly tag: 'Failed'; readonly retry: () => void }

interface Answer {
  readonly question: string
  readonly told: { readonly stock: Stock | undefined } | 'failed'
}

/** What all the stores hold of an article, asked for while somebody looks. */
export const useStoreStock = (article: ArticleNumber, looking: boolean): StoreStock => {
  const shop = useShop()
  const stores = useShellData()?.stores
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer>()
  const question = looking ? `${article} ${attempt}` : undefined
  useEffect(() => {
    if (shop === undefined || stores === undefined || question === undefined) return undefined
    const stop = new AbortController()
    const places = stores.map(({ id }) => id)
    const ask = async () => {
      const told = await shop.stockIn(article, places, { signal: stop.signal })()
      if (!stop.signal.aborted) setAnswer({ question, told: E.isRight(told) ? { stock: told.right } : 'failed' })
    }
    void ask()
    return () => stop.abort()
  }, [shop, stores, question, article])
  if (answer === undefined || answer.question !== question) return { tag: 'Asking' }
  return answer.told === 'failed'
    ? { tag: 'Failed', retry: () => setAttempt(attempt + 1) }
    : { tag: 'Known', stock: answer.told.stock }
}
