import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ContentListing } from '#domain/content/content-page'
import type { ContentfulSpace } from '#adapters/remote/content/contentful-source'
import { plainCard, plainListing } from '../support/content/plain-content'
import { answerOf, failureOf, givenContentSource } from './support/given-content-source'

afterEach(() => vi.useRealTimers())

const { server, visitor } = givenContentSource()
const found = (items: readonly object[], included: readonly object[] = []) => ({
  json: { sys: { type: 'Array' }, total: items.length, skip: 0, limit: 100, items, includes: { Entry: included } },
})
const entry = (id: string, fields: object) => ({ sys: { id, type: 'Entry' }, fields })
const card = (id: string) => ({ ...plainCard, id, slug: id, title: id })
const parent = (slug: string, ids: readonly string[]): ContentListing => ({
  ...plainListing,
  slug,
  title: slug,
  content: ids.map(card),
})
const parents = [parent('kundservice', ['p1', 'p2']), parent('tips', ['p3'])]

describe('the full-text page search', () => {
  it('[SEARCH-04] asks for contentPage entries with the text, include 2 and limit 5, among the parents’ content', async () => {
    server().answers(found([]))
    await answerOf(visitor().searchPages('retur frakt', parents))
    const [asked] = server().requests
    expect(asked).toMatchObject({ method: 'GET', path: '/spaces/dahl/environments/master/entries' })
    expect(asked?.query).toMatchObject({
      content_type: 'contentPage',
      query: 'retur frakt',
      include: '2',
      limit: '5',
      'fields.excludeFromSearch[ne]': 'true',
      'sys.id[in]': 'p1,p2,p3',
    })
  })

  it('[SEARCH-05] answers title, preTitle and slug path, and nothing else', async () => {
    server().answers(
      found([
        entry('p3', { title: 'Välj rätt', preTitle: 'Välja', slug: 'valj-ratt', bodyTextPrimary: {} }),
        entry('p1', { title: 'Retur', slug: 'retur' }),
        entry('p9', { title: 'Ingens', slug: 'ingens' }),
      ]),
    )
    expect(await answerOf(visitor().searchPages('x', parents))).toEqual([
      { title: 'Välj rätt', preTitle: 'Välja', slug: '/tips/valj-ratt' },
      { title: 'Retur', preTitle: undefined, slug: '/kundservice/retur' },
    ])
  })

  it('asks nothing when the parents have no content', async () => {
    server().answers()
    expect(await answerOf(visitor().searchPages('x', [parent('tom', [])]))).toEqual([])
    expect(server().requests).toEqual([])
  })
})

