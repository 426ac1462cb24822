import type { BrandCode } from '#domain/kernel/brand-code'
import { contentOf } from '#application/queries/content-for-pages'
import { createContentfulSource, type ContentfulSpace } from '#adapters/remote/content/contentful-source'
import type { ContentFor } from '../server/content-plugin'
import type { ContentSettings } from './environment'
import { namedFetch } from './named-fetch'

/**
 * The content of every brand: its space at Contentful when it has one, else that of this process.
 * @param token reads all content of this process
 * @param inProcess reaches this process without a network
 * @param report takes what an editor should mend, each time that it is read
 */
export const contentSpaces = (
  settings: ContentSettings,
  token: string,
  inProcess: typeof fetch,
  report: (defect: string) => void,
): ContentFor => {
  const sources = new Map<BrandCode, ReturnType<typeof createContentfulSource>>()

  const spaceOf = (brand: BrandCode): ContentfulSpace => {
    const space = settings.spaces[brand]
    return space === undefined || settings.accessToken === undefined
      ? {
          space: brand,
          environment: 'master',
          accessToken: token,
          host: 'localhost',
          insecure: true,
          basePath: '/services/content',
          fetch: inProcess,
          report,
        }
      : {
          space,
          environment: settings.environment,
          accessToken: settings.accessToken,
          host: settings.host,
          insecure: settings.insecure,
          fetch: namedFetch([new URL(`${settings.insecure ? 'http' : 'https'}://${settings.host}`).origin]),
          report,
        }
  }

  return (brand, reader) => {
    const source = sources.get(brand) ?? createContentfulSource(spaceOf(brand))
    sources.set(brand, source)
    return contentOf(source(reader), Math.random)
  }
}
