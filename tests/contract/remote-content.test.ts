import * as E from 'fp-ts/Either'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ContentCall, ContentFailure } from '#application/ports/content-source'
import type { ContentListing } from '#domain/content/content-page'
import { createContentfulSource, type ContentfulSpace } from '#adapters/remote/content/contentful-source'
import { ContentPageCodec } from '#adapters/contract/content'
import { startRecordingServer, type RecordingServer } from './support/recording-server'

let server: RecordingServer
beforeAll(async () => {
  server = await startRecordingServer()
})
afterAll(() => server.close())
afterEach(() => vi.useRealTimers())

const space = (own: Partial<ContentfulSpace> = {}): ContentfulSpace => ({
  space: 'dahl',
  environment: 'master',
  accessToken: 'content-token',
  host: new URL(server.origin).host,
  insecure: true,
  fetch: globalThis.fetch,
  retries: 0,
  ...own,
})
const visitor = (own: Partial<ContentfulSpace> = {}) => createContentfulSource(space(own))('visitor')

const answerOf = async <A>(call: ContentCall<A>): Promise<A> => {
  const outcome = await call()
  if (E.isLeft(outcome)) throw new Error(outcome.left.message, { cause: outcome.left.cause })
  return outcome.right
}
const failureOf = async (call: ContentCall<unknown>): Promise<ContentFailure> => {
  const outcome = await call()
  if (E.isRight(outcome)) throw new Error('it was answered')
  return outcome.left
}

const found = (items: readonly object[], included: readonly object[] = []) => ({
  json: { sys: { type: 'Array' }, total: items.length, skip: 0, limit: 100, items, includes: { Entry: included } },
})
const entry = (id: string, fields: object) => ({ sys: { id, type: 'Entry' }, fields })
const linkTo = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} })
const node = (nodeType: string, content: readonly object[], data: object = {}) => ({ nodeType, content, data })

const card = (id: string) => ({
  id,
  slug: id,
  title: id,
  preTitle: undefined,
  ingress: [],
  authenticatedOnly: false,
})
const parent = (slug: string, ids: readonly string[]): ContentListing => ({
  slug,
  title: slug,
  ingress: [],
  metaDescription: undefined,
  content: ids.map(card),
})
const parents = [parent('kundservice', ['p1', 'p2']), parent('tips', ['p3'])]

