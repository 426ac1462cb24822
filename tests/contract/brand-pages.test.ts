import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brandCodes, type BrandCode } from '#domain/kernel/brand-code'
import { startComposedShop, type ComposedShop } from './support/composed-shop'

let shop: ComposedShop
beforeAll(async () => {
  shop = await startComposedShop({ CATALOGUE_SIZE: '3000' })
}, 120_000)
afterAll(() => shop.stop())

const page = (brand: BrandCode, path: string) =>
  shop.app.inject({ url: path, headers: { host: `${brand}.localhost:3000` } })
const bodyOf = async (brand: BrandCode, path: string) => (await page(brand, path)).body

const partOf = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1]
const facesOf = (html: string) => ({
  title: partOf(html, /<title>(.*?)<\/title>/),
  description: partOf(html, /<meta name="description" content="(.*?)">/),
  heading: partOf(html, /<h1[^>]*>(.*?)<\/h1>/),
})

describe('the start page of each brand', () => {
  const expected: Readonly<Record<BrandCode, { readonly title: string; readonly heading: string }>> = {
    dahl: { title: 'VVS, värme och verktyg | Dahl', heading: 'Rätt del, rätt dag.' },
    konr: { title: 'Kakel, klinker och badrum | Konr', heading: 'Klart till sista fogen.' },
    kasp: { title: 'Verktyg, infästning och skydd | KASP', heading: 'Verktyg för hela skiftet.' },
    opti: { title: 'Värme, ventilation och el | Opti', heading: 'Rätt klimat, hela året.' },
  }

  it('has its own title, description and heading, also when pages of the others are kept', async () => {
    for (const _round of ['first seen', 'kept'])
      for (const brand of brandCodes) {
        const faces = facesOf(await bodyOf(brand, '/'))
        expect(faces).toMatchObject(expected[brand])
        expect(faces.description).toMatch(/^(Dahl|Konr|KASP|Opti) säljer /)
      }
  })

  it('says at the foot what the brand trades in', async () => {
    expect(await bodyOf('konr', '/')).toContain('Fackhandel för kakel, klinker och badrum. Priser i SEK')
    expect(await bodyOf('kasp', '/snabborder')).toContain('Fackhandel för verktyg, infästning och skydd. Priser i SEK')
  })

  it('shows what the brand is for: its campaign and its categories', async () => {
    const [dahl, konr] = await Promise.all([bodyOf('dahl', '/'), bodyOf('konr', '/')])
    expect(konr).toContain('href="/kampanjer/kakelveckor"')
    expect(konr).not.toContain('/kampanjer/presskampanj')
    expect(dahl).toContain('href="/kampanjer/presskampanj"')
    const firstTile = /id="sortiment"[\s\S]*?<li[\s\S]*?href="([^"]+)"/
    expect([dahl, konr].map((html) => partOf(html, firstTile))).toEqual([
      '/kategorier/vvs/ventiler',
      '/kategorier/sanitet/kakel-och-klinker/vaggkakel',
    ])
  })
})

describe('a campaign', () => {
  it('is a page of its own brand alone', async () => {
    expect((await page('konr', '/kampanjer/kakelveckor')).statusCode).toBe(200)
    expect((await page('dahl', '/kampanjer/kakelveckor')).statusCode).toBe(404)
    expect((await page('konr', '/kampanjer/presskampanj')).statusCode).toBe(404)
  })
})

describe('the icon', () => {
  it('is the mark of the brand', async () => {
    const icons = await Promise.all(brandCodes.map((brand) => bodyOf(brand, '/favicon.svg')))
    expect(new Set(icons).size).toBe(brandCodes.length)
  })
})
