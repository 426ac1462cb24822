// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { createContentfulSource } from '#adapters/remote/content/contentful-source'
import type { OpenPage } from '#domain/content/content-page'
import { ContentPageView } from '../../../ui/content/ContentPageView'
import { ShopProvider } from '../../../ui/shop/ShopContext'

const scripts = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://a.test/x',
  'file:///etc/passwd',
  'view-source:javascript:alert(1)',
  '//javascript:alert(1)',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href=javascript:alert(1)>x</a>',
  '<style>*{background:url(javascript:alert(1))}</style>',
  '<math><mtext></mtext><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  '<base href="https://evil.test/">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<form action=javascript:alert(1)><button>x',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
]
/** Each stands as it is, and where a quote, a tag, a comment or an address may be left. */
const payloads = scripts.flatMap((script) => [
  script,
  `"${script}`,
  `' ${script} '`,
  `">${script}`,
  `</script>${script}`,
  `-->${script}<!--`,
  `/${script}`,
  `https://a.test/${script}`,
])

const richOf = (payload: string) => {
  const text = { nodeType: 'text', value: payload, marks: [{ type: payload }, { type: 'bold' }], data: {} }
  const target = { sys: { type: 'Link', linkType: 'Entry', id: 'e' } }
  return {
    json: {
      nodeType: 'document',
      data: {},
      content: [
        { nodeType: payload, data: {}, content: [text] },
        {
          nodeType: 'paragraph',
          data: {},
          content: [
            text,
            { nodeType: 'hyperlink', data: { uri: payload }, content: [text] },
            { nodeType: 'entry-hyperlink', data: { target }, content: [text] },
            { nodeType: 'embedded-entry-inline', data: { target }, content: [] },
          ],
        },
        { nodeType: 'embedded-entry-block', data: { target }, content: [] },
        { nodeType: 'heading-2', data: {}, content: [text] },
        {
          nodeType: 'embedded-asset-block',
          data: { target: { sys: { type: 'Link', linkType: 'Asset', id: 'a' } } },
          content: [],
        },
      ],
    },
    links: {
      entries: {
        inline: [
          {
            __typename: 'EmbeddedButton',
            sys: { id: 'e' },
            text: payload,
            url: payload,
            variant: payload,
            size: payload,
          },
        ],
        block: [{ __typename: 'Banner', sys: { id: 'e' }, title: payload, linkUrl: payload, backgroundColor: payload }],
        hyperlink: [{ __typename: 'ContentPage', sys: { id: 'e' }, slug: payload, title: payload }],
      },
      assets: { block: [pictureOf(payload, 'a')], hyperlink: [pictureOf(payload, 'a')] },
    },
  }
}

const pictureOf = (payload: string, id = payload) => ({
  ...{ __typename: 'Asset', sys: { id }, url: payload, contentType: 'image/svg+xml' },
  ...{ title: payload, description: payload, width: 1, height: 1 },
})

