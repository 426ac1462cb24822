import type { ExportedEntry, LocalisedFields, SpaceExport } from '../../content/space-export'
import type { BrandCode } from '#domain/kernel/brand-code'
import { dahl } from '../brands/dahl'
import type { DemoBrand } from '../brands/demo-brand'
import { kasp } from '../brands/kasp'
import { konr } from '../brands/konr'
import { opti } from '../brands/opti'
import { aboutOf } from './about'
import { advice } from './advice'
import { customerService } from './customer-service'
import { tradeServices } from './trade-services'
import type { OwnListing, OwnPage } from './own-page'
import { paragraph, richText } from './rich-text'

const demoBrands: Readonly<Record<BrandCode, DemoBrand>> = { dahl, konr, kasp, opti }

const listingsOf = (brand: BrandCode): readonly OwnListing[] => [
  customerService,
  tradeServices,
  { ...advice, pages: [...demoBrands[brand].advice, ...advice.pages] },
  aboutOf(demoBrands[brand]),
]

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

const contentTypes: SpaceExport['contentTypes'] = [
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
]

/** The content of a brand that has no space of its own: customer service, advice, and pages about the brand. */
export const ownSpace = (brand: BrandCode): SpaceExport => {
  const listings = listingsOf(brand)
  return {
    contentTypes,
    entries: [...listings.map(listingEntry), ...listings.flatMap(({ pages }) => pages.map(pageEntry))],
    assets: [],
    locales: [{ code: 'sv', default: true }],
  }
}
