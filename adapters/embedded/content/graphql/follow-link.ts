import type { GraphQLError } from 'graphql'
import type { ContentLink } from '../links'
import { contentError } from './content-error'
import type { FoundAsset, FoundEntry, QueryContext, View } from './query-view'

/** Where a link stands, for the error that names it. */
export interface LinkPlace {
  readonly field: string
  readonly linkingEntryId: string
}

/** Contentful answers a link to nothing with null and this error, and the other data with it. */
const unresolvable = (context: QueryContext, { linkType, id }: ContentLink, { field, linkingEntryId }: LinkPlace) =>
  contentError(
    context,
    'UNRESOLVABLE_LINK',
    `Query execution error. Link to ${linkType.toLowerCase()} '${id}' on entry '${linkingEntryId}' within field '${field}' cannot be resolved`,
    { type: 'Link', linkType, linkId: id, linkingEntryId, field },
  )

const unexpectedType = (context: QueryContext, found: FoundEntry, { field, linkingEntryId }: LinkPlace): GraphQLError =>
  contentError(
    context,
    'UNEXPECTED_LINKED_CONTENT_TYPE',
    `Query execution error. Entry '${found.item.sys.id}' on entry '${linkingEntryId}' within field '${field}' is of the content type '${found.item.sys.contentType.sys.id}', which the field does not allow`,
    { type: 'Link', linkType: 'Entry', linkId: found.item.sys.id, linkingEntryId, field },
  )

/**
 * The entry that a link leads to. Throws Contentful's error when there is none, or when its type is not allowed.
 * @param isAllowed whether the field may hold an entry of a content type
 */
export const followEntry = (
  context: QueryContext,
  view: View,
  link: ContentLink,
  place: LinkPlace,
  isAllowed: (contentType: string) => boolean,
): FoundEntry => {
  const item = link.linkType === 'Entry' ? view.index.entry(link.id) : undefined
  if (item === undefined) throw unresolvable(context, link, place)
  const found: FoundEntry = { tag: 'Entry', item, view }
  if (!isAllowed(item.sys.contentType.sys.id)) throw unexpectedType(context, found, place)
  return found
}

/** The asset that a link leads to. Throws Contentful's error when there is none. */
export const followAsset = (context: QueryContext, view: View, link: ContentLink, place: LinkPlace): FoundAsset => {
  const item = link.linkType === 'Asset' ? view.index.asset(link.id) : undefined
  if (item === undefined) throw unresolvable(context, link, place)
  return { tag: 'Asset', item, view }
}
