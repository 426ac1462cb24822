import {
  fact,
  figure,
  has,
  isBelow,
  isFamily,
  isKind,
  isWithin,
  kindOf,
  labelOf,
  numbersIn,
  withArticle,
  withFact,
  withLabel,
  type ArticleRules,
  type Goods,
} from '../goods'

/** W per m² of a panel radiator's face at 75/65/20 °C (EN 442), and its depth in mm, by type. */
const radiators: Readonly<Record<string, readonly [output: number, depth: number]>> = {
  P1: [1060, 46],
  C11: [1740, 61],
  C21: [2450, 66],
  C22: [3000, 102],
  C33: [4350, 153],
}

const square = (side: number): number => side * side

/** Litres in a cylinder of mm. */
const litresWithin = (diameter: number, height: number): number =>
  ((Math.PI / 4) * square(diameter) * height) / 1_000_000

const pieceArea = (goods: Goods): number => (figure(goods, 'Bredd, mm') * figure(goods, 'Höjd, mm')) / 1_000_000

const tankOf = (goods: Goods): number => litresWithin(figure(goods, 'Bredd, mm'), figure(goods, 'Höjd, mm'))
const vesselOf = (goods: Goods): number => litresWithin(figure(goods, 'Diameter, mm'), figure(goods, 'Höjd, mm'))

