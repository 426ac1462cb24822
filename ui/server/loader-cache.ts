import { LRUCache } from 'lru-cache'
import { limits } from '#adapters/embedded/limits'
import { isWhole } from '#application/queries/page-parts'
import { pageRequestOf, type LoadPage } from '../routing/load-page'
import type { PageQuery } from '../routing/page'

const { keptForMs, mostKeptAnswers, mostKeptLists, mostKeptOrigins } = limits.pages

const most: Readonly<Record<PageQuery['cachedAs'], number>> = {
  answer: mostKeptAnswers,
  list: mostKeptLists,
  frame: mostKeptOrigins,
}

/**
 * A loader that caches the data of pages by their address. Only for the server, which renders every page without a
 * session. Only whole data are cached: an aborted request or a failed service must not decide what the next reader
 * sees.
 * @param whenChanged takes what forgets all data, for when what they were made of has changed
 */
export const cachedLoader = (load: LoadPage, whenChanged?: (forget: () => void) => void): LoadPage => {
  const caches = new Map<PageQuery, LRUCache<string, object>>()
  const cacheOf = (query: PageQuery): LRUCache<string, object> => {
    const known = caches.get(query)
    if (known !== undefined) return known
    const answers = new LRUCache<string, object>({ max: most[query.cachedAs], ttl: keptForMs, ttlAutopurge: true })
    caches.set(query, answers)
    return answers
  }
  whenChanged?.(() => caches.clear())
  return async (page, args) => {
    const answers = cacheOf(page.query)
    const address = await page.query.cacheKey(pageRequestOf(args))
    const cached = answers.get(address)
    if (cached !== undefined) return cached
    const answer = await load(page, args)
    if (isWhole(answer)) answers.set(address, answer)
    return answer
  }
}
