// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { BrandPresentation } from '#application/ports/config-service'
import type { StartPageData } from '#application/queries/page-data'
import type { Variant } from '#domain/catalogue/variant'
import { articleNumber } from '#domain/kernel/ids'
import { matchRoutes } from 'react-router-dom'
import { campaignPath } from '../../../ui/campaigns/campaign-path'
import { shopRoutes } from '../../../ui/routes'
import { metaOf } from '../../../ui/routing/route-meta'
import { start as startPage } from '../../../ui/start/page'
import { shopWith } from '../checkout/given'
import { answers, ballValve, drawShop, givenAnswers, givenPages, pressing } from '../shell/given'
import { day } from '../../domain/given'
import { visitors } from './given'

const metaAt = (path: string) => metaOf((matchRoutes(shopRoutes(givenPages()), path) ?? []).map(({ route }) => route))

const hrefs = (all: (selector: string) => readonly HTMLElement[]) =>
  all('main a').map((link) => link.getAttribute('href'))

describe('campaigns and assortments', () => {
  it('[CAMPAIGN-02] an assortment lies below /sortiment, an offer below /kampanjer', () => {
    expect(campaignPath({ slug: 'a', isAssortment: true })).toBe('/sortiment/a')
    expect(campaignPath({ slug: 'a', isAssortment: false })).toBe('/kampanjer/a')
  })

  it('need no log-in', () => {
    for (const path of ['/kampanjer', '/kampanjer/x', '/sortiment', '/sortiment/x', '/snabborder'])
      expect(metaAt(path).requiresAuth).toBeUndefined()
  })

  it('[ROUTE-15] /kampanjer lists what holds today', async () => {
    const { says, all } = await drawShop('/kampanjer', visitors())
    await says('Presskampanj')
    expect(hrefs(all)).toContain('/kampanjer/presskampanj')
  })

  it('says of which year the last day of a campaign is', async () => {
    const lasting = { ...pressing, validUntil: day('2027-11-21') }
    const page = await drawShop(
      '/kampanjer',
      visitors(),
      givenPages({ campaigns: () => Promise.resolve({ campaigns: [lasting] }) }),
    )
    await page.says('t.o.m. 21 nov 2027')
  })

  it('fetches the campaigns of a customer once on a page that is opened when the customer is known', async () => {
    let fetched = 0
    const campaigns = () => {
      fetched += 1
      return Promise.resolve({ campaigns: [pressing] })
    }
    const page = await drawShop('/snabborder', shopWith([]), givenPages({ campaigns }))
    await page.says('Moa')

    await page.goTo('/kampanjer')
    await page.says('Presskampanj')

    expect(fetched).toBe(1)
  })

  it('says when no campaign holds, and where to go', async () => {
    const { says, all } = await drawShop(
      '/kampanjer',
      visitors(),
      givenPages({ campaigns: () => Promise.resolve({ campaigns: [] }) }),
    )
    await says('Ingen kampanj gäller just nu')
    expect(hrefs(all)).toContain('/sortiment')
  })

  it('[ROUTE-16] /kampanjer/{slug} lists the articles of the campaign', async () => {
    const { says, text } = await drawShop('/kampanjer/presskampanj', visitors())
    await says('Till nettopris.')
    expect(text()).toContain('4208103')
  })

  it('[CAMPAIGN-04] a customer’s own campaign is there at its address too, though nobody else finds it', async () => {
    let asked = 0
    const campaignNotFound = answers(404)
    const load = givenPages({
      campaign: (args) => ((asked += 1) === 1 ? campaignNotFound() : givenAnswers().campaign(args)),
    })
    const own = await drawShop('/kampanjer/presskampanj', shopWith([], { known: [ballValve] }), load)
    await own.says('Till nettopris.')

    asked = 0
    const visitor = await drawShop('/kampanjer/presskampanj', visitors(), load)
    await visitor.says('Page Not Found')
    expect(asked).toBe(1)
  })

  it('[ROUTE-20] /sortiment shows the assortments', async () => {
    const { says, all } = await drawShop('/sortiment', visitors())
    await says('Servicebilen')
    expect(hrefs(all)).toContain('/sortiment/presskampanj')
  })

  it('[ROUTE-21] /sortiment/{slug} lists the articles of the assortment', async () => {
    const campaign = { ...pressing, title: 'Servicebilen', isAssortment: true }
    const load = givenPages({ campaign: async (args) => ({ ...(await givenAnswers().campaign(args)), campaign }) })
    const { says, text } = await drawShop('/sortiment/presskampanj', visitors(), load)
    await says('Servicebilen')
    expect(text()).toContain('4208103')
  })
})

describe('a department', () => {
  it('shows its categories with their counts, and its articles when they are sorted or narrowed', async () => {
    const { says, all, goTo } = await drawShop('/kategorier/vvs', visitors())
    await says('4 produkter')
    expect(hrefs(all)).toContain('/kategorier/vvs/ventiler')
    await goTo('/kategorier/vvs?sortera=popularity')
    await says('Kulventil FF 1000')
  })
})

describe('the start page', () => {
  const konr: BrandPresentation = {
    trade: 'kakel, klinker och badrum',
    description: 'Konr säljer kakel.',
    headline: 'Hela vägen till sista fogen.',
    lead: 'Kakel och fog.',
    drawings: { large: 'kakel', small: 'fogtub' },
    topLinks: [],
    categories: ['vvs/ventiler/kulventiler', 'unknown', 'vvs/ventiler'],
  }
  const startWith = (given: Partial<StartPageData>) =>
    givenPages({
      start: () =>
        Promise.resolve({
          presentation: konr,
          popular: [],
          oftenBought: [],
          campaigns: [],
          assortments: [],
          front: undefined,
          selected: {},
          ...given,
        }),
    })

  it('says what the brand says, with its foremost campaign and the quick order', async () => {
    const { says, all, text } = await drawShop('/', visitors(), startWith({ campaigns: [pressing] }))
    await says('Till kampanjen')
    expect(all('h1').map((one) => one.textContent)).toEqual(['Hela vägen till sista fogen.'])
    expect(text()).toContain('Presskampanj.')
    expect(all('form[aria-label="Snabborder"] input[data-cell]')).toHaveLength(2)
  })

  it('says what the brand sells while no campaign is on', async () => {
    const { says, text } = await drawShop('/', visitors(), startWith({}))
    await says('Kakel och fog.')
    expect(text()).not.toContain('Till kampanjen')
  })

  it('is called by what the brand trades in', () => {
    const data = { presentation: konr, popular: [], oftenBought: [], campaigns: [], assortments: [] }
    expect(startPage.headOf?.(data)).toEqual({
      title: 'Kakel, klinker och badrum',
      description: 'Konr säljer kakel.',
      canonical: '/',
    })
    expect(startPage.headOf?.({ ...data, presentation: undefined }).title).toBe('VVS, el, kakel och verktyg')
  })

  it('fills its shelf with what the customer buys often, else with what all buy', async () => {
    const start = (oftenBought: readonly Variant[]) => startWith({ popular: [ballValve], oftenBought })
    const own = await drawShop(
      '/',
      visitors(),
      start(['1', '2', '3'].map((number) => ({ ...ballValve, articleNumber: articleNumber(number) }))),
    )
    await own.says('Du köper ofta')
    const common = await drawShop('/', visitors(), start([ballValve]))
    await common.says('Köps ofta')
    expect(common.text()).not.toContain('Du köper ofta')
  })
})
