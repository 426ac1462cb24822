import { describe, expect, it } from 'vitest'
import { createSearchHistory, MOST_SEARCHES } from '#application/shop/search-history'
import { createMemoryStorage } from '../support/memory-storage'

describe('the latest searches', () => {
  it('[SEARCH-11] are kept over a reload, the latest first and each once whatever its case', () => {
    const storage = createMemoryStorage()
    const history = createSearchHistory(storage)
    for (const query of ['golvbrunn 75', '  radiatorventil ', 'Golvbrunn 75', ' ']) history.remember(query)
    expect(createSearchHistory(storage).searches.get()).toEqual(['Golvbrunn 75', 'radiatorventil'])
  })

  it('are few, and can be taken away one by one or all at once', () => {
    const storage = createMemoryStorage()
    const history = createSearchHistory(storage)
    for (let count = 0; count < 20; count += 1) history.remember(`dn${count}`)
    expect(history.searches.get()).toHaveLength(MOST_SEARCHES)
    history.forget('dn19')
    expect(history.searches.get()[0]).toBe('dn18')
    history.forgetAll()
    expect(storage.keys()).toEqual([])
  })

  it('begin empty where what was stored is damaged', () => {
    const storage = createMemoryStorage({ 'shop/search/latest': '{"no":' })
    expect(createSearchHistory(storage).searches.get()).toEqual([])
  })
})
