import type { Hero } from './hero'
import type { ContentImage } from './image'
import type { RichText } from './rich-text'
import type { ContentSection } from './section'

/** A page that content pages lie below; its slug leads their addresses. */
export interface ParentPage {
  readonly slug: string
  readonly title: string
}

/** A page of content as far as this reader may see it. */
export type ContentPage = OpenPage | ClosedPage

export interface OpenPage {
  readonly access: 'open'
  readonly slug: string
  readonly title: string
  readonly preTitle: string | undefined
  readonly ingress: RichText
  readonly body: RichText
  /** Below the text, in the order of the editor. */
  readonly sections: readonly ContentSection[]
  readonly metaDescription: string | undefined
  /** Where search engines shall look instead, when an editor says so. */
  readonly canonicalLink: string | undefined
  readonly authenticatedOnly: boolean
  readonly hero: Hero | undefined
  /** Whether other pages of the listing are named beside it. */
  readonly showSidebar: boolean
  /** Whether the ways to the customer service stand below it. */
  readonly displayContacts: boolean
  /** Categories of goods that the page is about; undefined without any. */
  readonly goods: PageGoods | undefined
  /** The listings it lies in (CONTENT-11). */
  readonly linkedFrom: readonly ParentPage[]
}

export interface PageGoods {
  readonly title: string | undefined
  readonly icon: ContentImage | undefined
  /** Slugs of categories. */
  readonly categories: readonly string[]
}

/** What a visitor learns of a page that is for those who are logged in: that it is there (CONTENT-03). */
export interface ClosedPage {
  readonly access: 'logInFirst'
  readonly slug: string
  readonly title: string
  readonly linkedFrom: readonly ParentPage[]
}

/** The audience: logged-in users, or everybody. */
export type Reader = 'user' | 'visitor'

/** A page as this reader may have it; of a page for authenticated users a visitor gets no text (CONTENT-02, CONTENT-03). */
export const pageFor = (reader: Reader, page: OpenPage): ContentPage =>
  page.authenticatedOnly && reader === 'visitor'
    ? { access: 'logInFirst', slug: page.slug, title: page.title, linkedFrom: page.linkedFrom }
    : page

/** A listing by what it and its pages go by, as ways to them need it. */
export interface ContentChapter extends ParentPage {
  readonly pages: readonly ParentPage[]
}

/** Of its pages those that are for everybody. */
export const chapterOf = ({ slug, title, content }: ContentListing): ContentChapter => ({
  slug,
  title,
  pages: content.filter((card) => !card.authenticatedOnly).map((card) => ({ slug: card.slug, title: card.title })),
})

/** Pages below a common slug, as a list of them shows them. */
export interface ContentListing extends ParentPage {
  readonly ingress: RichText
  readonly metaDescription: string | undefined
  readonly hero: ListingHero
  readonly icon: ContentImage | undefined
  /** Tags that a page of it has, in the order of the editor; others behind them (CONTENT-18). */
  readonly tags: readonly ContentTag[]
  readonly content: readonly ContentCard[]
  /** How many pages it has; more than are listed where there are very many. */
  readonly total: number
}

export interface ListingHero {
  readonly desktop: ContentImage | undefined
  readonly mobile: ContentImage | undefined
  readonly overlay: boolean
}

export interface ContentTag {
  readonly id: string
  readonly name: string
}

/** The tags of the cards: first those that the order names, then others by name (CONTENT-18). */
export const orderedTags = (order: readonly string[], tags: readonly ContentTag[]): readonly ContentTag[] => {
  const byId = new Map(tags.map((tag) => [tag.id, tag]))
  const named = [...new Set(order)].flatMap((id) => byId.get(id) ?? [])
  const others = [...byId.values()].filter((tag) => !order.includes(tag.id))
  return [...named, ...others.toSorted((a, b) => a.name.localeCompare(b.name, 'sv'))]
}

/** The pages with a tag; all of them without one, those without a tag among them (CONTENT-18). */
export const cardsWithTag = (cards: readonly ContentCard[], tag: string | undefined): readonly ContentCard[] =>
  tag === undefined ? cards : cards.filter(({ tags }) => tags.includes(tag))

export interface ContentCard {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly preTitle: string | undefined
  readonly ingress: RichText
  readonly thumbnail: ContentImage | undefined
  /** Ids of its tags. */
  readonly tags: readonly string[]
  readonly authenticatedOnly: boolean
}

/** A listing as this reader may have it: of a page that is not for them no more than its title. */
export const listingFor = (reader: Reader, listing: ContentListing): ContentListing =>
  reader === 'user'
    ? listing
    : {
        ...listing,
        content: listing.content.map((card) => (card.authenticatedOnly ? { ...card, ingress: [] } : card)),
      }

/** The address of a page below its parent (SEARCH-01, CONTENT-07). */
export const contentPath = (parentSlug: string, pageSlug: string): string =>
  `/${encodeURIComponent(parentSlug)}/${encodeURIComponent(pageSlug)}`

/** Whether a text can be a slug: `favicon.ico` and the like are not, and need no request. */
export const isSlug = (text: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,99}$/u.test(text)
