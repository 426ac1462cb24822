// @vitest-environment happy-dom
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { ProductPageData } from '#application/queries/page-data'
import type { Variant } from '#domain/catalogue/variant'
import { articleNumber, locationId } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import { aPrice, aStock } from '../../domain/given'
import { shell, shopWith } from '../checkout/given'
import { article, central, molndal, replacement, signedIn } from '../../domain/given-articles'
import { drawShop, givenPages } from '../shell/given'
import { withQueries } from '../../support/arrived-shop'

const sealant = article('7480220', 'Gängtätning 50 ml', 118, {
  ean: '7391237480220',
  attributes: [
    { attributeName: 'Färg', attributeValue: 'Vit' },
    { attributeName: 'RSK', attributeValue: '7480220' },
    { attributeName: 'Volym', attributeValue: '50 ml' },
  ],
  warnings: [
    warning('H317', 'Kan orsaka allergisk hudreaktion.'),
    warning('H412', 'Skadliga långtidseffekter för vattenlevande organismer.'),
    warning('P280', 'Använd skyddshandskar.'),
  ],
  relations: [
    {
      name: 'ersatter',
      articleNumber: articleNumber('7480100'),
      variantSlug: 'gangtatning-7480100',
      variantName: 'Gängtätning 25 ml',
      images: [],
    },
    {
      name: 'tillbehor',
      articleNumber: articleNumber('7480999'),
      variantSlug: undefined,
      variantName: 'Pensel',
      images: [],
    },
  ],
})

function warning(code: string, description: string): Variant['warnings'][number] {
  return { code, description, signalWord: 'Varning', assetUrl: undefined, detailedDescription: undefined }
}

const drawProduct = async (
  given: Partial<ProductPageData> = {},
  shop = shopWith([], { known: [sealant] }),
  shellData = shell,
) => {
  const loaders = givenPages({
    shell: () => Promise.resolve(shellData),
    product: async () => ({
      variant: sealant,
      siblings: [sealant],
      brackets: [],
      attributeSequence: ['Volym', 'Färg'],
      ...given,
    }),
  })
  const page = await drawShop('/produkt/gangtatning-7480220', shop, loaders)
  await page.says('Ditt pris')
  return page
}

const terms = (page: Awaited<ReturnType<typeof drawProduct>>) => page.all('dt').map(({ textContent }) => textContent)

