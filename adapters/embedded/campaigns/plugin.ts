import type { FastifyPluginAsync } from 'fastify'
import { CampaignsCodec, SelectedProductGroupCodec } from '#adapters/contract/campaign'
import { routes } from '#adapters/contract/paths'
import { loggedIn } from '../auth/logged-in'
import { brandConfigOf } from '../config/brand-config'
import { notFound, sendFailure } from '../request-failure'
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

  app.get(
    routes.activeCustomerCampaigns.path,
    loggedIn(async (identity, _request, reply) => {
      const { brand, customerId } = identity
      const own = customerId === undefined ? [] : await readCampaigns(db, brand, clock.today(), customerId)
      return reply.send(CampaignsCodec.encode(own))
    }),
  )

  app.get<{ Params: { id: string } }>(routes.selectedProductGroup.path, async (request, reply) => {
    const group = await readSelectedGroup(db, request.params.id)
    return group === undefined ? sendFailure(reply, notFound) : reply.send(SelectedProductGroupCodec.encode(group))
  })
}
