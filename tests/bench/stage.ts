import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }

export interface Stage {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/**
 * Stands between browser and shop, and serves the same pages otherwise rendered: `rewrite` changes the document, and
 * files below `/bench/` come from a build of the bench's own. Everything goes out over the same kind of connection, and
 * compressed if the shop compressed it.
 */
export const stage = async (shop: string, rewrite: (html: string) => string, filesDir?: string): Promise<Stage> => {
  const server: Server = createServer((request, response) => {
    void answer(request.url ?? '/', request.method ?? 'GET', request.headers, request).then(
      ({ status, type, body, compressed }) => {
        const sent = compressed ? gzipSync(body) : body
        response.writeHead(status, {
          'content-type': type,
          ...(compressed ? { 'content-encoding': 'gzip' } : {}),
          'content-length': sent.length,
        })
        return response.end(sent)
      },
      (fault: unknown) => response.writeHead(500).end(String(fault)),
    )
  })

  const answer = async (
    url: string,
    method: string,
    headers: NodeJS.Dict<string | string[]>,
    body: AsyncIterable<Buffer>,
  ) => {
    if (filesDir !== undefined && url.startsWith('/bench/')) {
      return {
        status: 200,
        type: types[extname(url)] ?? 'text/plain',
        body: await readFile(join(filesDir, url.slice('/bench/'.length))),
        // As the shop's own files are.
        compressed: true,
      }
    }
    const chunks: Buffer[] = []
    for await (const chunk of body) chunks.push(chunk)
    const sent = Buffer.concat(chunks)
    const passed = ['content-type', 'accept', 'api-version', 'user-id', 'authorization'].flatMap(
      (name): [string, string][] => {
        const value = headers[name]
        return typeof value === 'string' ? [[name, value]] : []
      },
    )
    const reply = await fetch(shop + url, { method, headers: passed, ...(sent.length === 0 ? {} : { body: sent }) })
    const type = reply.headers.get('content-type') ?? 'text/plain'
    const answered = Buffer.from(await reply.arrayBuffer())
    // The configuration names its services by address: here they are reached through this stage.
    const [here = ''] = [headers.host].flat()
    const content = type.includes('json')
      ? Buffer.from(answered.toString('utf8').replaceAll(shop, `http://${here}`))
      : answered
    return {
      status: reply.status,
      type,
      body: type.startsWith('text/html') ? Buffer.from(rewrite(content.toString('utf8'))) : content,
      compressed: reply.headers.has('content-encoding'),
    }
  }

  server.listen(0)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port to be had.')
  return {
    origin: `http://localhost:${address.port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export const asDrawn = (html: string): string => html
export const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '').replaceAll(/<link rel="modulepreload"[^>]*>/g, '')

/** The page as an empty box with a script that draws it in the browser. */
export const clientRendered =
  (script: string) =>
  (html: string): string =>
    withoutScripts(html).replace(
      /<div id="app">[\s\S]*<\/body>/,
      `<div id="app"></div><script type="module" src="${script}"></script></body>`,
    )
