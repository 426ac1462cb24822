import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withRetryAfter } from '#adapters/embedded/database-failure'
import { methodNotAllowed, notFound, sendFailure } from '#adapters/embedded/request-failure'
import { drawings } from './drawings-plugin'
import { favicon } from './favicon-plugin'
import { contentRoutesPlugin, type ContentRoutesOptions } from './content-plugin'
import { pageHeaders } from './page-headers'
import { pages, type PagesOptions } from './pages-plugin'
import { searchEngines, type SearchEnginesOptions } from './search-engines-plugin'

export interface ServerAppOptions
  extends Omit<PagesOptions, 'cache'>, Omit<SearchEnginesOptions, 'brandOf'>, Omit<ContentRoutesOptions, 'brandOf'> {
  /** The services, not yet listening; pages and files are added to them. */
  readonly services: FastifyInstance
  /** Folder of the client build; undefined while Vite serves the files. */
  readonly clientDir: string | undefined
  readonly cache: PagesOptions['cache']
  /** Whether the database answers. */
  readonly isReady: () => Promise<boolean>
  /** Addresses of other hosts that the browser may call. */
  readonly connectTo: readonly string[]
  /** Addresses of other hosts that the tiles of maps come from. */
  readonly imagesFrom?: readonly string[]
}

const READING = ['GET', 'HEAD']

/**
 * Every path may be a page, and pages allow only reading. A path that cannot be decoded is treated as a missing file.
 */
const answerUnknown = ({ method }: FastifyRequest, reply: FastifyReply): FastifyReply =>
  READING.includes(method)
    ? sendFailure(reply, notFound)
    : sendFailure(reply.header('allow', READING.join(', ')), methodNotAllowed)

/** Everything the shop answers on its one port: services, files and pages. */
export const createServerApp = async (options: ServerAppOptions): Promise<FastifyInstance> => {
  const { services: app, clientDir, connectTo, imagesFrom = [], isReady } = options
  await pageHeaders(app, { connectTo, imagesFrom, withPolicy: clientDir !== undefined })
  if (clientDir !== undefined) {
    await app.register(fastifyStatic, {
      root: join(clientDir, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      index: false,
    })
  }
  app.setNotFoundHandler(answerUnknown)
  // This route only says that the process runs; `/ready` says whether the database answers.
  app.get('/health', () => ({ status: 'ok' }))
  app.get('/ready', async (_request, reply) =>
    (await isReady()) ? { status: 'ok' } : withRetryAfter(reply).code(503).send({ status: 'unavailable' }),
  )
  await app.register(favicon, options)
  await app.register(drawings)
  await app.register(searchEngines, options)
  await app.register(contentRoutesPlugin, options)
  await app.register(pages, options)
  return app
}
