import type { StaticHandlerContext } from 'react-router-dom'

/** The source files of the pages that are chunks of their own, by the id of their route. */
const sources: Readonly<Record<string, string>> = {
  index: 'ui/pages/start/StartPage.tsx',
  department: 'ui/pages/category/DepartmentPage.tsx',
  'kategorier-slug': 'ui/pages/listing/ListingPage.tsx',
  search: 'ui/pages/search/SearchPage.tsx',
  'produkt-slug': 'ui/pages/product/ProductPage.tsx',
  campaigns: 'ui/pages/campaigns/CampaignsPage.tsx',
  'kampanjer-slug': 'ui/pages/campaigns/CampaignPage.tsx',
  assortments: 'ui/pages/assortment/AssortmentsPage.tsx',
  'sortiment-slug': 'ui/pages/campaigns/CampaignPage.tsx',
  'quick-order': 'ui/pages/quick-order/QuickOrderPage.tsx',
  'content-index': 'ui/pages/content/ContentPage.tsx',
  'content-page': 'ui/pages/content/ContentPage.tsx',
  cart: 'ui/pages/cart/CartPage.tsx',
  delivery: 'ui/pages/delivery/DeliveryPage.tsx',
  summary: 'ui/pages/summary/SummaryPage.tsx',
  'checkout-success-page': 'ui/pages/confirmation/ConfirmationPage.tsx',
}

/** The file of the page that was drawn, so that its chunk and styles are asked for with the document. */
export const pageSourcesOf = ({ matches }: StaticHandlerContext): readonly string[] =>
  matches.flatMap(({ route }) => sources[route.id] ?? [])
