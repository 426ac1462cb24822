import ky, { HTTPError } from 'ky'
import * as E from 'fp-ts/Either'
import type { Call, CallOptions } from '#application/ports/call'
import type { CallFailure, Service } from '#domain/failure/call-failure'
import type { Codec } from '#application/codecs/codec'
import { pathOf, type Route } from '#adapters/contract/paths'
import { RIGHTS_CHANGED_HEADER } from '#adapters/contract/session'
import { jsonOf, refusalOf, retryAfterIn } from './refusal'
import type { TokenKeeper } from './token-keeper'
import { readBy } from './unreadable'

/** The services that never receive a token (HTTP-02). */
const withoutBearer: readonly Service[] = ['search', 'sequence']

const retriedStatuses = [408, 409, 425, 429, 500, 502, 503, 504]

export interface HttpClientOptions {
  /** The base address of a service, read at every call, since the configuration may arrive later. */
  readonly baseOf: (service: Service) => string
  /** Without a keeper no call carries a token, and a 401 is a refusal like any other. */
  readonly tokens: Pick<TokenKeeper, 'bearer' | 'isCurrent' | 'lose' | 'noteRightsChanged'> | undefined
  /** Called with a `Request`. */
  readonly fetch?: typeof globalThis.fetch
  /** Sends `x-correlation-id`: the call's own correlation, else a new one from here. */
  readonly correlationId?: () => string
  /** Called with the time of the service's clock, in milliseconds since 1970. */
  readonly whenServerTime?: (serverTime: number) => void
  /** Whether the page is hidden or being closed: a change that is sent then outlives it. Only pages know. */
  readonly isPageLeft?: () => boolean
  /** Milliseconds for a whole call, retries and body included. */
  readonly timeout?: number
  /** Milliseconds before a retry. */
  readonly retryDelay?: number
}

export interface RequestOptions extends CallOptions {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | undefined>>
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent as `multipart/form-data`, in place of JSON. */
  readonly form?: FormData
  readonly headers?: Readonly<Record<string, string>>
  /** Retries of the call; the default is one for a GET and none for others (HTTP-08). */
  readonly retries?: number
}

interface RequestWithCodec<Answer> extends RequestOptions {
  readonly codec: Codec<Answer>
}

export interface HttpClient {
  /** Asks a service. Never rejects; the answer is read by the codec. */
  readonly call: <Answer>(route: Route, request: RequestWithCodec<Answer>) => Call<Answer>
  /** Asks a service for a file. Never rejects. */
  readonly file: (route: Route, request: RequestOptions) => Call<Uint8Array>
}

/**
 * A page that is left ends its requests before it is told so. It then has no next task, so these are not lost but without
 * an answer, as the requests that outlive it are.
 */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

type Read<Answer> = (response: Response) => Promise<E.Either<CallFailure, Answer>>

const addressOf = (base: string, route: Route, request: RequestOptions): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined) query.append(name, value)
  }
  const path = base.replace(/\/+$/, '') + pathOf(route, request.params)
  return query.size === 0 ? path : `${path}?${query.toString()}`
}

/** Browsers let requests that outlive their page carry 64 KiB together. */
const MOST_BYTES_KEPT_ALIVE = 60_000
/** An edit of a line. Such a request outlives its page from the start: a page that is left ends what is under way first. */
const FEW_BYTES = 1_000

const outlivesPage = (route: Route, { body, form }: RequestOptions, isPageLeft: boolean): boolean => {
  if (route.method === 'GET' || form !== undefined) return false
  const bytes = new TextEncoder().encode(JSON.stringify(body) ?? '').length
  return bytes < (isPageLeft ? MOST_BYTES_KEPT_ALIVE : FEW_BYTES)
}

const lost = ({ service }: Route): CallFailure => ({ tag: 'Lost', service, status: undefined })

/**
 * An answer that breaks the contract is `Unreadable`. What is no JSON is not the service's answer: it is a part of one, or
 * comes from something between, as the log-in page of a wireless network does. Then the answer is `Lost`.
 */
const readAnswer = <Answer>(route: Route, codec: Codec<Answer>, text: string): E.Either<CallFailure, Answer> => {
  // Some services answer with an empty body, with status 204 or another one.
  const json = text === '' ? E.right(undefined) : jsonOf(text)
  if (E.isLeft(json)) return E.left(lost(route))
  const answer = readBy(route.service, codec, json.right)
  return text === '' && E.isLeft(answer) ? E.left(lost(route)) : answer
}

/**
 * The HTTP client of all services.
 * A GET is retried once on the statuses of HTTP-07 and when the network fails; others only where `retries` says so
 * (HTTP-08). A call that ends without an answer is `Lost`; a call that was cancelled here is `Aborted`.
 */
