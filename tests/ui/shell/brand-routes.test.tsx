import { matchRoutes } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { brandCodes } from '#domain/kernel/brand-code'
import { loadBrandRoutes, type BrandRoutes } from '../../../ui/brands/brand-routes'
import { shopRoutes } from '../../../ui/routes'
import { metaOf } from '../../../ui/routing/route-meta'
import { givenLoaders } from './given'

const namesOf = (routes: ReturnType<typeof shopRoutes>): readonly (string | undefined)[] =>
  routes.flatMap((route) => [route.id, ...namesOf(route.children ?? [])])

const shop = namesOf(shopRoutes(givenLoaders()))

describe('the route set of a brand', () => {
  afterEach(() => {
    vi.doUnmock('../../../ui/brands/routes/konr')
    vi.resetModules()
  })

  it.each(brandCodes)('[ROUTE-45] of %s alone is loaded when the shop is its', async (brand) => {
    const loaded: string[] = []
    for (const code of brandCodes)
      vi.doMock(`../../../ui/brands/routes/${code}`, () => {
        loaded.push(code)
        return { routes: () => [] }
      })
    vi.resetModules()
    const fresh = await import('../../../ui/brands/brand-routes')
    await fresh.loadBrandRoutes(brand)
    expect(loaded).toEqual([brand])
    for (const code of brandCodes) vi.doUnmock(`../../../ui/brands/routes/${code}`)
  })

  it.each(brandCodes)('[ROUTE-46] is empty for %s: every brand has the pages of the shop', async (brand) => {
    expect(namesOf(shopRoutes(givenLoaders(), await loadBrandRoutes(brand)))).toEqual(shop)
  })

  it('[ROUTE-46] adds pages, and takes the place of those that it names again', () => {
    const own: BrandRoutes = () => [
      { id: 'quick-order', path: 'order', handle: { name: 'quick-order' } },
      { id: 'workwear', path: 'klader', handle: { name: 'workwear' } },
    ]
    const routes = shopRoutes(givenLoaders(), own)
    const nameAt = (path: string) => metaOf((matchRoutes(routes, path) ?? []).map(({ route }) => route)).name
    expect(nameAt('/klader')).toBe('workwear')
    expect(nameAt('/order')).toBe('quick-order')
    expect(nameAt('/snabborder')).not.toBe('quick-order')
    expect(nameAt('/kampanjer')).toBe('campaigns')
    expect(new Set(namesOf(routes))).toEqual(new Set([...shop, 'workwear']))
  })
})
