import { ghsPictogramOf, hazardStatements } from '#domain/catalogue/clp-label'
import {
  fact,
  figure,
  groupedBy,
  has,
  isBelow,
  isFamily,
  isWithin,
  kindOf,
  labelOf,
  numbersIn,
  withArticle,
  withFact,
  withLabel,
  type ArticleRules,
  type Goods,
  type ProductRules,
} from '../goods'

const isOfCement = (goods: Goods): boolean => fact(goods, 'Bas') === 'Cement'
const hazardsOf = ({ article }: Goods): readonly string[] => hazardStatements(article.warnings).map(({ code }) => code)
const classOf = (goods: Goods): string => fact(goods, 'Klass')

const minutesIn = (text: string): number => (numbersIn(text)[0] ?? Number.NaN) * (text.endsWith('h') ? 60 : 1)

/** Kilograms or litres that a package holds. */
const contentOf = (goods: Goods): number => figure(goods, has(goods, 'Innehåll') ? 'Innehåll' : 'Volym')

/** What the stated area takes, in the unit that the package is sold by; layers have a thickness in mm. */
const neededFor = (goods: Goods): number => {
  const [area = 0, layer = 1] = numbersIn(fact(goods, 'Räcker till').replace('m²', ''))
  return area * layer * figure(goods, 'Åtgång')
}

/** Mass of a litre of grout as it is mixed, without its water, kg. */
const GROUT = 1.6

/** The grout of a square metre of tiles, kg: length and width of its joints, filled to the thickness of the tile. */
const groutFor = (text: string): number => {
  const [width = 0, height = 0, thickness = 0, joint = 0] = numbersIn(text)
  return ((width + height) / (width * height)) * thickness * joint * GROUT
}

const isInSack = (goods: Goods): boolean => has(goods, 'Antal per pall')

