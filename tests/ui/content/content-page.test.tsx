// @vitest-environment happy-dom
import * as TE from 'fp-ts/TaskEither'
import { matchRoutes } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import type { ContentPageData } from '#application/queries/page-data'
import type { OpenPage } from '#domain/content/content-page'
import type { Inline } from '#domain/content/rich-text'
import { contentPage } from '../../../ui/content/page'
import { productPath } from '../../../ui/routing/paths'
import { shopRoutes } from '../../../ui/routes'
import { shopWith } from '../checkout/given'
import { line, valve } from '../../domain/given-articles'
import { visitors } from '../campaigns/given'
import { ballValve, drawShop, givenAnswers, givenPages } from '../shell/given'
import { withQueries } from '../../support/arrived-shop'
import { plainCard, plainListing, plainPage, plainSection } from '../../support/content/plain-content'

const words = (text: string, ...marks: readonly ('bold' | 'italic')[]): Inline => ({ tag: 'Text', text, marks })

const page: OpenPage = {
  ...plainPage,
  slug: 'retur',
  title: 'Retur och reklamation',
  preTitle: 'Efter köpet',
  ingress: [{ tag: 'Paragraph', text: [words('Lagervaror i 30 dagar.')] }],
  sections: [],
  body: [
    { tag: 'Heading', level: 2, text: [words('Så gör du')] },
    {
      tag: 'List',
      ordered: true,
      items: [[{ tag: 'Paragraph', text: [words('Ring '), words('disken', 'bold', 'italic')] }]],
    },
    {
      tag: 'Paragraph',
      text: [
        { tag: 'Link', address: '/kundservice/kopvillkor', text: [words('Köpvillkor')], button: undefined },
        { tag: 'Link', address: 'https://a.test/', text: [words('Lagen')], button: undefined },
        words('<img src=x onerror=alert(1)>'),
      ],
    },
    {
      tag: 'Table',
      rows: [
        [{ isHeader: true, blocks: [{ tag: 'Paragraph', text: [words('Namn')] }] }],
        [{ isHeader: false, blocks: [{ tag: 'Paragraph', text: [words('Värde')] }] }],
      ],
    },
    { tag: 'Quote', blocks: [{ tag: 'Paragraph', text: [words('Citat')] }] },
    { tag: 'Rule' },
    {
      tag: 'Image',
      image: { url: '/a.svg', title: 'Kulventil', description: undefined, width: 320, height: 240 },
    },
  ],
  metaDescription: 'Returer och fel.',
  canonicalLink: undefined,
  authenticatedOnly: false,
  linkedFrom: [{ slug: 'kundservice', title: 'Kundservice' }],
}
const shown: ContentPageData = {
  kind: 'page',
  page,
  path: '/kundservice/retur',
  parent: { slug: 'kundservice', title: 'Kundservice' },
  siblings: [{ slug: 'kopvillkor', title: 'Köpvillkor' }],
  selected: {},
}
const closed: ContentPageData = { kind: 'logInFirst', title: 'Prisavtal', path: '/tjanster/prisavtal' }
const loadersFor = (content: ContentPageData) =>
  givenPages({ contentIndex: () => Promise.resolve(content), contentPage: () => Promise.resolve(content) })

const ownPaths = (routes: readonly RouteObject[]): readonly string[] =>
  routes.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...ownPaths(children)])

describe('the addresses of content', () => {
  const routes = shopRoutes(givenPages())
  const nameAt = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.id

  it('are /{slug} and /{slug}/{contentSlug}, and need no log-in', () => {
    expect(nameAt('/kundservice')).toBe('content-index')
    expect(nameAt('/kundservice/retur')).toBe('content-page')
    expect(matchRoutes(routes, '/kundservice')?.at(-1)?.route.handle).not.toHaveProperty('requiresAuth')
  })

  it('[ROUTE-48] give way to every fixed address', () => {
    const fixed = ownPaths(routes).filter((path) => /^[a-z-]+$/.test(path))
    expect(fixed).toEqual(
      expect.arrayContaining([
        'search',
        'kampanjer',
        'sortiment',
        'cart',
        'delivery',
        'summary',
        'checkout-success-page',
      ]),
    )
    for (const path of fixed) expect(nameAt(`/${path}`), path).not.toBe('content-index')
    expect(nameAt('/kampanjer/press')).toBe('kampanjer-slug')
    expect(nameAt('/produkt/x')).toBe('produkt-slug')
    expect(nameAt('/kategorier/vvs')).toBe('department')
  })
})

