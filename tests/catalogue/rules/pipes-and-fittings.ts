import {
  fact,
  figure,
  has,
  isBelow,
  isFamily,
  isKind,
  isWithin,
  labelOf,
  numbersIn,
  withArticle,
  withFact,
  withLabel,
  type ArticleRules,
  type Goods,
} from '../goods'

/** DN of the pipe that a pressed fitting goes on, by its outer diameter in mm. */
const dnOfPipe: Readonly<Record<number, number>> = { 12: 10, 15: 12, 18: 15, 22: 20, 28: 25, 35: 32, 42: 40, 54: 50 }

/** ISO 228: thread by DN, and its outer diameter in mm. */
const threadOf: Readonly<Record<number, string>> = {
  8: 'G1/4',
  10: 'G3/8',
  15: 'G1/2',
  20: 'G3/4',
  25: 'G1',
  32: 'G1 1/4',
  40: 'G1 1/2',
  50: 'G2',
  65: 'G2 1/2',
}
const threadDiameter: Readonly<Record<string, number>> = {
  'G3/8': 16.66,
  'G1/2': 20.96,
  'G3/4': 26.44,
  G1: 33.25,
  'G1 1/4': 41.91,
  'G1 1/2': 47.8,
  G2: 59.61,
}

/** EN 1092, PN16: outer diameter of a flange in mm by DN. */
const flangeOf: Readonly<Record<number, number>> = { 20: 105, 25: 115, 32: 140, 40: 150, 50: 165, 65: 185 }

/** EN 1057 as the trade keeps it. */
const copperPipes = '10×0,8 12×1,0 15×1,0 18×1,0 22×1,0 28×1,2 35×1,5 42×1,5 54×1,5'.split(' ')

/** A handle weighs so much at most, kg. */
const HANDLE = 0.12

const isPressed = (goods: Goods): boolean => /^Press [MV]-profil$/.test(fact(goods, 'Anslutning'))
const isThreadedByDn = (goods: Goods): boolean =>
  has(goods, 'Gänga') &&
  has(goods, 'DN') &&
  !has(goods, 'Dimension') &&
  isFamily('kulventil', 'backventil', 'presskulventil', 'sakerhetsventil', 'nippel', 'packning')(goods) &&
  !isKind(/Bussning/)(goods)

const outerOf = (goods: Goods): number => figure(goods, 'Dimension')
const wallOf = (goods: Goods): number => figure(goods, 'Godstjocklek, mm')

/** kg per metre of a pipe. */
const massPerMetre = (goods: Goods, density: number): number => {
  const inner = outerOf(goods) - 2 * wallOf(goods)
  return ((Math.PI / 4) * (outerOf(goods) ** 2 - inner ** 2) * density) / 1000
}

const densities: Readonly<Record<string, number>> = {
  Polypropen: 0.91,
  'PVC-U': 1.4,
  'Polypropen, mineralfylld': 1.6,
}

