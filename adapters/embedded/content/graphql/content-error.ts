import { GraphQLError } from 'graphql'

/** Contentful's names of errors. */
export type ContentErrorCode =
  | 'ACCESS_TOKEN_MISSING'
  | 'ACCESS_TOKEN_INVALID'
  | 'UNKNOWN_SPACE'
  | 'UNKNOWN_ENVIRONMENT'
  | 'MISSING_QUERY'
  | 'INVALID_QUERY_FORMAT'
  | 'INVALID_VARIABLES_FORMAT'
  | 'INVALID_ARGUMENT'
  | 'QUERY_TOO_BIG'
  | 'TOO_COMPLEX_QUERY'
  | 'UNKNOWN_LOCALE'
  | 'UNRESOLVABLE_LINK'
  | 'UNEXPECTED_LINKED_CONTENT_TYPE'
  | 'RESOURCES_EXHAUSTED'
  | 'INTERNAL_SERVER_ERROR'

/** An error as Contentful tells it: its code is below `extensions.contentful`. */
export const contentError = (
  { requestId }: { readonly requestId: string },
  code: ContentErrorCode,
  message: string,
  details?: object,
): GraphQLError =>
  new GraphQLError(message, {
    extensions: { contentful: { code, requestId, ...(details === undefined ? {} : { details }) } },
  })
