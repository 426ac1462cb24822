import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { ContentService } from '#application/ports/content-service'
import type { ContentFailure, ContentSource, PageHit } from '#application/ports/content-source'
import { contentIndex, contentPage } from '#application/queries/content-page'
import { contentOf } from '#application/queries/content-for-pages'
import { parseSearchAddress } from '#application/queries/search-address'
import { searchPage } from '#application/queries/search-page'
import type { ContentListing, ContentPage, OpenPage } from '#domain/content/content-page'
import { noContent, plainCard, plainListing, plainPage, plainSection } from '../support/content/plain-content'
import { memoryCatalogue, refused, variantOf } from './support/memory-catalogue'

const nothing: ContentFailure = { statusCode: 404, message: 'Content not found', cause: undefined }
const broken: ContentFailure = { ...nothing, cause: new Error('no network') }

const terms: OpenPage = {
  ...plainPage,
  slug: 'kopvillkor',
  title: 'Köpvillkor',
  preTitle: undefined,
  ingress: [],
  body: [],
  sections: [],
  metaDescription: undefined,
  canonicalLink: undefined,
  authenticatedOnly: false,
  linkedFrom: [{ slug: 'kundservice', title: 'Kundservice' }],
}
const agreement: ContentPage = { access: 'logInFirst', slug: 'avtal', title: 'Avtal', linkedFrom: terms.linkedFrom }
const card = (slug: string) => ({ ...plainCard, id: slug, slug, title: slug })
const service: ContentListing = {
  ...plainListing,
  slug: 'kundservice',
  title: 'Kundservice',
  ingress: [],
  metaDescription: undefined,
  content: [card('kopvillkor'), card('retur')],
}

const asked: string[] = []
const content: ContentService = {
  ...noContent,
  page: (slug) => {
    asked.push(slug)
    const page = [terms, agreement].find((one) => one.slug === slug)
    return page === undefined ? TE.left(nothing) : TE.right(page)
  },
  listing: (slug) => (slug === service.slug ? TE.right(service) : TE.left(nothing)),
  siblings: (slug) =>
    slug === service.slug
      ? TE.right(service.content.map(({ slug: own, title }) => ({ slug: own, title })))
      : TE.left(nothing),
}
const variants = ['1', '2', '3', '4', '5', '6'].map((number) => variantOf(number, 'p'))
const catalogue = memoryCatalogue({
  menu: [],
  variants,
  products: {},
  groups: { 'mest-kopt': [...variants, ...variants].map((variant) => variant.articleNumber).toReversed() },
})
const ports = { ...catalogue.ports, content }

describe('a content page', () => {
  it('[ROUTE-04] [CONTENT-10] at /{slug} is the listing of that slug, else the page, else nothing', async () => {
    expect(await contentIndex(ports)('kundservice')()).toEqual(E.right({ kind: 'listing', listing: service }))
    expect(await contentIndex(ports)('kopvillkor')()).toMatchObject(
      E.right({ kind: 'page', page: terms, path: '/kundservice/kopvillkor' }),
    )
    expect(await contentIndex(ports)('nej')()).toEqual(E.left({ tag: 'NotFound', path: '/nej' }))
  })

  it('[ROUTE-05] at /{slug}/{contentSlug} is the page, where it lies below that slug, with what lies beside it', async () => {
    expect(await contentPage(ports)('kundservice', 'kopvillkor')()).toEqual(
      E.right({
        kind: 'page',
        page: terms,
        path: '/kundservice/kopvillkor',
        parent: { slug: 'kundservice', title: 'Kundservice' },
        siblings: [{ slug: 'retur', title: 'retur' }],
        selected: {},
      }),
    )
    for (const [slug, contentSlug] of [
      ['tips', 'kopvillkor'],
      ['kundservice', 'nej'],
    ] as const)
      expect(await contentPage(ports)(slug, contentSlug)()).toEqual(
        E.left({ tag: 'NotFound', path: `/${slug}/${contentSlug}` }),
      )
  })

  it('that is closed to the reader is told as such, wherever it is asked for', async () => {
    const closed = E.right({ kind: 'logInFirst', title: 'Avtal' })
    expect(await contentIndex(ports)('avtal')()).toMatchObject(closed)
    expect(await contentPage(ports)('kundservice', 'avtal')()).toMatchObject(closed)
  })

  it('is not said to be missing when the content service does not answer', async () => {
    const failing = { ...ports, content: { ...content, page: () => TE.left(broken), listing: () => TE.left(broken) } }
    const failed = E.left({ tag: 'ContentFailed', failure: broken })
    expect(await contentIndex(failing)('kopvillkor')()).toEqual(failed)
    expect(await contentPage(failing)('kundservice', 'kopvillkor')()).toEqual(failed)
    const lonely = { ...ports, content: { ...content, siblings: () => TE.left(broken) } }
    expect(await contentPage(lonely)('kundservice', 'kopvillkor')()).toMatchObject(E.right({ siblings: [] }))
  })

  it('[CAMPAIGN-05] has the first articles of the groups that its sections name, in their order, and no others', async () => {
    const section = (groupId: string) =>
      ({ ...plainSection, tag: 'SelectedProducts', id: groupId, title: 'Mest köpt', groupId }) as const
    const page = { ...terms, sections: [section('mest-kopt'), section('borta'), section('mest-kopt')] }
    const asking = { ...ports, content: { ...content, page: () => TE.right(page), listing: () => TE.left(nothing) } }
    const selected = {
      'mest-kopt': [{ articleNumber: '6' }, ...['5', '4', '3', '2'].map((articleNumber) => ({ articleNumber }))],
    }
    for (const found of [
      await contentIndex(asking)('kopvillkor')(),
      await contentPage(asking)('kundservice', 'kopvillkor')(),
    ])
      expect(found).toMatchObject(E.right({ kind: 'page', selected }))
    const shown = await contentIndex(asking)('kopvillkor')()
    expect(E.isRight(shown) && shown.right.kind === 'page' && Object.keys(shown.right.selected)).toEqual(['mest-kopt'])
  })

  it('[CAMPAIGN-05] is shown without the articles where the campaign or the commerce service fails', async () => {
    const page = {
      ...terms,
      sections: [{ ...plainSection, tag: 'SelectedProducts', title: 'Mest köpt', groupId: 'mest-kopt' } as const],
    }
    const asking = { ...ports, content: { ...content, page: () => TE.right(page) } }
    const noCampaigns = {
      ...asking,
      campaigns: { ...ports.campaigns, selectedProductGroup: () => TE.left(refused(503)) },
    }
    const noCommerce = { ...asking, commerce: { ...ports.commerce, getListedVariants: () => TE.left(refused(503)) } }
    for (const failing of [noCampaigns, noCommerce])
      expect(await contentPage(failing)('kundservice', 'kopvillkor')()).toMatchObject(
        E.right({ kind: 'page', selected: {} }),
      )
  })

  it('is not asked for by an address that no page can have', async () => {
    asked.length = 0
    expect(await contentIndex(ports)('favicon.ico')()).toEqual(E.left({ tag: 'NotFound', path: '/favicon.ico' }))
    expect(asked).toEqual([])
  })
})

