import { limits } from '#adapters/embedded/limits'

/** The response for a call that is not made. Its status is 502, because no service gave it. */
const refusal = (code: string): Response =>
  Response.json({ code, message: 'No such service is configured.' }, { status: 502 })

const isRedirect = ({ status, headers }: Response): boolean => status >= 300 && status < 400 && headers.has('location')

/**
 * A `fetch` that asks the origins which the configuration names, and no others: another address is answered with 502
 * and never asked. Redirects are followed within their origin.
 */
export const namedFetch =
  (origins: readonly string[], send: typeof fetch = fetch): typeof fetch =>
  async (input, init) => {
    let request = new Request(input, init)
    for (let redirects = 0; redirects <= limits.pages.mostRedirects; redirects += 1) {
      if (!origins.includes(new URL(request.url).origin)) return refusal('ADDRESS_NOT_CONFIGURED')
      const answer = await send(new Request(request, { redirect: 'manual' }))
      if (!isRedirect(answer)) return answer
      await answer.body?.cancel()
      const next = redirectedTo(request, answer)
      if (next === undefined) return refusal('REDIRECTED_ELSEWHERE')
      request = next
    }
    return refusal('TOO_MANY_REDIRECTS')
  }

/**
 * The request that a redirect leads to; undefined when it leaves the origin, or when the request has a body to send
 * again.
 */
const redirectedTo = (request: Request, { headers }: Response): Request | undefined => {
  const location = headers.get('location') ?? ''
  if (request.method !== 'GET' || !URL.canParse(location, request.url)) return undefined
  const url = new URL(location, request.url)
  return url.origin === new URL(request.url).origin ? new Request(url, request) : undefined
}
