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
  withArticle,
  withFact,
  withLabel,
  type ArticleRules,
} from '../goods'

/** ISO 4032: width across flats in mm by thread. */
const acrossFlats: Readonly<Record<string, number>> = {
  M4: 7,
  M5: 8,
  M6: 10,
  M8: 13,
  M10: 16,
  M12: 18,
  M16: 24,
  M20: 30,
}

/** Torx drives of wood screws by diameter in mm. */
const drives: Readonly<Record<number, string>> = {
  3.5: 'TX15',
  4: 'TX20',
  4.5: 'TX20',
  5: 'TX25',
  6: 'TX30',
  8: 'TX40',
}

export const electricalAndToolRules: ArticleRules = {
  'a breaker is 18 mm wide for each pole': {
    appliesTo: isFamily('sakring'),
    holds: (goods) => figure(goods, 'Bredd, mm') === 18 * figure(goods, 'Poler'),
    planted: (goods) => withFact(goods, 'Bredd, mm', '19'),
  },
  'the poles of a breaker are those in its name': {
    appliesTo: isKind(/\d-pol/),
    holds: (goods) => kindOf(goods).includes(`${fact(goods, 'Poler')}-pol`),
    planted: (goods) => withFact(goods, 'Poler', '9'),
  },
  'a breaker is named by its current': {
    appliesTo: isFamily('sakring'),
    holds: (goods) => labelOf(goods) === fact(goods, 'Märkström'),
    planted: (goods) => withFact(goods, 'Märkström', '7 A'),
  },
  'a breaker of several phases is for 400 V': {
    appliesTo: (goods) => isFamily('sakring')(goods) && figure(goods, 'Poler') >= 3,
    holds: (goods) => fact(goods, 'Spänning') === '400 V',
    planted: (goods) => withFact(goods, 'Spänning', '230 V'),
  },
  'a cable is named by conductors and area, G where one is earth': {
    appliesTo: isFamily('kabel'),
    holds: (goods) => {
      const conductors = figure(goods, 'Antal ledare')
      return labelOf(goods) === `${conductors}${conductors > 2 ? 'G' : '×'}${fact(goods, 'Area')}`
    },
    planted: (goods) => withLabel(goods, '2G1,5 mm²'),
  },
  'a cable has 8.9 g of copper per metre and mm², within 3 %': {
    appliesTo: isFamily('kabel'),
    holds: (goods) =>
      isWithin(figure(goods, 'Kopparvikt, kg/m'), figure(goods, 'Antal ledare') * figure(goods, 'Area') * 0.0089, 0.03),
    planted: (goods) => withFact(goods, 'Kopparvikt, kg/m', '9'),
  },
  'a lamp gives 70 to 130 lm per W': {
    appliesTo: isFamily('armatur'),
    holds: (goods) => {
      const efficacy = figure(goods, 'Ljusflöde') / figure(goods, 'Effekt')
      return efficacy >= 70 && efficacy <= 130
    },
    planted: (goods) => withFact(goods, 'Ljusflöde', '9 lm'),
  },
  'electrical goods have E-numbers and no RSK': {
    appliesTo: isBelow('el'),
    holds: ({ article }) => article.eNumber !== null && article.rsk === null,
    planted: (goods) => withArticle(goods, { rsk: goods.article.articleNumber }),
  },
  'plumbing goods have no E-numbers': {
    appliesTo: isBelow('vvs', 'varme', 'avlopp', 'sanitet'),
    holds: ({ article }) => article.eNumber === null,
    planted: (goods) => withArticle(goods, { eNumber: '1234567' }),
  },
  'a conduit is sold in whole coils or lengths': {
    appliesTo: isFamily('elror'),
    holds: (goods) =>
      goods.article.orderMultiple === (has(goods, 'Ring') ? figure(goods, 'Ring') : figure(goods, 'Längd')),
    planted: (goods) => withArticle(goods, { orderMultiple: 7 }),
  },
  'a box is named by width, height and depth': {
    appliesTo: isKind(/^Kopplingsdosa/),
    holds: (goods) =>
      labelOf(goods) === `${fact(goods, 'Bredd, mm')}×${fact(goods, 'Höjd, mm')}×${fact(goods, 'Djup, mm')} mm`,
    planted: (goods) => withFact(goods, 'Djup, mm', '1'),
  },
  'a nut has the width across flats of ISO 4032': {
    appliesTo: isFamily('mutter'),
    holds: (goods) => acrossFlats[fact(goods, 'Gänga')] === figure(goods, 'Nyckelvidd'),
    planted: (goods) => withFact(goods, 'Nyckelvidd', '11 mm'),
  },
  'a washer is wider than its bolt, and at most two and a half times as wide': {
    appliesTo: isFamily('bricka'),
    holds: (goods) => {
      const share = figure(goods, 'Ytterdiameter, mm') / figure(goods, 'Gänga')
      return share > 1.5 && share < 2.5
    },
    planted: (goods) => withFact(goods, 'Ytterdiameter, mm', '200'),
  },
  'what is named M and a number has that thread': {
    appliesTo: isFamily('mutter', 'bricka'),
    holds: (goods) => labelOf(goods) === fact(goods, 'Gänga'),
    planted: (goods) => withFact(goods, 'Gänga', 'M7'),
  },
  'a wood screw has the drive of its diameter': {
    appliesTo: isKind(/^Träskruv/),
    holds: (goods) => drives[figure(goods, 'Dimension')] === fact(goods, 'Spår'),
    planted: (goods) => withFact(goods, 'Spår', 'PH1'),
  },
  'a screw is longer than three times its diameter': {
    appliesTo: isFamily('skruv'),
    holds: (goods) => figure(goods, 'Längd, mm') > 3 * figure(goods, 'Dimension'),
    planted: (goods) => withFact(goods, 'Längd, mm', '3'),
  },
  'screws, nuts, washers and plugs are sold by the box': {
    appliesTo: isBelow('fastelement'),
    holds: ({ article }) =>
      article.unit === 'frp' && article.conversion?.unit === 'st' && article.conversion.factor >= 10,
    planted: (goods) => withArticle(goods, { unit: 'st', conversion: null }),
  },
  'a drill is at least seven times as long as it is wide': {
    appliesTo: isFamily('borr'),
    holds: (goods) => figure(goods, 'Längd, mm') > 7 * figure(goods, 'Dimension'),
    planted: (goods) => withFact(goods, 'Längd, mm', '5'),
  },
  'a disc for an angle grinder has a hole of 22.23 mm': {
    appliesTo: (goods) => isFamily('kapskiva')(goods) && figure(goods, 'Diameter, mm') >= 115,
    holds: (goods) => fact(goods, 'Hål') === '22,23 mm',
    planted: (goods) => withFact(goods, 'Hål', '10 mm'),
  },
  'a disc is named by diameter and thickness': {
    appliesTo: isFamily('kapskiva'),
    holds: (goods) => labelOf(goods) === `${fact(goods, 'Diameter, mm')}×${fact(goods, 'Tjocklek, mm')} mm`,
    planted: (goods) => withFact(goods, 'Diameter, mm', '300'),
  },
  'a power tool has the voltage in its name': {
    appliesTo: isFamily('borrmaskin'),
    holds: (goods) => labelOf(goods).startsWith(`${fact(goods, 'Spänning')}, `),
    planted: (goods) => withFact(goods, 'Spänning', '36 V'),
  },
  'a driver of 12 V turns with less than 150 Nm': {
    appliesTo: (goods) => fact(goods, 'Spänning') === '12 V' && has(goods, 'Moment'),
    holds: (goods) => figure(goods, 'Moment') < 150,
    planted: (goods) => withFact(goods, 'Moment', '180 Nm'),
  },
  'hearing protectors state what they dampen, helmets their colour and size, and neither the other': {
    appliesTo: isBelow('skydd/huvud'),
    holds: (goods) =>
      isBelow('skydd/huvud/horselskydd')(goods)
        ? has(goods, 'Dämpning') && !has(goods, 'Storlek') && !has(goods, 'Färg')
        : has(goods, 'Storlek') && has(goods, 'Färg') && !has(goods, 'Dämpning'),
    planted: (goods) => withFact(withFact(goods, 'Storlek', '53–63 cm'), 'Dämpning', 'SNR 30 dB'),
  },
  'a glove is named by its size, from 6 to 12': {
    appliesTo: isFamily('handske'),
    holds: (goods) =>
      labelOf(goods) === `storlek ${fact(goods, 'Storlek')}` &&
      figure(goods, 'Storlek') >= 6 &&
      figure(goods, 'Storlek') <= 12,
    planted: (goods) => withFact(goods, 'Storlek', '40'),
  },
  'gloves are sold by the pair, and nothing else is': {
    appliesTo: ({ article, product }) => article.unit === 'par' || product.family === 'handske',
    holds: ({ article, product }) => article.unit === 'par' && product.family === 'handske',
    planted: (goods) => withArticle(goods, { unit: 'st' }),
  },
}
