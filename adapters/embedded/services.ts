import compress from '@fastify/compress'
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Area } from './area'
import { areas } from './areas'
import { answerConnectionFailure } from './connection-failure'
import type { ServiceContext } from './context'
import { correlationOf } from './correlation'
import { databaseFailure, sendDatabaseFailure, tooSlow } from './database-failure'
import { isUnwritableText } from './database/unwritable-text'
import { checkHosts, pathOfTarget } from './host-check'
import { limits } from './limits'
import { logUnforeseen, loggedError } from './log-unforeseen'
import { migrate } from './migrate'
import { nameCallers } from './name-callers'
import { refusalIn, refuseUnreadableInput } from './readable-input'
import { notFound, sendFailure, unreadable } from './request-failure'
import { createEmitter } from './emitter'
import { seed, startData, type SeedOptions } from './seed'
import { VERSION_HEADER } from '#adapters/contract/version-header'
import { spreadsheetsInTurns } from './spreadsheet/spreadsheets-in-turns'
import { spreadsheetsHere, spreadsheetsInThread } from './spreadsheet/spreadsheets-in-thread'
import { serverLimits, type Timeouts } from './server-limits'
import { trustOf, type TrustedProxies } from './trusted-proxies'
import { decodableTarget, refuseUndecodableAddresses } from './undecodable-address'
import { answerUnknownRoutes } from './unknown-route'

type MayBeLeftOut = 'serviceUrls' | 'knownHosts' | 'stage' | 'rootRedirects'

export interface ServicesOptions
  extends
    Omit<ServiceContext, MayBeLeftOut | 'stockTurned' | 'isDemo' | 'content' | 'spreadsheets' | 'mail'>,
    Partial<Pick<ServiceContext, MayBeLeftOut>>,
    SeedOptions {
  /** Of the shop that the services belong to; every answer names it, so that an old tab hears of a new one. */
  readonly version?: string | undefined
  /** Least level that is logged; nothing when left out. */
  readonly logLevel?: 'info' | 'warn' | 'error'
  /** File of a Contentful space export that is served instead of our own content. */
  readonly contentExport?: string | undefined
  /** The key that reads all content; a random, undisclosed one when absent. */
  readonly contentToken?: string
  /** Hands mails to a mail server; without it they stay in the outbox. */
  readonly mailTransport?: ServiceContext['mail']['transport']
  /** The built `spreadsheet-worker`; without it files are read in this thread, without a limit of time. */
  readonly spreadsheetWorkerUrl?: URL | undefined
  /** The proxies whose forwarded headers are trusted; none when absent. */
  readonly trustedProxies?: TrustedProxies
  /** Other limits of time than those of `limits.request`, such as short ones for a test. */
  readonly timeouts?: Partial<Timeouts>
}

/**
 * The base services in one Fastify instance, all below `/services`, on a database that is brought up to date and filled
 * first. Others may add their routes to it; it does not listen yet, and closing it leaves the database open.
 */
export const buildServices = async (options: ServicesOptions): Promise<FastifyInstance> => {
  const {
    db,
    clock,
    ids,
    brand,
    production,
    serviceUrls = {},
    knownHosts = [],
    stage = 'production',
    rootRedirects = {},
    catalogueSize,
    demo,
    tell,
    version,
    logLevel,
    contentExport,
    contentToken = ids.next(),
    trustedProxies = { tag: 'Nobody' },
    drawArticle,
    spreadsheetWorkerUrl,
    mailTransport,
  } = options
  await migrate(db)
  await seed(db, clock, { catalogueSize, demo, ...(tell === undefined ? {} : { tell }) })
  const app = Fastify({
    logger:
      logLevel === undefined
        ? false
        : { level: logLevel, redact: ['req.headers.authorization'], serializers: { err: loggedError } },
    ...serverLimits({ ...limits.request, ...options.timeouts }),
    trustProxy: trustOf(trustedProxies),
    rewriteUrl: ({ url = '' }) => decodableTarget(pathOfTarget(url)),
    clientErrorHandler: answerConnectionFailure,
    genReqId: (request) => correlationOf(request.headers, ids),
    logController: new LogController({ requestIdLogLabel: 'correlationId' }),
  })
  app.decorate<ServiceContext>('services', {
    db,
    clock,
    ids,
    brand,
    production,
    stage,
    rootRedirects,
    adminSite: options.adminSite,
    mapTiles: options.mapTiles,
    formElsewhere: options.formElsewhere,
    serviceUrls,
    knownHosts,
    stockTurned: createEmitter(),
    spreadsheets: spreadsheetsInTurns(
      spreadsheetWorkerUrl === undefined ? spreadsheetsHere : spreadsheetsInThread(spreadsheetWorkerUrl),
    ),
    content: { own: startData.content, ownFile: startData.contentFile, exportFile: contentExport, token: contentToken },
    isDemo: demo,
    mail: { transport: mailTransport, isMailboxOpen: demo && mailTransport === undefined },
    drawArticle,
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-correlation-id', request.id)
  })
  checkHosts(app)
  refuseUndecodableAddresses(app)
  nameCallers(app)
  app.setErrorHandler(answerError)
  if (version !== undefined)
    app.addHook('onRequest', async (_request, reply) => {
      reply.header(VERSION_HEADER, version)
    })
  // Before any route, since the hook applies only to routes registered after it.
  await app.register(compress, {
    global: true,
    encodings: ['br', 'gzip'],
    threshold: limits.request.leastCompressedBytes,
  })
  await app.register(servicesAmongOthers, { prefix: '/services' })
  for (const { plugin, ownPath } of list)
    if (plugin !== undefined && ownPath !== undefined) await app.register(plugin, { prefix: ownPath })
  return app
}

const list: readonly Area[] = areas

const servicesAmongOthers: FastifyPluginAsync = async (app) => {
  answerUnknownRoutes(app)
  refuseUnreadableInput(app)
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
  })
  for (const { plugin, ownPath } of list) if (plugin !== undefined && ownPath === undefined) await app.register(plugin)
}

/** Answers errors outside handlers: a body that is no JSON is the caller's fault, anything unforeseen is ours. */
const answerError = async (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const refusal = refusalIn(error)
  if (refusal !== undefined) return sendFailure(reply, refusal)
  // No name contains such a character, and the database cannot store it.
  if (isUnwritableText(error)) return sendFailure(reply, request.method === 'GET' ? notFound : unreadable)
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT') return sendDatabaseFailure(reply, tooSlow)
  const unavailable = databaseFailure(error)
  if (unavailable !== undefined) {
    request.log.warn(error)
    return sendDatabaseFailure(reply, unavailable)
  }
  await logUnforeseen(request, error)
  return sendFailure(reply, { status: 500, code: 'INTERNAL_ERROR', message: 'Något gick fel hos oss.' })
}
