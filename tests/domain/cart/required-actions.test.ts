import { describe, expect, it } from 'vitest'
import { commonFixes } from '#domain/cart/common-fixes'
import { type OrderingTerms, requiredActions } from '#domain/cart/required-actions'
import type { Stock } from '#domain/catalogue/stock'
import type { Variant } from '#domain/catalogue/variant'
import { articleNumber, locationId } from '#domain/kernel/ids'
import { aLine, allTerms, aLineArticle, aPrice, aStock } from '../given'

const inStores: OrderingTerms = { ...allTerms, locations: { EXH: locationId('A'), EXB: locationId('A') } }
const tags = (line: Parameters<typeof aLine>[0], variant: Partial<Variant> = {}, terms: OrderingTerms = inStores) =>
  requiredActions(aLine({ ...line, article: aLineArticle(variant) }), terms).map(({ tag }) => tag)
const stockOf = (quantity: number, type: Stock['stockType'] = 'LAG'): Stock =>
  aStock([{ locationId: locationId('A'), quantity }], type)

describe('a cart line', () => {
  it('asks for nothing when all is well', () => {
    expect(tags({})).toEqual([])
    expect(tags({ deliveryId: 'XXX' })).toEqual([])
  })

  it('[CART-29] needs replacement when discontinued with stock missing or below the quantity', () => {
    const discontinued = (stock: Stock | undefined, quantity = 3) => tags({ quantity }, { discontinued: true, stock })
    expect(discontinued(undefined)).toEqual(['NeedsReplacement'])
    expect(discontinued(stockOf(2))).toEqual(['NeedsReplacement'])
    expect(discontinued(stockOf(3))).toEqual([])
    expect(tags({ quantity: 3 }, { stock: stockOf(2) })).toEqual([])
  })

  it('[CART-29] names the replacement and what is left', () => {
    const relations = [
      {
        name: 'ersattningsartikel',
        articleNumber: articleNumber('4208104'),
        variantSlug: undefined,
        variantName: 'Ny',
        images: [],
      },
    ]
    const article = aLineArticle({ discontinued: true, relations, stock: stockOf(2) })
    expect(requiredActions(aLine({ quantity: 3, article }), inStores)).toEqual([
      { tag: 'NeedsReplacement', replacement: '4208104', available: 2 },
    ])
  })

  it('[CART-30] misses its variant without variantSlug', () => {
    expect(tags({}, { variantSlug: undefined })).toEqual(['MissingVariant'])
    expect(requiredActions(aLine({ article: undefined }), inStores)).toEqual([{ tag: 'MissingVariant' }])
  })

  it('asks for nothing while the service has yet to say which article it is', () => {
    expect(requiredActions(aLine({ article: undefined, cartItemId: undefined }), inStores)).toEqual([])
  })

  it('[CART-31] is not purchasable online, or not in this store, by its constraints', () => {
    expect(tags({}, { purchaseConstraints: ['onlyStore'] })).toEqual(['NotPurchasableOnline'])
    const stockedIn = (store: string) => ({
      purchaseConstraints: ['mustBeInStockedAt'] as const,
      stockedAt: [locationId(store)],
    })
    expect(tags({ deliveryId: 'EXH' }, stockedIn('B'))).toEqual(['NotPurchasableInStore'])
    expect(tags({ deliveryId: 'EXH' }, stockedIn('A'))).toEqual([])
  })

  it('[CATALOG-32] with its price on request cannot be ordered', () => {
    expect(tags({}, { price: aPrice(0, { askForPrice: true }) })).toEqual(['PriceOnRequest'])
    expect(tags({}, { price: undefined })).toEqual([])
  })

  it('[CART-32] by express needs the express tag and stock', () => {
    expect(tags({ deliveryId: 'XXX' }, { filterTags: [] })).toEqual(['NoExpressDelivery'])
    expect(tags({ deliveryId: 'XXX' }, { stock: stockOf(0) })).toEqual(['NoExpressDelivery'])
    expect(tags({ deliveryId: 'XXX' }, { stock: undefined })).toEqual(['NoExpressDelivery'])
    expect(tags({ deliveryId: 'XXX' }, { stock: stockOf(1) })).toEqual([])
  })

  it('[CART-33] to a store needs stock there, of a warehouse article at least the quantity', () => {
    const inStore = (stock: Stock | undefined) => tags({ deliveryId: 'EXH', quantity: 3 }, { stock })
    expect(inStore(stockOf(0))).toEqual(['NoStoreStock'])
    expect(inStore(stockOf(0, 'TRA'))).toEqual(['NoStoreStock'])
    expect(inStore(undefined)).toEqual(['NoStoreStock'])
    expect(inStore(stockOf(2))).toEqual(['NoStoreStock'])
    expect(inStore(stockOf(2, 'TRA'))).toEqual([])
    expect(inStore(stockOf(3))).toEqual([])
  })

  it('[CART-33] looks at the stock of the chosen store and of no other', () => {
    const stock = aStock([
      { locationId: locationId('B'), quantity: 50 },
      { locationId: locationId('A'), quantity: 0 },
    ])
    expect(tags({ deliveryId: 'EXB' }, { stock })).toEqual(['NoStoreStock'])
  })

  it('[CART-34] has no delivery when its method is not among the available ones', () => {
    expect(tags({ deliveryId: 'EXB' }, { stock: stockOf(9) }, { ...inStores, available: ['DBI', 'EXH'] })).toEqual([
      'DeliveryNotAvailable',
    ])
  })

  it('[CART-35] knows express articles by the tag express-delivery, and warehouse articles by LAG', () => {
    expect(tags({ deliveryId: 'XXX' }, { filterTags: ['express'] })).toEqual(['NoExpressDelivery'])
    expect(tags({ deliveryId: 'XXX' }, { filterTags: ['express-delivery'] })).toEqual([])
    expect(tags({ deliveryId: 'EXH', quantity: 2 }, { stock: stockOf(1, 'LAG') })).toEqual(['NoStoreStock'])
  })

  it('names every fault in the order of the rules', () => {
    const variant = {
      discontinued: true,
      variantSlug: undefined,
      purchaseConstraints: ['onlyStore'] as const,
      filterTags: [],
      stock: stockOf(0),
    }
    expect(tags({ deliveryId: 'XXX' }, variant, { ...inStores, available: [] })).toEqual([
      'NeedsReplacement',
      'MissingVariant',
      'NotPurchasableOnline',
      'NoExpressDelivery',
      'DeliveryNotAvailable',
    ])
  })
})

