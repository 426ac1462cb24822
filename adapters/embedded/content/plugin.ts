import { timingSafeEqual } from 'node:crypto'
import * as E from 'fp-ts/Either'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { map as mapRecord } from 'fp-ts/Record'
import { type BrandCode, brandCodes } from '#domain/kernel/brand-code'
import { refusalIn, refuseUnreadableInput } from '../readable-input'
import { contentNotFound, sendContentFault, tokenInvalid, type ContentFault } from './content-fault'
import { readContentQuery, type ContentQuery } from './content-query'
import { servedContent } from './read-export'
import { itemOf, readAssets, readEntries } from './read-content'
import type { SpaceExport } from './space-export'
import type { ServedSpace } from './wire-item'
import { logUnforeseen } from '../log-unforeseen'

/** The public access token. It gives no access to entries for logged-in users. */
export const OPEN_CONTENT_TOKEN = 'fackhandel-content'

const ENVIRONMENT = 'master'
const DELIVERY_TYPE = 'application/vnd.contentful.delivery.v1+json'

interface Address {
  readonly space: string
  readonly environment: string
  readonly id?: string
}

/** The content without the entries for logged-in users. */
const openContent = (content: SpaceExport): SpaceExport => ({
  ...content,
  entries: content.entries.filter(({ fields }) => !Object.values(fields['authenticatedOnly'] ?? {}).includes(true)),
})

const isSame = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/**
 * Content as Contentful delivers it over REST: entries and assets of a space, a brand a space. Registered beside the
 * other services, since its bearer token is no user's.
 */
export const contentPlugin: FastifyPluginAsync = async (app) => {
  const { token } = app.services.content
  const whole = servedContent(app.services.content)
  const open = mapRecord(openContent)(whole)

  const contentFor = ({ headers }: FastifyRequest): Readonly<Record<BrandCode, SpaceExport>> | undefined => {
    const sent = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
    if (isSame(sent, token)) return whole
    return isSame(sent, OPEN_CONTENT_TOKEN) ? open : undefined
  }

  const spaceOf = (request: FastifyRequest, address: Address): E.Either<ContentFault, ServedSpace> => {
    const readable = contentFor(request)
    if (readable === undefined) return E.left(tokenInvalid)
    const brand = brandCodes.find((code) => code === address.space)
    return brand !== undefined && address.environment === ENVIRONMENT
      ? E.right({ id: brand, environment: ENVIRONMENT, content: readable[brand] })
      : E.left(contentNotFound({ type: 'Space', id: address.space }))
  }

  const collection = (path: string, ofEntries: boolean, read: (space: ServedSpace, query: ContentQuery) => object) =>
    app.get<{ Params: Address; Querystring: Record<string, unknown> }>(path, async (request, reply) => {
      const space = spaceOf(request, request.params)
      if (E.isLeft(space)) return sendContentFault(reply, space.left)
      const query = readContentQuery(space.right.content, request.query, ofEntries)
      return E.isLeft(query)
        ? sendContentFault(reply, query.left)
        : reply.send(JSON.stringify(read(space.right, query.right)))
    })

  const single = (path: string, type: 'Entry' | 'Asset') =>
    app.get<{ Params: Address; Querystring: Record<string, unknown> }>(path, async (request, reply) => {
      const space = spaceOf(request, request.params)
      if (E.isLeft(space)) return sendContentFault(reply, space.left)
      const query = readContentQuery(space.right.content, request.query, false)
      if (E.isLeft(query)) return sendContentFault(reply, query.left)
      const item = itemOf(space.right, query.right.locale)({ linkType: type, id: request.params.id ?? '' })
      return item === undefined
        ? sendContentFault(reply, contentNotFound({ type, id: request.params.id, space: request.params.space }))
        : reply.send(JSON.stringify(item))
    })

  answerInContentful(app)
  const base = '/spaces/:space/environments/:environment'
  collection(`${base}/entries`, true, readEntries)
  collection(`${base}/assets`, false, readAssets)
  single(`${base}/entries/:id`, 'Entry')
  single(`${base}/assets/:id`, 'Asset')
}

/** All responses have the shape and the headers of Contentful, including errors and unknown paths. */
const answerInContentful = (app: FastifyInstance): void => {
  refuseUnreadableInput(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.type(DELIVERY_TYPE).header('x-contentful-request-id', request.id).header('x-content-type-options', 'nosniff')
  })
  const answerUnknown = (_request: FastifyRequest, reply: FastifyReply) => sendContentFault(reply, contentNotFound())
  app.setNotFoundHandler(answerUnknown)
  // Without this route, a GET would be handled by the pages of the shop.
  app.get('/*', answerUnknown)
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = refusalIn(error)
    if (refusal !== undefined) {
      const { status, code, details } = refusal
      return sendContentFault(reply, { status, id: 'BadRequest', message: code, details: { errors: details ?? [] } })
    }
    await logUnforeseen(request, error)
    return sendContentFault(reply, { status: 500, id: 'ServerError', message: 'Internal server error' })
  })
}