const noChance = () => 0

describe('the page search', () => {
  const hit: PageHit = { title: 'Retur', preTitle: undefined, slug: '/kundservice/retur' }
  const searched: { text: string; parents: readonly string[] }[] = []
  const source: ContentSource = {
    ...content,
    storeDetails: () => TE.left(nothing),
    listings: () => TE.right([service]),
    searchPages: (text, parents) => {
      searched.push({ text, parents: parents.map(({ slug }) => slug) })
      return TE.right([hit])
    },
  }

  it('looks among the content of every listing, for the text without blanks around it', async () => {
    expect(await contentOf(source, noChance).searchPages('  retur ')()).toEqual(E.right([hit]))
    expect(searched).toEqual([{ text: 'retur', parents: ['kundservice'] }])
  })

  it('lies in chapters, which hold what is for everybody', async () => {
    const closed = { ...card('prisavtal'), authenticatedOnly: true }
    const listings = () => TE.right([{ ...service, content: [...service.content, closed] }])
    expect(await contentOf({ ...source, listings }, noChance).chapters()()).toEqual(
      E.right([
        {
          slug: 'kundservice',
          title: service.title,
          pages: service.content.map(({ slug, title }) => ({ slug, title })),
        },
      ]),
    )
    expect(await contentOf({ ...source, listings: () => TE.left(nothing) }, noChance).chapters()()).toEqual(E.right([]))
    expect(await contentOf({ ...source, listings: () => TE.left(broken) }, noChance).chapters()()).toEqual(
      E.left(broken),
    )
  })

  it('asks nobody for a blank text, and finds nothing where there are no listings', async () => {
    searched.length = 0
    expect(await contentOf(source, noChance).searchPages('  ')()).toEqual(E.right([]))
    expect(await contentOf({ ...source, listings: () => TE.left(nothing) }, noChance).searchPages('x')()).toEqual(
      E.right([]),
    )
    expect(await contentOf({ ...source, listings: () => TE.left(broken) }, noChance).searchPages('x')()).toEqual(
      E.left(broken),
    )
    expect(searched).toEqual([])
  })

  it('stands beside the articles, which do without it when it fails', async () => {
    const pagesWith = async (searchPages: ContentService['searchPages']) => {
      const given = memoryCatalogue({ menu: [], variants: [], products: {} }, { content: { ...content, searchPages } })
      const found = await searchPage(given.ports)(parseSearchAddress({ search: '?q=retur' }))()
      return E.isRight(found) ? found.right.pages : found.left
    }
    expect(await pagesWith(() => TE.right([hit]))).toEqual([hit])
    expect(await pagesWith(() => TE.left(broken))).toEqual([])
  })
})
