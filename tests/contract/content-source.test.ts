import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ContentCall, ContentFailure } from '#application/ports/content-source'
import { createContentfulSource, type ContentfulSpace } from '#adapters/remote/content/contentful-source'
import { ContentListingCodec, ContentPageCodec, FrontPageCodec } from '#adapters/contract/content'
import { RetailersCodec, StoreContentCodec, StoreDetailsCodec } from '#adapters/contract/content-store'
import { startRecordingServer, type RecordingServer } from './support/recording-server'

let server: RecordingServer
beforeAll(async () => {
  server = await startRecordingServer()
})
afterAll(() => server.close())

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

const answers = (data: object | null, errors?: readonly object[]) =>
  server.answers({ json: errors === undefined ? { data } : { data, errors } })
const pages = (...items: readonly object[]) => ({ contentPageCollection: { items } })

const text = (value: string, marks: readonly string[] = []) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
})
const node = (nodeType: string, content: readonly object[], data: object = {}) => ({ nodeType, content, data })
const targetOf = (id: string, linkType = 'Entry') => ({ target: { sys: { type: 'Link', linkType, id } } })
const rich = (content: readonly object[], links: object = {}) => ({ json: node('document', content), links })
const said = rich([node('paragraph', [text('Ord')])])
const saidRead = [{ tag: 'Paragraph', text: [{ tag: 'Text', text: 'Ord', marks: [] }] }]
const picture = (id: string) => ({
  __typename: 'Asset',
  sys: { id },
  url: `/${id}.svg`,
  contentType: 'image/svg+xml',
  title: id,
  description: null,
  width: 32,
  height: 24,
})
const words = (value: string) => ({ tag: 'Text', text: value, marks: [] })
const link = (address: string, value: string) => ({ tag: 'Link', address, text: [words(value)], button: undefined })