export const heatAndWaterRules: ArticleRules = {
  'a radiator emits what its type and face give at 75/65/20, within 12 %': {
    appliesTo: isFamily('radiator'),
    holds: (goods) => {
      const [output] = radiators[fact(goods, 'Typ')] ?? [0]
      const face = (figure(goods, 'Höjd, mm') * figure(goods, 'Längd, mm')) / 1_000_000
      return isWithin(figure(goods, 'Effekt'), output * face, 0.12)
    },
    planted: (goods) => withFact(goods, 'Effekt', '99 W'),
  },
  'a radiator says at which temperatures it emits its output': {
    appliesTo: isFamily('radiator'),
    holds: (goods) => fact(goods, 'Systemtemperatur') === '75/65/20 °C',
    planted: (goods) => withFact(goods, 'Systemtemperatur', '55/45/20 °C'),
  },
  'a radiator is named by height and length': {
    appliesTo: isFamily('radiator'),
    holds: (goods) =>
      labelOf(goods) === `${fact(goods, 'Höjd, mm')}×${fact(goods, 'Längd, mm')}` &&
      fact(goods, 'Dimension') === `${labelOf(goods)} mm`,
    planted: (goods) => withLabel(goods, '400×500'),
  },
  'the type of a radiator is the one in its name': {
    appliesTo: isFamily('radiator'),
    holds: (goods) => kindOf(goods) === `Radiator ${fact(goods, 'Typ')}`,
    planted: (goods) => withFact(goods, 'Typ', 'C44'),
  },
  'a radiator is as deep as its panels and convectors': {
    appliesTo: isFamily('radiator'),
    holds: (goods) => radiators[fact(goods, 'Typ')]?.[1] === figure(goods, 'Djup, mm'),
    planted: (goods) => withFact(goods, 'Djup, mm', '20'),
  },
  'a radiator weighs between 15 and 90 kg per m² of its face': {
    appliesTo: isFamily('radiator'),
    holds: (goods) => {
      const face = (figure(goods, 'Höjd, mm') * figure(goods, 'Längd, mm')) / 1_000_000
      const share = figure(goods, 'Vikt, kg') / face
      return share > 15 && share < 90
    },
    planted: (goods) => withFact(goods, 'Vikt, kg', '1,0'),
  },
  'a water heater holds no more than its case has room for': {
    appliesTo: isFamily('beredare'),
    holds: (goods) => figure(goods, 'Volym') < tankOf(goods),
    planted: (goods) => withFact(goods, 'Volym', '5000 l'),
  },
  'a water heater is named by its volume': {
    appliesTo: isFamily('beredare', 'expansionskarl'),
    holds: (goods) => labelOf(goods) === fact(goods, 'Volym'),
    planted: (goods) => withLabel(goods, '7 l'),
  },
  'a full water heater weighs no more than 1.9 times its water': {
    appliesTo: (goods) => isFamily('beredare')(goods),
    holds: (goods) => figure(goods, 'Vikt, kg') < figure(goods, 'Volym') * 0.9,
    planted: (goods) => withFact(goods, 'Vikt, kg', '900'),
  },
  'an expansion vessel is a cylinder that holds its volume and little more': {
    appliesTo: isFamily('expansionskarl'),
    holds: (goods) => {
      const volume = figure(goods, 'Volym')
      return vesselOf(goods) > volume && vesselOf(goods) < volume * 1.6
    },
    planted: (goods) => withFact(goods, 'Höjd, mm', '90'),
  },
  'a pump is named by DN, lift and length': {
    appliesTo: isFamily('pump'),
    holds: (goods) =>
      labelOf(goods) === `${fact(goods, 'DN')}-${figure(goods, 'Lyfthöjd') * 10} ${fact(goods, 'Bygglängd, mm')}`,
    planted: (goods) => withFact(goods, 'Lyfthöjd', '9 m'),
  },
  'a heat pump has the power in its name': {
    appliesTo: isFamily('varmepump'),
    holds: (goods) => labelOf(goods) === fact(goods, 'Effekt'),
    planted: (goods) => withFact(goods, 'Effekt', '99 kW'),
  },
  'a heat pump of one phase has at most 8 kW': {
    appliesTo: (goods) => isFamily('varmepump')(goods) && fact(goods, 'Spänning').startsWith('1 ×'),
    holds: (goods) => figure(goods, 'Effekt') <= 8,
    planted: (goods) => withFact(goods, 'Effekt', '16 kW'),
  },
  'a manifold cabinet has room for the manifold of its loops': {
    appliesTo: isKind(/^Fördelarskåp/),
    holds: (goods) => figure(goods, 'Bredd, mm') >= 110 + figure(goods, 'Slingor') * 50 + 100,
    planted: (goods) => withFact(goods, 'Bredd, mm', '300'),
  },
  'a manifold has at least 40 mm for each loop': {
    appliesTo: isKind(/^Golvvärmefördelare/),
    holds: (goods) => figure(goods, 'Längd, mm') >= figure(goods, 'Slingor') * 40,
    planted: (goods) => withFact(goods, 'Längd, mm', '60'),
  },
  'a safety valve opens at the pressure in its name': {
    appliesTo: isKind(/^Säkerhetsventil/),
    holds: (goods) => labelOf(goods).endsWith(fact(goods, 'Öppningstryck')),
    planted: (goods) => withFact(goods, 'Öppningstryck', '6 bar'),
  },
  'only a safety valve has an opening pressure': {
    appliesTo: (goods) => has(goods, 'Öppningstryck'),
    holds: isKind(/^Säkerhetsventil/),
    planted: (goods) => ({ ...goods, product: { ...goods.product, name: 'Blandningsventil', line: '' } }),
  },
  'a pack of tiles holds the area of its whole pieces': {
    appliesTo: isFamily('kakel'),
    holds: (goods) => {
      const area = pieceArea(goods) * figure(goods, 'Antal per förpackning')
      return goods.article.conversion?.unit === 'm²' && isWithin(goods.article.conversion.factor, area, 0.001)
    },
    planted: (goods) => withArticle(goods, { conversion: { factor: 1.25, unit: 'm²' } }),
  },
  'a basin is named by width and depth': {
    appliesTo: isFamily('tvattstall'),
    holds: (goods) => labelOf(goods) === `${fact(goods, 'Bredd, mm')}×${fact(goods, 'Djup, mm')} mm`,
    planted: (goods) => withFact(goods, 'Bredd, mm', '1'),
  },
  'a hose has a length and neither height nor width': {
    appliesTo: isKind(/^Duschslang/),
    holds: (goods) =>
      labelOf(goods).startsWith(fact(goods, 'Längd')) && !has(goods, 'Höjd, mm') && !has(goods, 'Bredd, mm'),
    planted: (goods) => withFact(goods, 'Höjd, mm', '720'),
  },
  'a mixer of 160 mm centres is for shower or bath': {
    appliesTo: (goods) => /c\/c 160/.test(fact(goods, 'Anslutning')),
    holds: isBelow('sanitet/blandare/duschblandare', 'sanitet/blandare/badkarsblandare'),
    planted: (goods) => ({ ...goods, product: { ...goods.product, category: 'sanitet/blandare/koksblandare' } }),
  },
  'a frame for a toilet has no seat and a toilet has one to say something of': {
    appliesTo: isFamily('wcstol'),
    holds: (goods) => isBelow('sanitet/wc/fixturer')(goods) !== has(goods, 'Sits'),
    planted: (goods) => withFact(goods, 'Sits', isBelow('sanitet/wc/fixturer')(goods) ? 'Mjuk' : ''),
  },
  'a trap is named by its thread, outlet and colour': {
    appliesTo: isKind(/^Vattenlås/),
    holds: (goods) =>
      labelOf(goods) === `${fact(goods, 'Gänga')} × ${fact(goods, 'Dimension')}, ${fact(goods, 'Färg')}`,
    planted: (goods) => withFact(goods, 'Färg', 'grön'),
  },
  'a silencer is wider than its duct': {
    appliesTo: isKind(/^Ljuddämpare/),
    holds: (goods) => figure(goods, 'Ytterdiameter, mm') > figure(goods, 'Dimension'),
    planted: (goods) => withFact(goods, 'Ytterdiameter, mm', '50'),
  },
  'a fan blows through its duct at no more than 9 m/s': {
    appliesTo: isFamily('flakt'),
    holds: (goods) => {
      const area = (Math.PI / 4) * square(figure(goods, 'Dimension') / 1000)
      return figure(goods, 'Luftflöde') / 3600 / area <= 9
    },
    planted: (goods) => withFact(goods, 'Luftflöde', '9000 m³/h'),
  },
  'a duct part has a diameter of the standard series': {
    appliesTo: (goods) => isBelow('ventilation/kanaler', 'ventilation/kanaldelar', 'ventilation/don')(goods),
    holds: (goods) =>
      numbersIn(fact(goods, 'Dimension')).every((mm) => [80, 100, 125, 160, 200, 250, 315, 400].includes(mm)),
    planted: (goods) => withFact(goods, 'Dimension', 'Ø110 mm'),
  },
}
