import * as TE from 'fp-ts/TaskEither'
import type { ContentService } from '#application/ports/content-service'
import type { ContentFailure } from '#application/ports/content-source'
import type { ContentCard, ContentListing, OpenPage } from '#domain/content/content-page'
import type { Banner } from '#domain/content/banner'
import type { SiteContent } from '#domain/content/site'
import type { StoreContent } from '#domain/stores/store-content'
import { locationId } from '#domain/kernel/ids'

// Content that says nothing, for tests that say what they are about.

export const nothingThere: ContentFailure = { statusCode: 404, message: 'Content not found', cause: undefined }

export const plainPage: OpenPage = {
  access: 'open',
  slug: 'sida',
  title: 'Sida',
  preTitle: undefined,
  ingress: [],
  body: [],
  sections: [],
  metaDescription: undefined,
  canonicalLink: undefined,
  authenticatedOnly: false,
  hero: undefined,
  showSidebar: true,
  displayContacts: false,
  goods: undefined,
  linkedFrom: [],
}

export const plainCard: ContentCard = {
  id: '1',
  slug: 'sida',
  title: 'Sida',
  preTitle: undefined,
  ingress: [],
  thumbnail: undefined,
  tags: [],
  authenticatedOnly: false,
}

export const plainListing: ContentListing = {
  slug: 'lista',
  title: 'Lista',
  ingress: [],
  metaDescription: undefined,
  hero: { desktop: undefined, mobile: undefined, overlay: false },
  icon: undefined,
  tags: [],
  content: [],
  total: 0,
}

/** What every section has. */
export const plainSection = { id: 's1', title: undefined, icon: undefined, backgroundColor: undefined }

export const plainBanner: Banner = {
  id: 'b1',
  title: 'Banderoll',
  preTitle: undefined,
  rows: [],
  image: undefined,
  icon: undefined,
  link: undefined,
  backgroundColor: undefined,
  weight: 1,
  marketing: undefined,
}

export const plainSite: SiteContent = {
  header: [],
  footer: [],
  servicesMenu: [],
  ourServicesMenu: [],
  productsMenu: undefined,
  logo: undefined,
  alerts: [],
  informations: [],
}

export const plainStoreContent: StoreContent = {
  storeId: locationId('110'),
  name: 'Mölndal',
  address: undefined,
  phone: undefined,
  email: undefined,
  location: undefined,
  label: undefined,
  openingHours: [],
  contactPeople: [],
  title: undefined,
  ingress: [],
  body: [],
  specialDays: [],
  infobox: [],
  assortments: [],
  services: [],
  activities: [],
  contactsTitle: undefined,
  contacts: [],
}

/** A space that holds nothing. */
export const noContent: ContentService = {
  page: () => TE.left(nothingThere),
  listing: () => TE.left(nothingThere),
  siblings: () => TE.left(nothingThere),
  chapters: () => TE.right([]),
  searchPages: () => TE.right([]),
  frontPage: () => TE.left(nothingThere),
  site: () => TE.right(plainSite),
  storePage: () => TE.left(nothingThere),
  allStoreDetails: () => TE.right([]),
  storeFacts: () => TE.right([]),
  retailers: () => TE.right([]),
  form: () => TE.left(nothingThere),
}
