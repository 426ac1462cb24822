import { GraphQLList, GraphQLNonNull, GraphQLObjectType, type GraphQLOutputType } from 'graphql'
import { mapWithIndex } from 'fp-ts/Record'
import type { ContentLink } from '../links'
import { assetType } from './asset-type'
import type { Found } from './field-value'
import { followAsset, followEntry, type LinkPlace } from './follow-link'
import type { FoundEntry, QueryContext } from './query-view'
import { assetPlaces, entryPlaces, linksOfNodes } from './rich-text-links'
import { json } from './scalar-types'

/** A rich text and where it stands. */
export interface FoundText {
  readonly document: object
  readonly entry: FoundEntry
  readonly place: LinkPlace
}

type NodeType = Parameters<typeof linksOfNodes>[1]

const itself = (type: GraphQLObjectType) => ({
  type: new GraphQLNonNull(type),
  resolve: (text: FoundText): FoundText => text,
})

const listOf = (
  item: GraphQLOutputType,
  nodeType: NodeType,
  follow: (context: QueryContext, link: ContentLink, text: FoundText) => Found,
) => ({
  type: new GraphQLNonNull(new GraphQLList(item)),
  resolve: (text: FoundText, _arguments: object, context: QueryContext): readonly Promise<Found>[] => {
    const links = linksOfNodes(text.document, nodeType)
    const turnOf = context.takeItems(links.length)
    if (turnOf === undefined) return []
    return links.map(async (link, index) => {
      await turnOf(index)
      return follow(context, link, text)
    })
  },
})

/**
 * The type of a field's rich text: the document, and what it links to.
 * @param isKnown whether the schema has a content type
 */
export const richTextType = (
  name: string,
  entryInterface: GraphQLOutputType,
  isKnown: (contentType: string) => boolean,
): GraphQLObjectType<FoundText, QueryContext> => {
  const entries = new GraphQLObjectType<FoundText, QueryContext>({
    name: `${name}Entries`,
    fields: mapWithIndex((_place: string, nodeType: NodeType) =>
      listOf(entryInterface, nodeType, (context, link, { entry, place }) =>
        followEntry(context, entry.view, link, place, isKnown),
      ),
    )(entryPlaces),
  })
  const assets = new GraphQLObjectType<FoundText, QueryContext>({
    name: `${name}Assets`,
    fields: mapWithIndex((_place: string, nodeType: NodeType) =>
      listOf(assetType, nodeType, (context, link, { entry, place }) => followAsset(context, entry.view, link, place)),
    )(assetPlaces),
  })
  const links = new GraphQLObjectType<FoundText, QueryContext>({
    name: `${name}Links`,
    fields: { entries: itself(entries), assets: itself(assets) },
  })
  return new GraphQLObjectType<FoundText, QueryContext>({
    name,
    fields: {
      json: { type: new GraphQLNonNull(json), resolve: ({ document }) => document },
      links: itself(links),
    },
  })
}
