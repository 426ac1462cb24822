import type { FastifyPluginAsync } from 'fastify'
import { routes } from '#adapters/contract/paths'
import { SequenceCodec } from '#adapters/contract/product'
import { notFound, sendFailure } from '../request-failure'

/** In which order a category's attributes are shown (SEARCH-10). Needs no token: it is the same for everybody. */
export const sequencePlugin: FastifyPluginAsync = async (app) => {
  const { db } = app.services

  app.get<{ Params: { category: string } }>(routes.attributeSequence.path, async (request, reply) => {
    const found = await db
      .selectFrom('attribute_sequences')
      .select(['sequence', 'disabled'])
      .where('category_slug', '=', request.params.category)
      .executeTakeFirst()
    return found === undefined ? sendFailure(reply, notFound) : reply.send(SequenceCodec.encode(found))
  })
}