describe('a query of the content service', () => {
  it('[CONTENT-41] [CONTENT-37] is a POST with variables, the preview flag and the content token', async () => {
    answers(pages())
    await visitor().page('retur')()
    const [asked] = server.requests
    expect(asked).toMatchObject({ method: 'POST', path: '/content/v1/spaces/dahl/environments/master' })
    expect(asked?.headers).toMatchObject({ authorization: 'Bearer content-token' })
    expect(asked?.body).toMatchObject({
      operationName: 'getContentPage',
      query: expect.stringContaining('query getContentPage'),
      variables: { slug: 'retur', preview: false },
    })
    answers(pages())
    await visitor({ preview: true }).page('retur')()
    expect(server.requests[0]?.body).toMatchObject({ variables: { preview: true } })
  })

  it.each([
    ['[CONTENT-42] getFrontPage', () => visitor().frontPage(), { preview: false }],
    ['[CONTENT-05] [CONTENT-47] getContentPage', () => visitor().page('x'), { slug: 'x', preview: false }],
    ['[CONTENT-06] [CONTENT-48] getContentListingPage', () => visitor().listing('x'), { slug: 'x', preview: false }],
    ['[CONTENT-49] getDynamicForm', () => visitor().form('x'), { id: 'x', preview: false }],
    ['[STORE-10] getStoreDetails', () => visitor().storeDetails('110'), { id: '110' }],
    ['[STORE-11] getStorePage', () => visitor().storePage('110'), { id: '110' }],
    ['[STORE-12] getAllRetailers', () => visitor().retailers(), {}],
    ['[STORE-13] getAllStoreDetails', () => visitor().allStoreDetails(), {}],
  ] as const)('%s is asked with its variables', async (title, call, variables) => {
    answers({})
    await call()()
    expect(server.requests[0]?.body).toMatchObject({ operationName: title.split(' ').at(-1), variables })
  })

  it.each([
    ['[CONTENT-61]', () => visitor().page('borta'), 'No content page found for slug: borta'],
    ['[CONTENT-60]', () => visitor().form(''), 'The resource could not be found.'],
    ['[CONTENT-60] of an unknown id', () => visitor().form('borta'), 'The resource could not be found.'],
    ['[STORE-19]', () => visitor().storePage('0'), 'No store page found for id: 0'],
    ['[STORE-20]', () => visitor().storeDetails('0'), 'No store details was found'],
    ['[STORE-20] of all stores', () => visitor().allStoreDetails(), 'No store details was found'],
    ['[STORE-21]', () => visitor().retailers(), 'No retailers found'],
  ] as const)('%s that finds nothing says so', async (_id, call, message) => {
    answers({ any: null, anyCollection: { items: [] } })
    expect(await failureOf(call())).toEqual({ statusCode: 404, message, cause: undefined })
  })

  const unresolvable = (linkId: string) => ({
    message: 'Link cannot be resolved',
    extensions: { contentful: { code: 'UNRESOLVABLE_LINK', details: { linkId } } },
  })
  const other = { message: 'Too complex', extensions: { contentful: { code: 'TOO_COMPLEX_QUERY' } } }

  it('[CONTENT-39] [CONTENT-59] [CONTENT-58] shows what came beside links to nothing, which are reported', async () => {
    const report = vi.fn<(defect: string) => void>()
    answers(pages({ slug: 'om', title: 'Om', sectionsCollection: { items: [null] } }), [
      unresolvable('b'),
      unresolvable('a'),
      unresolvable('b'),
      other,
    ])
    expect(await answerOf(visitor({ report }).page('om'))).toMatchObject({ title: 'Om', sections: [] })
    expect(report.mock.calls).toEqual([['Unresolvable CMS content - ids: a, b']])
  })

  it('[CONTENT-62] [CONTENT-59] fails by the errors of the service, without those of links', async () => {
    answers(null, [unresolvable('b'), other])
    expect(await failureOf(visitor().page('om'))).toMatchObject({ statusCode: 404, cause: [other] })
    answers(pages(), [unresolvable('b'), other])
    expect(await failureOf(visitor().page('om'))).toMatchObject({ statusCode: 404, cause: [other] })
  })

  it('[CONTENT-57] fails by what went wrong, also where the answer is something else', async () => {
    const networkError = new Error('no network')
    const failing = visitor({ fetch: () => Promise.reject(networkError) })
    expect(await failureOf(failing.page('x'))).toMatchObject({ statusCode: 404, cause: networkError })
    server.answers({ status: 401, json: { errors: [] } })
    expect(await failureOf(visitor().page('x'))).toMatchObject({ cause: expect.any(Error) })
    server.answers({ json: ['entries'] })
    expect(await failureOf(visitor().page('x'))).toMatchObject({ cause: expect.any(Error) })
  })

  it('[HTTP-10] is sent again after a failure of the service, and after too many requests', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    server.answers({ status: 503 }, { status: 429 }, { json: { data: pages({ slug: 'om', title: 'Om' }) } })
    expect(await answerOf(visitor({ retries: 4 }).page('om'))).toMatchObject({ title: 'Om' })
    expect(server.requests).toHaveLength(3)
    vi.restoreAllMocks()
  })
})

