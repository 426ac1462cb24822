import { describe, expect, it } from 'vitest'
import { assortment, campaign } from '../../../ui/campaigns/page'
import { department, listing } from '../../../ui/listing/page'
import type { Page } from '../../../ui/routing/page'
import { search } from '../../../ui/search/page'
import { category, memoryCatalogue, variantOf } from '../../application/support/memory-catalogue'

const found = [variantOf('1000', 'P1')]
const common = {
  description: '',
  illustration: '',
  validUntil: undefined,
  articleNumbers: found.map(({ articleNumber }) => articleNumber),
}
const { ports } = memoryCatalogue({
  menu: [category('VVS', 'vvs', [category('Ventiler', 'vvs/ventiler')])],
  variants: found,
  products: { 'category=vvs': found, 'category=vvs/ventiler': found, 'articleNumber=1000': found },
  campaigns: [
    { ...common, id: '1', slug: 'vinter', title: 'Vinter', isAssortment: false },
    { ...common, id: '2', slug: 'eget', title: 'Eget', isAssortment: true },
  ],
})

const answerOf = async ({ query }: Page, address: string) =>
  query?.ask(ports, { url: new URL(address, 'https://shop.test'), params: {}, signal: new AbortController().signal })

describe('an address beyond the last result', () => {
  it.each<readonly [string, Page]>([
    ['/kategorier/vvs/ventiler?', listing],
    // Without its sorting it would lead to the overview of the department.
    ['/kategorier/vvs?sortera=dimension&', department],
    ['/kampanjer/vinter?', campaign],
    ['/sortiment/eget?', assortment],
    ['/search?q=Kulventil&', search],
  ])('%s leads to the last page in the same view', async (path, page) => {
    expect(await answerOf(page, `${path}fran=500&vy=bilder`)).toMatchObject({
      left: { tag: 'Redirected', to: `${path}vy=bilder` },
    })
    expect(await answerOf(page, `${path}fran=500`)).toMatchObject({
      left: { tag: 'Redirected', to: path.replace(/[?&]$/, '') },
    })
  })

  it('a search without a query leads to the start page, which has no view', async () => {
    expect(await answerOf(search, '/search?q=&vy=bilder')).toMatchObject({ left: { tag: 'Redirected', to: '/' } })
  })
})
