import { useEffect, useState } from 'react'
import * as E from 'fp-ts/Either'
import type { PageHit } from '#application/ports/content-source'
import { useShop } from '../shop/ShopContext'

const TYPING_PAUSE_MS = 120
const none: readonly PageHit[] = []

/**
 * The content pages that hold what is typed. Asked for beside the articles, which never wait for them; when the content
 * service does not answer there are none.
 */
export const usePageHits = (typed: string, wanted: boolean): readonly PageHit[] => {
  const shop = useShop()
  const [answer, setAnswer] = useState<{ readonly query: string; readonly hits: readonly PageHit[] }>()
  const query = wanted ? typed.trim() : ''

  useEffect(() => {
    if (shop === undefined || query === '') return undefined
    const stop = new AbortController()
    const ask = async () => {
      const result = await shop.searchPages(query, { signal: stop.signal })()
      if (!stop.signal.aborted) setAnswer({ query, hits: E.isRight(result) ? result.right : none })
    }
    const pausing = setTimeout(() => void ask(), TYPING_PAUSE_MS)
    return () => {
      clearTimeout(pausing)
      stop.abort()
    }
  }, [shop, query])

  // Those of the letter before stay until the next ones are there, so that the rows below do not jump.
  return query === '' ? none : (answer?.hits ?? none)
}