describe('a page', () => {
  const body = rich(
    [
      node('heading-1', [text('Rubrik')]),
      node('paragraph', [
        node('hyperlink', [text('ond')], { uri: 'javascript:alert(1)' }),
        node('hyperlink', [text('god')], { uri: 'https://a.test/' }),
        node('entry-hyperlink', [text('granne')], targetOf('p2')),
        node('entry-hyperlink', [text('borta')], targetOf('gone')),
        node('asset-hyperlink', [text('fil')], targetOf('fil', 'Asset')),
        node('embedded-entry-inline', [], targetOf('knapp')),
      ]),
      node('embedded-entry-block', [], targetOf('gone')),
      node('embedded-entry-block', [], targetOf('info')),
      node('embedded-entry-block', [], targetOf('banner')),
      node('embedded-asset-block', [], targetOf('bild', 'Asset')),
      node('script', [text('alert(1)')]),
      node('paragraph', [text('')]),
      node('unordered-list', [node('list-item', [node('paragraph', [text('punkt')])])]),
      node('table', [node('table-row', [node('table-header-cell', [node('paragraph', [text('cell')])])])]),
    ],
    {
      entries: {
        hyperlink: [{ __typename: 'ContentPage', sys: { id: 'p2' }, title: 'Granne', slug: 'granne' }, null],
        inline: [
          {
            ...{ __typename: 'EmbeddedButton', sys: { id: 'knapp' }, text: 'Ring', url: '/kontakt' },
            ...{ variant: 'primary', size: 'large', shape: 'round', inline: true, icon: picture('ikon') },
          },
        ],
        block: [
          { __typename: 'InfoBlock', sys: { id: 'info' }, infoBlockTitle: 'Obs', infoBlockText: said },
          { __typename: 'Banner', sys: { id: 'banner' }, name: 'b', title: 'Köp', linkUrl: '/kop' },
          null,
        ],
      },
      assets: { block: [picture('bild')], hyperlink: [picture('fil')] },
    },
  )

  it('[CONTENT-07] [CONTENT-11] [CONTENT-15] [CONTENT-50] is read with its text in known forms alone, its links checked, and the listings it lies in', async () => {
    answers(
      pages({
        sys: { id: 'p1' },
        ...{ slug: 'retur', title: 'Retur', preTitle: 'Efter köpet', ingress: said, bodyTextPrimary: body },
        ...{ canonicalLink: 'javascript:1', metaDescription: 'Om returer', showSidebar: false, displayContacts: true },
        ...{ categorySectionTitle: 'Varor', categorySectionIcon: picture('v'), categories: ['vvs/ror'] },
        hero: {
          ...{ title: 'Topp', titleFontSize: 'large', description: 'Ord', overlay: true, buttonText: 'Mer' },
          ...{ linkUrl: '/mer', heroDesktop: picture('stor'), heroMobile: picture('smal') },
        },
        linkedFrom: { contentListingPageCollection: { items: [{ slug: 'kundservice', title: 'Kundservice' }] } },
      }),
    )
    const page = await answerOf(visitor().page('retur'))
    expect(page).toMatchObject({
      access: 'open',
      preTitle: 'Efter köpet',
      ingress: saidRead,
      canonicalLink: undefined,
      metaDescription: 'Om returer',
      authenticatedOnly: false,
      showSidebar: false,
      displayContacts: true,
      goods: { title: 'Varor', icon: { url: '/v.svg' }, categories: ['vvs/ror'] },
      hero: {
        ...{ title: 'Topp', titleSize: 'large', overlay: true, link: { address: '/mer', text: 'Mer' } },
        ...{ desktop: { url: '/stor.svg', width: 32, height: 24 }, mobile: { url: '/smal.svg' } },
      },
      linkedFrom: [{ slug: 'kundservice', title: 'Kundservice' }],
    })
    expect(page).toHaveProperty('body', [
      { tag: 'Heading', level: 2, text: [words('Rubrik')] },
      {
        tag: 'Paragraph',
        text: [
          words('ond'),
          link('https://a.test/', 'god'),
          link('/granne', 'granne'),
          words('borta'),
          link('/fil.svg', 'fil'),
          {
            ...link('/kontakt', 'Ring'),
            button: {
              variant: 'primary',
              size: 'large',
              shape: 'round',
              icon: expect.objectContaining({ url: '/ikon.svg' }),
            },
          },
        ],
      },
      { tag: 'Section', section: expect.objectContaining({ tag: 'InfoBlock', title: 'Obs', text: saidRead }) },
      {
        tag: 'Section',
        section: expect.objectContaining({ tag: 'Banners', banners: [expect.objectContaining({ title: 'Köp' })] }),
      },
      { tag: 'Image', image: expect.objectContaining({ url: '/bild.svg' }) },
      { tag: 'List', ordered: false, items: [[{ tag: 'Paragraph', text: [words('punkt')] }]] },
      { tag: 'Table', rows: [[{ isHeader: true, blocks: [{ tag: 'Paragraph', text: [words('cell')] }] }]] },
    ])
    expect(ContentPageCodec.decode(JSON.parse(JSON.stringify(ContentPageCodec.encode(page))))).toEqual(E.right(page))
  })

  it.each([
    ['javascript:1', undefined],
    ['\u00a0data:text/html,x', '/\u00a0data:text/html,x'],
    [' https://a.test/retur ', 'https://a.test/retur'],
    ['/kundservice/retur', '/kundservice/retur'],
  ])('has its address for search engines as it was judged: %j', async (canonicalLink, expected) => {
    answers(pages({ slug: 'retur', title: 'Retur', canonicalLink }))
    expect(await answerOf(visitor().page('retur'))).toMatchObject({ canonicalLink: expected })
  })

  it('[CONTENT-02] for authenticated users comes without its text for a visitor', async () => {
    const closed = pages({ slug: 'avtal', title: 'Avtal', bodyTextPrimary: said, authenticatedOnly: true })
    answers(closed)
    expect(await answerOf(visitor().page('avtal'))).toEqual({
      access: 'logInFirst',
      slug: 'avtal',
      title: 'Avtal',
      linkedFrom: [],
    })
    answers(closed)
    expect(await answerOf(createContentfulSource(space())('user').page('avtal'))).toMatchObject({ access: 'open' })
  })
})

