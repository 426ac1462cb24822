import type { BrandCode } from '#domain/kernel/brand-code'
import { exportedTypes } from '../../content/exported-types'
import type { ExportedEntry, SpaceExport } from '../../content/space-export'
import { dahl } from '../brands/dahl'
import type { DemoBrand } from '../brands/demo-brand'
import { kasp } from '../brands/kasp'
import { konr } from '../brands/konr'
import { opti } from '../brands/opti'
import { aboutOf } from './about'
import { advice } from './advice'
import { exportedAsset } from './asset-files'
import { drawnAssets } from './assets/drawn-assets'
import { customerServiceOf } from './customer-service'
import { entry, toAsset, toEntries } from './entries'
import { formEntries } from './forms'
import { frontPageOf } from './front-page'
import type { OwnListing, OwnPage } from './own-page'
import { retailers } from './retailers'
import { paragraph, richText } from './rich-text'
import { siteOf } from './site'
import { storeEntriesOf } from './store-content'
import { tagOf, tags } from './tags'
import { tradeServices } from './trade-services'

const demoBrands: Readonly<Record<BrandCode, DemoBrand>> = { dahl, konr, kasp, opti }

const listingsOf = (brand: BrandCode): readonly OwnListing[] => [
  customerServiceOf(brand),
  tradeServices,
  { ...advice, pages: [...demoBrands[brand].advice, ...advice.pages] },
  aboutOf(demoBrands[brand]),
]

const pageEntries = ({
  slug,
  title,
  preTitle,
  ingress,
  body,
  drawing,
  fields,
  parts = [],
  ...flags
}: OwnPage): readonly ExportedEntry[] => [
  entry(
    'contentPage',
    slug,
    {
      title,
      preTitle,
      slug,
      ingress: richText(paragraph(ingress)),
      metaDescription: ingress,
      bodyTextPrimary: body,
      ...(drawing === undefined ? {} : { thumbnail: toAsset(`kort-${drawing}`) }),
      ...flags,
      ...fields,
    },
    tagOf(preTitle),
  ),
  ...parts,
]

const listingEntry = ({ slug, title, ingress, fields, pages }: OwnListing): ExportedEntry =>
  entry('contentListingPage', slug, {
    title,
    slug,
    ingress: richText(paragraph(ingress)),
    metaDescription: ingress,
    ...fields,
    content: toEntries(pages.map((page) => page.slug)),
  })

/**
 * The content of a brand that has no space of its own: its start page, menus and messages, pages about buying, advice
 * and the brand, forms, stores and retailers.
 */
export const ownSpace = (brand: BrandCode): SpaceExport => {
  const listings = listingsOf(brand)
  return {
    contentTypes: exportedTypes,
    entries: [
      ...listings.map(listingEntry),
      ...listings.flatMap(({ pages }) => pages.flatMap(pageEntries)),
      ...frontPageOf(brand),
      ...siteOf(brand),
      ...formEntries,
      ...storeEntriesOf(brand),
      ...retailers,
    ],
    assets: drawnAssets[brand].map((asset) => exportedAsset(brand, asset)),
    locales: [{ code: 'sv', default: true }],
    tags,
  }
}
