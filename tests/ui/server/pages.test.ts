import { EventEmitter, once } from 'node:events'
import { connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { createPageRenderer, type PageRenderer } from '../../../ui/server/page-renderer'
import { createPageRenderers } from '../../../ui/server/page-renderers'
import { pages } from '../../../ui/server/pages-plugin'
import { createRenderCache } from '../../../ui/server/render-cache'
import { answers, givenPages } from '../shell/given'

/** Draws every page by one function, for the address that is asked for. */
const drawnBy = (render: PageRenderer['render']): PageRenderer => ({ addressOf: async (url) => url.href, render })

let app: FastifyInstance
afterEach(() => app.close())

const given = async (renderer: PageRenderer, lines: string[] = []): Promise<FastifyInstance> => {
  app = Fastify({ logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } } })
  await app.register(pages, { brandOf: () => 'dahl', rendererFor: () => Promise.resolve(renderer), cache: undefined })
  return app
}

describe('a reader who leaves before the page is drawn', () => {
  it('stops what is asked for it, and is no error of the shop', async () => {
    // Given a page that is drawn until its reader leaves
    const lines: string[] = []
    const progress = new EventEmitter()
    const drawing = once(progress, 'drawing')
    const stopped = once(progress, 'stopped')
    const server = await given(
      drawnBy(
        ({ signal }) =>
          new Promise((_resolve, reject) => {
            progress.emit('drawing')
            signal.addEventListener('abort', () => {
              progress.emit('stopped')
              reject(signal.reason)
            })
          }),
      ),
      lines,
    )
    const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }))
    // When the reader leaves
    const socket = connect({ port: Number(port), host: '127.0.0.1' })
    await once(socket, 'connect')
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await drawing
    socket.destroy()
    await stopped
    await server.close()
    // Then it is not logged as an error
    const logged = lines.map((line): { level: number; res?: { statusCode: number } } => JSON.parse(line))
    expect(logged.filter(({ level }) => level >= 40)).toEqual([])
    expect(logged.flatMap(({ res }) => (res === undefined ? [] : [res.statusCode]))).not.toContain(500)
  })

  it('hides no fault of our own', async () => {
    const lines: string[] = []
    const server = await given(
      drawnBy(() => Promise.reject(new Error('fault'))),
      lines,
    )
    expect((await server.inject('/')).statusCode).toBe(500)
    expect(lines.join()).toContain('fault')
  })
})

const noAssets = () => ({ scripts: [], styles: [], preloads: [], fonts: [] })

describe('a page whose service is down', () => {
  it('is answered with 503 and when to ask again, and is not kept', async () => {
    const renderer = createPageRenderer(givenPages({ listing: answers(503) }), noAssets, 'dahl')
    const answer = await (await given(renderer)).inject('/kategorier/vvs/ventiler')
    expect(answer.statusCode).toBe(503)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.headers['content-type']).toContain('text/html')
  })
})

describe('what is kept to draw pages', () => {
  it('is one renderer a brand, however many ask at once, and made anew where it could not be made', async () => {
    let made = 0
    const rendererFor = createPageRenderers(async () => {
      made += 1
      if (made === 1) throw new Error('not yet')
      return drawnBy(() => Promise.resolve({ tag: 'Redirect', status: 302, to: '/' }))
    })
    await expect(rendererFor('dahl')).rejects.toThrow('not yet')
    await Promise.all(Array.from({ length: 20 }, () => rendererFor('dahl')))
    await rendererFor('konr')
    expect(made).toBe(3)
  })

  it('stays within its bytes, long addresses among them', async () => {
    const mostBytes = 100_000
    const cache = createRenderCache(mostBytes)
    const body = Buffer.alloc(100)
    for (let page = 0; page < 1000; page += 1)
      cache.put('dahl', `http://h${page}.localhost/${'x'.repeat(1000)}`, {
        status: 200,
        isWhole: true,
        body,
        encoded: () => Promise.resolve(body),
      })
    expect(cache.size()).toBeLessThanOrEqual(mostBytes)
    expect(cache.size()).toBeGreaterThan(mostBytes / 2)
  })
})