describe('a product page', () => {
  it("shows the attributes in the category's sequence, and numbers by themselves", async () => {
    const page = await drawProduct()
    const names = terms(page)
    expect(names.indexOf('Volym')).toBeLessThan(names.indexOf('Färg'))
    expect(names.filter((name) => name === 'RSK')).toHaveLength(1)
  })

  it('[SEARCH-02] keeps the own order of the attributes where no sequence holds', async () => {
    const names = terms(await drawProduct({ attributeSequence: [] }))
    expect(names.indexOf('Färg')).toBeLessThan(names.indexOf('Volym'))
  })

  it('warns with pictogram, signal word and codes', async () => {
    const page = await drawProduct()
    expect(page.all('svg[role="img"]').map((one) => one.getAttribute('aria-label'))).toContain('Skadlig')
    expect(page.text()).toContain('H412 Skadliga långtidseffekter')
    expect(page.all('#varning ~ div strong').map(({ textContent }) => textContent)).toEqual(['Varning'])
  })

  it('[CATALOG-08] names what it replaces and what replaces it; other relations are neither', async () => {
    const page = await drawProduct()
    expect(page.text()).toContain('Ersätter')
    expect(page.text()).toContain('7480100')
    expect(page.text()).not.toContain('Pensel')
    expect(page.text()).not.toContain('Ersätts av')
  })

  it('says what buying some more saves', async () => {
    const priced = { ...sealant, price: { ...aPrice(118), hasBracketPrices: true } }
    const shop = withQueries(shopWith([], { known: [priced] }), {
      brackets: () =>
        TE.right([
          { fromQuantity: 1, netPrice: money(118) },
          { fromQuantity: 12, netPrice: money(109.5) },
        ]),
    })
    const page = await drawProduct({ variant: priced, siblings: [priced] }, shop)
    await page.says('Köp 11 st till så blir priset 109,50 kr/st. Du sparar 8,50 kr/st.')
    expect(page.text()).toContain('nästa prisnivå')
    expect(page.all('tbody td').map((one) => one.textContent)).toContain('Från 12 st nästa prisnivå')
  })

  it('tells what a pack holds, and what each of it costs', async () => {
    const webSalesUnit = { unit: 'frp', conversionFactor: 50, conversionUnit: 'm' }
    const coil = { ...sealant, webSalesUnit, price: { ...aPrice(1599), salesPriceUnit: 'frp' } }
    const page = await drawProduct({ variant: coil, siblings: [coil] }, shopWith([], { known: [coil] }))
    await page.says('1 frp = 50 m, 31,98 kr/m')
  })

  it('names a store by its number while the stores cannot be fetched', async () => {
    const stocked = { ...sealant, stock: aStock([{ locationId: molndal, quantity: 4 }]) }
    const shop = shopWith([], { known: [stocked] })
    const page = await drawProduct({ variant: stocked, siblings: [stocked] }, shop, {
      ...shell,
      stores: [],
      missing: ['stores'],
    })

    expect(page.all('tbody th').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(`^Butik ${molndal}`),
    )
  })

  it('says a lead time of a fixed number of days as one number', async () => {
    const span = { availability: 'gray', stocked: false, availableFromDays: 10, availableToDays: 10 } as const
    const stock = aStock([{ locationId: central, quantity: 0, ...span }])
    const ordered = { ...sealant, stock }
    const page = await drawProduct(
      { variant: ordered, siblings: [ordered] },
      shopWith([], { known: [ordered], stockIn: TE.right(stock) }),
    )
    expect(page.all('#lager td').map(({ textContent }) => textContent)).toContain('10 dagar')
  })

  it('[CATALOG-18] tells what every store holds, when asked', async () => {
    const stock = aStock([
      { locationId: central, quantity: 9 },
      { locationId: molndal, quantity: 4 },
    ])
    const page = await drawProduct({}, shopWith([], { known: [sealant], stockIn: TE.right(stock) }))
    await page.press('Saldo i alla 1 butiker')
    await page.says('Åbäcksgatan 6')
    expect(page.all('dialog tbody tr')).toHaveLength(1)
    expect(page.all('dialog tbody tr')[0]?.textContent).toContain('4 st')
  })

  it('[STORE-15] shows the stores nearest to the own one first, asked for among all of them', async () => {
    const asked: unknown[] = []
    const [molndalStore] = shell.stores
    if (molndalStore === undefined) throw new Error('No store')
    const kiruna = { ...molndalStore, id: locationId('200'), name: 'Kiruna', city: 'Kiruna' }
    const lund = { ...molndalStore, id: locationId('201'), name: 'Lund', city: 'Lund' }
    const stock = aStock([kiruna, lund, molndalStore].map(({ id }) => ({ locationId: id, quantity: 4 })))
    const shop = withQueries(shopWith([], { known: [sealant], stockIn: TE.right(stock) }), {
      storesNear: (...given: readonly unknown[]) => {
        asked.push(given.slice(0, 2))
        return TE.right([
          { ...lund, distance: 212.4 },
          { ...kiruna, distance: 1240 },
        ])
      },
    })
    const page = await drawProduct({}, shop, { ...shell, stores: [kiruna, lund, molndalStore] })
    await page.press('Saldo i alla 3 butiker')
    await page.says('212,4 km')

    expect(page.all('dialog tbody th').map(({ firstChild }) => firstChild?.textContent)).toEqual([
      'Mölndal',
      'Lund',
      'Kiruna',
    ])
    expect(asked).toEqual([[molndalStore.id, [kiruna.id, lund.id, molndalStore.id]]])
  })

  it('says where stock stands that the stores do not answer, with a way to try again', async () => {
    const lost = { tag: 'Lost', service: 'stock', status: undefined } as const
    const known = { ...sealant, stock: aStock([{ locationId: central, quantity: 9 }]) }
    const page = await drawProduct(
      { variant: known, siblings: [known] },
      shopWith([], { known: [known], stockIn: TE.left(lost) }),
    )
    await page.says('Saldot i butikerna kunde inte hämtas')
    expect(page.all('#lager tbody tr').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('9 st i lager'),
      expect.stringContaining('Kunde inte hämtas'),
    ])
    expect(page.all('#lager [role="alert"] button')).toHaveLength(1)

    await page.press('Saldo i alla 1 butiker')
    await page.until(() => page.all('dialog [role="alert"]').length === 1)
  })

  it('has the reader’s own store first among the stores, whatever is driven out', async () => {
    const session = signedIn()
    const own = locationId('301')
    const shop = shopWith([], {
      known: [sealant],
      session: { ...session, delivery: { ...session.delivery, stores: { EXH: own } } },
    })
    const stores = [...shell.stores, ...shell.stores.map((one) => ({ ...one, id: own, name: 'Kiruna' }))]
    const page = await drawProduct({}, shop, { ...shell, stores })
    await page.until(() => page.text().includes('Kiruna din butik'))
    expect(page.text()).not.toContain('Mölndal din butik')
  })

  it('leads to a store where the article is sold in stores alone', async () => {
    const storeArticle: Variant = { ...sealant, purchaseConstraints: ['onlyStore'] }
    const page = await drawProduct(
      { variant: storeArticle, siblings: [storeArticle] },
      shopWith([], { known: [storeArticle] }),
    )
    await page.says('Säljs bara i butik')
    expect(page.text()).toContain('Välj butik')
  })

  it('is told to search engines with the public price, whoever looks', async () => {
    const page = await drawProduct({ variant: replacement, siblings: [replacement] })
    await page.until(() => document.head.querySelector('script[type="application/ld+json"]') !== null)
    const told: unknown = JSON.parse(
      document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    )
    expect(told).toMatchObject({
      '@graph': [{ sku: '4208264', offers: { priceCurrency: 'SEK' } }, { '@type': 'BreadcrumbList' }],
    })
    await page.goTo('/search?q=ventil')
    await page.until(() => document.head.querySelector('script[type="application/ld+json"]') === null)
  })
})