describe('the sections of a page', () => {
  const banner = (id: string, own: object = {}) => ({
    ...{ __typename: 'Banner', sys: { id }, name: 'intern', title: 'Hyr', preTitle: 'Tjänst', text: 'En rad' },
    ...{ textRow1: 'En', textRow2: 'Två', contentImage: picture('bild'), icon: picture('ikon'), template: 'large' },
    ...{ buttonText: 'Visa', linkUrl: '/tjanster', isExternalLink: false, marketingId: 'm1', creative: 'Start' },
    ...{ backgroundColor: '#ABC', weight: 3 },
    ...own,
  })
  const inSection = (id: string, __typename: string) => ({
    __typename,
    sys: { id },
    title: null,
    backgroundColor: null,
  })
  const bannersOf = (field: string) => ({ [`${field}Collection`]: { items: [banner('b1'), null] } })

  const given = [
    {
      ...inSection('s1', 'TextBlock'),
      title: 'Text',
      icon: picture('i'),
      backgroundColor: '#EEF1F4',
      bodyTextSecondary: said,
    },
    { ...inSection('s2', 'InfoBlock'), infoBlockTitle: 'Info', infoBlockText: said },
    { ...inSection('s3', 'TextAndMedia'), textMediaTitle: 'Bild', richText: said, image: picture('bild') },
    {
      ...{ ...inSection('s4', 'LargeSection'), title: 'Stor', preTitle: 'Före', text: 'Ord', buttonText: 'Ond' },
      ...{ linkUrl: 'javascript:alert(1)', contentImage: picture('bild'), template: 'imageLeft' },
      ...{ marketingId: 'm2', creative: null, subHero: banner('b2') },
    },
    { ...inSection('s5', 'AccountApplication'), richText: said, buttonText: 'Ansök', linkUrl: '/bli-kund' },
    {
      ...inSection('s6', 'Accordions'),
      itemsCollection: { items: [{ title: 'Varför?', richText: said }, null, { richText: said }] },
    },
    {
      ...inSection('s7', 'ContactCards'),
      contactsCollection: {
        items: [{ name: 'Petra', role: 'Säljare', phone: '031', image: picture('p') }, { role: 'Utan namn' }],
      },
    },
    { ...inSection('s8', 'SubBanners'), ...bannersOf('banners') },
    { ...inSection('s9', 'ContentBanners'), ...bannersOf('banners') },
    { ...inSection('s10', 'MarketingBanners'), ...bannersOf('banners') },
    { ...inSection('s11', 'RandomBanners'), ...bannersOf('banners') },
    { ...inSection('s12', 'AssortmentIcons'), ...bannersOf('icons') },
    { ...inSection('s13', 'ServiceCards'), ...bannersOf('cards') },
    { ...inSection('s14', 'Video'), title: 'Film', videoUrl: 'data:text/html,x' },
    { ...inSection('s15', 'Video'), title: 'Film', videoUrl: 'https://film.example/1', thumbnail: picture('t') },
    { ...inSection('s16', 'ImageSingle') },
    { ...inSection('s17', 'ImageSingle'), image: picture('en') },
    { ...inSection('s18', 'ImageSetOfThree'), imagesCollection: { items: [picture('a'), null, picture('b')] } },
    { ...inSection('s19', 'SelectedProducts'), title: 'Mest köpt', selectedProductsId: 'mest-kopt' },
    { ...inSection('s20', 'SelectedProducts'), title: 'Utan grupp' },
    {
      ...{ ...inSection('s21', 'DynamicForm'), formTitle: 'Fråga', formDescription: said },
      inputsCollection: {
        items: [
          {
            sys: { id: 'f2' },
            title: 'Ämne',
            type: 'select',
            inputList: ['A', 'B', 'A'],
            requiredField: true,
            position: 2,
          },
          { sys: { id: 'f1' }, title: 'Namn', type: 'text', placeholderText: 'För- och efternamn', position: 1 },
          { sys: { id: 'f3' }, title: 'Fil', type: 'file', position: 3 },
        ],
      },
    },
    { ...inSection('s22', 'SomethingNew'), title: 'Nytt' },
    { ...inSection('s23', 'Constructor'), title: 'Inget slag' },
  ]
  const common = { title: undefined, icon: undefined, backgroundColor: undefined }
  const bannerRead = (id: string) => ({
    ...{ id, title: 'Hyr', preTitle: 'Tjänst', rows: ['En rad', 'En', 'Två'], backgroundColor: '#aabbcc', weight: 3 },
    ...{ image: expect.objectContaining({ url: '/bild.svg' }), icon: expect.objectContaining({ url: '/ikon.svg' }) },
    ...{ link: { address: '/tjanster', text: 'Visa' }, marketing: { id: 'm1', creative: 'Start' } },
  })
  const bannerSection = (id: string, look: string, choice = 'all') => ({
    ...{ ...common, tag: 'Banners', id, look, choice },
    banners: [bannerRead('b1')],
  })
  const read = [
    {
      ...common,
      tag: 'TextBlock',
      id: 's1',
      title: 'Text',
      icon: expect.any(Object),
      backgroundColor: '#eef1f4',
      text: saidRead,
    },
    { ...common, tag: 'InfoBlock', id: 's2', title: 'Info', text: saidRead },
    { ...common, tag: 'TextAndMedia', id: 's3', title: 'Bild', text: saidRead, image: expect.any(Object) },
    {
      ...{ ...common, tag: 'LargeSection', id: 's4', title: 'Stor', preTitle: 'Före', text: 'Ord', link: undefined },
      ...{ image: expect.any(Object), imageFirst: true, subHero: bannerRead('b2') },
      marketing: { id: 'm2', creative: undefined },
    },
    { ...common, tag: 'AccountApplication', id: 's5', text: saidRead, link: { address: '/bli-kund', text: 'Ansök' } },
    { ...common, tag: 'Accordions', id: 's6', items: [{ id: '', title: 'Varför?', text: saidRead }] },
    {
      ...{ ...common, tag: 'ContactCards', id: 's7' },
      contacts: [{ id: '', name: 'Petra', role: 'Säljare', phone: '031', email: undefined, image: expect.any(Object) }],
    },
    bannerSection('s8', 'short'),
    bannerSection('s9', 'wide'),
    bannerSection('s10', 'wide', 'oneByWeight'),
    bannerSection('s11', 'wide', 'one'),
    bannerSection('s12', 'icons'),
    bannerSection('s13', 'services'),
    {
      ...{ ...common, tag: 'Video', id: 's15', title: 'Film', thumbnail: expect.any(Object) },
      link: { address: 'https://film.example/1', text: 'Film' },
    },
    { ...common, tag: 'Images', id: 's17', images: [expect.objectContaining({ url: '/en.svg' })] },
    { ...common, tag: 'Images', id: 's18', images: [expect.any(Object), expect.any(Object)] },
    { ...common, tag: 'SelectedProducts', id: 's19', title: 'Mest köpt', groupId: 'mest-kopt' },
    {
      ...{ ...common, tag: 'DynamicForm', id: 's21', title: 'Fråga' },
      form: {
        ...{ id: 's21', title: 'Fråga', description: saidRead },
        inputs: [
          {
            ...{ id: 'f1', title: 'Namn', type: 'text', options: [], isRequired: false },
            placeholder: 'För- och efternamn',
          },
          { id: 'f2', title: 'Ämne', type: 'select', options: ['A', 'B'], isRequired: true, placeholder: undefined },
        ],
      },
    },
  ]

  it('[CONTENT-12] [CONTENT-13] [CONTENT-14] [CONTENT-24] [CONTENT-27] [CONTENT-28] [CONTENT-29] are those that the shop draws, with the links that may be followed', async () => {
    const report = vi.fn<(defect: string) => void>()
    answers(pages({ sys: { id: 'p1' }, slug: 'om', title: 'Om', sectionsCollection: { items: [...given, null] } }))
    const page = await answerOf(visitor({ report }).page('om'))
    expect(page).toHaveProperty('sections', read)
    expect(report.mock.calls).toEqual([['Undrawn CMS sections - page: p1, types: constructor, somethingNew']])
    expect(ContentPageCodec.decode(JSON.parse(JSON.stringify(ContentPageCodec.encode(page))))).toEqual(E.right(page))
  })

  it('[CONTENT-08] [CONTENT-19] [CONTENT-20] [CONTENT-21] [CONTENT-23] stand on the start page in their order, below its hero', async () => {
    answers({
      frontPageCollection: {
        items: [
          {
            ...{ sys: { id: 'f' }, name: 'Start', metaDescription: 'VVS', sectionsCollection: { items: given } },
            hero: { title: 'Rätt del', titleFontSize: 'constructor', overlay: null, heroMobile: picture('m') },
          },
        ],
      },
    })
    const front = await answerOf(visitor().frontPage())
    expect(front).toEqual({
      name: 'Start',
      metaDescription: 'VVS',
      hero: {
        ...{ title: 'Rätt del', titleSize: 'medium', description: undefined, overlay: false, link: undefined },
        ...{ desktop: undefined, mobile: expect.objectContaining({ url: '/m.svg' }) },
      },
      sections: read,
    })
    expect(FrontPageCodec.decode(JSON.parse(JSON.stringify(FrontPageCodec.encode(front))))).toEqual(E.right(front))
  })
})

