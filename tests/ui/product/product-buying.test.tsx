// @vitest-environment happy-dom
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { PriceBracket } from '#domain/catalogue/price'
import type { Variant } from '#domain/catalogue/variant'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { locationId } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import type { SessionState } from '#domain/session/session'
import { aPrice, aStock, day, zip } from '../../domain/given'
import { shopWith } from '../checkout/given'
import { article, central, molndal, signedIn } from '../../domain/given-articles'
import { drawShop, givenPages } from '../shell/given'
import { withQueries } from '../../support/arrived-shop'

const visitor: SessionState = {
  tag: 'Anonymous',
  lastFailure: undefined,
  delivery: { choice: undefined, zipCodes: {}, stores: {} },
}

const going = (deliveryId: DeliveryId): SessionState => {
  const session = signedIn()
  return {
    ...session,
    delivery: { ...session.delivery, choice: { deliveryId, storeId: undefined, zipCode: zip('43137') } },
  }
}

const steps: readonly PriceBracket[] = [
  { fromQuantity: 1, netPrice: money(100) },
  { fromQuantity: 12, netPrice: money(90) },
]

const inMolndal = aStock([
  { locationId: central, quantity: 9 },
  { locationId: molndal, quantity: 4 },
])

const sealant = article('7480220', 'Gängtätning 50 ml', 100, { stock: inMolndal })

interface Given {
  readonly session?: SessionState
  /** The customer's own, where it is not the public one. */
  readonly own?: Variant
  readonly brackets?: readonly PriceBracket[]
}

const open = async (variant: Variant, { session = going('DBI'), own = variant, brackets = [] }: Given = {}) => {
  const loaders = givenPages({
    product: async () => ({ variant, siblings: [variant], brackets, attributeSequence: [] }),
  })
  const shop = withQueries(shopWith([], { session, known: [own] }), { brackets: () => TE.right(brackets) })
  const page = await drawShop('/produkt/gangtatning-7480220', shop, loaders)
  await page.says(/Köp|kr\/st|Pris på förfrågan|Priser visas inte|har utgått/)
  await page.says('Lager')
  const panel = () =>
    page
      .all('section[aria-label="Köp"]')
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
      .join()
  return { ...page, panel }
}

const offersToBuy = async (variant: Variant, session: SessionState): Promise<boolean> => {
  const page = await open(variant, { session })
  await page.until(() => /Lägg i varukorgen|Välj butik|har utgått/.test(page.panel()))
  return page.panel().includes('Lägg i varukorgen')
}

describe('the price of an article on its page', () => {
  const priced = { ...sealant, price: aPrice(80, { salesPrice: money(100), salesPriceIncludingVat: money(125) }) }

  it('[CATALOG-32] is for a visitor the one that everybody pays, with VAT', async () => {
    const page = await open(priced, { session: visitor })
    await page.until(() => page.panel().includes('125,00'))
    expect(page.panel()).toContain('Pris inkl. moms')
    expect(page.panel()).not.toContain('80,00')
  })

  it('[CATALOG-32] is for who is logged in their own, without VAT', async () => {
    const page = await open(priced)
    await page.until(() => page.panel().includes('80,00'))
    expect(page.panel()).toContain('Ditt pris exkl. moms')
    expect(page.panel()).not.toContain('125,00')
  })

  it('[CATALOG-32] is on request for an article that says so, and no amount is told', async () => {
    const asked = { ...sealant, price: aPrice(0, { askForPrice: true }) }
    for (const session of [visitor, going('DBI')]) {
      const page = await open(asked, { session })
      await page.until(() => page.panel().includes('Pris på förfrågan'))
      expect(page.panel()).not.toMatch(/\d,\d\d/)
      expect(page.panel()).not.toContain('Lägg i varukorgen')
      expect(page.panel()).toContain('Den kan bara beställas på telefon.')
    }
  })

  it('[CATALOG-32] has steps that a visitor reads with VAT too', async () => {
    const stepped = { ...priced, price: aPrice(100, { hasBracketPrices: true }) }
    const page = await open(stepped, { session: visitor, brackets: steps })
    await page.until(() => page.panel().includes('112,50'))
    expect(page.panel()).toContain('Inkl. moms/st')
    expect(page.panel()).not.toContain('90,00')
  })

  it('is not told at all to who may not see prices', async () => {
    const page = await open(priced, { session: signedIn(['EJ_SE_PRISER']), brackets: steps })
    await page.until(() => page.panel().includes('Priser visas inte'))
    expect(page.panel()).not.toMatch(/\d,\d\d/)
  })
})

describe('the steps of a price', () => {
  const sold = (orderMultiple: number) => ({
    ...sealant,
    price: aPrice(100, { hasBracketPrices: true }),
    stock: aStock([{ locationId: central, orderMultiple }]),
  })

  it('[CATALOG-24] say how many more to buy, in whole order multiples, and what each then costs less', async () => {
    const page = await open(sold(5), { brackets: steps })
    await page.until(() => page.panel().includes('Köp 10 st till så blir priset 90,00 kr/st. Du sparar 10,00 kr/st.'))
    expect(page.panel()).toContain('nästa prisnivå')
  })

  it('reach no further than what is left of a discontinued article', async () => {
    const ending = { ...sold(1), discontinued: true, stock: aStock([{ locationId: central, quantity: 3 }]) }
    const page = await open(ending, { brackets: steps })
    await page.until(() => page.panel().includes('3 st'))
    expect(page.panel()).toContain('100,00')
    expect(page.panel()).not.toContain('90,00')
  })

  it('[CATALOG-24] are asked for only where there are any', async () => {
    const page = await open(sealant, { brackets: steps })
    await page.until(() => page.panel().includes('100,00'))
    expect(page.panel()).not.toContain('90,00')
  })
})