describe('the full-text page search', () => {
  it('[SEARCH-04] asks for contentPage entries with the text, include 2 and limit 5, among the parents’ content', async () => {
    server.answers(found([]))
    await answerOf(visitor().searchPages('retur frakt', parents))
    const [asked] = server.requests
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
    server.answers(
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
    server.answers()
    expect(await answerOf(visitor().searchPages('x', [parent('tom', [])]))).toEqual([])
    expect(server.requests).toEqual([])
  })
})

describe('the content source', () => {
  it('[CONTENT-53] reads with the content token and the delivery content type', async () => {
    server.answers(found([]))
    await visitor().listings()()
    expect(server.requests[0]?.headers).toMatchObject({
      authorization: 'Bearer content-token',
      'content-type': 'application/vnd.contentful.delivery.v1+json',
    })
  })

  it('[CONTENT-54] fetches listing pages with include 1 and selected fields, all of them or by slug', async () => {
    server.answers(found([]), found([]))
    await visitor().listings()()
    await visitor().listing('tips')()
    const [all, one] = server.requests.map(({ query }) => query)
    expect(all).toMatchObject({ content_type: 'contentListingPage', include: '1' })
    expect(all?.['select']).toContain('fields.content')
    expect(all).not.toHaveProperty('fields.slug')
    expect(one).toMatchObject({ content_type: 'contentListingPage', include: '1', 'fields.slug': 'tips' })
    expect(one?.['select']).toContain('fields.content')
  })

  it('[CONTENT-56] finds nothing: no items, or one item without fields', async () => {
    for (const items of [[], [{ sys: { id: 'a', type: 'Entry' } }]]) {
      server.answers(found(items), found(items), found(items))
      for (const call of [visitor().page('x'), visitor().listing('x'), visitor().listings()])
        expect(await failureOf(call)).toEqual({ statusCode: 404, message: 'Content not found', cause: undefined })
    }
  })

  it('[CONTENT-57] fails with the status 404 and the cause', async () => {
    const networkError = new Error('no network')
    const failing = visitor({ fetch: () => Promise.reject(networkError) })
    const failure = await failureOf(failing.listings())
    expect(failure.statusCode).toBe(404)
    expect(failure.cause).toMatchObject({ cause: networkError })

    server.answers({ status: 401, json: { sys: { type: 'Error', id: 'AccessTokenInvalid' }, message: 'no' } })
    expect(await failureOf(visitor().page('x'))).toMatchObject({
      statusCode: 404,
      cause: { name: 'AccessTokenInvalid' },
    })
  })

  it('takes an answer that holds no entries of any kind for a failure', async () => {
    server.answers({ json: { other: [1] } })
    expect(await failureOf(visitor().listings())).toMatchObject({ statusCode: 404, cause: expect.any(Error) })
  })

  it('finds nothing in a space that does not have the content type', async () => {
    const refusal = {
      sys: { type: 'Error', id: 'InvalidQuery' },
      message: 'The query you sent was invalid.',
      details: { errors: [{ name: 'unknownContentType', value: 'DOESNOTEXIST' }] },
    }
    server.answers({ status: 400, json: refusal }, { status: 400, json: { ...refusal, details: { errors: [] } } })
    expect(await failureOf(visitor().page('x'))).toMatchObject({ cause: undefined })
    expect(await failureOf(visitor().page('x'))).toMatchObject({ cause: { name: 'InvalidQuery' } })
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
    const asked = failureOf(visitor({ fetch: send, retries: 4 }).page('x', { signal: nobodyWaits.signal }))
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
    nobodyWaits.abort()
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await asked).cause).toMatchObject({ name: 'AbortError' })
    expect(send).toHaveBeenCalledOnce()
  })

  it('asks again after a failure of the service', async () => {
    server.answers({ status: 503 }, found([entry('l', { slug: 'tips', title: 'Tips' })]))
    expect(await answerOf(visitor({ retries: 1 }).listings())).toMatchObject([{ slug: 'tips', content: [] }])
  })
})