/** A page whose every text, address and name of a file is the payload. */
const pageOf = (payload: string): object => {
  const words = { title: payload, preTitle: payload, text: payload, textRow1: payload, textRow2: payload }
  const ways = { linkUrl: payload, buttonText: payload, marketingId: payload, creative: payload, template: payload }
  const pictures = { image: pictureOf(payload), contentImage: pictureOf(payload), icon: pictureOf(payload) }
  const banner = {
    __typename: 'Banner',
    sys: { id: payload },
    name: payload,
    ...words,
    ...ways,
    ...pictures,
    backgroundColor: payload,
  }
  const section = (__typename: string, own: object) => ({
    ...{ __typename, sys: { id: payload }, title: payload, icon: pictureOf(payload), backgroundColor: payload },
    ...own,
  })
  const text = richOf(payload)
  return {
    ...{ sys: { id: payload }, title: payload, preTitle: payload, slug: payload, canonicalLink: payload },
    ...{ ingress: text, bodyTextPrimary: text, metaDescription: payload, displayContacts: true },
    ...{ categorySectionTitle: payload, categories: [payload], categorySectionIcon: pictureOf(payload) },
    hero: {
      ...{ title: payload, titleFontSize: payload, description: payload, overlay: true, ...ways },
      ...{ heroDesktop: pictureOf(payload), heroMobile: pictureOf(payload) },
    },
    linkedFrom: { contentListingPageCollection: { items: [{ slug: payload, title: payload }] } },
    sectionsCollection: {
      items: [
        section('TextBlock', { bodyTextSecondary: text }),
        section('InfoBlock', { infoBlockTitle: payload, infoBlockText: text }),
        section('TextAndMedia', { textMediaTitle: payload, richText: text, image: pictureOf(payload) }),
        section('LargeSection', { ...words, ...ways, ...pictures, subHero: banner }),
        section('AccountApplication', { richText: text, ...ways }),
        section('Accordions', { itemsCollection: { items: [{ title: payload, richText: text }] } }),
        section('ContactCards', {
          contactsCollection: {
            items: [{ name: payload, role: payload, phone: payload, email: payload, image: pictureOf(payload) }],
          },
        }),
        ...['SubBanners', 'ContentBanners', 'MarketingBanners', 'RandomBanners'].map((type) =>
          section(type, { bannersCollection: { items: [banner] } }),
        ),
        section('AssortmentIcons', { iconsCollection: { items: [banner] } }),
        section('ServiceCards', { cardsCollection: { items: [banner] } }),
        section('Video', { videoUrl: payload, thumbnail: pictureOf(payload) }),
        section('ImageSingle', { image: pictureOf(payload) }),
        section('SelectedProducts', { selectedProductsId: payload }),
        section('DynamicForm', {
          formTitle: payload,
          formDescription: text,
          inputsCollection: {
            items: [
              { sys: { id: payload }, title: payload, type: 'select', inputList: [payload], placeholderText: payload },
            ],
          },
        }),
        section(payload, { title: payload }),
      ],
    },
  }
}

const readPage = async (payload: string): Promise<OpenPage> => {
  const source = createContentfulSource({
    ...{ space: 'dahl', environment: 'master', accessToken: 't', host: 'content.test', retries: 0 },
    fetch: async () => Response.json({ data: { contentPageCollection: { items: [pageOf(payload)] } } }),
  })('visitor')
  const read = await source.page('om')()
  if (E.isLeft(read) || read.right.access !== 'open') throw new Error('the page is read')
  return read.right
}

describe('a page in which an editor has written code everywhere', () => {
  it('is tried with two hundred payloads', () => {
    expect(new Set(payloads).size).toBe(200)
  })

  it.each(payloads)('draws %j as words, and leads to nothing that runs', async (payload) => {
    const page = await readPage(payload)
    const place = document.createElement('div')
    place.innerHTML = renderToString(
      <MemoryRouter>
        <ShopProvider arriving={new Promise(() => undefined)}>
          <ContentPageView page={page} parent={page.linkedFrom[0]} siblings={page.linkedFrom} selected={{}} />
        </ShopProvider>
      </MemoryRouter>,
    )
    const running = 'script, iframe, object, embed, style, base, meta, form, math, [srcdoc], [style]'
    expect(place.querySelectorAll(running)).toHaveLength(0)
    for (const one of place.querySelectorAll('*'))
      for (const { name, value } of one.attributes) {
        expect(name).not.toMatch(/^on/i)
        if (!['href', 'src', 'srcset', 'action', 'fill'].includes(name)) continue
        // oxlint-disable-next-line no-control-regex -- what browsers leave out of an address
        const address = value.replaceAll(/^[\u0000-\u0020]+|[\t\n\r]/g, '')
        expect(address).not.toMatch(/^(javascript|data|vbscript|blob|file|view-source):/i)
        if (name === 'src' || name === 'srcset')
          expect(address).toMatch(/^(\/(?![/\\])|https:\/\/images\.ctfassets\.net\/)/)
        if (name === 'fill') expect(address).toMatch(/^(#[\da-f]{6}|currentColor|none)$/)
      }
    expect(place.querySelector('h1')?.textContent).toContain(payload.trim())
  })
})
