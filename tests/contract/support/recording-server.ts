import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Recorded {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string | undefined>>
  /** The body's JSON, or the text of a form; `undefined` when there was none. */
  readonly body: unknown
}

export interface Scripted {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly json?: unknown
  readonly text?: string
  /** `never`: no answer comes. `cut`: the connection breaks. `half`: headers and a part of the body, then nothing. */
  readonly broken?: 'never' | 'cut' | 'half'
}

export type Script = (request: Recorded) => Scripted | Promise<Scripted>

export interface RecordingServer {
  readonly origin: string
  /** Every request that came, in order. */
  readonly requests: readonly Recorded[]
  /** Answers every request by the script from now on, and forgets what has come. */
  readonly script: (script: Script) => void
  /** Answers so many requests one after another; what comes later gets 500. */
  readonly answers: (...list: readonly Scripted[]) => void
  /** Resolves when so many requests have come. */
  readonly received: (count: number) => Promise<void>
  readonly close: () => Promise<void>
}

const textOf = async (message: IncomingMessage): Promise<string> => {
  const parts: Uint8Array[] = []
  for await (const part of message) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

const bodyOf = (type: string | undefined, text: string): unknown =>
  type?.startsWith('multipart/') === true ? text : JSON.parse(text)

const recorded = async (message: IncomingMessage): Promise<Recorded> => {
  const url = new URL(message.url ?? '/', 'http://recorded')
  const text = await textOf(message)
  const headers = Object.fromEntries(Object.entries(message.headers).map(([name, value]) => [name, String(value)]))
  return {
    method: message.method ?? '',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers,
    body: text === '' ? undefined : bodyOf(headers['content-type'], text),
  }
}

const send = (response: ServerResponse, scripted: Scripted): void => {
  // A test says what time the service has, or nothing of it.
  response.sendDate = false
  if (scripted.broken === 'never') return
  if (scripted.broken === 'cut') {
    response.destroy()
    return
  }
  const text = scripted.text ?? (scripted.json === undefined ? '' : JSON.stringify(scripted.json))
  response.writeHead(scripted.status ?? 200, { 'content-type': 'application/json', ...scripted.headers })
  if (scripted.broken === 'half') response.write(text.slice(0, text.length / 2))
  else response.end(text)
}

/** A service that answers as it is told and remembers what it was asked. */
export const startRecordingServer = async (): Promise<RecordingServer> => {
  const requests: Recorded[] = []
  const waiting = new Set<() => void>()
  let current: Script = () => ({ status: 500 })
  const answer = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = await recorded(message)
    requests.push(request)
    for (const check of waiting) check()
    send(response, await current(request))
  }
  const server = createServer((message, response) => void answer(message, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const script = (next: Script) => {
    current = next
    requests.length = 0
  }
  return {
    origin: `http://127.0.0.1:${portOf(server.address())}`,
    requests,
    script,
    answers: (...list) => {
      const left = [...list]
      script(() => left.shift() ?? { status: 500 })
    },
    received: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (requests.length < count) return
          waiting.delete(check)
          resolve()
        }
        waiting.add(check)
        check()
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0
