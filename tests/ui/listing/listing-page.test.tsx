// @vitest-environment happy-dom
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { ShellData } from '#application/queries/page-data'
import type { LocationId } from '#domain/kernel/ids'
import type { SessionState } from '#domain/session/session'
import { aStock } from '../../domain/given'
import { shopWith } from '../checkout/given'
import { article, central, line, molndal, signedIn } from '../../domain/given-articles'
import { drawShop, givenAnswers, givenPages, loadFrom } from '../shell/given'

const valves = ['15', '20'].map((dn, index) =>
  article(`420810${index + 1}`, `Kulventil FF 1000 DN${dn}`, 100 + index, {
    attributes: [{ attributeName: 'DN', attributeValue: dn }],
    stock: aStock([
      { locationId: central, quantity: index === 0 ? 40 : 0, availability: index === 0 ? 'green' : 'red' },
      { locationId: molndal, quantity: 3 },
    ]),
  }),
)
const [small] = valves

const answersAsking = (places: LocationId[]) => {
  const asked: LocationId[] = []
  const answers = givenAnswers({
    listing: async ({ request }) => {
      const inStockAt = new URL(request.url).searchParams.get('lager') === 'i-lager' ? places[asked.length] : undefined
      if (inStockAt !== undefined) asked.push(inStockAt)
      const variants = inStockAt === undefined ? valves : valves.slice(0, inStockAt === central ? 1 : 2)
      return {
        title: 'Kulventiler',
        slug: 'vvs/ventiler/kulventiler',
        breadcrumbs: [],
        siblings: { title: '', slug: '', entries: [] },
        children: [],
        productCount: 1,
        facets: [],
        groups: [{ productId: 'P1', name: 'Kulventil FF 1000', variants }],
        page: { shown: 1, total: 1, sortBy: 'dimension', prices: 'own', inStockAt, more: undefined },
      }
    },
  })
  return { answers, asked }
}

const drawListing = async (search = '', given = answersAsking([central]), delivery?: SessionState['delivery']) => {
  const session = signedIn()
  const shop = shopWith(small === undefined ? [] : [line(small, 12)], {
    known: valves,
    variants: TE.right(valves),
    ...(delivery === undefined ? {} : { session: { ...session, delivery } }),
  })
  const page = await drawShop(`/kategorier/vvs/ventiler/kulventiler${search}`, shop, loadFrom(given.answers))
  await page.says(/Ditt pris|från/)
  return { ...page, shop }
}

const field = (page: Awaited<ReturnType<typeof drawListing>>, name: string) => {
  const found = page.all('input').find((one) => one.getAttribute('aria-label') === `${name}, st`)
  if (!(found instanceof HTMLInputElement)) throw new Error(`no field ${name}`)
  return found
}

