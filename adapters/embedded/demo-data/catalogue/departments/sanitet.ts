import type { Department } from '../department'
import type { Family } from '../family'
import { kind, sized } from '../kind'

const tap = { Material: 'Mässing', Anslutning: 'Slang G3/8', Energiklass: 'A', Godkännande: 'Typgodkänd' }

/** Taps and mixers. */
const blandare: Family = {
  family: 'blandare',
  category: 'sanitet/blandare/tvattstallsblandare',
  discountGroup: 'SANITET',
  numbersFrom: 8_120_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [[6, 0.95]],
  brands: ['Lavado', 'Källvika', 'Norrström'],
  dimensions: sized(
    [
      ['krom', 1290, 1],
      ['matt svart', 1690, 2],
      ['borstad stål', 1790, 3],
      ['borstad mässing', 2190, 4],
    ] as const,
    ([finish, price, size]) => ({
      label: finish,
      size,
      attributes: { Ytbehandling: finish, 'H mm': '168' },
      price,
    }),
  ),
  models: [
    kind('Tvättställsblandare', 'Ettgreppsblandare med mjukstängning, kallstart och begränsat flöde.', 1, {
      ...tap,
      Flöde: '5,7 l/min',
      Standard: 'EN 817',
    }),
    kind(
      'Köksblandare',
      'Ettgreppsblandare med hög svängbar pip och avstängning för diskmaskin.',
      1.35,
      { ...tap, Flöde: '9 l/min', Standard: 'EN 817' },
      { category: 'sanitet/blandare/koksblandare' },
    ),
    kind(
      'Duschblandare termostat',
      'Termostatblandare 160 c/c med spärr vid 38 °C. Vattnet blir aldrig hetare än du ställt in.',
      1.1,
      { ...tap, Anslutning: '160 c/c M26', Flöde: '12 l/min', Standard: 'EN 1111' },
      { category: 'sanitet/blandare/duschblandare' },
    ),
    kind(
      'Badkarsblandare termostat',
      'Termostatblandare 160 c/c med omkastare mellan pip och handdusch.',
      1.5,
      { ...tap, Anslutning: '160 c/c M26', Flöde: '20 l/min', Standard: 'EN 1111' },
      { category: 'sanitet/blandare/badkarsblandare', codes: [1, 2] },
    ),
  ],
}

const china = { Material: 'Sanitetsporslin', Färg: 'Vit', Spolning: '2/4 l', Standard: 'EN 997' }

/** Toilets, their cisterns and seats. */
const wcstol: Family = {
  family: 'wcstol',
  category: 'sanitet/wc/golvstaende-wc',
  discountGroup: 'SANITET',
  numbersFrom: 8_240_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [],
  brands: ['Norrström', 'Källvika'],
  dimensions: sized(
    [
      ['utan sits', 2890, 1],
      ['med mjuk sits', 3390, 2],
      ['med hård sits', 3290, 3],
    ] as const,
    ([label, price, size]) => ({ label, size, attributes: { Sits: label, 'L mm': '650', 'H mm': '820' }, price }),
  ),
  models: [
    kind('WC-stol S-lås', 'Golvstående WC-stol med dolt S-lås för limning eller skruvning.', 1, {
      ...china,
      Lås: 'S-lås',
    }),
    kind('WC-stol P-lås', 'Golvstående WC-stol med öppet P-lås och avlopp i vägg.', 1.05, { ...china, Lås: 'P-lås' }),
    kind(
      'Vägghängd WC',
      'Vägghängd WC-stol utan spolkant, c/c 180 mm.',
      1.2,
      { ...china, Montage: 'c/c 180 mm' },
      { category: 'sanitet/wc/vagghangd-wc' },
    ),
    kind(
      'WC-fixtur',
      'Fixtur för vägghängd WC med cistern, läckindikering och justerbara fötter.',
      0.95,
      { Material: 'Stål', 'Bygghöjd mm': '1120', Standard: 'EN 14055' },
      { category: 'sanitet/wc/fixturer', codes: [1] },
    ),
  ],
}

/** Wash basins and sinks. */
const tvattstall: Family = {
  family: 'tvattstall',
  category: 'sanitet/tvattstall/porslinstvattstall',
  discountGroup: 'SANITET',
  numbersFrom: 8_360_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [],
  brands: ['Norrström', 'Källvika', 'Lavado'],
  dimensions: sized(
    [
      [360, 250, 790],
      [450, 340, 890],
      [500, 390, 990],
      [560, 440, 1090],
      [600, 460, 1290],
      [800, 460, 2190],
      [1000, 460, 3190],
    ] as const,
    ([width, depth, price]) => ({
      label: `${width}×${depth}`,
      size: width,
      attributes: { Dimension: `${width}×${depth} mm`, 'L mm': String(width), 'W mm': String(depth) },
      price,
    }),
  ),
  models: [
    kind('Tvättställ', 'Tvättställ för bult eller konsol, med hål för blandare och bräddavlopp.', 1, {
      Material: 'Sanitetsporslin',
      Färg: 'Vit',
      Standard: 'EN 14688',
    }),
    kind(
      'Diskho rostfri',
      'Diskho för undermontage, 1 mm plåt och ljuddämpad botten.',
      1.8,
      { Material: 'Rostfritt stål', Standard: 'EN 13310' },
      { category: 'sanitet/tvattstall/diskhoar', codes: [2, 3, 4, 6] },
    ),
    kind(
      'Utslagsback rostfri',
      'Utslagsback med galler och bakstänk för städrum och tvättstuga.',
      2.3,
      { Material: 'Rostfritt stål', Standard: 'EN 13310' },
      { category: 'sanitet/tvattstall/utslagsbackar', codes: [3, 4, 5] },
    ),
  ],
}

