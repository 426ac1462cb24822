import type { FastifyPluginAsync } from 'fastify'
import { CampaignsCodec, SelectedProductGroupCodec } from '#adapters/contract/campaign'
import { routes } from '#adapters/contract/paths'
import { identityOf } from '../auth/identity'
import { brandConfigOf } from '../config/brand-config'
import { notFound, notLoggedIn, sendFailure } from '../request-failure'
import { readCampaigns, readSelectedGroup } from './read-campaigns'

/** Campaigns, assortments and selected groups of articles (CAMPAIGN-03 to 05). */
export const campaignsPlugin: FastifyPluginAsync = async (app) => {
  const { db, clock } = app.services

  app.get(routes.activeCampaigns.path, async (request, reply) => {
    const { brand } = brandConfigOf(request)
    return reply
      .header('vary', 'host')
      .send(CampaignsCodec.encode(await readCampaigns(db, brand, clock.today(), undefined)))
  })

  app.get(routes.activeCustomerCampaigns.path, async (request, reply) => {
    const identity = await identityOf(request)
    if (identity === undefined) return sendFailure(reply, notLoggedIn)
    const { brand, customerId } = identity
    const own = customerId === undefined ? [] : await readCampaigns(db, brand, clock.today(), customerId)
    return reply.header('cache-control', 'no-store').send(CampaignsCodec.encode(own))
  })

  app.get<{ Params: { id: string } }>(routes.selectedProductGroup.path, async (request, reply) => {
    const group = await readSelectedGroup(db, request.params.id)
    return group === undefined ? sendFailure(reply, notFound) : reply.send(SelectedProductGroupCodec.encode(group))
  })
}