describe('a listing', () => {
  it('[CONTENT-16] [CONTENT-17] [CONTENT-18] has its pages with their pictures and tags, the tags in the order of the editor', async () => {
    const card = (id: string, tags: readonly string[]) => ({
      ...{ sys: { id }, slug: id, title: id, preTitle: null, thumbnail: picture(id), ingress: said },
      contentfulMetadata: { tags: tags.map((tag) => ({ id: tag, name: tag.toUpperCase() })) },
    })
    answers({
      contentListingPageCollection: {
        items: [
          {
            ...{ sys: { id: 'l' }, slug: 'tips', title: 'Tips', ingress: said, metaDescription: 'Råd', overlay: true },
            ...{
              heroDesktop: picture('stor'),
              heroMobile: null,
              icon: picture('i'),
              tagOrder: ['c', 'saknas', 'a', 'c'],
            },
            contentCollection: { total: 7, items: [card('p1', ['a', 'b']), null, card('p2', ['c', 'a'])] },
          },
        ],
      },
    })
    const listing = await answerOf(visitor().listing('tips'))
    expect(listing).toMatchObject({
      ...{ slug: 'tips', title: 'Tips', metaDescription: 'Råd', icon: { url: '/i.svg' }, total: 7 },
      hero: { desktop: { url: '/stor.svg' }, mobile: undefined, overlay: true },
      tags: [
        { id: 'c', name: 'C' },
        { id: 'a', name: 'A' },
        { id: 'b', name: 'B' },
      ],
      content: [
        { id: 'p1', tags: ['a', 'b'], thumbnail: { url: '/p1.svg', width: 32, height: 24 }, ingress: saidRead },
        { id: 'p2', tags: ['c', 'a'] },
      ],
    })
    expect(ContentListingCodec.decode(JSON.parse(JSON.stringify(ContentListingCodec.encode(listing))))).toEqual(
      E.right(listing),
    )
  })
})

