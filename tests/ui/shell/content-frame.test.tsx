// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { MenuLink, SiteContent } from '#domain/content/site'
import type { FrontPage } from '#domain/content/front-page'
import { contentMenu } from '#application/queries/content-menu'
import { headerPlaces } from '../../../ui/shell/header/header-places'
import { start } from '../../../ui/start/page'
import { signedIn } from '../../domain/given-articles'
import { plainBanner, plainSection, plainSite } from '../../support/content/plain-content'
import { shopWith } from '../checkout/given'
import { drawShop, givenAnswers, givenPages } from './given'

const link = (title: string, address: string | undefined, children: readonly MenuLink[] = []): MenuLink => ({
  ...{ id: title, title, address, children },
})
const picture = (url: string) => ({ url, title: undefined, description: undefined, width: 120, height: 32 })
const site: SiteContent = {
  ...plainSite,
  header: [
    link('Nyheter', '/nyheter'),
    link('Tjänster', '/tjanster', [link('Kapning', '/tjanster/kapning')]),
    link('Offerter', '/mina-sidor/offerter'),
    link('Utanför', 'https://a.test/'),
  ],
  footer: [link('Handla', undefined, [link('Snabborder', '/snabborder'), link('Ring', 'tel:031')])],
  ourServicesMenu: [link('Råd', '/rad-och-tips')],
  logo: {
    ...{ logo: picture('/logo.svg'), logoSmall: picture('/liten.svg'), lightLogo: picture('/ljus.svg') },
    ...{ lightLogoSmall: undefined, favicon: picture('/ikon.svg') },
  },
}

const withSite = (given: SiteContent | undefined) =>
  givenPages({ shell: async (args) => ({ ...(await givenAnswers().shell(args)), site: given }) })

describe('the frame of every page, as editors make it', () => {
  it('[CONTENT-30] [CONTENT-34] [CONTENT-35] has their logo, their main navigation and their footer', async () => {
    const page = await drawShop('/', shopWith([], { session: signedIn() }), withSite(site))
    await page.says('Nyheter')
    const nav = page.all('nav[aria-label=Huvudmeny] > a').map((one) => [one.textContent, one.getAttribute('href')])
    expect(nav.slice(0, 2)).toEqual([
      ['Nyheter', '/nyheter'],
      ['Offerter', '/mina-sidor/offerter'],
    ])
    const footer = page.all('footer a').map((one) => one.getAttribute('href'))
    expect(footer).toContain('/snabborder')
    expect(footer).toContain('tel:031')
    expect(page.all('header picture img').map((one) => one.getAttribute('src'))).toEqual(['/logo.svg'])
    expect(page.all('header picture source').map((one) => one.getAttribute('srcset'))).toEqual(['/ljus.svg'])
    expect(page.all('footer picture img').map((one) => one.getAttribute('src'))).toEqual(['/ljus.svg'])
  })

  it('is the shop’s own where content says nothing or cannot be had', async () => {
    const page = await drawShop('/', shopWith([], { session: signedIn() }), withSite(undefined))
    await page.says('Snabborder')
    expect(page.all('header picture')).toHaveLength(0)
    expect(headerPlaces(undefined, false)).toEqual(headerPlaces(plainSite, false))
    expect(
      headerPlaces(undefined, false).some((place) => place.tag === 'Page' && place.address.includes('offerter')),
    ).toBe(false)
  })

  it('[CONTENT-33] [CONTENT-34] has the services in the menu of the link that has others below it', () => {
    const services = (given: SiteContent) =>
      headerPlaces(given, true).flatMap((place) =>
        place.tag === 'Services' ? place.links.map(({ title }) => title) : [],
      )
    expect(services(site)).toEqual(['Kapning', 'Råd'])
    expect(services({ ...site, servicesMenu: [link('Hyra', '/hyra')] })).toEqual(['Hyra', 'Råd'])
    expect(services({ ...site, header: [link('Nyheter', '/nyheter')] })).toEqual(['Råd'])
  })

  it('[CONTENT-33] has a menu of products with what is below them, by their slugs and the catalogue’s drawings', () => {
    const catalogue = [
      {
        ...{ title: 'VVS', slug: 'vvs', illustration: 'kulventil' },
        children: [{ title: 'Rör', slug: 'vvs/ror', illustration: 'kopparror', children: [] }],
      },
    ]
    expect(
      contentMenu(
        [link('Allt om VVS', '/vvs', [link('Rör', '/kategorier/vvs/ror')]), link('Tom', undefined)],
        catalogue,
      ),
    ).toEqual([
      {
        ...{ title: 'Allt om VVS', slug: 'vvs', illustration: 'kulventil' },
        children: [{ title: 'Rör', slug: 'vvs/ror', illustration: 'kopparror', children: [] }],
      },
    ])
  })
})

describe('the start page, as editors make it', () => {
  const front: FrontPage = {
    name: 'Dahl',
    metaDescription: 'Allt för rör.',
    hero: {
      ...{ title: 'Rätt del, rätt dag.', titleSize: 'large', description: 'Sök och beställ.', overlay: false },
      ...{ link: { address: '/kampanjer/press', text: 'Till kampanjen' } },
      ...{ desktop: picture('/stor.svg'), mobile: picture('/smal.svg') },
    },
    sections: Array.from({ length: 20 }, (_, place) => ({
      ...plainSection,
      ...{ tag: 'Banners' as const, title: `Del ${place + 1}`, look: 'short' as const, choice: 'all' as const },
      banners: [{ ...plainBanner, title: `Banderoll ${place + 1}` }],
    })),
  }
  const withFront = (given: FrontPage | undefined) =>
    givenPages({ start: async (args) => ({ ...(await givenAnswers().start(args)), front: given }) })

  it('[CONTENT-08] [CONTENT-19] [CONTENT-20] has its hero, by the width of the screen, and twenty sections in their order', async () => {
    const page = await drawShop('/', shopWith([]), withFront(front))
    await page.says('Rätt del, rätt dag.')
    await page.says('Sök och beställ.')
    expect(
      page.all('main picture source[media="(max-width: 699px)"]').map((one) => one.getAttribute('srcset')),
    ).toEqual(['/smal.svg'])
    expect(page.all('main picture img').map((one) => one.getAttribute('src'))).toEqual(['/stor.svg'])
    const headings = page.all('main h2').map((one) => one.textContent)
    expect(headings.filter((heading) => heading.startsWith('Del '))).toEqual(front.sections.map(({ title }) => title))
    expect(page.all('main h1')).toHaveLength(1)
  })

  it('[CONTENT-01] says what editors say to search engines, and what the brand says where they say nothing', () => {
    const data = {
      presentation: undefined,
      popular: [],
      oftenBought: [],
      campaigns: [],
      assortments: [],
      front: undefined,
      selected: {},
    }
    expect(start.headOf?.({ ...data, front })).toMatchObject({ description: 'Allt för rör.' })
    expect(start.headOf?.(data)).toMatchObject({ canonical: '/', description: expect.any(String) })
  })

  it('is the brand’s own where content cannot be had', async () => {
    const page = await drawShop('/', shopWith([]), withFront(undefined))
    await page.says('Sortiment')
    expect(page.all('main picture')).toHaveLength(0)
  })
})
