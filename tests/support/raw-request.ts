import { connect } from 'node:net'

export interface RawAnswer {
  /** 0 where the connection was closed without an answer. */
  readonly status: number
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
  /** All that came, headers and body. */
  readonly text: string
}

/** Sends these bytes on a connection of their own and reads until it is closed: HTTP clients would mend what is odd. */
export const rawRequest = (port: number, lines: readonly string[], localAddress?: string): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const socket = connect({ port, host: '127.0.0.1', ...(localAddress === undefined ? {} : { localAddress }) })
    socket.on('connect', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`))
    socket.on('data', (part) => parts.push(part))
    socket.on('error', reject)
    socket.on('close', () => resolve(read(Buffer.concat(parts).toString())))
  })

const read = (text: string): RawAnswer => {
  const [head = '', ...body] = text.split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1] ?? 0),
    headers: new Map(
      lines.map((line): [string, string] => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
      }),
    ),
    body: body.join('\r\n\r\n'),
    text,
  }
}

/** A GET that says this host, and closes its connection. */
export const getUnder = (
  port: number,
  host: string,
  target: string,
  headers: readonly string[] = [],
): Promise<RawAnswer> => rawRequest(port, [`GET ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers])