describe('a store in content', () => {
  const details = {
    ...{ storeId: '110', name: 'Mölndal', address: 'Åbäcksgatan 6', phone: '031', email: 'm@dahl.example' },
    ...{ location: { lat: 57.6, lon: 12 }, label: 'Öppet lördag' },
    ...{ openingHoursMondays: '06:30–17:00', openingHoursTuesdays: '06:30–17:00', openingHoursWednesdays: null },
    ...{ openingHoursThursdays: '', openingHoursFridays: ' 06:30–16:00 ', openingHoursSaturdays: null },
    contactPeopleCollection: { items: [{ name: 'Lars Ek', role: 'Butikschef', image: picture('lars') }] },
  }
  const detailsRead = {
    ...{ storeId: '110', name: 'Mölndal', address: 'Åbäcksgatan 6', phone: '031', email: 'm@dahl.example' },
    ...{ location: { latitude: 57.6, longitude: 12 }, label: 'Öppet lördag' },
    openingHours: ['06:30–17:00', '06:30–17:00', '', '', '06:30–16:00', '', ''],
    contactPeople: [
      ...[{ id: '', name: 'Lars Ek', role: 'Butikschef', phone: undefined, email: undefined }].map((one) => ({
        ...one,
        image: expect.objectContaining({ url: '/lars.svg' }),
      })),
    ],
  }

  it('[STORE-05] has its details, with hours for each day and its people', async () => {
    answers({ storeDetailsCollection: { items: [details, { storeId: '111' }] } })
    const all = await answerOf(visitor().allStoreDetails())
    expect(all).toEqual([detailsRead])
    expect(StoreDetailsCodec.decode(JSON.parse(JSON.stringify(StoreDetailsCodec.encode(all))))).toEqual(E.right(all))
  })

  it('[STORE-06] [STORE-07] has a page with texts, what they link to, special days, services and people', async () => {
    answers({
      storePageCollection: {
        items: [
          {
            ...{ ...details, title: 'Butiken i Mölndal', ingress: said, infobox: said, storeActivities: said },
            bodyText: rich([node('embedded-asset-block', [], targetOf('karta', 'Asset'))], {
              assets: { block: [picture('karta')] },
            }),
            specialOpeningHoursWeekdays: ['2026-12-24/2026-12-27 Stängt Jul', 'i morgon', '2026-12-23 7:00-15:00'],
            specialOpeningHoursWeekends: ['2026-12-12 09:00–15:00 Långlördag'],
            ...{ assortments: ['VVS', ' '], services: ['Rörkapning'], contactsSectionTitle: 'Vi i butiken' },
            contactsCollection: { items: [{ name: 'Jenny Falk', email: 'j@dahl.example' }] },
          },
        ],
      },
    })
    const page = await answerOf(visitor().storePage('110'))
    expect(page).toEqual({
      ...detailsRead,
      ...{ title: 'Butiken i Mölndal', ingress: saidRead, infobox: saidRead, activities: saidRead },
      body: [{ tag: 'Image', image: expect.objectContaining({ url: '/karta.svg' }) }],
      specialDays: [
        { first: '2026-12-24', last: '2026-12-27', hours: '', reason: 'Jul' },
        { first: '2026-12-23', last: '2026-12-23', hours: '07:00–15:00', reason: undefined },
        { first: '2026-12-12', last: '2026-12-12', hours: '09:00–15:00', reason: 'Långlördag' },
      ],
      ...{ assortments: ['VVS'], services: ['Rörkapning'], contactsTitle: 'Vi i butiken' },
      contacts: [expect.objectContaining({ name: 'Jenny Falk', email: 'j@dahl.example' })],
    })
    expect(StoreContentCodec.decode(JSON.parse(JSON.stringify(StoreContentCodec.encode(page))))).toEqual(E.right(page))
  })

  it('[STORE-08] of somebody else has what they offer, and a link that may be followed', async () => {
    answers({
      retailerCollection: {
        items: [
          {
            ...{ sys: { id: 'r1' }, name: 'Rörboden', address: 'Storgatan 1', location: { lat: 57.7, lon: 12.9 } },
            ...{ offerings: ['VVS'], link: 'https://rorboden.example' },
          },
          { sys: { id: 'r2' }, name: 'Ond', address: null, location: null, offerings: null, link: 'javascript:1' },
          { sys: { id: 'r3' }, name: null },
        ],
      },
    })
    const retailers = await answerOf(visitor().retailers())
    expect(retailers).toEqual([
      {
        ...{ id: 'r1', name: 'Rörboden', address: 'Storgatan 1', location: { latitude: 57.7, longitude: 12.9 } },
        ...{ offerings: ['VVS'], link: 'https://rorboden.example' },
      },
      { id: 'r2', name: 'Ond', address: undefined, location: undefined, offerings: [], link: undefined },
    ])
    expect(RetailersCodec.decode(JSON.parse(JSON.stringify(RetailersCodec.encode(retailers))))).toEqual(
      E.right(retailers),
    )
  })
})
