import type { ContentPageData } from '#application/queries/page-data'
import { page, pageQuery } from '../routing/page'
import { unlessOnlySearch } from '../routing/unless-only-search'
import type { Head } from '../routing/route-meta'

const view = { source: 'ui/content/ContentPage.tsx', load: () => import('./ContentPage') }
const code = () => import('#application/queries/content-page')

const headOf = (content: ContentPageData): Head => {
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

export const contentIndex = page({
  id: 'content-index',
  name: 'slug',
  path: ':slug',
  view,
  query: pageQuery({
    code,
    ask: ({ contentIndex }, ports, { params, signal }) => contentIndex(ports)(params['slug'] ?? '', { signal }),
    cacheKey: (_code, { params }) => params['slug'] ?? '',
  }),
  shouldRevalidate: unlessOnlySearch,
  headOf,
})

export const contentPage = page({
  id: 'content-page',
  name: 'slug-contentSlug',
  path: ':slug/:contentSlug',
  view,
  query: pageQuery({
    code,
    ask: ({ contentPage }, ports, { params, signal }) =>
      contentPage(ports)(params['slug'] ?? '', params['contentSlug'] ?? '', { signal }),
    cacheKey: (_code, { params }) => `${params['slug']}/${params['contentSlug']}`,
  }),
  headOf,
})
