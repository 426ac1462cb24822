import * as E from 'fp-ts/Either'
import { describe, expect, it, vi } from 'vitest'
import { createContentfulSource } from '#adapters/remote/content/contentful-source'
import { ContentListingCodec, ContentPageCodec } from '#adapters/contract/content'
import { link, node, pages, picture, rich, said, saidRead, targetOf, text, words } from './support/content-answers'
import { answerOf, failureOf, givenContentSource } from './support/given-content-source'

const { server, space, visitor, answers } = givenContentSource()

describe('a query of the content service', () => {
  it('[CONTENT-41] [CONTENT-37] is a POST with variables, the preview flag and the content token', async () => {
    answers(pages())
    await visitor().page('retur')()
    const [asked] = server().requests
    expect(asked).toMatchObject({ method: 'POST', path: '/content/v1/spaces/dahl/environments/master' })
    expect(asked?.headers).toMatchObject({ authorization: 'Bearer content-token' })
    expect(asked?.body).toMatchObject({
      operationName: 'getContentPage',
      query: expect.stringContaining('query getContentPage'),
      variables: { slug: 'retur', preview: false },
    })
    answers(pages())
    await visitor({ preview: true }).page('retur')()
    expect(server().requests[0]?.body).toMatchObject({ variables: { preview: true } })
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
    expect(server().requests[0]?.body).toMatchObject({ operationName: title.split(' ').at(-1), variables })
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
    server().answers({ status: 401, json: { errors: [] } })
    expect(await failureOf(visitor().page('x'))).toMatchObject({ cause: expect.any(Error) })
    server().answers({ json: ['entries'] })
    expect(await failureOf(visitor().page('x'))).toMatchObject({ cause: expect.any(Error) })
  })

  it('[HTTP-10] is sent again after a failure of the service, and after too many requests', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    server().answers({ status: 503 }, { status: 429 }, { json: { data: pages({ slug: 'om', title: 'Om' }) } })
    expect(await answerOf(visitor({ retries: 4 }).page('om'))).toMatchObject({ title: 'Om' })
    expect(server().requests).toHaveLength(3)
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
