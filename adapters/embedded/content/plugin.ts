import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { brandCodes } from '#domain/kernel/brand-code'
import { refusalIn, refuseUnreadableInput } from '../readable-input'
import { sendAssetFile } from './asset-file'
import { assetKey } from './asset-key'
import { contentAccess, ENVIRONMENT } from './content-access'
import { contentNotFound, sendContentFault, tokenInvalid, type ContentFault } from './content-fault'
import { contentStoreOf } from './content-store'
import { listed, wireLocale, wireTag, wireType } from './describe-space'
import { readContentQuery, type ContentQuery } from './content-query'
import { itemOf, readAssets, readEntries } from './read-content'
import { syncSpace } from './sync-space'
import type { ServedSpace } from './wire-item'
import { originOf } from '../request-origin'
import { logUnforeseen } from '../log-unforeseen'

const DELIVERY_TYPE = 'application/vnd.contentful.delivery.v1+json'

/** Below it drafts are read too, by a token that may: Contentful has another host for it. */
const PREVIEW = '/preview'

const isPreviewOf = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.includes(`${PREVIEW}/spaces`) === true

const AssetKeyBody = t.type({ expiresAt: t.unknown })

interface Address {
  readonly space: string
  readonly environment: string
  readonly id?: string
}

/**
 * Content as Contentful delivers it over REST: entries and assets of a space, a brand a space. Registered beside the
 * other services, since its bearer token is no user's.
 */
export const contentPlugin: FastifyPluginAsync = async (app) => {
  const accessOf = contentAccess(app.services.content)

  const spaceOf = (request: FastifyRequest, address: Address): E.Either<ContentFault, ServedSpace> => {
    const access = accessOf(request)
    const read = isPreviewOf(request) ? access?.preview : access?.published
    if (read === undefined) return E.left(tokenInvalid)
    const brand = brandCodes.find((code) => code === address.space)
    return brand !== undefined && address.environment === ENVIRONMENT
      ? E.right({ id: brand, environment: ENVIRONMENT, content: read(brand) })
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

  const described = (path: string, read: (space: ServedSpace, id: string | undefined) => object | undefined) =>
    app.get<{ Params: Address }>(path, async (request, reply) => {
      const space = spaceOf(request, request.params)
      if (E.isLeft(space)) return sendContentFault(reply, space.left)
      const answer = read(space.right, request.params.id)
      return answer === undefined
        ? sendContentFault(reply, contentNotFound({ id: request.params.id, space: request.params.space }))
        : reply.send(JSON.stringify(answer))
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

  // The client names the type of its answers as that of what it sends.
  app.addContentTypeParser(DELIVERY_TYPE, { parseAs: 'string' }, app.getDefaultJsonParser('ignore', 'ignore'))
  answerInContentful(app)
  const base = '/spaces/:space/environments/:environment'
  for (const prefix of ['', PREVIEW]) {
    collection(`${prefix}${base}/entries`, true, readEntries)
    collection(`${prefix}${base}/assets`, false, readAssets)
    single(`${prefix}${base}/entries/:id`, 'Entry')
    single(`${prefix}${base}/assets/:id`, 'Asset')
  }
  described(`${base}/content_types`, (space) => listed(space.content.contentTypes.map((type) => wireType(space, type))))
  described(`${base}/content_types/:id`, (space, id) => {
    const type = space.content.contentTypes.find(({ sys }) => sys.id === id)
    return type === undefined ? undefined : wireType(space, type)
  })
  described(`${base}/tags`, (space) => listed(space.content.tags.map((tag) => wireTag(space, tag))))
  described(`${base}/tags/:id`, (space, id) => {
    const tag = space.content.tags.find((one) => one.id === id)
    return tag === undefined ? undefined : wireTag(space, tag)
  })
  described(`${base}/locales`, (space) => listed(space.content.locales.map((locale) => wireLocale(space, locale))))
  app.get<{ Params: Address; Querystring: { initial?: string; sync_token?: string } }>(
    `${base}/sync`,
    async (request, reply) => {
      const space = spaceOf(request, request.params)
      if (E.isLeft(space)) return sendContentFault(reply, space.left)
      const { initial, sync_token: token } = request.query
      const address = `${originOf(request)}${request.url.split('?')[0]}`
      const synced = syncSpace(space.right, contentStoreOf(app.services.content), { initial, token }, address)
      return E.isLeft(synced) ? sendContentFault(reply, synced.left) : reply.send(JSON.stringify(synced.right))
    },
  )
  app.post<{ Params: Address }>(`${base}/asset_keys`, async (request, reply) => {
    const space = spaceOf(request, request.params)
    if (E.isLeft(space)) return sendContentFault(reply, space.left)
    const body = AssetKeyBody.decode(request.body)
    const key = assetKey(
      E.isRight(body) ? body.right.expiresAt : undefined,
      Date.parse(app.services.clock.now()),
      app.services.content.token,
    )
    return E.isLeft(key) ? sendContentFault(reply, key.left) : reply.code(201).send(JSON.stringify(key.right))
  })
  app.get<{ Params: { space: string; id: string; file: string } }>('/assets/:space/:id/:file', (request, reply) => {
    const { space, id } = request.params
    const brand = brandCodes.find((code) => code === space)
    const file = brand === undefined ? undefined : app.services.content.ownFile(brand, id)
    return file === undefined
      ? sendContentFault(reply, contentNotFound({ type: 'Asset', id, space }))
      : sendAssetFile(reply, file)
  })
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
