// @vitest-environment happy-dom
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { PriceBasis } from '#application/ports/search-service'
import { shopWith } from '../checkout/given'
import { article, signedIn } from '../../domain/given-articles'
import { drawShop, givenPages } from '../shell/given'

const cheap = article('4208101', 'Kulventil FF 1000 DN15', 100)
const dear = article('4208102', 'Kulventil FF 1000 DN20', 200)

const listing = '/kategorier/vvs/ventiler/kulventiler'

/** The page as its loader answers it, first by the prices of visitors and then by those named, one after the other. */
const drawAs = async (search: string, then: readonly PriceBasis[], denies: Parameters<typeof signedIn>[0] = []) => {
  const bases: readonly PriceBasis[] = ['includingVat', ...then]
  let asked = 0
  const loaders = givenPages({
    listing: async ({ request }) => {
      const prices = bases[Math.min(asked, bases.length - 1)] ?? 'list'
      asked += 1
      const params = new URL(request.url).searchParams
      const min = params.get('price.min')
      return {
        title: 'Kulventiler',
        slug: 'vvs/ventiler/kulventiler',
        breadcrumbs: [],
        siblings: { title: '', slug: '', entries: [] },
        children: [],
        productCount: 2,
        facets: [
          {
            type: 'range',
            name: 'price',
            min: 90,
            max: 900,
            selectedMin: min === null ? undefined : Number(min),
            selectedMax: undefined,
          },
        ],
        groups: [{ productId: 'P1', name: 'Kulventil FF 1000', variants: [cheap, dear] }],
        page: {
          shown: 1,
          total: 1,
          sortBy: params.get('sortera') === 'price' ? 'price' : 'dimension',
          prices,
          inStockAt: undefined,
          more: undefined,
        },
      }
    },
  })
  const shop = shopWith([], { known: [cheap, dear], variants: TE.right([cheap, dear]), session: signedIn(denies) })
  const page = await drawShop(`${listing}${search}`, shop, loaders)
  await page.says('Moa')
  return {
    page,
    times: () => asked,
    legends: () => page.all('legend').map(({ textContent }) => textContent),
    sortings: () => page.all('select[name=sortera] option').map(({ textContent }) => textContent),
    placeholders: () => page.all('input[inputmode=decimal]').map((field) => field.getAttribute('placeholder')),
  }
}

describe('results by price', () => {
  it.each(['?sortera=price', '?price.min=100'])(
    'are asked for once more by the own prices of a user: %s',
    async (search) => {
      const { times, legends, sortings, placeholders } = await drawAs(search, ['own'])
      expect(times()).toBe(2)
      expect(legends()).toContain('Ditt pris exkl. moms')
      expect(sortings()).toContain('Ditt pris')
      expect(placeholders()).toEqual(['90', '900'])
    },
  )

  it('are those of list prices, and called so, where the service knows of no others', async () => {
    const { times, legends, sortings } = await drawAs('?sortera=price', ['list'])
    expect(times()).toBe(2)
    expect(legends()).toContain('Grundpris exkl. moms')
    expect(sortings()).toContain('Grundpris')
  })

  it('are called those of visitors where the answer stays that for visitors, and not asked for again', async () => {
    const { page, times, legends } = await drawAs('?sortera=price', ['includingVat'])
    expect(times()).toBe(2)
    expect(legends()).toContain('Pris inkl. moms')
    expect(page.text()).not.toContain('Uppdaterar')
  })

  it('are not asked for by a user who may not see prices', async () => {
    expect((await drawAs('?sortera=price', ['own'], ['EJ_SE_PRISER'])).times()).toBe(1)
  })
})

describe('results in another order', () => {
  it('are not asked for again, and the bounds of visitors are not shown as those of the user', async () => {
    const { times, legends, placeholders } = await drawAs('', ['own'])
    expect(times()).toBe(1)
    expect(legends()).toContain('Ditt pris exkl. moms')
    expect(placeholders()).toEqual([null, null])
  })
})
