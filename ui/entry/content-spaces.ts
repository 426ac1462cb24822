import type { BrandCode } from '#domain/kernel/brand-code'
import { contentOf } from '#application/queries/content-for-pages'
import { createContentfulSource, type ContentfulSpace } from '#adapters/remote/content/contentful-source'
import { throttledFetch } from '#adapters/remote/content/throttled-fetch'
import type { Stage } from '#domain/navigation/access'
import type { ContentFor } from '../server/content-plugin'
import type { ContentSettings } from './environment'
import { namedFetch } from './named-fetch'

const DELIVERY_HOST = 'cdn.contentful.com'
const PREVIEW_HOST = 'preview.contentful.com'

/**
 * The content of every brand: its space at Contentful when it has one, else that of this process.
 * @param stage drafts are read in `stage` alone (CONTENT-36)
 * @param token reads all content of this process
 * @param inProcess reaches this process without a network
 * @param report takes what an editor should mend, each time that it is read
 */
export const contentSpaces = (
  settings: ContentSettings,
  stage: Stage,
  token: string,
  inProcess: typeof fetch,
  report: (defect: string) => void,
): ContentFor => {
  const sources = new Map<BrandCode, ReturnType<typeof createContentfulSource>>()

  const isPreview = stage === 'stage'
  const scheme = settings.insecure ? 'http' : 'https'
  const readsDrafts = isPreview && settings.previewToken !== undefined
  const elsewhere = throttledFetch(
    settings.requestsPerSecond,
    namedFetch(
      [settings.host, settings.graphqlHost, PREVIEW_HOST].map((host) => new URL(`${scheme}://${host}`).origin),
    ),
  )

  const spaceOf = (brand: BrandCode): ContentfulSpace => {
    const space = settings.spaces[brand]
    if (space === undefined || settings.accessToken === undefined)
      return {
        space: brand,
        environment: 'master',
        accessToken: token,
        host: 'localhost',
        insecure: true,
        basePath: '/services/content',
        // Drafts have a base of their own, as they have a host of their own at Contentful.
        ...(isPreview ? { entriesBase: '/services/content/preview' } : {}),
        fetch: inProcess,
        report,
        preview: isPreview,
      }
    return {
      space,
      environment: settings.environment,
      accessToken: (readsDrafts ? settings.previewToken : undefined) ?? settings.accessToken,
      host: readsDrafts && settings.host === DELIVERY_HOST ? PREVIEW_HOST : settings.host,
      graphqlHost: settings.graphqlHost,
      insecure: settings.insecure,
      fetch: elsewhere,
      report,
      preview: readsDrafts,
    }
  }

  return (brand, reader) => {
    const source = sources.get(brand) ?? createContentfulSource(spaceOf(brand))
    sources.set(brand, source)
    return contentOf(source(reader), Math.random)
  }
}
