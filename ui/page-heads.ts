import type {
  CampaignPageData,
  CategoryPageData,
  ContentPageData,
  ListingPageData,
  ProductPageData,
  SearchPageData,
} from '#application/queries/page-data'
import type { CheckoutStep } from '#domain/checkout/checkout'
import { productPath } from './routing/paths'
import { productData } from './catalogue/structured-data'
import { campaignPath } from './campaigns/campaign-path'
import type { Head } from './routing/route-meta'
import { t } from './texts/t'

// Apart from the pages, so that a title does not draw a page's chunk into the first one.

export const startHead: Head = { title: t('start.title'), description: t('start.description'), canonical: '/' }

/** Filtered, sorted and longer listings point at the plain one. */
export const listingHead = ({ title, slug, productCount }: ListingPageData | CategoryPageData): Head => ({
  title,
  description: t('listing.description', { title, count: productCount }),
  canonical: `/kategorier/${slug}`,
})

/** Search results are for people; search engines have the listings. */
export const searchHead = ({ query }: SearchPageData): Head => ({ title: t('search.title', { query }), noindex: true })

export const productHead = ({ variant }: ProductPageData): Head => ({
  title: `${variant.name} ${variant.articleNumber}`,
  description: variant.product.description,
  canonical: productPath(variant),
  structuredData: (origin) => productData(variant, origin),
})

export const campaignsHead: Head = {
  title: t('campaigns.title'),
  description: t('campaigns.description'),
  canonical: '/kampanjer',
}

export const assortmentsHead: Head = {
  title: t('assortments.title'),
  description: t('assortments.description'),
  canonical: '/sortiment',
}

export const campaignHead = ({ campaign }: CampaignPageData): Head => ({
  title: campaign.title,
  description: campaign.description,
  canonical: campaignPath(campaign),
})

export const quickOrderHead: Head = {
  title: t('quickOrder.title'),
  description: t('quickOrder.description'),
  canonical: '/snabborder',
}

export const contentHead = (content: ContentPageData): Head => {
  switch (content.kind) {
    case 'listing': {
      const { slug, title, metaDescription: description } = content.listing
      return { title, canonical: `/${slug}`, ...(description === undefined ? {} : { description }) }
    }
    case 'page': {
      const { title, metaDescription: description, canonicalLink, authenticatedOnly } = content.page
      return {
        title,
        canonical: canonicalLink ?? content.path,
        ...(description === undefined ? {} : { description }),
        ...(authenticatedOnly ? { noindex: true } : {}),
      }
    }
    case 'logInFirst':
      return { title: content.title, noindex: true }
  }
}

export const checkoutHead = (step: CheckoutStep): Head => ({ title: t(`shell.step.${step}`), noindex: true })
