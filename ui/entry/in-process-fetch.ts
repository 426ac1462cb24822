import type { FastifyInstance, InjectOptions } from 'fastify'

const methods: ReadonlyMap<string, InjectOptions['method']> = new Map(
  (['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const).map((method) => [method, method]),
)

/** Responses of these statuses have no body by the standard of fetch; a `Response` with one cannot be made. */
const statusesWithoutBody: readonly number[] = [204, 205, 304]

/**
 * A `fetch` that reaches services of this process, whatever the address, and never a network. A method that no service
 * has is answered with 501. As with any `fetch`, the promise rejects with the reason of an aborted signal.
 */
export const inProcessFetch =
  (app: () => FastifyInstance): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const method = methods.get(request.method)
    if (method === undefined) return Response.json({ code: 'METHOD_NOT_IMPLEMENTED' }, { status: 501 })
    const url = new URL(request.url)
    const body = await request.text()
    const { signal } = request
    signal.throwIfAborted()
    const answer = await app()
      .inject({
        method,
        url: url.pathname + url.search,
        headers: { ...Object.fromEntries(request.headers), host: url.host },
        signal,
        ...(body === '' ? {} : { payload: body }),
      })
      .catch((error: unknown) => {
        throw signal.aborted ? signal.reason : error
      })
    return new Response(statusesWithoutBody.includes(answer.statusCode) ? null : answer.body, {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).flatMap(([name, value]) =>
        [value ?? []].flat().map((one): [string, string] => [name, String(one)]),
      ),
    })
  }
