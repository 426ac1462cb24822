import type { CreateClientParams } from 'contentful'

type Adapter = NonNullable<CreateClientParams['adapter']>

/**
 * Lets the content client send its requests by a given `fetch`, so that on the server it reaches services of the same
 * process. Errors have `config` and `response`, as the client expects, so that its retries work. A request that was
 * aborted fails without them, which ends its retries.
 * @param aborted ends the requests of this client
 */
export const fetchAdapter =
  (send: typeof globalThis.fetch, aborted?: AbortSignal): Adapter =>
  async (config) => {
    const url = new URL(config.url ?? '')
    for (const [name, value] of Object.entries<string | number | boolean | undefined>(config.params ?? {}))
      if (value !== undefined) url.searchParams.append(name, String(value))
    aborted?.throwIfAborted()
    const late = AbortSignal.timeout(config.timeout ?? 0)
    const answer = await send(url, {
      method: config.method ?? 'GET',
      headers: Object.entries(config.headers.toJSON()).map(([name, value]): [string, string] => [name, String(value)]),
      signal: aborted === undefined ? late : AbortSignal.any([late, aborted]),
    }).catch((cause: unknown) => {
      aborted?.throwIfAborted()
      throw Object.assign(new Error('The content service did not answer', { cause }), { config })
    })
    const response = {
      data: await answer.text(),
      status: answer.status,
      statusText: answer.statusText,
      headers: Object.fromEntries(answer.headers),
      config,
    }
    if (answer.ok) return response
    throw Object.assign(new Error(`The content service answered ${answer.status}`), { config, response })
  }