describe('the content source', () => {
  it('[CONTENT-53] reads with the content token and the delivery content type', async () => {
    server().answers(found([]))
    await visitor().listings()()
    expect(server().requests[0]?.headers).toMatchObject({
      authorization: 'Bearer content-token',
      'content-type': 'application/vnd.contentful.delivery.v1+json',
    })
  })

  it('[CONTENT-54] fetches listing pages with include 1 and selected fields, all of them or by slug', async () => {
    server().answers(found([]), found([]))
    await visitor().listings()()
    await visitor().siblings('tips')()
    const [all, one] = server().requests.map(({ query }) => query)
    expect(all).toMatchObject({ content_type: 'contentListingPage', include: '1' })
    expect(all?.['select']).toContain('fields.content')
    expect(all).not.toHaveProperty('fields.slug')
    expect(one).toMatchObject({ content_type: 'contentListingPage', include: '1', 'fields.slug': 'tips' })
    expect(one?.['select']).toContain('fields.content')
  })

  it('[CONTENT-56] finds nothing: no items, or one item without fields', async () => {
    for (const items of [[], [{ sys: { id: 'a', type: 'Entry' } }]]) {
      server().answers(found(items), found(items))
      for (const call of [visitor().siblings('x'), visitor().listings()])
        expect(await failureOf(call)).toEqual({ statusCode: 404, message: 'Content not found', cause: undefined })
    }
  })

  it('[CONTENT-57] fails with the status 404 and the cause', async () => {
    const networkError = new Error('no network')
    const failing = visitor({ fetch: () => Promise.reject(networkError) })
    const failure = await failureOf(failing.listings())
    expect(failure.statusCode).toBe(404)
    expect(failure.cause).toMatchObject({ cause: networkError })

    server().answers({ status: 401, json: { sys: { type: 'Error', id: 'AccessTokenInvalid' }, message: 'no' } })
    expect(await failureOf(visitor().siblings('x'))).toMatchObject({
      statusCode: 404,
      cause: { name: 'AccessTokenInvalid' },
    })
  })

  it('takes an answer that holds no entries of any kind for a failure', async () => {
    server().answers({ json: { other: [1] } })
    expect(await failureOf(visitor().listings())).toMatchObject({ statusCode: 404, cause: expect.any(Error) })
  })

  it('finds nothing in a space that does not have the content type', async () => {
    const refusal = {
      sys: { type: 'Error', id: 'InvalidQuery' },
      message: 'The query you sent was invalid.',
      details: { errors: [{ name: 'unknownContentType', value: 'DOESNOTEXIST' }] },
    }
    server().answers({ status: 400, json: refusal }, { status: 400, json: { ...refusal, details: { errors: [] } } })
    expect(await failureOf(visitor().siblings('x'))).toMatchObject({ cause: undefined })
    expect(await failureOf(visitor().siblings('x'))).toMatchObject({ cause: { name: 'InvalidQuery' } })
  })

  it.each([
    { when: 'while it is under way', fails: false },
    { when: 'before it is asked again', fails: true },
  ])('asks no more when the call is aborted $when', async ({ fails }) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const nobodyWaits = new AbortController()
    const send = vi.fn<typeof fetch>(async (_url, init) => {
      if (fails) throw new Error('no network')
      return new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('ended'))),
      )
    })
    const asked = failureOf(visitor({ fetch: send, retries: 4 }).siblings('x', { signal: nobodyWaits.signal }))
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
    nobodyWaits.abort()
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await asked).cause).toMatchObject({ name: 'AbortError' })
    expect(send).toHaveBeenCalledOnce()
  })

  it('asks again after a failure of the service', async () => {
    server().answers({ status: 503 }, found([entry('l', { slug: 'tips', title: 'Tips' })]))
    expect(await answerOf(visitor({ retries: 1 }).listings())).toMatchObject([{ slug: 'tips', content: [] }])
  })

  it('[CONTENT-58] reports links that lead to nothing, each id once', async () => {
    const lost = (id: string) => ({
      sys: { id: 'notResolvable', type: 'error' },
      details: { type: 'Link', linkType: 'Entry', id },
    })
    const report = vi.fn<(defect: string) => void>()
    server().answers({
      json: { ...found([entry('l', { slug: 'tips' })]).json, errors: [lost('b'), lost('a'), lost('b')] },
    })
    expect(await answerOf(visitor({ report }).listings())).toMatchObject([{ slug: 'tips' }])
    expect(report.mock.calls).toEqual([['Unresolvable CMS content - ids: a, b']])
  })
})