export const tilingRules: ArticleRules = {
  'what is made of cement warns of skin, eyes and dust, with the pictograms of corrosion and of irritation': {
    appliesTo: isOfCement,
    holds: (goods) => {
      const hazards = hazardsOf(goods)
      return (
        hazards.join() === 'H315,H317,H318,H335' &&
        new Set(hazards.map(ghsPictogramOf)).size === 2 &&
        hazards.some((code) => ghsPictogramOf(code) === 'GHS05') &&
        goods.article.warnings.every(({ signalWord }) => signalWord === 'Fara')
      )
    },
    planted: (goods) => withArticle(goods, { warnings: goods.article.warnings.slice(1) }),
  },
  'a powder of cement is to be kept from children, and its dust from lungs': {
    appliesTo: isOfCement,
    holds: ({ article }) => {
      const told = article.warnings.map(({ detailedDescription }) => detailedDescription).join(' ')
      return told.includes('P102 Förvaras oåtkomligt för barn.') && told.includes('P261 Undvik att inandas damm.')
    },
    planted: (goods) => withArticle(goods, { warnings: [] }),
  },
  'a dispersion that is ready for use is labelled with no hazard of cement': {
    appliesTo: (goods) => fact(goods, 'Bas') === 'Dispersion',
    holds: ({ article }) => article.warnings.length === 0,
    planted: (goods) =>
      withArticle(goods, {
        warnings: [{ code: 'H318', signalWord: 'Fara', description: '', detailedDescription: '', assetUrl: undefined }],
      }),
  },
  'what is sold by mass is named by it': {
    appliesTo: (goods) => has(goods, 'Innehåll'),
    holds: (goods) => labelOf(goods).split(', ').includes(fact(goods, 'Innehåll')),
    planted: (goods) => withFact(goods, 'Innehåll', '22 kg'),
  },
  'a full package weighs what it holds and up to a tenth more': {
    appliesTo: (goods) => has(goods, 'Innehåll'),
    holds: (goods) => {
      const share = figure(goods, 'Vikt, kg') / contentOf(goods)
      return share > 1 && share <= 1.1
    },
    planted: (goods) => withFact(goods, 'Vikt, kg', '1,00'),
  },
  'a package is enough for the area that it states': {
    appliesTo: (goods) => has(goods, 'Räcker till'),
    holds: (goods) => isWithin(neededFor(goods), contentOf(goods), 0.03),
    planted: (goods) => withFact(goods, 'Räcker till', '999 m²'),
  },
  'a pallet of sacks weighs between 0.7 and 1.05 tonnes': {
    appliesTo: isInSack,
    holds: (goods) => {
      const tonnes = (contentOf(goods) * figure(goods, 'Antal per pall')) / 1000
      return tonnes >= 0.7 && tonnes <= 1.05
    },
    planted: (goods) => withFact(goods, 'Antal per pall', '500'),
  },
  'sacks cost least from a whole pallet on': {
    appliesTo: isInSack,
    holds: (goods) => goods.article.brackets.at(-1)?.fromQuantity === figure(goods, 'Antal per pall'),
    planted: (goods) => withFact(goods, 'Antal per pall', '7'),
  },
  'the class of an adhesive is the one in its name, of EN 12004': {
    appliesTo: isFamily('fastmassa'),
    holds: (goods) =>
      kindOf(goods).endsWith(` ${classOf(goods)}`) &&
      /^[CD][12]F?T?E?(?: S[12])?$/.test(classOf(goods)) &&
      fact(goods, 'Standard') === 'EN 12004',
    planted: (goods) => withFact(goods, 'Klass', 'C2'),
  },
  'an adhesive of class E stays open for 30 minutes, a fast one for less': {
    appliesTo: isFamily('fastmassa'),
    holds: (goods) => {
      const minutes = minutesIn(fact(goods, 'Öppentid'))
      return /E/.test(classOf(goods)) ? minutes >= 30 : minutes >= 10 && minutes < 30
    },
    planted: (goods) => withFact(goods, 'Öppentid', '5 min'),
  },
  'an adhesive of class F is grouted within 6 hours, any other not before a day': {
    appliesTo: isFamily('fastmassa'),
    holds: (goods) => {
      const minutes = minutesIn(fact(goods, 'Fogas efter'))
      return /F/.test(classOf(goods)) ? minutes <= 360 : minutes >= 1440
    },
    planted: (goods) => withFact(goods, 'Fogas efter', '12 h'),
  },
  'an adhesive for heated floors gives way, of class S': {
    appliesTo: isFamily('fastmassa'),
    holds: (goods) => (fact(goods, 'Golvvärme') === 'Ja') === / S[12]$/.test(classOf(goods)),
    planted: (goods) => withFact(goods, 'Golvvärme', fact(goods, 'Golvvärme') === 'Ja' ? 'Nej' : 'Ja'),
  },
  'a cement-based adhesive of class C is no dispersion of class D': {
    appliesTo: isFamily('fastmassa'),
    holds: (goods) => isOfCement(goods) === classOf(goods).startsWith('C'),
    planted: (goods) => withFact(goods, 'Bas', isOfCement(goods) ? 'Dispersion' : 'Cement'),
  },
  'a sack of 20 kg of improved adhesive has a list price of 180 to 380 kr': {
    appliesTo: (goods) => isFamily('fastmassa')(goods) && classOf(goods).startsWith('C2') && contentOf(goods) === 20,
    holds: ({ article: { listPrice } }) => listPrice >= 180 && listPrice <= 380,
    planted: (goods) => withArticle(goods, { listPrice: 79 }),
  },
  'grout is named by colour and mass': {
    appliesTo: isFamily('fogbruk'),
    holds: (goods) => labelOf(goods) === `${fact(goods, 'Färg')}, ${fact(goods, 'Innehåll')}`,
    planted: (goods) => withLabel(goods, 'lila, 4 kg'),
  },
  'the grout of a square metre fills the joints of the tiles that it is stated for': {
    appliesTo: isFamily('fogbruk'),
    holds: (goods) => isWithin(figure(goods, 'Åtgång'), groutFor(fact(goods, 'Åtgång för')), 0.05),
    planted: (goods) => withFact(goods, 'Åtgång', '5 kg/m²'),
  },
  'the joint that the use of grout is stated for is one that it is made for': {
    appliesTo: isFamily('fogbruk'),
    holds: (goods) => {
      const [from = 0, to = 0] = numbersIn(fact(goods, 'Fogbredd'))
      const joint = numbersIn(fact(goods, 'Åtgång för')).at(-1) ?? 0
      return from <= joint && joint <= to
    },
    planted: (goods) => withFact(goods, 'Fogbredd', '30–40 mm'),
  },
  'levelling compound takes 1.6 to 1.9 kg per m² and mm, within layers from thin to thick': {
    appliesTo: isFamily('avjamning'),
    holds: (goods) => {
      const [from = 0, to = 0] = numbersIn(fact(goods, 'Skikttjocklek'))
      const taken = figure(goods, 'Åtgång')
      return taken >= 1.6 && taken <= 1.9 && from > 0 && from < to
    },
    planted: (goods) => withFact(goods, 'Åtgång', '17 kg/m² per mm'),
  },
  'the pipes of a cuff are from thin to thick, and narrower than the cuff': {
    appliesTo: (goods) => isFamily('tatmanschett')(goods) && has(goods, 'Rör'),
    holds: (goods) => {
      const [from = 0, to = 0] = numbersIn(fact(goods, 'Rör'))
      return labelOf(goods) === fact(goods, 'Rör') && from > 0 && from < to && to < figure(goods, 'Bredd, mm')
    },
    planted: (goods) => withFact(goods, 'Rör', '200–100 mm'),
  },
  'a pack of corners holds as many as it says': {
    appliesTo: (goods) => isBelow('kemi/tatskikt')(goods) && goods.article.unit === 'frp',
    holds: (goods) =>
      goods.article.conversion?.factor === figure(goods, 'Antal per förpackning') &&
      labelOf(goods) === `${figure(goods, 'Antal per förpackning')} st`,
    planted: (goods) => withFact(goods, 'Antal per förpackning', '7'),
  },
  'a roll of band is named by width and length': {
    appliesTo: isFamily('tatband'),
    holds: (goods) => labelOf(goods) === `${figure(goods, 'Bredd, mm')} mm × ${fact(goods, 'Längd')}`,
    planted: (goods) => withFact(goods, 'Längd', '3 m'),
  },
}

const falls = (values: readonly number[]): boolean =>
  values.every((value, place) => place === 0 || value < (values[place - 1] ?? value))

export const tilingProductRules: ProductRules = {
  'a kilogram costs less in a larger package of a colour': {
    appliesTo: (goods) => goods.length > 1 && goods.every((one) => has(one, 'Innehåll')),
    holds: (goods) =>
      [...groupedBy(goods, (one) => fact(one, 'Färg')).values()].every((ofColour) =>
        falls(ofColour.map((one) => one.article.listPrice / contentOf(one))),
      ),
    planted: (goods) => goods.map((one, place) => withArticle(one, { listPrice: 10 ** (place + 1) })),
  },
}
