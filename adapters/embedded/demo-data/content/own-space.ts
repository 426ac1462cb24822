import type { ExportedEntry, LocalisedFields, SpaceExport } from '../../content/space-export'
import { about } from './about'
import { advice } from './advice'
import { customerService } from './customer-service'
import { tradeServices } from './trade-services'
import type { OwnListing, OwnPage } from './own-page'
import { paragraph, richText } from './rich-text'

const listings: readonly OwnListing[] = [customerService, tradeServices, advice, about]

const WRITTEN = '2026-01-12T08:00:00.000Z'

const inSwedish = (fields: Readonly<Record<string, unknown>>): LocalisedFields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, { sv: value }]),
  )

const entry = (type: string, id: string, fields: Readonly<Record<string, unknown>>): ExportedEntry => ({
  sys: {
    id,
    createdAt: WRITTEN,
    updatedAt: WRITTEN,
    revision: 1,
    contentType: { sys: { id: type } },
  },
  fields: inSwedish(fields),
})

const pageEntry = ({ slug, title, preTitle, ingress, body, ...flags }: OwnPage): ExportedEntry =>
  entry('contentPage', slug, {
    title,
    preTitle,
    slug,
    ingress: richText(paragraph(ingress)),
    metaDescription: ingress,
    bodyTextPrimary: body,
    ...flags,
  })

const listingEntry = ({ slug, title, ingress, pages }: OwnListing): ExportedEntry =>
  entry('contentListingPage', slug, {
    title,
    slug,
    ingress: richText(paragraph(ingress)),
    metaDescription: ingress,
    content: pages.map((page) => ({ sys: { type: 'Link', linkType: 'Entry', id: page.slug } })),
  })

const contentType = (id: string, ...fields: readonly string[]) => ({
  sys: { id },
  fields: fields.map((field) => ({ id: field })),
})

/** The content of a shop that has no space of its own: what customers ask about, and advice from behind the counter. */
export const ownSpace: SpaceExport = {
  contentTypes: [
    contentType(
      'contentPage',
      'title',
      'preTitle',
      'slug',
      'ingress',
      'metaDescription',
      'canonicalLink',
      'bodyTextPrimary',
      'excludeFromSearch',
      'authenticatedOnly',
    ),
    contentType('contentListingPage', 'title', 'slug', 'ingress', 'metaDescription', 'content'),
  ],
  entries: [...listings.map(listingEntry), ...listings.flatMap(({ pages }) => pages.map(pageEntry))],
  assets: [],
  locales: [{ code: 'sv', default: true }],
}
