import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brandCodes, type BrandCode } from '#domain/kernel/brand-code'
import type { MenuEntry } from '#application/ports/product-service'
import { CampaignsCodec } from '#adapters/contract/campaign'
import { ConfigCodec } from '#adapters/contract/config'
import { MenuCodec } from '#adapters/contract/product'
import { OPEN_CONTENT_TOKEN } from '#adapters/embedded/content/content-access'
import { DEMO_PASSWORD } from '#adapters/embedded/demo-data/accounts/demo-accounts'
import { families } from '../../ui/illustrations/families'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'
import { answerAs } from './support/read-answer'

let services: EmbeddedServices
beforeAll(async () => {
  services = await startEmbeddedServices({ catalogueSize: 3000 })
}, 120_000)
afterAll(() => services.stop())

const at = async (brand: BrandCode, path: string, headers: Record<string, string> = {}): Promise<unknown> =>
  (await services.app.inject({ url: `/services${path}`, headers: { host: `${brand}.localhost`, ...headers } })).json()
const everyBrand = <A>(ask: (brand: BrandCode) => Promise<A>): Promise<readonly A[]> => Promise.all(brandCodes.map(ask))
const configOf = async (brand: BrandCode) => answerAs(ConfigCodec, await at(brand, '/config'))
const menuOf = async (brand: BrandCode) => answerAs(MenuCodec, await at(brand, '/menu'))
const distinct = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size

const slugsIn = (menu: readonly MenuEntry[]): readonly string[] =>
  menu.flatMap(({ slug, children }) => [slug, ...slugsIn(children)])

describe('the configuration of a brand', () => {
  it('writes its name as running text does, and presents it in its own words and drawings', async () => {
    const configs = await everyBrand(configOf)
    expect(configs.map(({ brandName }) => brandName)).toEqual(['Dahl', 'Konr', 'KASP', 'Opti'])
    for (const part of ['trade', 'description', 'headline', 'lead', 'drawings', 'categories'] as const)
      expect(distinct(configs.map(({ presentation }) => presentation?.[part])), part).toBe(brandCodes.length)
  })

  it('shows categories that its menu has, and drawings that exist', async () => {
    for (const brand of brandCodes) {
      const { presentation } = await configOf(brand)
      const known = slugsIn(await menuOf(brand))
      expect(presentation?.categories.filter((slug) => !known.includes(slug))).toEqual([])
      expect(presentation?.categories).toHaveLength(14)
      expect(Object.keys(families)).toEqual(expect.arrayContaining(Object.values(presentation?.drawings ?? {})))
    }
  })
})

describe('the menu of a brand', () => {
  it('begins with what the brand is for, and has the categories of all brands', async () => {
    const menus = await everyBrand(menuOf)
    expect(menus.map((menu) => menu.slice(0, 3).map(({ slug }) => slug))).toEqual([
      ['vvs', 'varme', 'avlopp'],
      ['sanitet', 'kemi', 'avlopp'],
      ['verktyg', 'fastelement', 'skydd'],
      ['varme', 'ventilation', 'el'],
    ])
    expect(distinct(menus.map((menu) => slugsIn(menu).toSorted()))).toBe(1)
  })

  it('is kept for its host alone by whoever keeps answers', async () => {
    const answer = await services.app.inject({ url: '/services/menu' })
    expect(String(answer.headers.vary).split(/, ?/)).toContain('host')
  })

  it('puts categories first at every level', async () => {
    const [sanitet] = await menuOf('konr')
    expect(sanitet?.children[0]?.slug).toBe('sanitet/kakel-och-klinker')
  })
})

describe('the campaigns of a brand', () => {
  const offersOf = async (brand: BrandCode) =>
    answerAs(CampaignsCodec, await at(brand, '/campaigns/active-campaigns'))
      .filter(({ isAssortment }) => !isAssortment)
      .map(({ slug }) => slug)

  it('are its own, before those of every brand', async () => {
    const offers = await everyBrand(offersOf)
    expect(offers.map((slugs) => slugs[0])).toEqual([
      'presskampanj',
      'kakelveckor',
      'maskinveckor',
      'battre-inomhusluft',
    ])
    expect(offers.map((slugs) => slugs.at(-1))).toEqual(Array(4).fill('veckans-erbjudanden'))
    const own = offers.flatMap((slugs) => slugs.slice(0, -1))
    expect(new Set(own).size).toBe(own.length)
  })

  it('for one customer belong to a brand too', async () => {
    const ofAli = async (brand: BrandCode) => {
      const answer = await services.app.inject({
        method: 'POST',
        url: '/services/v2/sessions/',
        headers: { host: `${brand}.localhost` },
        payload: { username: 'user', password: DEMO_PASSWORD },
      })
      const authorization = `Bearer ${answer.json().AuthenticationResult.AccessToken}`
      const own = await at(brand, '/campaigns/active-campaigns/customer', { authorization })
      return answerAs(CampaignsCodec, own).map(({ slug }) => slug)
    }
    expect(await ofAli('dahl')).toEqual(['lindqvists-servicebil'])
    expect(await ofAli('konr')).toEqual([])
  })
})

describe('the content of a brand', () => {
  it('tells who runs the shop', async () => {
    for (const brand of brandCodes) {
      const { brandName } = await configOf(brand)
      const space = `/content/spaces/${brand}/environments/master/entries`
      const authorization = `Bearer ${OPEN_CONTENT_TOKEN}`
      const [about, listing] = await Promise.all([
        at(brand, `${space}/foretaget`, { authorization }),
        at(brand, `${space}/om-oss`, { authorization }),
      ])
      expect(about).toMatchObject({ fields: { title: `Det här är ${brandName}` } })
      expect(listing).toMatchObject({ fields: { title: `Om ${brandName}` } })
    }
  })

  it('has advice of its own that another brand does not have', async () => {
    const authorization = `Bearer ${OPEN_CONTENT_TOKEN}`
    const advice = (brand: BrandCode) =>
      at(brand, `/content/spaces/${brand}/environments/master/entries/rakna-ut-antal-kakel`, { authorization })
    expect(await advice('konr')).toMatchObject({ fields: { title: 'Hur mycket kakel går åt?' } })
    expect(await advice('kasp')).toMatchObject({ sys: { type: 'Error', id: 'NotFound' } })
  })
})
