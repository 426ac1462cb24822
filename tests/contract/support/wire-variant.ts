/** A ball valve as the services write it, with what a test changes. */
export const wireVariant = (articleNumber: string, changes: object = {}) => ({
  name: `Kulventil ${articleNumber}`,
  articleNumber,
  variantSlug: `kulventil-${articleNumber}`,
  webSalesUnit: { unit: 'st', conversionFactor: 1 },
  product: { id: 'P1', name: 'Kulventil FF 1000' },
  price: null,
  stock: null,
  ...changes,
})

export const wirePrice = (netPrice: number, changes: object = {}) => ({
  netPrice,
  alloyingPrice: 0,
  discountAmount: 0,
  salesPriceUnit: 'st',
  salesPriceIncludingVat: netPrice * 1.25,
  salesPrice: netPrice,
  priceType: 'list',
  discountPercentage: 0,
  askForPrice: false,
  hasBracketPrices: false,
  ...changes,
})

export const wireStock = (locationId: string, quantity: number) => ({
  stockType: 'LAG',
  locations: [{ locationId, availability: 'green', quantity }],
})