describe('what can be bought', () => {
  it('[CATALOG-09] of articles sold in stores alone only deliveries through a store', async () => {
    const onlyStore: Variant = { ...sealant, purchaseConstraints: ['onlyStore'] }
    expect(await offersToBuy(onlyStore, going('DBI'))).toBe(false)
    expect(await offersToBuy(onlyStore, going('XXX'))).toBe(false)
    expect(await offersToBuy(onlyStore, going('EXH'))).toBe(true)
    expect(await offersToBuy(onlyStore, going('EXB'))).toBe(true)
  })

  it('[CATALOG-10] of articles that must be stocked only in stores that stock them', async () => {
    const stocked = (stockedAt: Variant['stockedAt']): Variant => ({
      ...sealant,
      purchaseConstraints: ['mustBeInStockedAt'],
      stockedAt,
    })
    expect(await offersToBuy(stocked([molndal]), going('EXH'))).toBe(true)
    expect(await offersToBuy(stocked([locationId('Z')]), going('EXH'))).toBe(false)
    expect(await offersToBuy(stocked([]), going('DBI'))).toBe(true)
  })

  it('[CATALOG-11] of discontinued articles what is left somewhere', async () => {
    const left = (quantity: number): Variant => ({
      ...sealant,
      discontinued: true,
      stock: aStock([
        { locationId: central, quantity: 0 },
        { locationId: molndal, quantity },
      ]),
    })
    expect(await offersToBuy(left(0), going('DBI'))).toBe(false)
    expect(await offersToBuy(left(1), going('DBI'))).toBe(true)
    const tagOf = async (variant: Variant) => (await open(variant)).text().match(/Utgår|Utgått/)?.[0]
    expect(await tagOf(left(1))).toBe('Utgår')
    expect(await tagOf(left(0))).toBe('Utgått')
  })

  it('and tells no price of a discontinued article that is nowhere left', async () => {
    const gone = { ...sealant, discontinued: true, stock: aStock([{ locationId: molndal, quantity: 0 }]) }
    const page = await open(gone)
    await page.until(() => page.panel().includes('har utgått'))
    expect(page.panel()).not.toContain('kr/st')
    expect((await open(sealant)).panel()).toContain('kr/st')
  })
})

describe('the day of goods in stock', () => {
  const inStock: Variant = {
    ...sealant,
    stock: aStock([{ locationId: central, quantity: 9, availabilityDateISO: day('2099-03-11') }]),
  }
  const storageRow = async (variant: Variant, deliveryId: DeliveryId) => {
    const page = await open(variant, { session: going(deliveryId) })
    await page.until(() => page.panel().includes('9 st i lager'))
    const row = page.all('table tr').find(({ textContent }) => textContent.includes('Centrallager'))
    return { panel: page.panel(), row: (row?.textContent ?? '').replaceAll('\u00a0', ' ') }
  }

  it('is by express the same in the table as beside the price', async () => {
    const { panel, row } = await storageRow(inStock, 'XXX')
    const [told] = /(?:mån|tis|ons|tors|fre) \d+ [a-z]+(?=Expressutkörning)/.exec(panel) ?? []
    expect(told).toBeDefined()
    expect(row).toContain(told)
    expect(row).not.toContain('2099')
  })

  it('is not told of an article that express does not take', async () => {
    const { panel, row } = await storageRow({ ...inStock, filterTags: [] }, 'XXX')
    expect(panel).toContain('Går inte med express')
    expect(panel).not.toMatch(/\d (jan|feb|mars|apr|maj|juni|juli|aug|sep|okt|nov|dec)/)
    expect(row).toContain('inte med express')
    expect((await storageRow({ ...inStock, filterTags: [] }, 'DBI')).panel).not.toContain('express')
  })

  it('is not told of an article that is sold in stores alone, where the delivery goes to an address', async () => {
    const inStores: Variant = { ...inStock, purchaseConstraints: ['onlyStore'] }
    const { panel, row } = await storageRow(inStores, 'DBI')
    expect(panel).toContain('Körs inte ut')
    expect(panel).not.toMatch(/\d (jan|feb|mars|apr|maj|juni|juli|aug|sep|okt|nov|dec)/)
    expect(row).toContain('körs inte ut')
  })
})

describe('the documents of an article', () => {
  const sheet = (assetType: string) => ({
    assetType,
    assetUrl: `/services/documents/7480220/${assetType}.pdf`,
    assetLabel: undefined,
    assetMimeType: undefined,
  })

  it('stand with their kind, and open', async () => {
    const documented = { ...sealant, images: [sheet('produktdatablad'), sheet('sakerhetsdatablad'), sheet('bild')] }
    const page = await open({ ...documented, images: documented.images.slice(0, 2) })
    const links = page.all('#dokument ~ ul a')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Produktdatablad för 7480220', '/services/documents/7480220/produktdatablad.pdf'],
      ['Säkerhetsdatablad, utdrag för 7480220', '/services/documents/7480220/sakerhetsdatablad.pdf'],
    ])
  })

  it('are nothing where there are only pictures', async () => {
    const page = await open({ ...sealant, images: [{ ...sheet('bild'), assetUrl: '/bild.webp' }] })
    expect(page.text()).not.toContain('Dokument')
  })
})
