import { randomUUID } from 'node:crypto'

interface Line {
  readonly cartItemId: string
  readonly articleNumber: string
  readonly quantity: number
}

/** A plain HTTP client of the services, for measuring and for preparing what a browser test needs. */
export interface ShopClient {
  readonly cartId: string
  readonly lines: () => Promise<readonly Line[]>
  /** Adds and answers the ids of the lines that were refused. */
  readonly add: (
    articles: readonly { readonly articleNumber: string; readonly quantity: number }[],
  ) => Promise<readonly string[]>
  readonly remove: (cartItemId: string) => Promise<void>
  readonly empty: () => Promise<void>
}

const PASSWORD = 'Fackhandel-2026'

const json = async (response: Response): Promise<ReturnType<typeof JSON.parse>> => {
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}

export const logInTo = async (origin: string, username: string): Promise<ShopClient> => {
  const services = `${origin}/services`
  const session = await json(
    await fetch(`${services}/v2/sessions/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: PASSWORD }),
    }),
  )
  const headers = {
    authorization: `Bearer ${session.AuthenticationResult.AccessToken}`,
    'content-type': 'application/json',
  }
  const call = async (method: string, path: string, body?: unknown, more: Readonly<Record<string, string>> = {}) => {
    const { 'content-type': type, ...rest } = headers
    return json(
      await fetch(`${services}${path}`, {
        method,
        headers: { ...(body === undefined ? rest : { ...rest, 'content-type': type }), ...more },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
  }
  const readCart = async () => {
    const query = 'query getCart { cart { cartId cartItems { cartItemId articleNumber quantity } } }'
    return (await call('POST', '/graphql', { query })).data.cart
  }
  const { cartId } = await readCart()
  return {
    cartId,
    lines: async () => (await readCart()).cartItems,
    add: async (articles) => {
      const items = articles.map((article) => ({ ...article, deliveryId: 'DBI', label: '' }))
      const answer = await call('POST', `/v2/cart/${cartId}/variants/batch/add`, items, {
        'idempotency-key': randomUUID(),
      })
      return answer.errors.map(({ id }: { id: string }) => id)
    },
    remove: (cartItemId) => call('DELETE', `/v2/cart/${cartId}/variants/${cartItemId}`),
    empty: () => call('DELETE', `/v2/cart/${cartId}/variants`),
  }
}

/** Article numbers in the order in which the catalogue lists them. */
export const articleNumbers = async (origin: string, count: number): Promise<readonly string[]> => {
  const found: string[] = []
  while (found.length < count) {
    const answer = await json(
      await fetch(`${origin}/services/getEntitiesByAttribute`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'api-version': 'V3', 'user-id': 'a-reader-of-the-catalogue' },
        body: JSON.stringify({
          attribute: { name: 'category', value: 'vvs' },
          resultsOptions: { skip: found.length, take: 100 },
        }),
      }),
    )
    const items: readonly { id: string }[] = answer.results.items
    if (items.length === 0) break
    found.push(...items.map(({ id }) => id))
  }
  return found.slice(0, count)
}
