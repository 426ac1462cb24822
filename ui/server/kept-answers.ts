import { LRUCache } from 'lru-cache'
import { limits } from '#adapters/embedded/limits'
import { askedBy, type LoadPage } from '../routing/load-page'
import type { PageQuery } from '../routing/page'

const { keptForMs, mostKeptAnswers, mostKeptLists, mostKeptOrigins } = limits.pages

const most: Readonly<Record<PageQuery['keptAs'], number>> = {
  answer: mostKeptAnswers,
  list: mostKeptLists,
  frame: mostKeptOrigins,
}

/**
 * Keeps for a while what pages were answered. For the server alone, where every page is drawn for nobody. Only answers
 * are kept: a reader who leaves and a service that fails must not decide what the next one sees.
 */
export const keepAnswers = (load: LoadPage): LoadPage => {
  const kept = new Map<PageQuery, LRUCache<string, object>>()
  const answersTo = (query: PageQuery): LRUCache<string, object> => {
    const known = kept.get(query)
    if (known !== undefined) return known
    const answers = new LRUCache<string, object>({ max: most[query.keptAs], ttl: keptForMs, ttlAutopurge: true })
    kept.set(query, answers)
    return answers
  }
  return async (page, args) => {
    const answers = answersTo(page.query)
    const address = await page.query.keptBy(askedBy(args))
    const known = answers.get(address)
    if (known !== undefined) return known
    const answer = await load(page, args)
    answers.set(address, answer)
    return answer
  }
}
