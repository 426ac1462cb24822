import type { ContentSource } from '#application/ports/content-source'
import type { Reader } from '#domain/content/content-page'
import { createContentGraphql } from './content-graphql'
import type { ContentfulSpace } from './content-space'
import { createEntrySource } from './entry-source'
import { createGraphqlSource } from './graphql-source'

export type { ContentfulSpace } from './content-space'

/**
 * The content of a Contentful space for one kind of reader: pages by the queries of its GraphQL API, lists of entries
 * by its REST API.
 */
export const createContentfulSource = (space: ContentfulSpace): ((reader: Reader) => ContentSource) => {
  const ask = createContentGraphql(space)
  return (reader) => ({
    ...createEntrySource(space, reader),
    ...createGraphqlSource(ask, reader, space.report),
  })
}
