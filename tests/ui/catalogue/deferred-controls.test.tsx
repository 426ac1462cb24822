// @vitest-environment happy-dom
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { Variant } from '#domain/catalogue/variant'
import { FIRST_SCREEN_ROWS } from '../../../ui/catalogue/DeferredControls'
import { createPageRenderer } from '../../../ui/server/page-renderer'
import { article } from '../../domain/given-articles'
import { shopWith } from '../checkout/given'
import { drawShop, givenAnswers, loadFrom } from '../shell/given'

const ROWS = FIRST_SCREEN_ROWS * 2

const valves = Array.from({ length: ROWS }, (_, index) =>
  article(String(4208101 + index), `Kulventil ${index}`, 100 + index),
)

const pagesOf = (variants: readonly Variant[]) => {
  const halfway = variants.length / 2 - 2
  const page = { shown: 2, total: 2, sortBy: 'dimension', inStockAt: undefined, more: undefined } as const
  return loadFrom(
    givenAnswers({
      listing: () =>
        Promise.resolve({
          title: 'Kulventiler',
          slug: 'vvs/ventiler/kulventiler',
          breadcrumbs: [],
          siblings: { title: '', slug: '', entries: [] },
          children: [],
          productCount: 2,
          facets: [],
          groups: [
            { productId: 'P1', name: 'Kulventil FF', variants: variants.slice(0, halfway) },
            { productId: 'P2', name: 'Kulventil FM', variants: variants.slice(halfway) },
          ],
          page,
        }),
      search: () =>
        Promise.resolve({
          query: 'ventil',
          spellingSuggestions: [],
          relatedQueries: [],
          facets: [],
          variants,
          pages: [],
          page: { ...page, sortBy: 'relevance' },
        }),
      product: () =>
        Promise.resolve({
          variant: valves[0] ?? article('1', '', 1),
          siblings: variants,
          brackets: [],
          attributeSequence: [],
        }),
    }),
  )
}

const lists = {
  listing: '/kategorier/vvs/ventiler/kulventiler',
  'search results': '/search?q=ventil',
  'product page': '/produkt/kulventil-0-4208101',
}

/** The table rows that the server draws for a page. */
const servedRows = async (path: string, variants: readonly Variant[] = valves): Promise<readonly Element[]> => {
  const renderer = createPageRenderer(
    pagesOf(variants),
    () => ({ scripts: [], styles: [], preloads: [], fonts: [] }),
    'dahl',
  )
  const drawn = await renderer.render(new Request(`http://localhost${path}`))
  if (drawn.tag !== 'Page') throw new Error('No page')
  const served = new DOMParser().parseFromString(drawn.page.body.toString(), 'text/html')
  return rowsWith([...served.querySelectorAll('tr')], 'a.mono')
}

const rowsWith = (rows: readonly Element[], selector: string) =>
  rows.filter((row) => row.querySelector(selector) !== null)

describe('buy controls below the first screen', () => {
  for (const [list, path] of Object.entries(lists)) {
    it(`are left out by the server on the ${list}, whose rows are all there`, async () => {
      const rows = await servedRows(path)

      expect(rows).toHaveLength(ROWS)
      expect(rowsWith(rows, 'input')).toEqual(rows.slice(0, FIRST_SCREEN_ROWS))
    })

    it(`are drawn in the browser on the ${list}, so that every row has its own`, async () => {
      const shop = shopWith([], { known: valves, variants: TE.right(valves) })
      const page = await drawShop(path, shop, pagesOf(valves))
      await page.says(valves.at(-1)?.articleNumber ?? 'all')

      const rows = rowsWith(page.all('tr'), 'a.mono')
      expect(rows).toHaveLength(ROWS)
      expect(rowsWith(rows, 'input')).toHaveLength(ROWS)
    })
  }

  it('do not keep the server from telling that an article is no longer sold', async () => {
    const gone: readonly Variant[] = valves.map((valve) => ({ ...valve, discontinued: true, stock: undefined }))

    const rows = await servedRows(lists.listing, gone)

    expect(rows.filter(({ textContent }) => textContent.includes('Utgått'))).toHaveLength(ROWS)
  })
})