describe('a content page', () => {
  it('[ROUTE-05] shows where it lies, what it is about and its text', async () => {
    const { says, all, text } = await drawShop('/kundservice/retur', visitors(), loadersFor(shown))
    await says('Så gör du')
    expect(all('h1').map((one) => one.textContent)).toEqual(['Retur och reklamation'])
    expect(all('nav ol li').map((one) => one.textContent)).toEqual(['Start', 'Kundservice', 'Retur och reklamation'])
    expect(text()).toContain('Efter köpet')
    expect(text()).toContain('Lagervaror i 30 dagar.')
    expect(all('article ol li').map((one) => one.innerHTML)).toEqual(['<p>Ring <em><strong>disken</strong></em></p>'])
    expect(all('article th[scope=col]').map((one) => one.textContent)).toEqual(['Namn'])
    expect(all('article blockquote, article hr')).toHaveLength(2)
    expect(all('article img').map((one) => [one.getAttribute('alt'), one.getAttribute('width')])).toEqual([
      ['Kulventil', '320'],
    ])
    expect(all('aside a, main nav a').map((one) => one.getAttribute('href'))).toContain('/kundservice/kopvillkor')
  })

  it('[CAMPAIGN-05] shows the articles of a group, and no heading over a group that has none', async () => {
    const section = (id: string) =>
      ({ ...plainSection, tag: 'SelectedProducts', id, title: `Artiklar ${id}`, groupId: id }) as const
    const content = {
      ...shown,
      page: { ...page, sections: [section('tom'), section('full')] },
      selected: { full: [ballValve], tom: [] },
    }
    const { says, all } = await drawShop('/kundservice/retur', visitors(), loadersFor(content))
    await says('Artiklar full')
    expect(all('article section h2').map((one) => one.textContent)).toEqual(['Artiklar full'])
    expect(all('article section a').map((one) => one.getAttribute('href'))).toContain(productPath(ballValve))
  })

  it('draws no markup that an editor wrote as text, and tells outside links nothing of the shop', async () => {
    const { says, all } = await drawShop('/kundservice/retur', visitors(), loadersFor(shown))
    await says('<img src=x onerror=alert(1)>')
    expect(all('article img').map((one) => one.getAttribute('src'))).toEqual(['/a.svg'])
    expect(all('article a').map((one) => [one.getAttribute('href'), one.getAttribute('rel')])).toEqual([
      ['/kundservice/kopvillkor', null],
      ['https://a.test/', 'noopener noreferrer'],
    ])
  })

  it('tells search engines what it is about and where it lies', () => {
    expect(contentPage.headOf?.(shown)).toEqual({
      title: 'Retur och reklamation',
      description: 'Returer och fel.',
      canonical: '/kundservice/retur',
    })
    expect(contentPage.headOf?.({ ...shown, page: { ...page, canonicalLink: 'https://a.test/retur' } })).toMatchObject({
      canonical: 'https://a.test/retur',
    })
    expect(contentPage.headOf?.(closed)).toEqual({ title: 'Prisavtal', noindex: true })
  })

  it('[ROUTE-04] a parent lists its pages', async () => {
    const card = { ...plainCard, slug: 'retur', title: 'Retur', ingress: page.ingress }
    const { says, all } = await drawShop(
      '/kundservice',
      visitors(),
      loadersFor({
        kind: 'listing',
        listing: {
          ...plainListing,
          slug: 'kundservice',
          title: 'Kundservice',
          ingress: [],
          metaDescription: undefined,
          content: [
            { ...card, authenticatedOnly: false },
            { ...card, id: '2', slug: 'avtal', title: 'Avtal', ingress: [], authenticatedOnly: true },
          ],
        },
      }),
    )
    await says('Kräver inloggning')
    expect(all('main li h2 a').map((one) => one.getAttribute('href'))).toEqual([
      '/kundservice/retur',
      '/kundservice/avtal',
    ])
  })
})

describe('a page for those who are logged in', () => {
  it('[CONTENT-03] sends a visitor home, asked to log in', async () => {
    vi.stubGlobal('scrollTo', () => undefined)
    const { says, path, until } = await drawShop('/tjanster/prisavtal', visitors(), loadersFor(closed))
    await says('Vänligen logga in')
    await until(() => path() === '/')
  })

  it('is asked for once more when who is there is known', async () => {
    let count = 0
    const loaders = givenPages({ contentPage: () => Promise.resolve((count += 1) === 1 ? closed : shown) })
    const { says, path } = await drawShop('/tjanster/prisavtal', shopWith([line(valve, 1)]), loaders)
    await says('Så gör du')
    expect(path()).toBe('/tjanster/prisavtal')
    expect(count).toBe(2)
  })

  it('says so when the log-in could not be confirmed, instead of asking for ever', async () => {
    const { says } = await drawShop('/tjanster/prisavtal', shopWith([line(valve, 1)]), loadersFor(closed))
    await says('Sidan går inte att öppna just nu')
  })
})

describe('page hits', () => {
  const hit = { title: 'Retur och reklamation', preTitle: 'Efter köpet', slug: '/kundservice/retur' }

  it('[SEARCH-01] stand among the search results, with their addresses', async () => {
    const load = givenPages({ search: async (args) => ({ ...(await givenAnswers().search(args)), pages: [hit] }) })
    const { says, all } = await drawShop('/search?q=retur', visitors(), load)
    await says('Sidor')
    expect(all('section[aria-labelledby=page-hits] a').map((one) => one.getAttribute('href'))).toEqual([hit.slug])
  })

  it('[SEARCH-11] stand among the suggestions, and open with the keyboard', async () => {
    const shop = withQueries(visitors(), { searchPages: () => TE.right([hit]) })
    const { says, all, does, until, path } = await drawShop('/', shop, loadersFor(shown))
    await says('Kulventil')
    const [input] = all('header input[role=combobox]')
    const pressKey = (key: string) =>
      does(() => input?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
    await does(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'retur')
      input?.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await says('Sidor')
    await pressKey('ArrowDown')
    await pressKey('Enter')
    await until(() => path() === '/kundservice/retur')
  })
})
