// @vitest-environment happy-dom
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { Variant } from '#domain/catalogue/variant'
import { FIRST_SCREEN_ROWS } from '../../../ui/catalogue/DeferredRendering'
import { createPageRenderer } from '../../../ui/server/page-renderer'
import { article } from '../../domain/given-articles'
import { shopWith } from '../checkout/given'
import { drawShop, givenAnswers, loadFrom } from '../shell/given'

const ROWS = FIRST_SCREEN_ROWS * 2

const valves = Array.from({ length: ROWS }, (_, index) =>
  article(String(4208101 + index), `Kulventil ${index}`, 100 + index),
)

const pagesOf = (variants: readonly Variant[]) => {
  const page = {
    shown: 3,
    total: 3,
    sortBy: 'dimension',
    prices: 'includingVat',
    inStockAt: undefined,
    more: undefined,
  } as const
  return loadFrom(
    givenAnswers({
      listing: () =>
        Promise.resolve({
          title: 'Kulventiler',
          slug: 'vvs/ventiler/kulventiler',
          breadcrumbs: [],
          siblings: { title: '', slug: '', entries: [] },
          children: [],
          productCount: 3,
          facets: [],
          groups: [
            // The second product ends below the first screen, the third begins there.
            { productId: 'P1', name: 'Kulventil FF', variants: variants.slice(0, FIRST_SCREEN_ROWS - 2) },
            {
              productId: 'P2',
              name: 'Kulventil FM',
              variants: variants.slice(FIRST_SCREEN_ROWS - 2, FIRST_SCREEN_ROWS + 2),
            },
            { productId: 'P3', name: 'Kulventil MM', variants: variants.slice(FIRST_SCREEN_ROWS + 2) },
          ],
          page,
        }),
      search: () =>
        Promise.resolve({
          query: 'ventil',
          spellingSuggestions: [],
          relatedQueries: [],
          droppedWords: [],
          respelledWords: [],
          facets: [],
          variants,
          pages: [],
          page: { ...page, sortBy: 'relevance' },
        }),
    }),
  )
}

const lists = {
  listing: '/kategorier/vvs/ventiler/kulventiler',
  'search results': '/search?q=ventil',
}

/** What the server draws for a page. */
const served = async (path: string, variants: readonly Variant[] = valves): Promise<Document> => {
  const renderer = createPageRenderer(
    pagesOf(variants),
    () => ({ scripts: [], styles: [], preloads: [], fonts: [] }),
    'dahl',
  )
  const drawn = await renderer.render(new Request(`http://localhost${path}`))
  if (drawn.tag !== 'Page') throw new Error('No page')
  return new DOMParser().parseFromString(drawn.page.body.toString(), 'text/html')
}

/** The rows of articles among all rows of tables. */
const articleRows = (rows: Iterable<Element>) => rowsWith([...rows], 'a.mono')

const rowsWith = (rows: readonly Element[], selector: string) =>
  rows.filter((row) => row.querySelector(selector) !== null)

describe('buy controls below the first screen', () => {
  for (const [list, path] of Object.entries(lists)) {
    it(`are left out by the server on the ${list}, whose rows are all there`, async () => {
      const rows = articleRows((await served(path)).querySelectorAll('tr'))

      expect(rows).toHaveLength(ROWS)
      expect(rowsWith(rows, 'input')).toEqual(rows.slice(0, FIRST_SCREEN_ROWS))
    })

    it(`are drawn in the browser on the ${list}, so that every row has its own`, async () => {
      const shop = shopWith([], { known: valves, variants: TE.right(valves) })
      const page = await drawShop(path, shop, pagesOf(valves))
      await page.says(valves.at(-1)?.articleNumber ?? 'all')

      const rows = articleRows(page.all('tr'))
      expect(rows).toHaveLength(ROWS)
      expect(rowsWith(rows, 'input')).toHaveLength(ROWS)
    })
  }

  it('do not keep the server from telling that an article is no longer sold', async () => {
    const gone: readonly Variant[] = valves.map((valve) => ({ ...valve, discontinued: true, stock: undefined }))

    const rows = articleRows((await served(lists.listing, gone)).querySelectorAll('tr'))

    expect(rows.filter(({ textContent }) => textContent.includes('Utgått'))).toHaveLength(ROWS)
  })
})

describe('drawings of products below the first screen', () => {
  /** Those of the products: the rows of their articles have icons. */
  const drawings = (all: Iterable<Element>) => [...all].filter((svg) => svg.closest('table') === null)
  const svgs = 'article svg[aria-hidden]'
  const isDrawn = ({ childElementCount }: Element) => childElementCount > 0

  it('are left out by the server, and keep their place', async () => {
    const page = await served(lists.listing)

    const places = drawings(page.querySelectorAll(svgs))
    expect(places.map(isDrawn)).toEqual([true, true, false])
    const widths = places.map((drawing) => drawing.getAttribute('width'))
    expect(new Set(widths).size).toBe(1)
  })

  it('are drawn in the browser', async () => {
    const page = await drawShop(lists.listing, shopWith([], { known: valves }), pagesOf(valves))

    await page.until(() => drawings(page.all(svgs)).filter(isDrawn).length === 3)

    expect(drawings(page.all(svgs))).toHaveLength(3)
  })
})
