import { figure, fact, has, isFamily, withArticle, withFact, type Goods, type ProductRules } from '../goods'

const atFirst = (goods: readonly Goods[], change: (goods: Goods) => Goods): readonly Goods[] =>
  goods.map((one, place) => (place === 0 ? change(one) : one))

const rises = (values: readonly number[]): boolean =>
  values.every((value, place) => place === 0 || value >= (values[place - 1] ?? value))

/** Families whose dimensions are measures of the same goods in the same packs. */
const isMeasured = isFamily(
  'kulventil',
  'presskulventil',
  'backventil',
  'tror',
  'vinkel',
  'nippel',
  'kopparror',
  'pexror',
  'avloppsror',
  'avloppsdel',
  'spiro',
  'ventilationsdon',
  'flakt',
  'beredare',
  'expansionskarl',
  'fordelare',
  'varmepump',
  'sakring',
  'armatur',
  'kapskiva',
)

const several = (goods: readonly Goods[], wanted: (goods: Goods) => boolean): boolean =>
  goods.length > 1 && goods.every(wanted)

/** An article that is sold out may cost less. */
const sold = (goods: readonly Goods[]): readonly Goods[] => goods.filter(({ article }) => !article.discontinued)

const radiatorsByHeight = (goods: readonly Goods[]): readonly (readonly Goods[])[] =>
  ['300', '500', '600'].map((height) => goods.filter((one) => fact(one, 'Höjd, mm') === height))

export const productRules: ProductRules = {
  'a larger one costs no less': {
    appliesTo: (goods) => several(goods, isMeasured),
    holds: (goods) => rises(sold(goods).map(({ article }) => article.listPrice)),
    planted: (goods) => atFirst(goods, (one) => withArticle(one, { listPrice: 1_000_000, discontinued: false })),
  },
  'a larger one weighs no less': {
    appliesTo: (goods) => several(goods, (one) => isMeasured(one) && has(one, 'Vikt, kg') && !isFamily('pexror')(one)),
    holds: (goods) => rises(goods.map((one) => figure(one, 'Vikt, kg'))),
    planted: (goods) => atFirst(goods, (one) => withFact(one, 'Vikt, kg', '99999')),
  },
  'a larger valve is no shorter': {
    appliesTo: (goods) => several(goods, isFamily('kulventil', 'presskulventil', 'backventil')),
    holds: (goods) => rises(goods.map((one) => figure(one, 'Längd, mm'))),
    planted: (goods) => atFirst(goods, (one) => withFact(one, 'Längd, mm', '9999')),
  },
  'of small fittings at least as many are in a bag as of large ones': {
    appliesTo: (goods) => several(goods, isFamily('tror', 'vinkel', 'nippel', 'klammer', 'avloppsdel')),
    holds: (goods) => rises(goods.map(({ article }) => -article.orderMultiple)),
    planted: (goods) => atFirst(goods, (one) => withArticle(one, { orderMultiple: 0 })),
  },
  'of small screws at least as many are in a box as of large ones': {
    appliesTo: (goods) => several(goods, isFamily('skruv', 'mutter', 'bricka', 'plugg')),
    holds: (goods) => rises(goods.map(({ article }) => -(article.conversion?.factor ?? 0))),
    planted: (goods) => atFirst(goods, (one) => withArticle(one, { conversion: { factor: 1, unit: 'st' } })),
  },
  'a longer radiator of a height emits more': {
    appliesTo: (goods) => several(goods, isFamily('radiator')),
    holds: (goods) => radiatorsByHeight(goods).every((group) => rises(group.map((one) => figure(one, 'Effekt')))),
    planted: (goods) => atFirst(goods, (one) => withFact(one, 'Effekt', '99999 W')),
  },
  'the articles of a product have names of their own': {
    appliesTo: (goods) => goods.length > 1,
    holds: (goods) => new Set(goods.map(({ article }) => article.name)).size === goods.length,
    planted: (goods) => goods.map((one) => withArticle(one, { name: 'Kulventil' })),
  },
  'the articles of a product name the same attributes': {
    appliesTo: (goods) => goods.length > 1,
    holds: (goods) => {
      const names = goods.map(({ article }) => article.attributes.map(({ attributeName }) => attributeName).join())
      return new Set(names).size === 1
    },
    planted: (goods) => atFirst(goods, (one) => withFact(one, 'Hemlighet', 'ja')),
  },
  'the articles of a product are told apart by an attribute': {
    appliesTo: (goods) => goods.length > 1,
    holds: (goods) => new Set(goods.map(({ article }) => JSON.stringify(article.attributes))).size === goods.length,
    planted: ([first, ...more]) => (first === undefined ? [] : [first, ...more.map(() => first)]),
  },
}
