import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { parseCampaignAddress } from '#application/queries/campaign-address'
import { campaignPage } from '#application/queries/campaign-page'
import { departmentPage } from '#application/queries/department-page'
import { parseListingAddress } from '#application/queries/listing-address'
import { listingPage } from '#application/queries/listing-page'
import type { QueryPorts } from '#application/queries/query-ports'
import { parseSearchAddress } from '#application/queries/search-address'
import { searchPage } from '#application/queries/search-page'
import { category, memoryCatalogue, variantOf } from './support/memory-catalogue'

const listing = (ports: QueryPorts, url: URL) => listingPage(ports)(parseListingAddress(url))
const campaign = (ports: QueryPorts, url: URL) => campaignPage(ports)(parseCampaignAddress(url))
const search = (ports: QueryPorts, url: URL) => searchPage(ports)(parseSearchAddress(url))

/** A category, a campaign, an assortment and a search that all find so many articles, each of its own product. */
const finding = (count: number) => {
  const found = Array.from({ length: count }, (_, index) => variantOf(`${1000 + index}`, `P${index}`))
  const articleNumbers = found.map(({ articleNumber }) => articleNumber)
  const common = { description: '', illustration: '', validUntil: undefined, articleNumbers }
  return memoryCatalogue({
    menu: [category('VVS', 'vvs')],
    variants: found,
    products: { 'category=vvs': found, [`articleNumber=${articleNumbers.join(',')}`]: found },
    campaigns: [
      { ...common, id: '1', slug: 'vinter', title: 'Vinter', isAssortment: false },
      { ...common, id: '2', slug: 'eget', title: 'Eget', isAssortment: true },
    ],
  }).ports
}

type Asked = (ports: QueryPorts, url: URL) => TE.TaskEither<unknown, unknown>

describe.each<readonly [path: string, ask: Asked]>([
  ['/kategorier/vvs?', listing],
  ['/kampanjer/vinter?', campaign],
  ['/sortiment/eget?', campaign],
  ['/search?q=Kulventil&', search],
])('an address beyond the end of %s', (path, ask) => {
  const askFor = async (ports: QueryPorts, window: string) => ask(ports, new URL(path + window, 'https://shop.test'))()
  const leadsTo = (window: string) => {
    const to = path + window
    return E.left({ tag: 'Redirected', to: to.replace(/[?&]$/, ''), status: 302 })
  }

  it('leads to the last page', async () => {
    expect(await askFor(finding(109), 'sortera=name&fran=500')).toEqual(leadsTo('sortera=name&fran=96'))
    expect(await askFor(finding(96), 'fran=96')).toEqual(leadsTo(''))
  })

  it('leads to the page that says so where there are no results', async () => {
    expect(await askFor(finding(0), 'fran=500')).toEqual(leadsTo(''))
  })

  it('is none where the page has a single result', async () => {
    expect(await askFor(finding(97), 'fran=96')).toMatchObject({ right: { page: { from: 96, shown: 1, total: 97 } } })
  })
})

describe('an address beyond the end of a department', () => {
  const ports = memoryCatalogue({
    menu: [category('VVS', 'vvs', [category('Ventiler', 'vvs/ventiler')])],
    variants: [variantOf('1000', 'P1')],
    products: { 'category=vvs': [variantOf('1000', 'P1')] },
  }).ports
  const askFor = (window: string) => departmentPage(ports)(new URL(`/kategorier/vvs${window}`, 'https://shop.test'))()

  it('leads to the last page of its list, and not to the overview of its categories', async () => {
    const leadsTo = (to: string) => E.left({ tag: 'Redirected', to, status: 302 })
    expect(await askFor('?fran=500')).toEqual(leadsTo('/kategorier/vvs?sortera=dimension'))
    expect(await askFor('?sortera=name&fran=500')).toEqual(leadsTo('/kategorier/vvs?sortera=name'))
    expect(await askFor('?sortera=dimension')).toMatchObject({ right: { page: { total: 1 } } })
    expect(await askFor('')).toMatchObject({ right: { children: [{}] } })
  })
})