describe('a listing', () => {
  it('marks what lies in the cart', async () => {
    const page = await drawListing()
    await page.says('12 st i varukorgen')
  })

  it('[ERROR-25] tells beside the button of an add that was not taken, and makes it again by a press', async () => {
    const page = await drawListing()
    await page.does(() => {
      page.shop.cart.add(
        valves.slice(1).map((variant) => ({ articleNumber: variant.articleNumber, quantity: 7, variant })),
      )
      page.shop.refuseEdits({
        tag: 'Refused',
        service: 'cart',
        status: 404,
        message: undefined,
        code: undefined,
        details: [],
      })
    })

    await page.says('7 av 4208102 lades inte i varukorgen.')
    await page.press('Försök igen')

    expect(page.shop.asked.filter(({ type }) => type === 'AddItems')).toHaveLength(2)
    expect(page.text()).not.toContain('lades inte i varukorgen')
  })

  it('is of what the central storage has in stock, and calls it by the chosen delivery', async () => {
    const given = answersAsking([central])
    const page = await drawListing('?lager=i-lager', given)
    expect(page.text()).toContain('I lager för utkörning')
    expect(page.text()).not.toContain('4208102')
    expect(given.asked).toEqual([central])
  })

  it('is asked for once more for one who fetches the goods in a store', async () => {
    const given = answersAsking([central, molndal])
    const page = await drawListing('?lager=i-lager', given, {
      choice: { deliveryId: 'EXH', zipCode: undefined, storeId: molndal },
      zipCodes: {},
      stores: {},
    })
    await page.says('4208102')
    expect(page.text()).toContain('I lager för leverans till butik')
    expect(given.asked).toEqual([central, molndal])
  })

  it('[PERM-12] [PERM-17] neither narrows nor sorts by what the user may not see', async () => {
    const facets = [
      { type: 'range', name: 'price', min: 100, max: 900, selectedMin: undefined, selectedMax: undefined },
      { type: 'distinct', name: 'campaign', items: [{ item: 'true', count: 2, selected: false }] },
      { type: 'distinct', name: 'brand', items: [{ item: 'Nordventil', count: 2, selected: false }] },
    ] as const
    const legendsFor = async (denies: Parameters<typeof signedIn>[0]) => {
      const shop = shopWith([], { known: valves, variants: TE.right(valves), session: signedIn(denies) })
      const loaders = givenPages({
        listing: async (asked) => ({ ...(await answersAsking([central]).answers.listing(asked)), facets }),
      })
      const page = await drawShop('/kategorier/vvs/ventiler/kulventiler', shop, loaders)
      await page.says('Moa')
      return {
        legends: page.all('legend').map(({ textContent }) => textContent),
        sortings: page.all('select[name=sortera] option').map(({ textContent }) => textContent),
      }
    }

    expect((await legendsFor([])).legends).toEqual(['Tillgänglighet', 'Ditt pris exkl. moms', 'Kampanj', 'Varumärke'])
    const denied = await legendsFor(['EJ_SE_PRISER', 'EJ_SE_RABATTER'])
    expect(denied.legends).toEqual(['Tillgänglighet', 'Varumärke'])
    expect(denied.sortings).not.toContain('Pris')
  })

  it('says how many of its products are shown', async () => {
    const { listing } = answersAsking([central]).answers
    const counted = async (productCount: number) => {
      const loaders = givenPages({ listing: async (asked) => ({ ...(await listing(asked)), productCount }) })
      const page = await drawShop('/kategorier/vvs/ventiler/kulventiler', shopWith([], { known: valves }), loaders)
      return page.text()
    }

    expect(await counted(1)).toContain('1 produkt med 2 artiklar')
    expect(await counted(107)).toContain('107 produkter. Visar 1, med 2 artiklar.')
  })

  it('leads from a full page to the next one, and back', async () => {
    const { listing } = answersAsking([central]).answers
    const linksOf = async (own: object) => {
      const loaders = givenPages({
        listing: async (asked) => {
          const data = await listing(asked)
          return { ...data, page: { ...data.page, total: 652, ...own } }
        },
      })
      const page = await drawShop('/kategorier/vvs/ventiler/kulventiler', shopWith([], { known: valves }), loaders)
      const addressOf = (name: string) =>
        page
          .all('a')
          .find(({ textContent }) => textContent === name)
          ?.getAttribute('href')
      return { more: addressOf('Visa fler'), earlier: addressOf('Visa tidigare'), text: page.text() }
    }
    const at = '/kategorier/vvs/ventiler/kulventiler'

    expect(await linksOf({ shown: 96, next: `${at}?fran=96` })).toMatchObject({
      more: `${at}?fran=96#resultat`,
      earlier: undefined,
    })
    const second = await linksOf({ from: 576, shown: 76, before: `${at}?fran=480&visa=96` })
    expect(second).toMatchObject({ more: undefined, earlier: `${at}?fran=480&visa=96#resultat` })
    expect(second.text).toContain('577–652 av 652 produkter')
  })

  it('keeps the focus in the results when the filter that had it is taken off', async () => {
    const page = await drawListing('?lager=i-lager')
    const chip = page.all('a').find((one) => one.getAttribute('aria-label') === 'Ta bort I lager för utkörning')
    if (chip === undefined) throw new Error('No chip')
    await page.does(() => chip.focus())
    await page.does(() => chip.click())
    await page.says('4208102')

    expect(document.activeElement?.getAttribute('aria-label')).toBe('Kulventiler')
  })

  it('leads to a product’s page without loading the shop again, also in results that a filter had emptied', async () => {
    const { listing } = givenAnswers(answersAsking([central]).answers)
    const loaders = givenPages({
      listing: async (asked) => {
        const data = await listing(asked)
        const empty = { ...data, groups: [], page: { ...data.page, shown: 0, total: 0 } }
        return new URL(asked.request.url).searchParams.has('brand') ? empty : data
      },
    })
    const page = await drawShop('/kategorier/vvs/ventiler/kulventiler?brand=Ingen', shopWith([]), loaders)
    await page.goTo('/kategorier/vvs/ventiler/kulventiler')
    await page.says('4208101')
    await page.press('Produktsida för Kulventil FF 1000')

    expect(page.path()).toMatch(/^\/produkt\/.*4208101$/)
  })

  it('shows products as pictures, with their numbers, stock, least price and the way to choose', async () => {
    const page = await drawListing('?vy=bilder')
    await page.says('4208101–4208102')
    await page.says('1 av 2 i lager')
    expect(page.text()).toContain('DN15–DN20')
    expect(page.text()).toMatch(/från\s*100,00/)
    expect(page.all('a[aria-current="true"]').map(({ textContent }) => textContent)).toEqual(['Bilder'])

    await page.press('Välj bland 2 Kulventil FF 1000')
    expect(page.path()).toMatch(/^\/produkt\/.*4208101$/)
  })

  it('adds the only article of a product from its picture', async () => {
    const { listing } = answersAsking([central]).answers
    const loaders = givenPages({
      listing: async (asked) => ({
        ...(await listing(asked)),
        groups: [{ productId: 'P1', name: 'Kulventil FF 1000', variants: valves.slice(0, 1) }],
      }),
    })
    const shop = shopWith([], { known: valves, variants: TE.right(valves) })
    const page = await drawShop('/kategorier/vvs/ventiler/kulventiler?vy=bilder', shop, loaders)
    await page.says('40 st i lager')
    await page.press('Lägg till Kulventil FF 1000 DN15 i varukorgen')

    await page.says('1 st 4208101 lades i Utkörning')
    expect(page.text()).not.toContain('Välj bland')
  })

  it('goes from quantity to quantity by Enter, and adds what was typed', async () => {
    const page = await drawListing()
    const first = field(page, 'antal Kulventil FF 1000 DN15')
    await page.does(() => first.focus())
    await page.does(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(first, '3')
      first.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await page.does(() =>
      first.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
    )

    expect(document.activeElement).toBe(field(page, 'antal Kulventil FF 1000 DN20'))
    await page.says('3 st 4208101 lades i Utkörning')
  })

  it('does not say that an article is in the cart while the services do not answer', async () => {
    const page = await drawListing()
    await page.does(() => page.shop.serviceDoesNotAnswer())
    await page.press('Lägg till Kulventil FF 1000 DN15 i varukorgen')

    await page.says('1 st 4208101 väntar på att sparas')
    expect(page.text()).not.toContain('lades i')
  })

  it('neither adds nor leaves a quantity that is none', async () => {
    const page = await drawListing()
    const first = field(page, 'antal Kulventil FF 1000 DN15')
    await page.does(() => first.focus())
    await page.does(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(first, 'tre')
      first.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await page.does(() =>
      first.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
    )

    expect(document.activeElement).toBe(first)
    expect(page.text()).not.toContain('lades i')
  })
})

describe('the categories beside a listing', () => {
  it('are those of the customer’s assortment', async () => {
    const entry = (title: string, slug: string) => ({ title, slug, illustration: '', children: [] })
    const entries = [
      entry('Kulventiler', 'vvs/ventiler/kulventiler'),
      entry('Backventiler', 'vvs/ventiler/backventiler'),
    ]
    const loaders = givenPages({
      listing: async () => ({
        title: 'Kulventiler',
        slug: 'vvs/ventiler/kulventiler',
        breadcrumbs: [],
        siblings: { title: 'Ventiler', slug: 'vvs/ventiler', entries },
        children: [],
        productCount: 1,
        facets: [],
        groups: [{ productId: 'P1', name: 'Kulventil FF 1000', variants: valves }],
        page: { shown: 1, total: 1, sortBy: 'dimension', prices: 'own', inStockAt: undefined, more: undefined },
      }),
    })
    const categories = async (menu?: ShellData['menu']) => {
      const shop = shopWith([], { known: valves, variants: TE.right(valves), ...(menu === undefined ? {} : { menu }) })
      const page = await drawShop('/kategorier/vvs/ventiler/kulventiler', shop, loaders)
      await page.says('Ditt pris')
      return page.all('nav[aria-label="Kategorier"] li').map(({ textContent }) => textContent)
    }
    expect(await categories()).toEqual(['Kulventiler', 'Backventiler'])
    expect(await categories(entries.slice(0, 1))).toEqual(['Kulventiler'])
  })
})
