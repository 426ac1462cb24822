import { EXPRESS_TAG } from '#domain/catalogue/express'
import { fact, figure, isBelow, isFamily, withArticle, withFact, type ArticleRules, type Goods } from '../goods'

/** SEK per kg that the surcharge of a metal lies between. */
const surcharges: readonly (readonly [material: RegExp, least: number, most: number])[] = [
  [/^koppar/i, 30, 60],
  [/mässing/i, 14, 24],
  [/^rödgods/i, 14, 24],
  [/^rostfritt/i, 15, 30],
]

const massOf = (goods: Goods): number => {
  const masses = ['Kopparvikt, kg/m', 'Vikt, kg/m', 'Vikt, kg'].map((name) => figure(goods, name))
  return masses.find((mass) => !Number.isNaN(mass)) ?? Number.NaN
}

/** Handmade articles whose stock the design's pictures give. */
const drawnStock: readonly string[] = ['4208234']

const isDiscontinued = ({ article }: Goods): boolean => article.discontinued
const isOnCampaign = ({ article }: Goods): boolean => article.campaignPrice !== null

export const sellingRules: ArticleRules = {
  'a price falls with every step of its ladder': {
    appliesTo: ({ article }) => article.brackets.length > 0,
    holds: ({ article: { listPrice, brackets } }) =>
      brackets.every((step, place) => step.listPrice < (brackets[place - 1]?.listPrice ?? listPrice)),
    planted: (goods) => withArticle(goods, { listPrice: 0.01 }),
  },
  'the quantities of a ladder rise and can be ordered': {
    appliesTo: ({ article }) => article.brackets.length > 0,
    holds: ({ article: { orderMultiple, brackets } }) =>
      brackets.every(
        ({ fromQuantity }, place) =>
          fromQuantity % orderMultiple === 0 && fromQuantity > (brackets[place - 1]?.fromQuantity ?? orderMultiple),
      ),
    planted: (goods) => withArticle(goods, { orderMultiple: 7 }),
  },
  'what carries a warning does not go by express': {
    appliesTo: ({ article }) => article.warnings.length > 0,
    holds: ({ article }) => !article.filterTags.includes(EXPRESS_TAG),
    planted: (goods) => withArticle(goods, { filterTags: [EXPRESS_TAG] }),
  },
  'an order multiple is a whole number of units': {
    appliesTo: () => true,
    holds: ({ article }) => Number.isInteger(article.orderMultiple) && article.orderMultiple >= 1,
    planted: (goods) => withArticle(goods, { orderMultiple: 1.2 }),
  },
  'the least that can be ordered of single goods costs at most 2 500 kr more than one': {
    appliesTo: ({ article }) => article.unit === 'st',
    holds: ({ article }) => (article.orderMultiple - 1) * article.listPrice <= 2500,
    planted: (goods) => withArticle(goods, { orderMultiple: 100, listPrice: 399 }),
  },
  'what is packed is ordered by the pack': {
    appliesTo: ({ article }) => article.unit === 'frp',
    holds: ({ article }) => article.orderMultiple === 1 && (article.conversion?.factor ?? 0) > 1 / 2,
    planted: (goods) => withArticle(goods, { orderMultiple: 10 }),
  },
  'a pack holds another unit than itself': {
    appliesTo: ({ article }) => article.conversion !== null,
    holds: ({ article }) => article.conversion?.unit !== article.unit,
    planted: (goods) => withArticle(goods, { conversion: { factor: 1, unit: goods.article.unit } }),
  },
  'pipe by the metre is ordered in whole lengths': {
    appliesTo: (goods) => goods.article.unit === 'm' && isFamily('kopparror', 'isolering')(goods),
    holds: (goods) => goods.article.orderMultiple % figure(goods, 'Längd') === 0,
    planted: (goods) => withArticle(goods, { orderMultiple: 1.5 }),
  },
  'a surcharge is put on valves, fittings, copper pipe and cable alone': {
    appliesTo: ({ article }) => article.alloyingPrice > 0,
    holds: isBelow('vvs/ventiler', 'vvs/rordelar', 'vvs/ror/kopparror', 'el/kabel'),
    planted: (goods) => ({ ...goods, product: { ...goods.product, category: 'varme/pumpar/cirkulationspumpar' } }),
  },
  'a surcharge follows the kilograms of the metal': {
    appliesTo: ({ article }) => article.alloyingPrice > 0.3,
    holds: (goods) => {
      const material = fact(goods, 'Ledare') === '' ? fact(goods, 'Material') : fact(goods, 'Ledare')
      const [, least, most] = surcharges.find(([pattern]) => pattern.test(material)) ?? [/^/, 0, 0]
      const perKilogram = goods.article.alloyingPrice / massOf(goods)
      return perKilogram >= least && perKilogram <= most
    },
    planted: (goods) => withArticle(goods, { alloyingPrice: 9999 }),
  },
  'press fittings of copper carry a surcharge': {
    appliesTo: (goods) => isFamily('tror', 'vinkel')(goods) && fact(goods, 'Material') === 'Koppar',
    holds: ({ article }) => article.alloyingPrice > 0,
    planted: (goods) => withArticle(goods, { alloyingPrice: 0 }),
  },
  'what is of plastic or zinc-coated steel carries no surcharge': {
    appliesTo: (goods) => /^(?:Poly|PVC|PEX|Elförzinkat|Stål|Segjärn|Gjutjärn)/.test(fact(goods, 'Material')),
    holds: ({ article }) => article.alloyingPrice === 0,
    planted: (goods) => withArticle(goods, { alloyingPrice: 1 }),
  },
  'a surcharge is less than half of the price': {
    appliesTo: ({ article }) => article.alloyingPrice > 0,
    holds: ({ article }) => article.alloyingPrice < article.listPrice / 2,
    planted: (goods) => withArticle(goods, { alloyingPrice: goods.article.listPrice }),
  },
  'a campaign takes at least 18 per cent off the list price': {
    appliesTo: isOnCampaign,
    holds: ({ article }) => (article.campaignPrice ?? 0) <= article.listPrice * 0.82,
    planted: (goods) => withArticle(goods, { campaignPrice: goods.article.listPrice }),
  },
  'what is on campaign has a price and is still made': {
    appliesTo: isOnCampaign,
    holds: ({ article }) => !article.askForPrice && !article.discontinued,
    planted: (goods) => withArticle(goods, { askForPrice: true }),
  },
  'the price on request is one of dear goods': {
    appliesTo: ({ article }) => article.askForPrice,
    holds: ({ article }) => article.listPrice > 4000 && article.campaignPrice === null,
    planted: (goods) => withArticle(goods, { listPrice: 12 }),
  },
  'a discontinued article is on its way nowhere': {
    appliesTo: isDiscontinued,
    holds: ({ article }) => article.stock.every(({ incomingQuantity }) => incomingQuantity === 0),
    planted: (goods) =>
      withArticle(goods, { stock: goods.article.stock.map((level) => ({ ...level, incomingQuantity: 5 })) }),
  },
  'a discontinued article is kept by no store': {
    appliesTo: isDiscontinued,
    holds: ({ article }) => article.stockedAt.length === 0,
    planted: (goods) => withArticle(goods, { stockedAt: ['110'] }),
  },
  'what comes in has a day of arrival, from tomorrow on': {
    appliesTo: ({ article }) => article.stock.some(({ incomingQuantity }) => incomingQuantity > 0),
    holds: ({ article }) =>
      article.stock.every(
        ({ incomingQuantity, incomingInDays }) => incomingQuantity === 0 || (incomingInDays ?? 0) >= 1,
      ),
    planted: (goods) =>
      withArticle(goods, { stock: goods.article.stock.map((level) => ({ ...level, incomingInDays: null })) }),
  },
  'stock lies in whole order multiples': {
    appliesTo: ({ article }) => !drawnStock.includes(article.articleNumber),
    holds: ({ article }) => article.stock.every(({ quantity }) => quantity % article.orderMultiple === 0),
    planted: (goods) =>
      withArticle(goods, {
        orderMultiple: 10,
        stock: goods.article.stock.map((level) => ({ ...level, quantity: 11 })),
      }),
  },
  'express is promised of what is there': {
    appliesTo: ({ article }) => article.filterTags.includes(EXPRESS_TAG),
    holds: ({ article }) => article.stock.some(({ quantity }) => quantity > 0),
    planted: (goods) => withArticle(goods, { stock: [] }),
  },
  'the metal of a stainless fitting is of the same standard as its material': {
    appliesTo: (goods) => isBelow('vvs/rordelar')(goods) && fact(goods, 'Material') === 'Rostfritt stål',
    holds: (goods) => ['EN 10312', 'ISO 4144', 'EN 1254-3'].includes(fact(goods, 'Standard')),
    planted: (goods) => withFact(goods, 'Standard', 'EN 1254-7'),
  },
}