export const createHttpClient = (options: HttpClientOptions): HttpClient => {
  const { tokens, timeout = 30_000, retryDelay = 300 } = options
  const underWay = new Set<AbortController>()

  const loseSession = (own: AbortController) => {
    for (const other of underWay) if (other !== own) other.abort()
    tokens?.lose('unauthorised')
  }

  const noteServerTime = (route: Route, response: Response) => {
    const date = Date.parse(response.headers.get('date') ?? '')
    // Another answer to GET may come from a cache, with the time at which it was cached.
    const isFresh = route.method !== 'GET' || /\bno-store\b/.test(response.headers.get('cache-control') ?? '')
    if (isFresh && !Number.isNaN(date)) options.whenServerTime?.(date)
  }

  const noteAnswer = (route: Route, response: Response) => {
    noteServerTime(route, response)
    const outdated = response.headers.get(RIGHTS_CHANGED_HEADER)
    if (outdated !== null) tokens?.noteRightsChanged(Number(outdated))
  }

  const headersOf = (request: RequestOptions, bearer: string | undefined): Record<string, string> => ({
    accept: 'application/json',
    ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    ...(options.correlationId === undefined
      ? {}
      : { 'x-correlation-id': request.correlation ?? options.correlationId() }),
    ...request.headers,
  })

  const send = (route: Route, request: RequestOptions, bearer: string | undefined, signal: AbortSignal) =>
    ky(addressOf(options.baseOf(route.service), route, request), {
      method: route.method,
      headers: headersOf(request, bearer),
      ...(request.body === undefined ? {} : { json: request.body }),
      ...(request.form === undefined ? {} : { body: request.form }),
      ...(options.fetch === undefined ? {} : { fetch: options.fetch }),
      ...(options.isPageLeft !== undefined && outlivesPage(route, request, options.isPageLeft())
        ? { keepalive: true }
        : {}),
      signal,
      // ky's own time-out ends with the headers; the signal's time-out covers the body too.
      timeout: false,
      retry: {
        limit: route.method === 'GET' ? (request.retries ?? 1) : (request.retries ?? 0),
        methods: [route.method.toLowerCase()],
        statusCodes: retriedStatuses,
        // Without this limit ky waits as long as Retry-After says.
        maxRetryAfter: 2_000,
        delay: () => retryDelay,
        shouldRetry: () => (signal.aborted ? false : undefined),
      },
    })

  const ask = async <Answer>(
    route: Route,
    request: RequestOptions,
    read: Read<Answer>,
    own: AbortController,
  ): Promise<E.Either<CallFailure, Answer>> => {
    const token =
      tokens === undefined || withoutBearer.includes(route.service) ? E.right(undefined) : await tokens.bearer()
    if (E.isLeft(token)) return E.left({ ...token.left, service: route.service })
    const bearer = token.right
    try {
      const response = await send(route, request, bearer, own.signal)
      noteAnswer(route, response)
      return await read(response)
    } catch (error) {
      if (!(error instanceof HTTPError)) {
        if (options.isPageLeft !== undefined) await nextTask()
        return E.left(lost(route))
      }
      noteAnswer(route, error.response)
      const { status } = error.response
      // If the refused token has been replaced meanwhile, the session may still be valid.
      if (status === 401 && bearer !== undefined && tokens?.isCurrent(bearer) === true) loseSession(own)
      const text = await error.response.text().catch(() => '')
      const retryAfterMs = retryAfterIn(error.response.headers.get('retry-after'), Date.now())
      return E.left(refusalOf(route, status, text, retryAfterMs))
    }
  }

  const callReadBy =
    <Answer>(route: Route, request: RequestOptions, read: Read<Answer>): Call<Answer> =>
    () =>
      new Promise((resolve) => {
        const own = new AbortController()
        const stop = () => own.abort()
        const settle = (outcome: E.Either<CallFailure, Answer>) => {
          clearTimeout(timer)
          request.signal?.removeEventListener('abort', stop)
          underWay.delete(own)
          resolve(outcome)
        }
        const lose = () => settle(E.left(lost(route)))
        const timer = setTimeout(() => {
          lose()
          own.abort()
        }, timeout)
        own.signal.addEventListener('abort', () => settle(E.left({ tag: 'Aborted', service: route.service })))
        request.signal?.addEventListener('abort', stop)
        underWay.add(own)
        if (request.signal?.aborted === true) stop()
        else void ask(route, request, read, own).then(settle, lose)
      })

  return {
    call: (route, request) =>
      callReadBy(route, request, async (response) => readAnswer(route, request.codec, await response.text())),
    file: (route, request) =>
      callReadBy(route, request, async (response) => E.right(new Uint8Array(await response.arrayBuffer()))),
  }
}
