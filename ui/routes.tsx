import { data as withStatus, redirect } from 'react-router-dom'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import type {
  CampaignPageData,
  CategoryPageData,
  ContentPageData,
  ListingPageData,
  ProductPageData,
  SearchPageData,
  ShellData,
  StartPageData,
} from '#application/queries/page-data'
import { namesResults } from '#application/queries/result-window'
import type { CheckoutStep } from '#domain/checkout/checkout'
import { noBrandRoutes, withBrandRoutes, type BrandRoutes } from './brands/brand-routes'
import { isBlankQuery } from './search/blank-query'
import { asksForOtherResults } from './catalogue/result-view'
import {
  assortmentsHead,
  campaignHead,
  campaignsHead,
  checkoutHead,
  contentHead,
  listingHead,
  productHead,
  quickOrderHead,
  searchHead,
  startHead,
} from './page-heads'
import type { PageLoader, PageLoaders } from './page-loaders'
import { ErrorPage } from './errors/ErrorPage'
import { FrameError } from './shell/FrameError'
import { PageSkeleton } from './components/PageSkeleton'
import type { RouteMeta } from './routing/route-meta'
import { ShopFrame } from './shell/ShopFrame'

const meta = (handle: RouteMeta): RouteMeta => handle

const checkoutPage = (step: CheckoutStep) => ({
  name: step,
  checkoutStep: step,
  requiresAuth: true,
  head: checkoutHead(step),
})

/** The route table (ROUTE-03 and on), with what the brand adds to it. Pages are chunks of their own; the shell and the error page are in the first. */
export const shopRoutes = (loaders: PageLoaders, brandRoutes: BrandRoutes = noBrandRoutes): RouteObject[] => [
  {
    id: 'shell',
    path: '/',
    Component: ShopFrame,
    loader: loaders.shell,
    // Configuration, menu and stores are the same for every page.
    shouldRevalidate: () => false,
    ErrorBoundary: FrameError,
    HydrateFallback: PageSkeleton,
    handle: meta({ name: 'shell', headOf: (shell: ShellData) => ({ title: shell.config.brandName }) }),
    children: [
      {
        id: 'pages',
        ErrorBoundary: ErrorPage,
        children: withBrandRoutes(pageRoutes(loaders), brandRoutes(loaders)),
      },
    ],
  },
]

