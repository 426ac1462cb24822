import { createHash, timingSafeEqual } from 'node:crypto'
import * as E from 'fp-ts/Either'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { ContentService } from '#application/ports/content-service'
import type { ContentCall } from '#application/ports/content-source'
import { type Reader, isSlug } from '#domain/content/content-page'
import type { Codec } from '#application/codecs/codec'
import {
  ContentChaptersCodec,
  ContentListingCodec,
  ContentPageCodec,
  FrontPageCodec,
  PageHitsCodec,
  ParentPagesCodec,
} from '#adapters/contract/content'
import { SiteContentCodec } from '#adapters/contract/content-site'
import { RetailersCodec, StoreContentCodec, StoreDetailsCodec, StoreFactsCodec } from '#adapters/contract/content-store'
import { FormCodec } from '#adapters/contract/content-text'
import { contentRoutes } from '#adapters/contract/paths'

/** Takes as long whatever was sent. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digestOf(one), digestOf(other))

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The content of a brand that one kind of reader may see. */
export type ContentFor = (brand: BrandCode, reader: Reader) => ContentService

export interface ContentRoutesOptions {
  readonly contentFor: ContentFor
  readonly brandOf: (host: string) => BrandCode
  /** Whether the auth service accepts the token. The token is sent to no other service. */
  readonly isUser: (brand: BrandCode, token: string) => Promise<boolean>
  /** How a content service elsewhere tells that something has changed; never where there is no secret. */
  readonly contentChanged?: { readonly secret: string | undefined; readonly tell: () => void }
}

/**
 * Content for the shop's pages in a browser. The content token stays on the server. A reader without a valid token of
 * their own is a visitor.
 */
export const contentRoutesPlugin: FastifyPluginAsync<ContentRoutesOptions> = async (app, options) => {
  const contentOf = async (request: FastifyRequest): Promise<ContentService> => {
    const brand = options.brandOf(request.hostname)
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    const isUser = token !== undefined && (await options.isUser(brand, token).catch(() => false))
    return options.contentFor(brand, isUser ? 'user' : 'visitor')
  }

  const send = async <Answer>(
    reply: FastifyReply,
    codec: Codec<Answer>,
    asked: ContentCall<Answer>,
  ): Promise<FastifyReply> => {
    const answer = await asked()
    reply.header('cache-control', 'private, no-cache').header('vary', 'authorization, host')
    if (E.isRight(answer)) return reply.send(codec.encode(answer.right))
    const { message, cause } = answer.left
    if (cause === undefined) return reply.code(404).send({ code: 'NOT_FOUND', message })
    reply.log.error({ err: cause }, message)
    return reply.code(503).send({ code: 'CONTENT_UNAVAILABLE', message })
  }

  const bySlug = <Answer>(
    path: string,
    codec: Codec<Answer>,
    ask: (content: ContentService, slug: string) => ContentCall<Answer>,
  ) =>
    app.get<{ Params: { slug: string } }>(path, async (request, reply) => {
      const { slug } = request.params
      return isSlug(slug)
        ? send(reply, codec, ask(await contentOf(request), slug))
        : reply.code(404).send({ code: 'NOT_FOUND', message: 'Content not found' })
    })

  const { contentChanged } = options
  app.post(contentRoutes.changed.path, async (request, reply) => {
    const sent = request.headers['x-webhook-secret']
    const isKnown =
      contentChanged?.secret !== undefined && typeof sent === 'string' && isSame(sent, contentChanged.secret)
    if (!isKnown) return reply.code(404).send({ code: 'NOT_FOUND', message: 'Content not found' })
    contentChanged.tell()
    return reply.code(204).send()
  })
  bySlug(contentRoutes.page.path, ContentPageCodec, (content, slug) => content.page(slug))
  bySlug(contentRoutes.listing.path, ContentListingCodec, (content, slug) => content.listing(slug))
  bySlug(contentRoutes.siblings.path, ParentPagesCodec, (content, slug) => content.siblings(slug))
  bySlug(contentRoutes.storePage.path, StoreContentCodec, (content, id) => content.storePage(id))
  bySlug(contentRoutes.form.path, FormCodec, (content, id) => content.form(id))

  /** What is the same for everybody. */
  const forAll = <Answer>(path: string, codec: Codec<Answer>, ask: (content: ContentService) => ContentCall<Answer>) =>
    app.get(path, (request, reply) =>
      send(reply, codec, ask(options.contentFor(options.brandOf(request.hostname), 'visitor'))),
    )

  forAll(contentRoutes.frontPage.path, FrontPageCodec, (content) => content.frontPage())
  forAll(contentRoutes.site.path, SiteContentCodec, (content) => content.site())
  forAll(contentRoutes.allStoreDetails.path, StoreDetailsCodec, (content) => content.allStoreDetails())
  forAll(contentRoutes.storeFacts.path, StoreFactsCodec, (content) => content.storeFacts())
  forAll(contentRoutes.retailers.path, RetailersCodec, (content) => content.retailers())
  // Only titles, which are the same for everybody.
  forAll(contentRoutes.chapters.path, ContentChaptersCodec, (content) => content.chapters())
  app.get<{ Querystring: { q?: string | string[] } }>(contentRoutes.search.path, async (request, reply) => {
    const { q = '' } = request.query
    const content = await contentOf(request)
    return send(reply, PageHitsCodec, content.searchPages(typeof q === 'string' ? q : ''))
  })
}
