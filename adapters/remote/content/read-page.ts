import * as E from 'fp-ts/Either'
import type { ContentCard, ContentListing, OpenPage, ParentPage } from '#domain/content/content-page'
import { destinationOf } from '#domain/navigation/destination'
import { entriesIn, isTrueIn, textIn, type Entry } from './entry'
import { readRichText } from './read-rich-text'
import { readSections } from './read-sections'

/** An address for the document's head, after validation: only addresses of this shop or of the web. */
const safeAddress = (address: string | undefined): string | undefined => {
  if (address === undefined) return undefined
  const destination = destinationOf(address, { external: true })
  if (E.isLeft(destination)) return undefined
  return destination.right.tag === 'Inside' ? destination.right.path : destination.right.address
}

/** A page of content; undefined without a slug. */
export const readPage = (entry: Entry, linkedFrom: readonly ParentPage[]): OpenPage | undefined => {
  const slug = textIn(entry, 'slug')
  if (slug === undefined) return undefined
  return {
    access: 'open',
    slug,
    title: textIn(entry, 'title') ?? slug,
    preTitle: textIn(entry, 'preTitle'),
    ingress: readRichText(entry.fields['ingress']),
    body: readRichText(entry.fields['bodyTextPrimary']),
    sections: readSections(entry),
    metaDescription: textIn(entry, 'metaDescription'),
    canonicalLink: safeAddress(textIn(entry, 'canonicalLink')),
    authenticatedOnly: isTrueIn(entry, 'authenticatedOnly'),
    linkedFrom,
  }
}

export const readParent = (entry: Entry): readonly ParentPage[] => {
  const slug = textIn(entry, 'slug')
  return slug === undefined ? [] : [{ slug, title: textIn(entry, 'title') ?? slug }]
}

const readCard = (entry: Entry): readonly ContentCard[] =>
  readParent(entry).map(({ slug, title }) => ({
    id: entry.sys.id,
    slug,
    title,
    preTitle: textIn(entry, 'preTitle'),
    ingress: readRichText(entry.fields['ingress']),
    authenticatedOnly: isTrueIn(entry, 'authenticatedOnly'),
  }))

export const readListing = (entry: Entry): readonly ContentListing[] =>
  readParent(entry).map((parent) => ({
    ...parent,
    ingress: readRichText(entry.fields['ingress']),
    metaDescription: textIn(entry, 'metaDescription'),
    content: entriesIn(entry, 'content').flatMap(readCard),
  }))