const pageRoutes = (loaders: PageLoaders): RouteObject[] => [
  {
    id: 'index',
    index: true,
    loader: homeUnlessRedirected(loaders),
    lazy: { Component: async () => (await import('./start/StartPage')).Component },
    handle: meta({ name: 'index', head: startHead }),
  },
  {
    id: 'department',
    path: 'kategorier/:department',
    loader: overviewUnlessNarrowed(loaders),
    lazy: { Component: async () => (await import('./listing/DepartmentPage')).Component },
    handle: meta({ name: 'kategorier-slug', headOf: (data: CategoryPageData | ListingPageData) => listingHead(data) }),
  },
  {
    id: 'kategorier-slug',
    path: 'kategorier/*',
    loader: loaders.listing,
    shouldRevalidate: asksForOtherResults,
    lazy: { Component: async () => (await import('./listing/ListingPage')).Component },
    handle: meta({ name: 'kategorier-slug', headOf: (data: ListingPageData) => listingHead(data) }),
  },
  {
    id: 'search',
    path: 'search',
    loader: homeWhenBlank(loaders.search),
    shouldRevalidate: asksForOtherResults,
    lazy: { Component: async () => (await import('./search/SearchPage')).Component },
    handle: meta({ name: 'search', headOf: (data: SearchPageData) => searchHead(data) }),
  },
  {
    id: 'produkt-slug',
    path: 'produkt/:slug',
    loader: loaders.product,
    lazy: { Component: async () => (await import('./product/ProductPage')).Component },
    handle: meta({ name: 'produkt-slug', headOf: (data: ProductPageData) => productHead(data) }),
  },
  {
    id: 'campaigns',
    path: 'kampanjer',
    loader: loaders.campaigns,
    lazy: { Component: async () => (await import('./campaigns/CampaignsPage')).Component },
    handle: meta({ name: 'campaigns', head: campaignsHead }),
  },
  {
    id: 'kampanjer-slug',
    path: 'kampanjer/:slug',
    loader: loaders.campaign,
    shouldRevalidate: asksForOtherResults,
    lazy: { Component: async () => (await import('./campaigns/CampaignPage')).Component },
    handle: meta({ name: 'kampanjer-slug', headOf: (data: CampaignPageData) => campaignHead(data) }),
  },
  {
    id: 'assortments',
    path: 'sortiment',
    loader: loaders.assortments,
    lazy: { Component: async () => (await import('./campaigns/AssortmentsPage')).Component },
    handle: meta({ name: 'assortments', head: assortmentsHead }),
  },
  {
    id: 'sortiment-slug',
    path: 'sortiment/:slug',
    loader: loaders.campaign,
    shouldRevalidate: asksForOtherResults,
    lazy: { Component: async () => (await import('./campaigns/CampaignPage')).Component },
    handle: meta({ name: 'sortiment-slug', headOf: (data: CampaignPageData) => campaignHead(data) }),
  },
  {
    id: 'quick-order',
    path: 'snabborder',
    lazy: { Component: async () => (await import('./quick-order/QuickOrderPage')).Component },
    handle: meta({ name: 'quick-order', head: quickOrderHead }),
  },
  {
    id: 'cart',
    path: 'cart',
    lazy: { Component: async () => (await import('./cart/CartPage')).Component },
    handle: meta(checkoutPage('cart')),
  },
  {
    id: 'delivery',
    path: 'delivery',
    lazy: { Component: async () => (await import('./checkout/delivery/DeliveryPage')).Component },
    handle: meta({ layout: 'minimal', ...checkoutPage('delivery') }),
  },
  {
    id: 'summary',
    path: 'summary',
    lazy: { Component: async () => (await import('./checkout/summary/SummaryPage')).Component },
    handle: meta({ layout: 'minimal', ...checkoutPage('summary') }),
  },
  {
    id: 'checkout-success-page',
    path: 'checkout-success-page',
    lazy: { Component: async () => (await import('./checkout/confirmation/ConfirmationPage')).Component },
    handle: meta({ layout: 'minimal', rule: 'checkout-success-page', ...checkoutPage('checkout-success-page') }),
  },
  {
    id: 'content-index',
    path: ':slug',
    loader: loaders.contentIndex,
    lazy: { Component: async () => (await import('./content/ContentPage')).Component },
    handle: meta({ name: 'slug', headOf: (data: ContentPageData) => contentHead(data) }),
  },
  {
    id: 'content-page',
    path: ':slug/:contentSlug',
    loader: loaders.contentPage,
    lazy: { Component: async () => (await import('./content/ContentPage')).Component },
    handle: meta({ name: 'slug-contentSlug', headOf: (data: ContentPageData) => contentHead(data) }),
  },
  { id: 'not-found', path: '*', loader: nothingHere, Component: () => null, handle: meta({ name: 'not-found' }) },
]

/** The start page, unless the root is configured to lead elsewhere (ROUTE-49, ROUTE-50). */
function homeUnlessRedirected(loaders: PageLoaders) {
  return async (args: LoaderFunctionArgs): Promise<StartPageData | Response> => {
    const elsewhere = await loaders.rootRedirect(args)
    return elsewhere === undefined ? loaders.start(args) : redirect(elsewhere.to, elsewhere.status)
  }
}

/** An empty search goes home (ROUTE-32). */
function homeWhenBlank(load: PageLoader<SearchPageData>) {
  return async (args: LoaderFunctionArgs): Promise<SearchPageData | Response> =>
    isBlankQuery(new URL(args.request.url)) ? redirect('/') : load(args)
}

/** A department as an overview of its categories; as a listing when it is narrowed or sorted, or holds no categories. */
function overviewUnlessNarrowed(loaders: PageLoaders) {
  return async (args: LoaderFunctionArgs): Promise<CategoryPageData | ListingPageData> => {
    if (namesResults(new URL(args.request.url).search)) return loaders.listing(args)
    const category = await loaders.category(args)
    return category.children.length > 0 ? category : loaders.listing(args)
  }
}

function nothingHere({ request }: LoaderFunctionArgs): never {
  throw withStatus({ path: new URL(request.url).pathname }, { status: 404, statusText: 'Page Not Found' })
}
