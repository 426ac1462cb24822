import { describe, expect, it } from 'vitest'
import {
  chapterOf,
  type ContentListing,
  contentPath,
  isSlug,
  listingFor,
  type OpenPage,
  pageFor,
} from '#domain/content/content-page'
import { plainCard, plainListing, plainPage } from '../../support/content/plain-content'

const page: OpenPage = {
  ...plainPage,
  slug: 'prisavtal',
  title: 'Prisavtal',
  preTitle: 'För avtalskunder',
  ingress: [],
  sections: [],
  body: [{ tag: 'Paragraph', text: [{ tag: 'Text', text: 'Hemligt', marks: [] }] }],
  metaDescription: 'Hemlig sammanfattning',
  canonicalLink: undefined,
  authenticatedOnly: true,
  linkedFrom: [{ slug: 'tjanster', title: 'Tjänster' }],
}

describe('a page of content', () => {
  it('lies below its parent', () => {
    expect(contentPath('kundservice', 'kopvillkor')).toBe('/kundservice/kopvillkor')
    expect(['kundservice', 'råd-och-tips', 'favicon.ico', '', '../x', 'a b'].map(isSlug)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })

  it('[CONTENT-02] for authenticated users is whole for them, and a title for a visitor', () => {
    expect(pageFor('user', page)).toEqual(page)
    const closed = pageFor('visitor', page)
    expect(closed).toMatchObject({ access: 'logInFirst', title: 'Prisavtal' })
    expect(JSON.stringify(closed)).not.toMatch(/[Hh]emlig/)
    expect(pageFor('visitor', { ...page, authenticatedOnly: false })).toMatchObject({ access: 'open' })
  })

  it('[CONTENT-04] is whole for every user, whatever their role, and a title for a visitor', () => {
    expect(pageFor('user', page)).toEqual(page)
    expect(pageFor('visitor', page)).not.toHaveProperty('body')
    const everybody = { ...page, authenticatedOnly: false }
    expect([pageFor('user', everybody), pageFor('visitor', everybody)]).toEqual([everybody, everybody])
  })

  it('is listed for a visitor without what it says', () => {
    const card = { ...plainCard, slug: 'p', title: 'P', ingress: page.body, authenticatedOnly: true }
    const listing: ContentListing = {
      ...plainListing,
      slug: 'tjanster',
      title: 'Tjänster',
      ingress: [],
      metaDescription: undefined,
      content: [card, { ...card, id: '2', authenticatedOnly: false }],
    }
    expect(listingFor('visitor', listing).content.map(({ ingress }) => ingress.length)).toEqual([0, 1])
    expect(listingFor('user', listing)).toEqual(listing)
  })
})

describe('the way to the pages of a listing', () => {
  it('names the pages that are for everybody, and nothing else of them', () => {
    const card = plainCard
    const listing: ContentListing = {
      ...plainListing,
      slug: 'tjanster',
      title: 'Tjänster',
      ingress: [],
      metaDescription: undefined,
      content: [
        { ...card, slug: 'kapning', title: 'Kapning' },
        { ...card, slug: 'prisavtal', title: 'Prisavtal', authenticatedOnly: true },
      ],
    }
    expect(chapterOf(listing)).toEqual({
      slug: 'tjanster',
      title: 'Tjänster',
      pages: [{ slug: 'kapning', title: 'Kapning' }],
    })
  })
})
