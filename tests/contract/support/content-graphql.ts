import type { EmbeddedServices } from './embedded-services'

export interface GraphQLAnswer {
  readonly status: number
  readonly data: unknown
  readonly errors: readonly {
    readonly message: string
    readonly path?: readonly (string | number)[]
    readonly extensions?: { readonly contentful?: { readonly code: string; readonly details?: object } }
  }[]
}

export const CONTENT_TOKEN = 'the-token-of-the-server'

interface Asked {
  readonly query: string
  readonly variables?: object
  readonly operationName?: string
}

/** Asks the content service by GraphQL. */
export const askContent = async (
  { app }: EmbeddedServices,
  asked: Asked,
  { token = CONTENT_TOKEN, path = 'spaces/dahl/environments/master' }: { token?: string; path?: string } = {},
): Promise<GraphQLAnswer> => {
  const response = await app.inject({
    method: 'POST',
    url: `/services/content/content/v1/${path}`,
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    payload: asked,
  })
  const body: { readonly data?: unknown; readonly errors?: GraphQLAnswer['errors'] } = response.json()
  return { status: response.statusCode, data: body.data, errors: body.errors ?? [] }
}

export const codesOf = ({ errors }: GraphQLAnswer): readonly (string | undefined)[] =>
  errors.map(({ extensions }) => extensions?.contentful?.code)
