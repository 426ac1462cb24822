import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { limits } from '#adapters/embedded/limits'
import type * as PageRenderer from '../../ui/server/page-renderer'
import type * as RenderCacheModule from '../../ui/server/render-cache'
import { startComposedShop, type ComposedShop } from '../contract/support/composed-shop'

const kept = vi.hoisted(() => ({ renderers: 0, caches: new Array<RenderCacheModule.RenderCache>() }))

vi.mock('../../ui/server/page-renderer', async (original) => {
  const module = await original<typeof PageRenderer>()
  const createPageRenderer: typeof module.createPageRenderer = (...given) => {
    kept.renderers += 1
    return module.createPageRenderer(...given)
  }
  return { ...module, createPageRenderer }
})
vi.mock('../../ui/server/render-cache', async (original) => {
  const module = await original<typeof RenderCacheModule>()
  const createRenderCache: typeof module.createRenderCache = (mostBytes) => {
    const cache = module.createRenderCache(mostBytes)
    kept.caches.push(cache)
    return cache
  }
  return { ...module, createRenderCache }
})

const HOSTS = 32
const ADDRESSES = 10
const NAMES = 8
const BRANDS = 4

let shop: ComposedShop
beforeAll(async () => {
  shop = await startComposedShop()
}, 120_000)
afterAll(() => shop.stop())

const statusOf = async (host: string, url: string): Promise<number> =>
  (await shop.app.inject({ url, headers: { host } })).statusCode
const sizes = () => kept.caches.map((cache) => cache.size())

describe('requests under hosts that somebody makes up', () => {
  it('leave nothing behind where the host is not the shop’s', async () => {
    const before = sizes()
    const statuses = new Set<number>()
    for (let host = 0; host < HOSTS; host += 1)
      for (let address = 0; address < ADDRESSES; address += 1)
        statuses.add(await statusOf(`203.0.113.${host}:3000`, `/kategorier/vvs?n=${address}`))
    expect([...statuses]).toEqual([421])
    expect(kept.renderers).toBe(0)
    expect(sizes()).toEqual(before)
  })

  it('share what is kept to draw a brand’s pages where the host is the shop’s', async () => {
    for (let host = 0; host < NAMES; host += 1)
      for (const name of [`h${host}.localhost`, `konr.h${host}.localhost`, `opti.localhost:${3000 + host}`])
        expect(await statusOf(name, '/kategorier/vvs')).toBe(200)
    expect(kept.renderers).toBe(3)
    expect(kept.renderers).toBeLessThanOrEqual(BRANDS)
    expect(kept.caches).toHaveLength(1)
    expect(Math.max(...sizes())).toBeLessThanOrEqual(limits.pages.keptPagesBytes)
  })
})
