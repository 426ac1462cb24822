import { randomUUID } from 'node:crypto'

interface Line {
  readonly cartItemId: string
  readonly articleNumber: string
  readonly quantity: number
  readonly deliveryId: string
  readonly label: string
}

interface WantedLine {
  readonly articleNumber: string
  readonly quantity: number
  /** DBI unless said. */
  readonly deliveryId?: string
  readonly label?: string
}

/** A plain HTTP client of the services, for measuring and for preparing what a browser test needs. */
export interface ShopClient {
  readonly cartId: string
  readonly lines: () => Promise<readonly Line[]>
  /** Adds and answers the ids of the lines that were refused. */
  readonly add: (articles: readonly WantedLine[]) => Promise<readonly string[]>
  readonly setQuantity: (line: Line, quantity: number) => Promise<void>
  readonly remove: (cartItemId: string) => Promise<void>
  readonly empty: () => Promise<void>
}

/** For whom a session works. */
export interface Context {
  readonly customerId: string
  readonly projectId: string | null
}

export interface Tokens {
  readonly access: string
  readonly refresh: string
}

export const PASSWORD = 'Fackhandel-2026'

const json = async (response: Response): Promise<ReturnType<typeof JSON.parse>> => {
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}

/** Logs in, and goes on to another context than the account's own if one is given. */
export const openSession = async (origin: string, username: string, context?: Context): Promise<Tokens> => {
  const exchange = async (body: unknown): Promise<Tokens> => {
    const { AuthenticationResult: tokens } = await json(
      await fetch(`${origin}/services/v2/sessions/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
    return { access: tokens.AccessToken, refresh: tokens.RefreshToken }
  }
  const tokens = await exchange({ username, password: PASSWORD })
  return context === undefined ? tokens : exchange({ refreshToken: tokens.refresh, ...context })
}

/** What a browser keeps of a session. */
export const storedSession = (origin: string, tokens: Tokens) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: [
        { name: 'current-token', value: tokens.access },
        { name: 'refresh-token', value: tokens.refresh },
      ],
    },
  ],
})

export const logInTo = async (origin: string, username: string, context?: Context): Promise<ShopClient> =>
  clientOf(origin, await openSession(origin, username, context))

/** The client of a session that is open already, with the cart as it is called now. */
export const clientOf = async (origin: string, { access }: Tokens): Promise<ShopClient> => {
  const call = async (method: string, path: string, body?: unknown, more: Readonly<Record<string, string>> = {}) =>
    json(
      await fetch(`${origin}/services${path}`, {
        method,
        headers: {
          authorization: `Bearer ${access}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...more,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
  const readCart = async () => {
    const query = 'query getCart { cart { cartId cartItems { cartItemId articleNumber quantity deliveryId label } } }'
    return (await call('POST', '/graphql', { query })).data.cart
  }
  const { cartId } = await readCart()
  return {
    cartId,
    lines: async () => (await readCart()).cartItems,
    add: async (articles) => {
      const items = articles.map((article) => ({ deliveryId: 'DBI', label: '', ...article }))
      const answer = await call('POST', `/v2/cart/${cartId}/variants/batch/add`, items, {
        'idempotency-key': randomUUID(),
      })
      return answer.errors.map(({ id }: { id: string }) => id)
    },
    setQuantity: ({ cartItemId, deliveryId }, quantity) =>
      call('PUT', `/v2/cart/${cartId}/variants/${cartItemId}`, { quantity, deliveryId, label: '' }),
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
