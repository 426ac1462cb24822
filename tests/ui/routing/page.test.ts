import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it, vi } from 'vitest'
import { page, pageQuery, type Page } from '../../../ui/routing/page'
import { createLoadPage } from '../../../ui/routing/load-page'
import { cachedLoader } from '../../../ui/server/loader-cache'
import { createPageRenderer } from '../../../ui/server/page-renderer'
import { memoryCatalogue } from '../../application/support/memory-catalogue'

const asked: string[] = []

const tools = (): Page =>
  page({
    id: 'tools',
    path: 'verktyg/:name',
    view: { source: 'ui/tools/ToolsPage.tsx', load: () => Promise.resolve({ Component: () => 'Alla verktyg' }) },
    query: pageQuery({
      code: () => Promise.resolve({ read: (url: URL) => url.searchParams.get('q') ?? '' }),
      ask: ({ read }, _ports, { url, params }) => {
        asked.push(`${params['name']} ${read(url)}`)
        return TE.right({ title: `Verktyg ${read(url)}` })
      },
      cacheKey: ({ read }, { url, params }) => `${params['name']} ${read(url)}`,
      addressOf: ({ read }, url) => `${url.pathname}?q=${read(url)}`,
    }),
    headOf: ({ title }) => ({ title, canonical: '/verktyg' }),
  })

const given = () => {
  asked.length = 0
  const { ports } = memoryCatalogue({ menu: [], variants: [], products: {} })
  const assets = vi.fn(() => ({ scripts: [], styles: [], preloads: [], fonts: [] }))
  const renderer = createPageRenderer(cachedLoader(createLoadPage(() => ports)), assets, 'dahl', [tools()])
  const draw = async (path: string): Promise<string> => {
    const rendering = await renderer.render(new Request(`http://shop.example${path}`))
    return rendering.tag === 'Page' ? rendering.page.body.toString() : rendering.to
  }
  return { ...renderer, assets, draw }
}

describe('a page that is stated and listed, and nothing else', () => {
  it('is drawn at its address with its head, and asked for with its styles', async () => {
    const { assets, draw } = given()
    const html = await draw('/verktyg/hand?q=tving')
    expect(html).toContain('Alla verktyg')
    expect(html).toContain('<title>Verktyg tving | ')
    expect(html).toContain('href="http://shop.example/verktyg"')
    expect(assets).toHaveBeenCalledWith(expect.arrayContaining(['ui/tools/ToolsPage.tsx']))
  })

  it('is kept by what it states, and its services are asked once for the same', async () => {
    const { addressOf, draw } = given()
    expect(await addressOf(new URL('http://shop.example/verktyg/hand?n=1&q=tving'))).toBe(
      'http://shop.example/verktyg/hand?q=tving',
    )
    await draw('/verktyg/hand?q=tving')
    await draw('/verktyg/hand?q=tving&n=1')
    await draw('/verktyg/hand?q=fil')
    expect(asked).toEqual(['hand tving', 'hand fil'])
  })

  it('is kept by its path where it reads no parameters, and by all of its address where it states nothing', async () => {
    const { addressOf } = given()
    expect(await addressOf(new URL('http://shop.example/snabborder?n=1'))).toBe('http://shop.example/snabborder')
    expect(await addressOf(new URL('http://shop.example/cart?n=1'))).toBe('http://shop.example/cart?n=1')
  })
})
