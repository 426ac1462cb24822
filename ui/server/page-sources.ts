import type { StaticHandlerContext } from 'react-router-dom'

/** The source files of the pages that are chunks of their own, by the id of their route. */
const sources: Readonly<Record<string, string>> = {
  index: 'ui/start/StartPage.tsx',
  department: 'ui/listing/DepartmentPage.tsx',
  'kategorier-slug': 'ui/listing/ListingPage.tsx',
  search: 'ui/search/SearchPage.tsx',
  'produkt-slug': 'ui/product/ProductPage.tsx',
  campaigns: 'ui/campaigns/CampaignsPage.tsx',
  'kampanjer-slug': 'ui/campaigns/CampaignPage.tsx',
  assortments: 'ui/campaigns/AssortmentsPage.tsx',
  'sortiment-slug': 'ui/campaigns/CampaignPage.tsx',
  'quick-order': 'ui/quick-order/QuickOrderPage.tsx',
  'content-index': 'ui/content/ContentPage.tsx',
  'content-page': 'ui/content/ContentPage.tsx',
  cart: 'ui/cart/CartPage.tsx',
  delivery: 'ui/checkout/delivery/DeliveryPage.tsx',
  summary: 'ui/checkout/summary/SummaryPage.tsx',
  'checkout-success-page': 'ui/checkout/confirmation/ConfirmationPage.tsx',
}

/** The file of the page that was drawn, so that its chunk and styles are asked for with the document. */
export const pageSourcesOf = ({ matches }: StaticHandlerContext): readonly string[] =>
  matches.flatMap(({ route }) => sources[route.id] ?? [])
