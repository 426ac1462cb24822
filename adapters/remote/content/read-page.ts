import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import {
  type ContentCard,
  type ContentListing,
  type ContentTag,
  type OpenPage,
  orderedTags,
  type PageGoods,
  type ParentPage,
} from '#domain/content/content-page'
import type { FrontPage } from '#domain/content/front-page'
import { destinationOf } from '#domain/navigation/destination'
import { entriesIn, isTrueIn, numberIn, textIn, textsIn, type Entry } from './entry'
import { entryFrom } from './graphql-entry'
import { readHero } from './read-hero'
import { readImage } from './read-image'
import { readRichText } from './read-rich-text'
import { readSection, readSections } from './read-sections'

/** An address for the document's head, after validation: only addresses of this shop or of the web. */
const safeAddress = (address: string | undefined): string | undefined => {
  if (address === undefined) return undefined
  const destination = destinationOf(address, { external: true })
  if (E.isLeft(destination)) return undefined
  return destination.right.tag === 'Inside' ? destination.right.path : destination.right.address
}

const readGoods = (entry: Entry): PageGoods | undefined => {
  const categories = textsIn(entry, 'categories')
  return categories.length === 0
    ? undefined
    : { title: textIn(entry, 'categorySectionTitle'), icon: readImage(entry.fields['categorySectionIcon']), categories }
}

/** The listings that a page lies in, as GraphQL answers them. */
const LinkedFrom = t.type({ contentListingPageCollection: t.type({ items: t.array(t.unknown) }) })

const parentsIn = ({ fields }: Entry): readonly ParentPage[] => {
  const read = LinkedFrom.decode(fields['linkedFrom'])
  return E.isRight(read)
    ? read.right.contentListingPageCollection.items.flatMap((one) => entryFrom(one) ?? []).flatMap(readParent)
    : []
}

/** A page of content; none without a slug. */
export const readPage = (entry: Entry): readonly OpenPage[] => {
  const slug = textIn(entry, 'slug')
  if (slug === undefined) return []
  return [
    {
      access: 'open',
      slug,
      title: textIn(entry, 'title') ?? slug,
      preTitle: textIn(entry, 'preTitle'),
      ingress: readRichText(entry.fields['ingress']),
      body: readRichText(entry.fields['bodyTextPrimary'], readSection),
      sections: readSections(entry),
      hero: readHero(entry.fields['hero']),
      showSidebar: entry.fields['showSidebar'] !== false,
      displayContacts: isTrueIn(entry, 'displayContacts'),
      goods: readGoods(entry),
      metaDescription: textIn(entry, 'metaDescription'),
      canonicalLink: safeAddress(textIn(entry, 'canonicalLink')),
      authenticatedOnly: isTrueIn(entry, 'authenticatedOnly'),
      linkedFrom: parentsIn(entry),
    },
  ]
}

export const readParent = (entry: Entry): readonly ParentPage[] => {
  const slug = textIn(entry, 'slug')
  return slug === undefined ? [] : [{ slug, title: textIn(entry, 'title') ?? slug }]
}

/** The tags of an entry, as GraphQL answers them. */
const Tags = t.type({ tags: t.array(t.type({ id: t.string, name: t.string })) })

const tagsOf = ({ fields }: Entry): readonly ContentTag[] => {
  const read = Tags.decode(fields['contentfulMetadata'])
  return E.isRight(read) ? read.right.tags : []
}

const readCard = (entry: Entry): readonly ContentCard[] =>
  readParent(entry).map(({ slug, title }) => ({
    id: entry.sys.id,
    slug,
    title,
    preTitle: textIn(entry, 'preTitle'),
    ingress: readRichText(entry.fields['ingress']),
    thumbnail: readImage(entry.fields['thumbnail']),
    tags: tagsOf(entry).map(({ id }) => id),
    authenticatedOnly: isTrueIn(entry, 'authenticatedOnly'),
  }))

/** A listing with its pages (CONTENT-16, CONTENT-17); none without a slug. */
export const readListing = (entry: Entry): readonly ContentListing[] =>
  readParent(entry).map((parent) => {
    const pages = entriesIn(entry, 'content')
    const content = pages.flatMap(readCard)
    return {
      ...parent,
      ingress: readRichText(entry.fields['ingress']),
      metaDescription: textIn(entry, 'metaDescription'),
      hero: {
        desktop: readImage(entry.fields['heroDesktop']),
        mobile: readImage(entry.fields['heroMobile']),
        overlay: isTrueIn(entry, 'overlay'),
      },
      icon: readImage(entry.fields['icon']),
      tags: orderedTags(textsIn(entry, 'tagOrder'), pages.flatMap(tagsOf)),
      content,
      total: numberIn(entry, 'contentTotal') ?? content.length,
    }
  })

/** The start page (CONTENT-19). */
export const readFrontPage = (entry: Entry): readonly FrontPage[] => [
  {
    name: textIn(entry, 'name'),
    hero: readHero(entry.fields['hero']),
    metaDescription: textIn(entry, 'metaDescription'),
    sections: readSections(entry),
  },
]
