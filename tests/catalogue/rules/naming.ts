import {
  fact,
  figure,
  has,
  isFamily,
  isKind,
  labelOf,
  withArticle,
  withFact,
  withLabel,
  type ArticleRules,
} from '../goods'

/** Products whose names the design's pictures give, with the number of a series that is no measure. */
const drawnByHand: readonly string[] = ['Kulventil FF 1000', 'Kulventil FF 900', 'Golvbrunn GB 150']

const units = /^(?:mm|m|V|kN|mA|W|A|l|kW|-)/

/** Numbers that stand alone in a text, not behind a letter as in C22 or A4. */
const freeNumbers = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\p{L}\d,/])\d+(?:,\d+)?/gu)].map(([number]) => number)

const hasBareNumber = (name: string): boolean => {
  const words = name.split(' ')
  return words.some((word, place) => /^\d+(?:,\d+)?$/.test(word) && !units.test(words[place + 1] ?? ''))
}

const angleIn = (name: string): string => /\d+(?:,\d+)?°/.exec(name)?.[0] ?? ''

export const namingRules: ArticleRules = {
  'an article is named by its product and then its dimension': {
    appliesTo: () => true,
    holds: (goods) => goods.article.name.startsWith(`${goods.product.name} `) && labelOf(goods) !== '',
    planted: (goods) => withLabel(goods, ''),
  },
  'a number in the name of a product has a unit, so that it reads as no series': {
    appliesTo: ({ product }) => !drawnByHand.includes(product.name),
    holds: ({ product }) => !hasBareNumber(product.name),
    planted: (goods) => ({ ...goods, product: { ...goods.product, name: 'Radiator C21 2100' } }),
  },
  'a number in the name of a product is none of its dimensions': {
    appliesTo: () => true,
    holds: (goods) => {
      const sizes = freeNumbers(labelOf(goods))
      return !freeNumbers(goods.product.name).some((number) => sizes.includes(number))
    },
    planted: (goods) => {
      const product = { ...goods.product, name: 'Kulventil FF 20' }
      return { product, article: { ...goods.article, name: 'Kulventil FF 20 20 mm' } }
    },
  },
  'an attribute is called by a word, its unit after a comma': {
    appliesTo: () => true,
    holds: ({ article }) =>
      article.attributes.every(
        ({ attributeName }) => /^\p{L}{2}/u.test(attributeName) && !/[^,] (?:mm|kg|kg\/m)$/.test(attributeName),
      ),
    planted: (goods) => withFact(goods, 'W mm', '80'),
  },
  'no attribute is empty or said twice': {
    appliesTo: () => true,
    holds: ({ article: { attributes } }) =>
      new Set(attributes.map(({ attributeName }) => attributeName)).size === attributes.length &&
      attributes.every(({ attributeValue }) => attributeValue.trim() !== ''),
    planted: (goods) => withFact(goods, 'Material', ' '),
  },
  'decimals are written with a comma': {
    appliesTo: () => true,
    holds: ({ article }) =>
      [article.name, ...article.attributes.map(({ attributeValue }) => attributeValue)].every(
        (text) => !/\d\.\d/.test(text.replace(/EN 1\.\d+/g, '')),
      ),
    planted: (goods) => withLabel(goods, '16×2.2 mm'),
  },
  'a value has the words of its unit, and nothing was left out of it': {
    appliesTo: () => true,
    holds: ({ article }) =>
      ![article.name, JSON.stringify(article.attributes)].some((text) => /NaN|undefined/.test(text)),
    planted: (goods) => withFact(goods, 'Effekt', 'NaN W'),
  },
  'what goes on copper or waste pipe is named in mm': {
    appliesTo: isFamily('tror', 'vinkel', 'avloppsdel', 'pressmaskin', 'elror'),
    holds: (goods) => /\d mm$/.test(labelOf(goods)),
    planted: (goods) => withLabel(goods, 'DN20'),
  },
  'a threaded or flanged valve is named by its DN': {
    appliesTo: (goods) => isFamily('kulventil', 'backventil')(goods),
    holds: (goods) => labelOf(goods) === `DN${fact(goods, 'DN')}`,
    planted: (goods) => withLabel(goods, '22 mm'),
  },
  'a dimension in the table stands in the name': {
    appliesTo: (goods) => has(goods, 'Dimension') && !isFamily('klammer')(goods),
    holds: (goods) => labelOf(goods).includes(fact(goods, 'Dimension').replace(/ mm$/, '').split('×')[0] ?? ''),
    planted: (goods) => withFact(goods, 'Dimension', '999 mm'),
  },
  'the angle of a fitting is the one in its name': {
    appliesTo: (goods) => has(goods, 'Vinkel') && angleIn(goods.product.name) !== '',
    holds: (goods) => fact(goods, 'Vinkel') === angleIn(goods.product.name),
    planted: (goods) => withFact(goods, 'Vinkel', '30°'),
  },
  'a clamp holds a range from less to more, in whole mm': {
    appliesTo: isFamily('klammer'),
    holds: (goods) => {
      const [from = 0, to = 0] = fact(goods, 'Dimension')
        .split('–')
        .map((text) => Number.parseInt(text, 10))
      return from > 0 && from < to && to - from <= 6 && labelOf(goods) === `${from}–${to} mm`
    },
    planted: (goods) => withFact(goods, 'Dimension', '23–20 mm'),
  },
  'a length of goods on a reel or hose stands in the name': {
    appliesTo: isKind(/tejp|slang/i),
    holds: (goods) => labelOf(goods).includes(fact(goods, 'Längd')) || isFamily('isolering')(goods),
    planted: (goods) => withFact(goods, 'Längd', '999 m'),
  },
  'the address of an article ends in its number': {
    appliesTo: () => true,
    holds: ({ article }) => article.slug.endsWith(`-${article.articleNumber}`) && /^[a-z0-9-]+$/.test(article.slug),
    planted: (goods) => withArticle(goods, { slug: 'Kulventil' }),
  },
  'a colour is not taken for a finish of another material: what is chromed is no plastic': {
    appliesTo: (goods) => fact(goods, 'Färg') === 'krom' && isFamily('vattenlas')(goods),
    holds: (goods) => fact(goods, 'Material').startsWith('Mässing'),
    planted: (goods) => withFact(goods, 'Material', 'Polypropen'),
  },
  'a number of pieces is a whole one': {
    appliesTo: (goods) => has(goods, 'Antal per förpackning'),
    holds: (goods) => Number.isInteger(figure(goods, 'Antal per förpackning')),
    planted: (goods) => withFact(goods, 'Antal per förpackning', '3,3'),
  },
}
