import type { Department } from '../department'
import type { Dimension, Family } from '../family'
import { coded, decimal, kind, sized } from '../kind'

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
      attributes: { Ytbehandling: finish },
      price,
    }),
  ),
  models: [
    kind('Tvättställsblandare', 'Ettgreppsblandare med mjukstängning, kallstart och begränsat flöde.', 1, {
      ...tap,
      Flöde: '5,7 l/min',
      'Höjd, mm': '168',
      Standard: 'EN 817',
    }),
    kind(
      'Köksblandare',
      'Ettgreppsblandare med hög svängbar pip och avstängning för diskmaskin.',
      1.35,
      { ...tap, Flöde: '9 l/min', 'Höjd, mm': '318', Standard: 'EN 817' },
      { category: 'sanitet/blandare/koksblandare' },
    ),
    kind(
      'Duschblandare termostat',
      'Termostatblandare 160 c/c med spärr vid 38 °C. Vattnet blir aldrig hetare än du ställt in.',
      1.1,
      { ...tap, Anslutning: 'M26 × 1,5, c/c 160 mm', Flöde: '12 l/min', Standard: 'EN 1111' },
      { category: 'sanitet/blandare/duschblandare' },
    ),
    kind(
      'Badkarsblandare termostat',
      'Termostatblandare 160 c/c med omkastare mellan pip och handdusch.',
      1.5,
      { ...tap, Anslutning: 'M26 × 1,5, c/c 160 mm', Flöde: '20 l/min', Standard: 'EN 1111' },
      { category: 'sanitet/blandare/badkarsblandare', codes: [1, 2] },
    ),
  ],
}

const china = { Material: 'Sanitetsporslin', Färg: 'Vit', Spolning: '2/4 l', Standard: 'EN 997' }

const standing = { 'Längd, mm': '650', 'Höjd, mm': '820', 'Bredd, mm': '365' }

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
      ['utan sits', 'Ingen', 2890],
      ['med mjuk sits', 'Mjuk', 3390],
      ['med hård sits', 'Hård', 3290],
    ] as const,
    ([label, seat, price]) => ({
      label,
      size: seat === 'Ingen' ? 1 : seat === 'Mjuk' ? 2 : 3,
      attributes: { Sits: seat },
      price,
    }),
  ),
  models: [
    kind('WC-stol S-lås', 'Golvstående WC-stol med dolt S-lås för limning eller skruvning.', 1, {
      ...china,
      ...standing,
      Lås: 'S-lås',
    }),
    kind('WC-stol P-lås', 'Golvstående WC-stol med öppet P-lås och avlopp i vägg.', 1.05, {
      ...china,
      ...standing,
      Lås: 'P-lås',
    }),
    kind(
      'Vägghängd WC',
      'Vägghängd WC-stol utan spolkant, c/c 180 mm.',
      1.2,
      { ...china, 'Längd, mm': '540', 'Höjd, mm': '360', 'Bredd, mm': '360', Montage: 'c/c 180 mm' },
      { category: 'sanitet/wc/vagghangd-wc' },
    ),
    kind(
      'WC-fixtur',
      'Fixtur för vägghängd WC med cistern, läckindikering och justerbara fötter.',
      1,
      { Material: 'Stål', Spolning: '2/4 l', Montage: 'c/c 180 mm', Standard: 'EN 14055' },
      {
        category: 'sanitet/wc/fixturer',
        dimensions: sized(
          [
            [1120, 2745],
            [820, 2980],
          ] as const,
          ([height, price]) => ({
            label: `höjd ${height} mm`,
            size: height,
            attributes: { 'Höjd, mm': String(height), 'Bredd, mm': '500', 'Djup, mm': '140' },
            price,
          }),
        ),
      },
    ),
  ],
}

