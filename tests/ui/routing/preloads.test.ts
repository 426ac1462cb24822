// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as TE from 'fp-ts/TaskEither'
import type { RouteObject } from 'react-router-dom'
import { chunkReload } from '../../../ui/routing/chunk-reload'
import { page as stated, pageQuery } from '../../../ui/routing/page'
import { preloadPages } from '../../../ui/routing/preload-pages'
import { createPreloads, isSlow } from '../../../ui/routing/preloads'
import type { Connection } from '../../../ui/routing/preloads'

const turn = async () => {
  for (let count = 0; count < 10; count += 1) await Promise.resolve()
}

describe('preloading', () => {
  it('[ROUTE-41] starts at once while at most four are running; a further one waits until they are done', async () => {
    const preload = createPreloads()
    const begun: number[] = []
    const ends: (() => void)[] = []
    for (let page = 1; page <= 7; page += 1)
      preload(() => {
        begun.push(page)
        return new Promise<void>((resolve) => ends.push(resolve))
      })
    expect(begun).toEqual([1, 2, 3, 4, 5])
    ends.slice(0, 4).forEach((end) => end())
    await turn()
    expect(begun).toEqual([1, 2, 3, 4, 5])
    ends[4]?.()
    await turn()
    expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('goes on after one that failed', async () => {
    const preload = createPreloads()
    const later = vi.fn(() => Promise.resolve())
    for (let page = 0; page < 5; page += 1) preload(() => Promise.reject(new Error('gone')))
    preload(later)
    await turn()
    expect(later).toHaveBeenCalledOnce()
  })

  it('[ROUTE-42] is left out on a slow connection and where data is to be saved', () => {
    expect(isSlow({ effectiveType: '2g' })).toBe(true)
    expect(isSlow({ effectiveType: '4g', saveData: true })).toBe(true)
    expect(isSlow({ effectiveType: '4g', saveData: false })).toBe(false)
    expect(isSlow(undefined)).toBe(false)
  })
})

describe('a link that is pointed at', () => {
  const given = (connection?: Connection) => {
    const page = document.implementation.createHTMLDocument()
    page.body.innerHTML =
      '<a href="/sortiment"><span>Sortiment</span></a><a href="https://example.com/sortiment">Ut</a>'
    const load = vi.fn(() => Promise.resolve({ Component: () => null }))
    const code = vi.fn(() => Promise.resolve({}))
    const handle = stated({
      id: 'assortments',
      path: '/sortiment',
      view: { source: 'given.tsx', load },
      query: pageQuery({ code, ask: () => TE.right({}), cacheKey: () => '' }),
    })
    const routes: RouteObject[] = [{ id: 'assortments', path: '/sortiment', handle }]
    preloadPages({ routes, page, origin: 'http://localhost', connection: () => connection })
    const pointAt = (selector: string) =>
      page.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    return { load, code, pointAt }
  }

  it('[ROUTE-41] fetches the chunks of the page and of its query once', () => {
    const { load, code, pointAt } = given()
    pointAt('span')
    pointAt('a')
    expect(load).toHaveBeenCalledOnce()
    expect(code).toHaveBeenCalledOnce()
  })

  it('[ROUTE-42] fetches nothing on a slow line', () => {
    const { load, pointAt } = given({ saveData: true })
    pointAt('span')
    expect(load).not.toHaveBeenCalled()
  })

  it('fetches nothing for a link that leads out of the shop', () => {
    const { load, pointAt } = given()
    pointAt('a[href^=https]')
    expect(load).not.toHaveBeenCalled()
  })
})

describe('a chunk that cannot be loaded', () => {
  beforeEach(() => sessionStorage.clear())

  const given = (target: string | undefined, storage = () => sessionStorage) => {
    const load = vi.fn()
    const server = { isThere: true }
    const chunks = chunkReload({ storage, target: () => target, answers: async () => server.isThere, load })
    return { ...chunks, load, server, settled: () => new Promise<void>((done) => setTimeout(done)) }
  }

  it('[SHELL-02] loads the page that was asked for, once per session', async () => {
    const { load, fail, settled } = given('/sortiment')
    fail()
    fail()
    await settled()
    expect(load.mock.calls).toEqual([['/sortiment']])
    const afterTheReload = given('/sortiment')
    afterTheReload.fail()
    await settled()
    expect(afterTheReload.load).not.toHaveBeenCalled()
  })

  it('stays where it is while no server answers, and tries again at the next step', async () => {
    const { load, fail, leave, server, settled } = given('/sortiment')
    server.isThere = false
    fail()
    leave()
    await settled()
    expect(load).not.toHaveBeenCalled()
    server.isThere = true
    leave()
    await settled()
    expect(load.mock.calls).toEqual([['/sortiment']])
  })

  it('leaves every step alone while nothing is missing', async () => {
    const { load, leave, settled } = given('/sortiment')
    leave()
    await settled()
    expect(load).not.toHaveBeenCalled()
  })

  it('disturbs nobody when it was only fetched ahead of time', async () => {
    const { load, fail, settled } = given(undefined)
    fail()
    await settled()
    expect(load).not.toHaveBeenCalled()
  })

  it('loads nothing where the one time cannot be remembered', async () => {
    const refused = (): Storage => {
      throw new Error('refused')
    }
    const { load, fail, settled } = given('/sortiment', refused)
    fail()
    await settled()
    expect(load).not.toHaveBeenCalled()
  })
})