export const pipeAndFittingRules: ArticleRules = {
  'a press fitting is 12, 15, 18, 22, 28, 35, 42 or 54 mm': {
    appliesTo: isPressed,
    holds: (goods) => Object.keys(dnOfPipe).includes(String(outerOf(goods))),
    planted: (goods) => withFact(goods, 'Dimension', '20 mm'),
  },
  'the DN of a press fitting is that of its pipe': {
    appliesTo: isPressed,
    holds: (goods) => dnOfPipe[outerOf(goods)] === figure(goods, 'DN'),
    planted: (goods) => withFact(goods, 'DN', '22'),
  },
  'a pipe goes less deep into a press fitting than one and a half times its diameter, and at least 17 mm': {
    appliesTo: (goods) => has(goods, 'Insticksdjup, mm'),
    holds: (goods) => {
      const depth = figure(goods, 'Insticksdjup, mm')
      return depth >= 17 && depth <= outerOf(goods) * 1.5
    },
    planted: (goods) => withFact(goods, 'Insticksdjup, mm', '90'),
  },
  'a press fitting is tight by an O-ring': {
    appliesTo: isPressed,
    holds: (goods) => /O-ring/.test(fact(goods, 'Tätning')),
    planted: (goods) => withFact(goods, 'Tätning', 'Lin'),
  },
  'the standard of a press fitting is that of its material': {
    appliesTo: (goods) => isPressed(goods) && isBelow('vvs/rordelar')(goods),
    holds: (goods) =>
      ({ Koppar: 'EN 1254-7', 'Rostfritt stål': 'EN 10312', 'Elförzinkat stål': 'EN 10305' })[
        fact(goods, 'Material')
      ] === fact(goods, 'Standard'),
    planted: (goods) => withFact(goods, 'Standard', 'EN 442'),
  },
  'a thread is that of its DN': {
    appliesTo: isThreadedByDn,
    holds: (goods) => threadOf[figure(goods, 'DN')] === fact(goods, 'Gänga'),
    planted: (goods) => withFact(goods, 'Gänga', 'G4'),
  },
  'what is connected by a thread says which': {
    appliesTo: (goods) => /gänga/i.test(fact(goods, 'Anslutning')),
    holds: (goods) => /^G\d/.test(fact(goods, 'Gänga')),
    planted: (goods) => withFact(goods, 'Gänga', ' '),
  },
  'what is pressed, flanged or clamped has no thread': {
    appliesTo: (goods) => /^(?:Press [MV]-profil|Fläns|Klämring|Slät ände)$/.test(fact(goods, 'Anslutning')),
    holds: (goods) => !has(goods, 'Gänga'),
    planted: (goods) => withFact(goods, 'Gänga', 'G2 1/2'),
  },
  'a flange has the diameter of its DN at PN16': {
    appliesTo: (goods) => fact(goods, 'Anslutning') === 'Fläns',
    holds: (goods) => flangeOf[figure(goods, 'DN')] === figure(goods, 'Flänsdiameter, mm'),
    planted: (goods) => withFact(goods, 'Flänsdiameter, mm', '80'),
  },
  'a flanged valve weighs more than twice as much as a threaded one': {
    appliesTo: (goods) => fact(goods, 'Anslutning') === 'Fläns',
    holds: (goods) => figure(goods, 'Vikt, kg') > 0.05 * figure(goods, 'DN'),
    planted: (goods) => withFact(goods, 'Vikt, kg', '0,35'),
  },
  'a threaded valve of brass weighs as much as brass of its length and bore can': {
    appliesTo: (goods) => isFamily('kulventil')(goods) && has(goods, 'Gänga'),
    holds: (goods) => {
      const dn = figure(goods, 'DN')
      const solid = ((Math.PI / 4) * (dn * 1.6) ** 2 * figure(goods, 'Längd, mm') * 8.4) / 1_000_000
      const mass = figure(goods, 'Vikt, kg')
      return mass > solid * 0.25 && mass < solid * 1.6 + HANDLE
    },
    planted: (goods) => withFact(goods, 'Vikt, kg', '99'),
  },
  'a bushing goes from a thread to a smaller one': {
    appliesTo: isKind(/^Bussning/),
    holds: (goods) => {
      const [outer = '', inner = ''] = fact(goods, 'Gänga').split(' × ')
      return (threadDiameter[outer] ?? 0) > (threadDiameter[inner] ?? 99) && labelOf(goods) === `${outer} × ${inner}`
    },
    planted: (goods) => withFact(goods, 'Gänga', 'G1/2 × G3/4'),
  },
  'a pump of DN15 has G1, DN25 G1 1/2 and DN32 G2': {
    appliesTo: isFamily('pump'),
    holds: (goods) => ({ 15: 'G1', 25: 'G1 1/2', 32: 'G2' })[figure(goods, 'DN')] === fact(goods, 'Gänga'),
    planted: (goods) => withFact(goods, 'Gänga', 'G1/2'),
  },
  'a flat gasket fits within the nut of its thread': {
    appliesTo: isKind(/^Plantätning/),
    holds: (goods) => figure(goods, 'Ytterdiameter, mm') <= (threadDiameter[fact(goods, 'Gänga')] ?? 0),
    planted: (goods) => withFact(goods, 'Ytterdiameter, mm', '99'),
  },
  'a ring is wider outside than inside': {
    appliesTo: (goods) => has(goods, 'Innerdiameter, mm') && has(goods, 'Ytterdiameter, mm'),
    holds: (goods) => figure(goods, 'Innerdiameter, mm') < figure(goods, 'Ytterdiameter, mm'),
    planted: (goods) => withFact(goods, 'Innerdiameter, mm', '999'),
  },
  'a copper pipe has a dimension of EN 1057': {
    appliesTo: isFamily('kopparror'),
    holds: (goods) => copperPipes.includes(fact(goods, 'Dimension').replace(' mm', '')),
    planted: (goods) => withFact(goods, 'Dimension', '20×1,0 mm'),
  },
  'a copper pipe weighs per metre what its diameter, wall and density give, within 10 %': {
    appliesTo: isFamily('kopparror'),
    holds: (goods) => isWithin(figure(goods, 'Vikt, kg/m'), massPerMetre(goods, 8.94), 0.1),
    planted: (goods) => withFact(goods, 'Vikt, kg/m', '2,9'),
  },
  'a waste pipe weighs what its diameter, wall and density give, within 10 %': {
    appliesTo: (goods) => isFamily('avloppsror')(goods) && has(goods, 'Godstjocklek, mm'),
    holds: (goods) => {
      const mass = massPerMetre(goods, densities[fact(goods, 'Material')] ?? 0) * figure(goods, 'Längd')
      return isWithin(figure(goods, 'Vikt, kg'), mass, 0.1)
    },
    planted: (goods) => withFact(goods, 'Vikt, kg', '99'),
  },
  'a coil of PEX weighs at least what its pipe does, and at most twice that': {
    appliesTo: (goods) => isFamily('pexror')(goods) && has(goods, 'Godstjocklek, mm'),
    holds: (goods) => {
      const mass = massPerMetre(goods, 0.94) * figure(goods, 'Längd')
      return figure(goods, 'Vikt, kg') > mass * 0.9 && figure(goods, 'Vikt, kg') < mass * 2
    },
    planted: (goods) => withFact(goods, 'Vikt, kg', '0,5'),
  },
  'the bore of a pipe is its DN, within 2 mm': {
    appliesTo: (goods) => isFamily('kopparror', 'pexror')(goods) && has(goods, 'DN'),
    holds: (goods) => {
      const [outer = 0, wall = 0] = numbersIn(fact(goods, 'Dimension'))
      return Math.abs(outer - 2 * wall - figure(goods, 'DN')) <= 2
    },
    planted: (goods) => withFact(goods, 'DN', '65'),
  },
  'a conduit around a pipe is wider than the pipe': {
    appliesTo: (goods) => has(goods, 'Skyddsrör, mm'),
    holds: (goods) => figure(goods, 'Skyddsrör, mm') > outerOf(goods),
    planted: (goods) => withFact(goods, 'Skyddsrör, mm', '8'),
  },
  'a ground pipe of PVC with SN8 has a wall of a 34th of its diameter, within 5 %': {
    appliesTo: (goods) => fact(goods, 'Material') === 'PVC-U' && fact(goods, 'Ringstyvhet') === 'SN8',
    holds: (goods) => isWithin(outerOf(goods) / wallOf(goods), 34, 0.05),
    planted: (goods) => withFact(goods, 'Godstjocklek, mm', '1,8'),
  },
  'a drainage pipe is narrower inside than outside': {
    appliesTo: isKind(/^Dräneringsrör/),
    holds: (goods) => figure(goods, 'Innerdiameter, mm') < outerOf(goods),
    planted: (goods) => withFact(goods, 'Innerdiameter, mm', '400'),
  },
  'pipe insulation is made for a pipe that there is': {
    appliesTo: isBelow('vvs/isolering'),
    holds: (goods) => [12, 15, 18, 22, 28, 35, 42, 54, 76, 89, 114].includes(outerOf(goods)),
    planted: (goods) => withFact(goods, 'Dimension', '31 mm'),
  },
  'pipe insulation is named by pipe and thickness': {
    appliesTo: isBelow('vvs/isolering'),
    holds: (goods) => labelOf(goods) === `${outerOf(goods)} mm, tjocklek ${figure(goods, 'Tjocklek, mm')} mm`,
    planted: (goods) => withLabel(goods, '22 mm, tjocklek 99 mm'),
  },
  'the outlet of a floor drain is 50, 75 or 110 mm': {
    appliesTo: isFamily('golvbrunn'),
    holds: (goods) => [50, 75, 110].includes(outerOf(goods)),
    planted: (goods) => withFact(goods, 'Dimension', '60 mm'),
  },
  'a waste fitting is 32, 50, 75, 110 or 160 mm': {
    appliesTo: isFamily('avloppsdel'),
    holds: (goods) => [32, 50, 75, 110, 160].includes(outerOf(goods)),
    planted: (goods) => withFact(goods, 'Dimension', '100 mm'),
  },
  'what comes in lengths or coils of metres holds as many metres as it says': {
    appliesTo: ({ article }) => article.conversion?.unit === 'm',
    holds: (goods) => figure(goods, 'Längd') === goods.article.conversion?.factor,
    planted: (goods) => withArticle(goods, { conversion: { factor: 7, unit: 'm' } }),
  },
}
