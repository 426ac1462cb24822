// @vitest-environment happy-dom
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { money } from '#domain/kernel/money'
import type { PermissionDeny } from '#domain/session/session'
import { DeliveryPage } from '../../../ui/checkout/delivery/DeliveryPage'
import { SummaryPage } from '../../../ui/checkout/summary/SummaryPage'
import { aPrice } from '../../domain/given'
import { article, line, signedIn } from '../../domain/given-articles'
import { filledIn, shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'
import { drawShop, givenPages } from '../shell/given'

const tee = article('1630522', 'T-rör press 22 mm', 61.9, {
  price: aPrice(61.9, {
    preCampaignPrice: money(79.4),
    salesPrice: money(91.3),
    discountPercentage: 32,
    priceType: 'campaign',
  }),
})

const shopDenying = (denies: readonly PermissionDeny[]) =>
  shopWith([line(tee, 40)], {
    known: [tee],
    variants: TE.right([tee]),
    session: signedIn(denies),
    forms: { DBI: filledIn },
  })

const pages = givenPages({
  product: async () => ({ variant: tee, siblings: [tee], brackets: [], attributeSequence: [] }),
  listing: async () => ({
    title: 'Pressdelar',
    slug: 'vvs/rordelar/press',
    breadcrumbs: [],
    siblings: { title: '', slug: '', entries: [] },
    children: [],
    productCount: 1,
    facets: [],
    groups: [{ productId: 'P1', name: 'T-rör press', variants: [tee] }],
    page: { shown: 1, total: 1, sortBy: 'dimension', prices: 'own', inStockAt: undefined, more: undefined },
  }),
})

const shownAt = async (address: string, denies: readonly PermissionDeny[]): Promise<string> => {
  const page = await drawShop(address, shopDenying(denies), pages)
  await page.says(/61,90/)
  return page.text()
}

const shownBy = async (view: 'delivery' | 'summary', denies: readonly PermissionDeny[]): Promise<string> => {
  const shop = shopDenying(denies)
  const drawn =
    view === 'delivery'
      ? await drawIn(shop, shell, <DeliveryPage />, '/delivery')
      : await drawIn(shop, shell, <SummaryPage />, '/summary')
  return drawn.text()
}

describe('with EJ_SE_RABATTER', () => {
  it.each([
    ['the product page', '/produkt/artikel-1630522'],
    ['the listing', '/kategorier/vvs/rordelar/press'],
  ])('[PERM-17] %s shows no discount and no price before it', async (_page, address) => {
    expect(await shownAt(address, [])).toContain('79,40')

    const denied = await shownAt(address, ['EJ_SE_RABATTER'])
    for (const part of ['79,40', '91,30', '32 %']) expect(denied).not.toContain(part)
  })

  it.each(['delivery', 'summary'] as const)('[PERM-17] the %s step shows no discount', async (view) => {
    expect(await shownBy(view, [])).toContain('varav kampanjrabatt')

    const denied = await shownBy(view, ['EJ_SE_RABATTER'])
    expect(denied).toContain('2 476,00')
    expect(denied).not.toContain('varav kampanjrabatt')
    expect(denied).not.toContain('79,40')
  })
})