describe('a page', () => {
  const body = node('document', [
    node('heading-1', [text('Rubrik')]),
    node('paragraph', [
      node('hyperlink', [text('ond')], { uri: 'javascript:alert(1)' }),
      node('hyperlink', [text('god')], { uri: 'https://a.test/' }),
      node('entry-hyperlink', [text('granne')], { target: linkTo('p2') }),
      node('entry-hyperlink', [text('borta')], { target: linkTo('gone') }),
    ]),
    node('embedded-entry-block', [], { target: linkTo('gone') }),
    node('script', [text('alert(1)')]),
    node('paragraph', [text('')]),
    node('unordered-list', [node('list-item', [node('paragraph', [text('punkt')])])]),
    node('table', [node('table-row', [node('table-header-cell', [node('paragraph', [text('cell')])])])]),
  ])

  it('is read with its text in known forms alone, its links checked, and the listings it lies in', async () => {
    server.answers(
      found(
        [entry('p1', { slug: 'retur', title: 'Retur', bodyTextPrimary: body, canonicalLink: 'javascript:1' })],
        [entry('p2', { slug: 'granne', title: 'Granne' })],
      ),
      found([entry('l', { slug: 'kundservice', title: 'Kundservice' })]),
    )
    const words = (value: string) => ({ tag: 'Text', text: value, marks: [] })
    const page = await answerOf(visitor().page('retur'))
    expect(page).toMatchObject({
      access: 'open',
      canonicalLink: undefined,
      authenticatedOnly: false,
      linkedFrom: [{ slug: 'kundservice', title: 'Kundservice' }],
    })
    expect(page).toHaveProperty('body', [
      { tag: 'Heading', level: 2, text: [words('Rubrik')] },
      {
        tag: 'Paragraph',
        text: [
          words('ond'),
          { tag: 'Link', address: 'https://a.test/', text: [words('god')] },
          { tag: 'Link', address: '/granne', text: [words('granne')] },
          words('borta'),
        ],
      },
      { tag: 'List', ordered: false, items: [[{ tag: 'Paragraph', text: [words('punkt')] }]] },
      { tag: 'Table', rows: [[{ isHeader: true, blocks: [{ tag: 'Paragraph', text: [words('cell')] }] }]] },
    ])
    expect(server.requests[1]?.query).toMatchObject({ content_type: 'contentListingPage', links_to_entry: 'p1' })
  })

  it.each([
    ['javascript:1', undefined],
    ['\u00a0data:text/html,x', '/\u00a0data:text/html,x'],
    [' https://a.test/retur ', 'https://a.test/retur'],
    ['/kundservice/retur', '/kundservice/retur'],
  ])('has its address for search engines as it was judged: %j', async (canonicalLink, expected) => {
    server.answers(found([entry('p1', { slug: 'retur', title: 'Retur', canonicalLink })]), found([]))

    expect(await answerOf(visitor().page('retur'))).toMatchObject({ canonicalLink: expected })
  })

  it('[CONTENT-27] [CONTENT-28] [CONTENT-29] has its sections, of the kinds that the shop draws, with the links that may be followed', async () => {
    const section = (id: string, type: string, fields: object) => ({
      sys: { id, type: 'Entry', contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } } },
      fields,
    })
    const said = node('document', [node('paragraph', [text('Ord')])])
    const read = [{ tag: 'Paragraph', text: [{ tag: 'Text', text: 'Ord', marks: [] }] }]
    const given = [
      section('s1', 'textBlock', { title: 'Text', bodyTextSecondary: said }),
      section('s2', 'infoBlock', { infoBlockTitle: 'Info', infoBlockText: said }),
      section('s3', 'textAndMedia', { textMediaTitle: 'Bild', text: said }),
      section('s4', 'largeSection', { title: 'Stor', text: 'Ord', buttonText: 'Ond', linkUrl: 'javascript:alert(1)' }),
      section('s5', 'accountApplication', { text: said, buttonText: 'Ansök', linkUrl: '/kundservice/bli-kund' }),
      section('s6', 'accordions', { items: [linkTo('a1'), linkTo('gone')] }),
      section('s7', 'contactCards', { contacts: [linkTo('c1')] }),
      section('s8', 'subBanners', { banners: [linkTo('b1')] }),
      section('s9', 'video', { title: 'Film', videoUrl: 'data:text/html,x' }),
      section('s10', 'video', { title: 'Film', videoUrl: 'https://film.example/1' }),
      section('s11', 'imageSingle', {}),
      section('s12', 'somethingNew', { title: 'Nytt' }),
      section('s13', 'selectedProducts', { title: 'Mest köpt', selectedProductsId: 'mest-kopt' }),
      section('s14', 'selectedProducts', { title: 'Utan grupp' }),
      section('s15', 'constructor', { title: 'Inget slag' }),
    ]
    const parts = [
      section('a1', 'accordion', { title: 'Varför?', text: said }),
      section('c1', 'contact', { name: 'Petra', role: 'Säljare', phone: '031' }),
      section('b1', 'banner', { name: 'intern', title: 'Hyr', textRow1: 'En', linkUrl: '/tjanster' }),
    ]
    const links = [...given.map(({ sys }) => linkTo(sys.id)), linkTo('gone')]
    server.answers(found([entry('p1', { slug: 'om', title: 'Om', sections: links })], [...given, ...parts]), found([]))

    const page = await answerOf(visitor().page('om'))

    expect(page).toHaveProperty('sections', [
      { tag: 'TextBlock', id: 's1', title: 'Text', text: read },
      { tag: 'InfoBlock', id: 's2', title: 'Info', text: read },
      { tag: 'TextAndMedia', id: 's3', title: 'Bild', text: read, image: undefined },
      ...[{ tag: 'LargeSection', id: 's4', title: 'Stor', preTitle: undefined, text: 'Ord', image: undefined }].map(
        (large) => ({ ...large, link: undefined }),
      ),
      {
        ...{ tag: 'AccountApplication', id: 's5', title: undefined, text: read },
        link: { address: '/kundservice/bli-kund', text: 'Ansök' },
      },
      { tag: 'Accordions', id: 's6', title: undefined, items: [{ id: 'a1', title: 'Varför?', text: read }] },
      {
        ...{ tag: 'ContactCards', id: 's7', title: undefined },
        contacts: [{ id: 'c1', name: 'Petra', role: 'Säljare', phone: '031', email: undefined }],
      },
      {
        ...{ tag: 'Banners', id: 's8', title: undefined },
        banners: [
          {
            ...{ id: 'b1', title: 'Hyr', preTitle: undefined, rows: ['En'], image: undefined },
            link: { address: '/tjanster', text: 'Hyr' },
          },
        ],
      },
      {
        ...{ tag: 'Video', id: 's10', title: 'Film', thumbnail: undefined },
        link: { address: 'https://film.example/1', text: 'Film' },
      },
      { tag: 'SelectedProducts', id: 's13', title: 'Mest köpt', groupId: 'mest-kopt' },
    ])
    expect(E.isRight(ContentPageCodec.decode(JSON.parse(JSON.stringify(ContentPageCodec.encode(page)))))).toBe(true)
  })

  it('[CONTENT-58] that links to what is not there, or has sections that are not drawn, is reported with their ids and kinds', async () => {
    const section = (id: string, type: string, fields: object) => ({
      sys: { id, type: 'Entry', contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } } },
      fields,
    })
    const links = [linkTo('s1'), linkTo('s2'), linkTo('gone')]
    const given = [
      section('s1', 'subBanners', { banners: [linkTo('lost'), linkTo('lost')] }),
      section('s2', 'constructor', { back: linkTo('p1') }),
    ]
    const page = entry('p1', { slug: 'om', title: 'Om', sections: links })
    const whole = entry('p2', { slug: 'hel', title: 'Hel', sections: [linkTo('s3')] })
    const report = vi.fn<(defect: string) => void>()
    const lost = (id: string) => ({
      sys: { id: 'notResolvable', type: 'error' },
      details: { type: 'Link', linkType: 'Entry', id },
    })
    server.answers(
      { json: { ...found([page], given).json, errors: [lost('lost'), lost('gone')] } },
      ...[found([]), found([whole], [section('s3', 'textBlock', { deeper: linkTo('not-asked-for') })]), found([])],
    )
    const reading = visitor({ report })

    expect(await answerOf(reading.page('om'))).toMatchObject({ sections: [{ tag: 'Banners', banners: [] }] })
    expect(report.mock.calls).toEqual([
      ['Unresolvable CMS content - ids: gone, lost'],
      ['Undrawn CMS sections - page: p1, types: constructor'],
    ])
    report.mockClear()
    await answerOf(reading.page('hel'))
    expect(report).not.toHaveBeenCalled()
  })

  it('for authenticated users comes without its text for a visitor', async () => {
    const closed = entry('p1', { slug: 'avtal', title: 'Avtal', bodyTextPrimary: body, authenticatedOnly: true })
    server.answers(found([closed]), found([]), found([closed]), found([]))
    expect(await answerOf(visitor().page('avtal'))).toEqual({
      access: 'logInFirst',
      slug: 'avtal',
      title: 'Avtal',
      linkedFrom: [],
    })
    expect(await answerOf(createContentfulSource(space())('user').page('avtal'))).toMatchObject({ access: 'open' })
  })
})