const bowls = (
  codes: readonly number[],
  rows: readonly (readonly [width: number, depth: number, price: number])[],
): readonly Dimension[] =>
  coded(codes, rows, ([width, depth, price]) => ({
    label: `${width}×${depth} mm`,
    size: width,
    attributes: { Dimension: `${width}×${depth} mm`, 'Bredd, mm': String(width), 'Djup, mm': String(depth) },
    price,
  }))

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
      label: `${width}×${depth} mm`,
      size: width,
      attributes: { Dimension: `${width}×${depth} mm`, 'Bredd, mm': String(width), 'Djup, mm': String(depth) },
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
      1,
      { Material: 'Rostfritt stål', Plåttjocklek: '1 mm', Standard: 'EN 13310' },
      {
        category: 'sanitet/tvattstall/diskhoar',
        dimensions: bowls(
          [2, 3, 4, 6],
          [
            [340, 400, 1590],
            [450, 400, 1790],
            [500, 400, 1960],
            [745, 400, 3940],
          ],
        ),
      },
    ),
    kind(
      'Utslagsback rostfri',
      'Utslagsback med galler och bakstänk för städrum och tvättstuga.',
      1,
      { Material: 'Rostfritt stål', Standard: 'EN 13310' },
      {
        category: 'sanitet/tvattstall/utslagsbackar',
        dimensions: bowls(
          [3, 4, 5],
          [
            [455, 360, 2280],
            [500, 400, 2510],
            [600, 450, 2970],
          ],
        ),
      },
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
      attributes: { Ytbehandling: finish },
      price,
    }),
  ),
  models: [
    kind('Duschset', 'Handdusch med tre strålar, stång 720 mm och slang 1,75 m.', 1, {
      Material: 'Mässing',
      Flöde: '9 l/min',
      'Höjd, mm': '720',
      Standard: 'EN 1112',
    }),
    kind(
      'Takduschset',
      'Takdusch 250 mm med handdusch, stigrör och omkastare. För blandare 160 c/c.',
      3.6,
      { Material: 'Mässing', Flöde: '12 l/min', 'Höjd, mm': '1180', Standard: 'EN 1112' },
      { category: 'sanitet/dusch/takduschar' },
    ),
    kind(
      'Duschslang',
      'Slät duschslang som inte vrider sig, med roterande kona.',
      1,
      { Material: 'PVC', Gänga: 'G1/2', Standard: 'EN 1113' },
      {
        category: 'sanitet/dusch/duschslangar',
        dimensions: sized(
          [
            [1.5, 'krom', 149],
            [1.75, 'krom', 166],
            [2, 'krom', 189],
          ] as const,
          ([metres, finish, price]) => ({
            label: `${decimal(metres)} m, ${finish}`,
            size: metres,
            attributes: { Längd: `${decimal(metres)} m`, Ytbehandling: finish },
            price,
          }),
        ),
      },
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
  orderMultiple: 1,
  brackets: [[40, 0.92]],
  brands: ['Stenåsa', 'Plattverket'],
  dimensions: sized(
    [
      [100, 100, 100, 268],
      [150, 150, 44, 272],
      [200, 200, 25, 279],
      [200, 400, 15, 336],
      [300, 600, 6, 389],
      [600, 600, 4, 549],
    ] as const,
    ([width, height, pieces, price]) => ({
      label: `${width}×${height} mm`,
      size: width * 10 + height / 10,
      attributes: {
        Dimension: `${width}×${height} mm`,
        'Bredd, mm': String(width),
        'Höjd, mm': String(height),
        'Antal per förpackning': String(pieces),
      },
      price,
      conversion: { factor: (width * height * pieces) / 1_000_000, unit: 'm²' },
    }),
  ),
  models: [
    kind('Väggkakel vit blank', 'Vit kakelplatta med blank glasyr, för vägg inomhus.', 1, {
      Färg: 'Vit',
      Yta: 'Blank',
      'Tjocklek, mm': '7',
      Standard: 'EN 14411',
    }),
    kind(
      'Klinker granitkeramik',
      'Frostsäker granitkeramik för golv och vägg, halkklass R10.',
      1.3,
      { Färg: 'Grå', Yta: 'Matt', 'Tjocklek, mm': '9', Halkklass: 'R10', Standard: 'EN 14411' },
      { category: 'sanitet/kakel-och-klinker/golvklinker' },
    ),
  ],
}

export const sanitet: Department = {
  categories: [
    ['sanitet', 'Sanitet', 'blandare'],
    ['sanitet/blandare', 'Blandare', 'blandare'],
    ['sanitet/blandare/tvattstallsblandare', 'Tvättställsblandare', 'blandare'],
    ['sanitet/blandare/koksblandare', 'Köksblandare', 'koksblandare'],
    ['sanitet/blandare/duschblandare', 'Duschblandare', 'duschblandare'],
    ['sanitet/blandare/badkarsblandare', 'Badkarsblandare', 'badkarsblandare'],
    ['sanitet/wc', 'WC', 'wcstol'],
    ['sanitet/wc/golvstaende-wc', 'Golvstående WC', 'wcstol'],
    ['sanitet/wc/vagghangd-wc', 'Vägghängd WC', 'wc-vagghangd'],
    ['sanitet/wc/fixturer', 'Fixturer', 'wc-fixtur'],
    ['sanitet/tvattstall', 'Tvättställ och hoar', 'tvattstall'],
    ['sanitet/tvattstall/porslinstvattstall', 'Tvättställ av porslin', 'tvattstall'],
    ['sanitet/tvattstall/diskhoar', 'Diskhoar', 'diskho'],
    ['sanitet/tvattstall/utslagsbackar', 'Utslagsbackar', 'utslagsback'],
    ['sanitet/dusch', 'Dusch', 'duschset'],
    ['sanitet/dusch/duschset', 'Duschset', 'duschset'],
    ['sanitet/dusch/takduschar', 'Takduschar', 'takdusch'],
    ['sanitet/dusch/duschslangar', 'Duschslangar', 'duschslang'],
    ['sanitet/kakel-och-klinker', 'Kakel och klinker', 'kakel'],
    ['sanitet/kakel-och-klinker/vaggkakel', 'Väggkakel', 'kakel'],
    ['sanitet/kakel-och-klinker/golvklinker', 'Golvklinker', 'klinker'],
  ],
  families: [blandare, wcstol, tvattstall, duschset, kakel],
}
