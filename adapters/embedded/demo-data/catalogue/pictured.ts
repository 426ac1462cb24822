import type { PurchaseConstraint } from '#domain/catalogue/variant'
import type { Keeping } from './stock-levels'

/** What is known beforehand of an article; the rest is random. */
export interface Pictured {
  readonly keeping?: Keeping
  readonly quantity?: number
  /** Quantities in stores, by location. */
  readonly inStores?: Readonly<Record<string, number>>
  /** What the best customers pay, where it differs from that of the dimension. */
  readonly price?: number
  readonly campaignPrice?: number
  /** What the best customers pay from a quantity on. */
  readonly brackets?: readonly (readonly [fromQuantity: number, price: number])[]
  readonly discontinued?: boolean
  readonly replacedBy?: string
  readonly constraint?: PurchaseConstraint
}

/** Articles that the design's pictures show, with the stock and prices they have there. */
export const pictured: Readonly<Record<string, Pictured>> = {
  '4208101': { keeping: 'plenty', quantity: 118 },
  '4208102': { keeping: 'plenty', quantity: 486, inStores: { '110': 52 } },
  '4208103': {
    keeping: 'plenty',
    quantity: 312,
    inStores: { '110': 38, '111': 4 },
    brackets: [
      [10, 176.9],
      [50, 168.2],
    ],
  },
  '4208104': { keeping: 'few', quantity: 7, inStores: { '110': 6 } },
  '4208105': { keeping: 'incoming', quantity: 40 },
  '4208106': { keeping: 'transitPlus' },
  '4207902': { keeping: 'emptied', discontinued: true, replacedBy: '4208102' },
  '4207903': { keeping: 'emptied', discontinued: true, replacedBy: '4208103' },
  '4207904': { keeping: 'emptied', discontinued: true, replacedBy: '4208104' },
  '4208231': { keeping: 'plenty', quantity: 228, campaignPrice: 148.2 },
  '4208233': { keeping: 'plenty', quantity: 164, campaignPrice: 196.6 },
  '4208234': { keeping: 'emptied', quantity: 3, price: 244.1, discontinued: true, replacedBy: '4208264' },
  '4208235': { keeping: 'virtual', inStores: { '110': 4 }, constraint: 'onlyStore' },
  '4208264': { keeping: 'plenty', quantity: 96, inStores: { '110': 5 } },
  '4208311': { keeping: 'plenty', quantity: 95 },
  '4208312': { keeping: 'plenty', quantity: 40 },
  '4208313': { keeping: 'transit', quantity: 60 },
  '1630522': { keeping: 'plenty', quantity: 1240, inStores: { '110': 120 }, campaignPrice: 61.9 },
  '2417316': { keeping: 'few', quantity: 3, inStores: { '110': 2 } },
  '3614022': { keeping: 'incoming', quantity: 2000, inStores: { '110': 400 } },
  '6720511': { keeping: 'plenty', quantity: 18, inStores: { '110': 18 } },
  '6841103': { keeping: 'plenty', quantity: 210, inStores: { '110': 210 } },
  '6530200': { keeping: 'transitPlus', inStores: { '111': 2 }, constraint: 'mustBeInStockedAt' },
}
