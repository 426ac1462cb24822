import { describe, expect, it, vi } from 'vitest'
import { fetchAgain } from '../../../ui/entry/fetch-again'

const failed = (words: string) => () => Promise.reject(new TypeError(words))
const chunk = 'https://shop.test/assets/browser-shop-x.js'

describe('a module that could not be fetched', () => {
  it('is asked for at another address each time, since browsers keep the failure of the first', async () => {
    const at = vi.fn<(address: string) => Promise<string>>(failed('gone'))
    const fetchIt = fetchAgain<string>(failed(`Failed to fetch dynamically imported module: ${chunk}`), at)
    expect(await fetchIt()).toBeUndefined()
    expect(await fetchIt()).toBeUndefined()
    at.mockResolvedValueOnce('the module')
    expect(await fetchIt()).toBe('the module')
    expect(at.mock.calls).toEqual([[`${chunk}?try=2`], [`${chunk}?try=3`]])
  })

  it('is asked for as before where the browser does not say what it was', async () => {
    const at = vi.fn<(address: string) => Promise<string>>(failed('gone'))
    const first = vi.fn<() => Promise<string>>(failed('Importing a module script failed.'))
    const fetchIt = fetchAgain(first, at)
    await fetchIt()
    first.mockResolvedValueOnce('the module')
    expect(await fetchIt()).toBe('the module')
    expect(at).not.toHaveBeenCalled()
  })
})