describe('what is around every page', () => {
  const asset = (id: string) => ({
    sys: { id, type: 'Asset' },
    fields: { title: id, file: { url: `/${id}.svg`, contentType: 'image/svg+xml' } },
  })
  const assetLink = (id: string) => ({ sys: { type: 'Link', linkType: 'Asset', id } })
  const entryLink = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
  const typed = (id: string, type: string, fields: object) => ({
    sys: { id, type: 'Entry', contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } } },
    fields,
  })
  const answer = (items: readonly object[], entries: readonly object[] = [], assets: readonly object[] = []) => ({
    json: { ...found(items).json, includes: { Entry: entries, Asset: assets } },
  })
  // The four questions are asked at once; each is answered by what it asks for.
  const answering = (given: Readonly<Record<string, ReturnType<typeof answer>>>): Partial<ContentfulSpace> => ({
    fetch: async (input) => {
      const url = new URL(input instanceof Request ? input.url : input)
      asked.push(url)
      const type = url.searchParams.get('content_type') ?? 'menus'
      return Response.json((given[type] ?? answer([])).json)
    },
  })
  const asked: URL[] = []

  it('[CONTENT-30] [CONTENT-33] [CONTENT-34] [CONTENT-35] [CONTENT-55] is read by types with selected fields: menus with what is below them, and the logo', async () => {
    asked.length = 0
    const site = await answerOf(
      visitor(
        answering({
          menus: answer(
            [
              typed('h', 'header', { title: 'Sidhuvud', links: [entryLink('m1'), entryLink('m2'), entryLink('m4')] }),
              typed('f', 'footer', { links: [entryLink('m2')] }),
              typed('s', 'servicesMenu', { links: [entryLink('m1')] }),
              typed('o', 'ourServicesMenu', { links: [entryLink('m3')] }),
              typed('p', 'productsMenu', { links: [entryLink('m3')] }),
            ],
            [
              typed('m1', 'menuItem', { title: 'Kampanjer', url: '/kampanjer' }),
              typed('m2', 'menuItem', { title: 'Tjänster', children: [entryLink('m1'), entryLink('m2')] }),
              typed('m3', 'menuItem', { title: 'Ventiler', slug: 'vvs/ventiler' }),
              typed('m4', 'menuItem', { title: 'Ond', url: 'javascript:alert(1)' }),
            ],
          ),
          logo: answer(
            [typed('l', 'logo', { logo: assetLink('stor'), favicon: assetLink('liten') })],
            [],
            [asset('stor'), asset('liten')],
          ),
        }),
      ).site(),
    )
    const campaigns = { id: 'm1', title: 'Kampanjer', address: '/kampanjer', children: [] }
    expect(site.header).toMatchObject([
      campaigns,
      { title: 'Tjänster', address: undefined, children: [campaigns, { title: 'Tjänster' }] },
      { title: 'Ond', address: undefined },
    ])
    expect(site.footer).toMatchObject([{ title: 'Tjänster', children: [campaigns, {}] }])
    expect(site.servicesMenu).toEqual([campaigns])
    expect(site.ourServicesMenu).toMatchObject([{ address: '/vvs/ventiler' }])
    expect(site.productsMenu).toMatchObject([{ title: 'Ventiler', address: '/vvs/ventiler' }])
    expect(site.logo).toMatchObject({
      logo: { url: '/stor.svg' },
      favicon: { url: '/liten.svg' },
      lightLogo: undefined,
    })
    const types = asked.map(({ searchParams }) => searchParams.get('content_type')).filter((type) => type !== null)
    expect(types.toSorted()).toEqual(['alertBanner', 'informationBanner', 'logo'])
    for (const { searchParams } of asked.filter((url) => url.searchParams.has('content_type')))
      expect(searchParams.get('select')).toContain('fields.')
  })

  it('[CONTENT-31] [CONTENT-32] [CONTENT-38] has the banners that are active, with the links that may be followed', async () => {
    const alert = { active: true, type: 'error', title: 'Snö', message: 'Sent i norr', hideWhenLoggedIn: true }
    const site = await answerOf(
      visitor(
        answering({
          alertBanner: answer([
            typed('a1', 'alertBanner', {
              ...alert,
              linkUrl: '/a',
              linkText: 'A',
              secondLinkUrl: 'javascript:1',
              secondLinkText: 'B',
            }),
            typed('a2', 'alertBanner', { ...alert, active: false }),
            typed('a3', 'alertBanner', { active: true, title: 'Utan ord' }),
            typed('a4', 'alertBanner', { active: true, message: 'Utan slag', type: 'constructor' }),
          ]),
          informationBanner: answer(
            [
              typed('i1', 'informationBanner', {
                active: true,
                message: 'Jul',
                linkUrl: '/jul',
                linkText: 'Dagar',
                linkIcon: assetLink('ikon'),
              }),
              typed('i2', 'informationBanner', { active: false, message: 'Sommar' }),
            ],
            [],
            [asset('ikon')],
          ),
        }),
      ).site(),
    )
    expect(site.alerts).toEqual([
      {
        ...{ id: 'a1', type: 'error', title: 'Snö', message: 'Sent i norr', hideWhenLoggedIn: true },
        links: [{ address: '/a', text: 'A' }],
      },
      { id: 'a4', type: 'info', title: undefined, message: 'Utan slag', links: [], hideWhenLoggedIn: false },
    ])
    expect(site.informations).toMatchObject([
      { id: 'i1', message: 'Jul', link: { address: '/jul', text: 'Dagar' }, icon: { url: '/ikon.svg' } },
    ])
  })

  it('is nothing in a space without any of it', async () => {
    expect(await answerOf(visitor(answering({})).site())).toEqual({
      header: [],
      footer: [],
      servicesMenu: [],
      ourServicesMenu: [],
      productsMenu: undefined,
      logo: undefined,
      alerts: [],
      informations: [],
    })
  })
})