describe('lines of a delivery that cannot come with it', () => {
  const viewOf = (given: Parameters<typeof aLine>[0]) => {
    const line = aLine({ deliveryId: 'EXH', ...given })
    return { line, actions: requiredActions(line, inStores) }
  }
  const missing = aLineArticle({ stock: stockOf(0) })
  const present = aLineArticle({ stock: stockOf(50) })
  const views = [
    viewOf({ quantity: 2, article: missing }),
    viewOf({ quantity: 2, article: present }),
    viewOf({ quantity: 3, article: missing }),
  ]

  it('can be moved together to the first delivery that helps most of them', () => {
    expect(commonFixes(views, { ...inStores, available: ['DBI', 'EXH'] })).toContainEqual({
      tag: 'MoveTo',
      deliveryId: 'DBI',
      lines: [views[0]?.line, views[2]?.line],
    })
  })

  it('are offered no common way where it would help one alone, or where no other delivery helps', () => {
    const tags = (...given: Parameters<typeof commonFixes>) => commonFixes(...given).map(({ tag }) => tag)
    expect(tags(views.slice(0, 2), inStores)).not.toContain('MoveTo')
    expect(tags(views, { ...inStores, available: ['EXH'] })).not.toContain('MoveTo')
    expect(tags([], inStores)).toEqual([])
  })
})
