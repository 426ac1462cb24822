import { matchRoutes } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { brandCodes } from '#domain/kernel/brand-code'
import { loadBrandPages } from '../../../ui/brands/brand-pages'
import { shopRoutes } from '../../../ui/routes'
import { metaOf } from '../../../ui/routing/route-meta'
import { givenPage, givenPages } from './given'

const namesOf = (routes: ReturnType<typeof shopRoutes>): readonly (string | undefined)[] =>
  routes.flatMap((route) => [route.id, ...namesOf(route.children ?? [])])

const shop = namesOf(shopRoutes(givenPages()))

describe('the route set of a brand', () => {
  afterEach(() => {
    vi.doUnmock('../../../ui/brands/pages/konr')
    vi.resetModules()
  })

  it.each(brandCodes)('[ROUTE-45] of %s alone is loaded when the shop is its', async (brand) => {
    const loaded: string[] = []
    for (const code of brandCodes)
      vi.doMock(`../../../ui/brands/pages/${code}`, () => {
        loaded.push(code)
        return { pages: [] }
      })
    vi.resetModules()
    const fresh = await import('../../../ui/brands/brand-pages')
    await fresh.loadBrandPages(brand)
    expect(loaded).toEqual([brand])
    for (const code of brandCodes) vi.doUnmock(`../../../ui/brands/pages/${code}`)
  })

  it.each(brandCodes)('[ROUTE-46] is empty for %s: every brand has the pages of the shop', async (brand) => {
    expect(namesOf(shopRoutes(givenPages(), await loadBrandPages(brand)))).toEqual(shop)
  })

  it('[ROUTE-46] adds pages, and takes the place of those that it names again', () => {
    const own = [
      givenPage({ id: 'quick-order', path: 'order' }, 'Order'),
      givenPage({ id: 'workwear', path: 'klader' }, 'Kläder'),
    ]
    const routes = shopRoutes(givenPages(), own)
    const nameAt = (path: string) => metaOf((matchRoutes(routes, path) ?? []).map(({ route }) => route)).name
    expect(nameAt('/klader')).toBe('workwear')
    expect(nameAt('/order')).toBe('quick-order')
    expect(nameAt('/snabborder')).not.toBe('quick-order')
    expect(nameAt('/kampanjer')).toBe('campaigns')
    expect(new Set(namesOf(routes))).toEqual(new Set([...shop, 'workwear']))
  })
})
