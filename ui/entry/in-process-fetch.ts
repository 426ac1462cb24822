import type { FastifyInstance, InjectOptions } from 'fastify'

const methods: Readonly<Record<string, InjectOptions['method']>> = {
  GET: 'GET',
  POST: 'POST',
  PUT: 'PUT',
  DELETE: 'DELETE',
}

/** A `fetch` that reaches services of this process, whatever the address, and never a network. */
export const inProcessFetch =
  (app: () => FastifyInstance): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const body = await request.text()
    const answer = await app().inject({
      method: methods[request.method] ?? 'GET',
      url: url.pathname + url.search,
      headers: { ...Object.fromEntries(request.headers), host: url.host },
      ...(body === '' ? {} : { payload: body }),
    })
    return new Response(answer.statusCode === 204 ? null : answer.body, {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    })
  }
