import type { SequenceService } from '#application/ports/sequence-service'
import { routes } from '#adapters/contract/paths'
import { SequenceCodec } from '#adapters/contract/product'
import type { HttpClient } from './http-client'

/** The order of a category's attributes over HTTP, without a token (SEARCH-10). */
export const createRemoteSequenceService = (client: HttpClient): SequenceService => ({
  sequencesByCategory: (category, options) =>
    client.call(routes.attributeSequence, { ...options, params: { category }, codec: SequenceCodec }),
})
