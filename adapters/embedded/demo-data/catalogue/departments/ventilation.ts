import type { Department } from '../department'
import type { Dimension, Family } from '../family'
import { kind, sized } from '../kind'

const steel = { Material: 'Galvaniserat stål', Täthetsklass: 'D', Standard: 'EN 12237' }

const DUCT_LENGTH = 3

const diameters: readonly number[] = [80, 100, 125, 160, 200, 250, 315, 400]

const ducts = (said: (mm: number) => Omit<Dimension, 'code' | 'size' | 'price'>): readonly Dimension[] =>
  sized(diameters, (mm) => ({ ...said(mm), size: mm, price: Math.round((38 + mm * 0.94) * 20) / 20 }))

const ofDiameter = (mm: number) => ({ label: `Ø${mm} mm`, attributes: { Dimension: `Ø${mm} mm` } })

/** Ventilation ducts and their parts. */
const spiro: Family = {
  family: 'spiro',
  category: 'ventilation/kanaler/spiroror',
  discountGroup: 'VENTILATION',
  numbersFrom: 3_180_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [[20, 0.92]],
  brands: ['Luftia', 'Ventverken'],
  dimensions: ducts(ofDiameter),
  models: [
    kind('Spirorör', 'Spiralfalsat ventilationsrör i längd om 3 m.', 1.3, steel, {
      dimensions: ducts((mm) => ({
        label: `Ø${mm} mm, ${DUCT_LENGTH} m`,
        attributes: { Dimension: `Ø${mm} mm`, Längd: `${DUCT_LENGTH} m` },
      })),
      conversion: { factor: DUCT_LENGTH, unit: 'm' },
    }),
    kind(
      'Ventilationsböj 90°',
      'Böj 90° med gummitätning i båda ändar.',
      0.8,
      { ...steel, Vinkel: '90°' },
      { category: 'ventilation/kanaldelar/bojar' },
    ),
    kind('Ventilations-T', 'T-stycke med gummitätning.', 1.3, steel, { category: 'ventilation/kanaldelar/t-stycken' }),
    kind('Nippel ventilation', 'Nippel som skarvar rör mot rör, med gummitätning.', 0.3, steel, {
      category: 'ventilation/kanaldelar/nipplar',
    }),
    kind('Ljuddämpare', 'Ljuddämpare med 50 mm mineralull, 600 mm lång.', 3.4, steel, {
      category: 'ventilation/kanaldelar/ljuddampare',
      codes: [2, 3, 4, 5, 6, 7],
      attributesOf: ({ size }) => ({ 'Ytterdiameter, mm': String(size + 100), 'Längd, mm': '600' }),
    }),
  ],
}

/** Air terminals. */
const ventilationsdon: Family = {
  family: 'ventilationsdon',
  category: 'ventilation/don/franluftsdon',
  discountGroup: 'VENTILATION',
  numbersFrom: 3_300_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [[20, 0.92]],
  brands: ['Luftia', 'Ventverken'],
  dimensions: sized([80, 100, 125, 160, 200], (mm) => ({
    label: `Ø${mm} mm`,
    size: mm,
    attributes: { Dimension: `Ø${mm} mm`, 'Ytterdiameter, mm': String(mm + 40) },
    price: 54 + mm * 0.7,
  })),
  models: [
    kind('Frånluftsdon', 'Frånluftsdon med ställbar kägla som går att låsa.', 1, {
      Material: 'Stål',
      Färg: 'Vit RAL 9010',
      Standard: 'EN 12589',
    }),
    kind(
      'Tilluftsdon',
      'Tilluftsdon för vägg eller tak med riktbar spridning.',
      1.6,
      { Material: 'Stål', Färg: 'Vit RAL 9010', Standard: 'EN 12589' },
      { category: 'ventilation/don/tilluftsdon' },
    ),
    kind(
      'Ytterväggsgaller',
      'Galler för yttervägg med insektsnät.',
      1.3,
      { Material: 'Aluminium', Färg: 'Natur', Standard: 'EN 13030' },
      { category: 'ventilation/don/galler' },
    ),
  ],
}

/** Fans. */
const flakt: Family = {
  family: 'flakt',
  category: 'ventilation/flaktar/kanalflaktar',
  discountGroup: 'VENTILATION',
  numbersFrom: 3_420_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [],
  brands: ['Luftia', 'Strömvik'],
  dimensions: sized(
    [
      [100, 180, 890],
      [125, 300, 1140],
      [160, 520, 1490],
      [200, 860, 1980],
      [250, 1120, 2460],
      [315, 1540, 3180],
    ] as const,
    ([mm, flow, price]) => ({
      label: `Ø${mm} mm`,
      size: mm,
      attributes: { Dimension: `Ø${mm} mm`, Luftflöde: `${flow} m³/h` },
      price,
    }),
  ),
  models: [
    kind('Kanalfläkt EC', 'Kanalfläkt med EC-motor, steglös styrning 0–10 V.', 1.3, {
      Spänning: '1 × 230 V',
      Skyddsklass: 'IP44',
      Standard: 'EN 60335-2-80',
    }),
    kind(
      'Badrumsfläkt',
      'Tyst badrumsfläkt med fuktgivare, timer och backspjäll.',
      1,
      { Spänning: '1 × 230 V', Skyddsklass: 'IP45', Standard: 'EN 60335-2-80' },
      {
        category: 'ventilation/flaktar/badrumsflaktar',
        dimensions: sized(
          [
            [100, 95, 798],
            [125, 165, 1026],
            [160, 270, 1340],
          ] as const,
          ([mm, flow, price]) => ({
            label: `Ø${mm} mm`,
            size: mm,
            attributes: { Dimension: `Ø${mm} mm`, Luftflöde: `${flow} m³/h` },
            price,
          }),
        ),
      },
    ),
  ],
}

export const ventilation: Department = {
  categories: [
    ['ventilation', 'Ventilation', 'spiro'],
    ['ventilation/kanaler', 'Kanaler', 'spiro'],
    ['ventilation/kanaler/spiroror', 'Spirorör', 'spiro'],
    ['ventilation/kanaldelar', 'Kanaldelar', 'ventilations-t'],
    ['ventilation/kanaldelar/bojar', 'Böjar', 'ventilationsboj'],
    ['ventilation/kanaldelar/t-stycken', 'T-stycken', 'ventilations-t'],
    ['ventilation/kanaldelar/nipplar', 'Nipplar', 'ventilationsnippel'],
    ['ventilation/kanaldelar/ljuddampare', 'Ljuddämpare', 'ljuddampare'],
    ['ventilation/don', 'Don och galler', 'ventilationsdon'],
    ['ventilation/don/franluftsdon', 'Frånluftsdon', 'ventilationsdon'],
    ['ventilation/don/tilluftsdon', 'Tilluftsdon', 'tilluftsdon'],
    ['ventilation/don/galler', 'Galler', 'galler'],
    ['ventilation/flaktar', 'Fläktar', 'flakt'],
    ['ventilation/flaktar/kanalflaktar', 'Kanalfläktar', 'kanalflakt'],
    ['ventilation/flaktar/badrumsflaktar', 'Badrumsfläktar', 'flakt'],
    ['ventilation/isolering', 'Kanalisolering', 'isolering'],
    ['ventilation/isolering/lamellmattor', 'Lamellmattor', 'lamellmatta'],
  ],
  families: [spiro, ventilationsdon, flakt],
}
