import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { CampaignPageData } from '#application/queries/page-data'
import { asksForOtherResults, lookedAtAs, redirectedInView } from '../catalogue/result-view'
import { page, pageQuery } from '../routing/page'
import type { Head } from '../routing/route-meta'
import { t } from '../texts/t'
import { campaignPath } from './campaign-path'

export const campaigns = page({
  id: 'campaigns',
  path: 'kampanjer',
  view: { source: 'ui/campaigns/CampaignsPage.tsx', load: () => import('./CampaignsPage') },
  query: pageQuery({
    code: () => import('#application/queries/campaigns-page'),
    ask: ({ campaignsPage }, ports, { signal }) => campaignsPage(ports)({ signal }),
    cacheKey: () => '',
  }),
  readsParameters: false,
  head: { title: t('campaigns.title'), description: t('campaigns.description'), canonical: '/kampanjer' },
})

export const assortments = page({
  id: 'assortments',
  path: 'sortiment',
  view: { source: 'ui/campaigns/AssortmentsPage.tsx', load: () => import('./AssortmentsPage') },
  query: pageQuery({
    code: () => import('#application/queries/campaigns-page'),
    ask: ({ assortmentsPage }, ports, { signal }) => assortmentsPage(ports)({ signal }),
    cacheKey: () => '',
  }),
  readsParameters: false,
  head: { title: t('assortments.title'), description: t('assortments.description'), canonical: '/sortiment' },
})

/** The page of a campaign or an assortment; its address decides which. */
const articles = {
  view: { source: 'ui/campaigns/CampaignPage.tsx', load: () => import('./CampaignPage') },
  query: pageQuery({
    code: () => import('#application/queries/campaign-page'),
    ask: ({ campaignPage, parseCampaignAddress: parse }, ports, { url, signal }) =>
      pipe(campaignPage(ports)(parse(url), { signal }), TE.mapLeft(redirectedInView(url))),
    cacheKey: ({ formatCampaignAddress: format, parseCampaignAddress: parse }, { url }) => format(parse(url)),
    cachedAs: 'list',
    addressOf: ({ formatCampaignAddress: format, parseCampaignAddress: parse }, url) =>
      lookedAtAs(format(parse(url)), url.search),
  }),
  shouldRevalidate: asksForOtherResults,
  headOf: ({ campaign: { title, description, ...addressed } }: CampaignPageData): Head => ({
    title,
    description,
    canonical: campaignPath(addressed),
  }),
}

export const campaign = page({ id: 'kampanjer-slug', path: 'kampanjer/:slug', ...articles })

export const assortment = page({ id: 'sortiment-slug', path: 'sortiment/:slug', ...articles })