/** Showers. */
const duschset: Family = {
  family: 'duschset',
  category: 'sanitet/dusch/duschset',
  discountGroup: 'SANITET',
  numbersFrom: 8_480_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [[6, 0.95]],
  brands: ['Källvika', 'Lavado'],
  dimensions: sized(
    [
      ['krom', 690, 1],
      ['matt svart', 940, 2],
      ['borstad mässing', 1290, 3],
    ] as const,
    ([finish, price, size]) => ({
      label: finish,
      size,
      attributes: { Ytbehandling: finish, 'H mm': '720' },
      price,
    }),
  ),
  models: [
    kind('Duschset', 'Handdusch med tre strålar, stång 720 mm och slang 1,75 m.', 1, {
      Material: 'Mässing, förkromad',
      Flöde: '9 l/min',
      Standard: 'EN 1112',
    }),
    kind(
      'Takduschset',
      'Takdusch 250 mm med handdusch, stigrör och omkastare. För blandare 160 c/c.',
      3.6,
      { Material: 'Mässing, förkromad', Flöde: '12 l/min', Standard: 'EN 1112' },
      { category: 'sanitet/dusch/takduschar' },
    ),
    kind(
      'Duschslang',
      'Slät duschslang som inte vrider sig, 1,75 m.',
      0.24,
      { Material: 'PVC', Gänga: 'G1/2', Standard: 'EN 1113' },
      { category: 'sanitet/dusch/duschslangar' },
    ),
  ],
}

/** Tiles by the pack. */
const kakel: Family = {
  family: 'kakel',
  category: 'sanitet/kakel-och-klinker/vaggkakel',
  discountGroup: 'SANITET',
  numbersFrom: 8_600_000,
  register: 'none',
  unit: 'frp',
  conversion: { factor: 1.2, unit: 'm²' },
  orderMultiple: 1,
  brackets: [[40, 0.92]],
  brands: ['Stenåsa', 'Plattverket'],
  dimensions: sized(
    [
      [100, 100, 268],
      [150, 150, 239],
      [200, 200, 229],
      [200, 400, 279],
      [300, 600, 389],
      [600, 600, 489],
    ] as const,
    ([width, height, price]) => ({
      label: `${width}×${height}`,
      size: width * 10 + height / 10,
      attributes: { Dimension: `${width}×${height} mm`, 'L mm': String(width), 'H mm': String(height) },
      price,
    }),
  ),
  models: [
    kind('Väggkakel vit blank', 'Vit kakelplatta med blank glasyr. Förpackning om 1,2 m².', 1, {
      Färg: 'Vit',
      Yta: 'Blank',
      Standard: 'EN 14411',
    }),
    kind(
      'Klinker granitkeramik',
      'Frostsäker granitkeramik för golv och vägg, halkklass R10. Förpackning om 1,2 m².',
      1.3,
      { Färg: 'Grå', Yta: 'Matt', Halkklass: 'R10', Standard: 'EN 14411' },
      { category: 'sanitet/kakel-och-klinker/golvklinker' },
    ),
  ],
}

export const sanitet: Department = {
  categories: [
    ['sanitet', 'Sanitet', 'blandare'],
    ['sanitet/blandare', 'Blandare', 'blandare'],
    ['sanitet/blandare/tvattstallsblandare', 'Tvättställsblandare', 'blandare'],
    ['sanitet/blandare/koksblandare', 'Köksblandare', 'blandare'],
    ['sanitet/blandare/duschblandare', 'Duschblandare', 'blandare'],
    ['sanitet/blandare/badkarsblandare', 'Badkarsblandare', 'blandare'],
    ['sanitet/wc', 'WC', 'wcstol'],
    ['sanitet/wc/golvstaende-wc', 'Golvstående WC', 'wcstol'],
    ['sanitet/wc/vagghangd-wc', 'Vägghängd WC', 'wcstol'],
    ['sanitet/wc/fixturer', 'Fixturer', 'wcstol'],
    ['sanitet/tvattstall', 'Tvättställ och hoar', 'tvattstall'],
    ['sanitet/tvattstall/porslinstvattstall', 'Tvättställ av porslin', 'tvattstall'],
    ['sanitet/tvattstall/diskhoar', 'Diskhoar', 'tvattstall'],
    ['sanitet/tvattstall/utslagsbackar', 'Utslagsbackar', 'tvattstall'],
    ['sanitet/dusch', 'Dusch', 'duschset'],
    ['sanitet/dusch/duschset', 'Duschset', 'duschset'],
    ['sanitet/dusch/takduschar', 'Takduschar', 'duschset'],
    ['sanitet/dusch/duschslangar', 'Duschslangar', 'duschset'],
    ['sanitet/kakel-och-klinker', 'Kakel och klinker', 'kakel'],
    ['sanitet/kakel-och-klinker/vaggkakel', 'Väggkakel', 'kakel'],
    ['sanitet/kakel-och-klinker/golvklinker', 'Golvklinker', 'kakel'],
  ],
  families: [blandare, wcstol, tvattstall, duschset, kakel],
}
