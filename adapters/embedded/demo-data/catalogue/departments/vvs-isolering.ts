import type { Department } from '../department'
import type { Family } from '../family'
import { coded, decimal, kind, sized } from '../kind'

/** Pipe insulation by the metre. */
const isolering: Family = {
  family: 'isolering',
  category: 'vvs/isolering/rorskalar',
  discountGroup: 'ROR',
  numbersFrom: 3_060_000,
  register: 'none',
  unit: 'm',
  orderMultiple: 1,
  brackets: [
    [30, 0.94],
    [120, 0.88],
  ],
  brands: ['Isolo', 'Varmhus'],
  dimensions: sized(
    [
      [15, 20, 31],
      [18, 20, 33],
      [22, 20, 36],
      [28, 30, 48],
      [35, 30, 55],
      [42, 40, 74],
      [54, 40, 88],
      [76, 50, 126],
      [89, 50, 148],
      [114, 60, 204],
    ] as const,
    ([pipe, thickness, price]) => ({
      label: `${pipe} mm, tjocklek ${thickness} mm`,
      size: pipe,
      attributes: { Dimension: `${pipe} mm`, 'Tjocklek, mm': String(thickness), Längd: '1 m' },
      price,
    }),
  ),
  models: [
    kind('Rörskål stenull', 'Rörskål av stenull med aluminiumfolie och självhäftande flik.', 1, {
      Material: 'Stenull',
      Brandklass: 'A2L-s1,d0',
      Standard: 'EN 14303',
    }),
    kind(
      'Cellgummislang',
      'Cellgummi mot kondens på kallvatten och kyla.',
      1.1,
      { Material: 'Cellgummi', Brandklass: 'BL-s2,d0', Standard: 'EN 14304' },
      {
        category: 'vvs/isolering/cellgummi',
        orderMultiple: 2,
        dimensions: sized(
          [
            [15, 13, 24],
            [18, 13, 26],
            [22, 13, 29],
            [28, 13, 34],
            [35, 13, 41],
            [42, 19, 62],
            [54, 19, 78],
          ] as const,
          ([pipe, thickness, price]) => ({
            label: `${pipe} mm, tjocklek ${thickness} mm`,
            size: pipe,
            attributes: { Dimension: `${pipe} mm`, 'Tjocklek, mm': String(thickness), Längd: '2 m' },
            price,
          }),
        ),
      },
    ),
    kind(
      'Lamellmatta',
      'Lamellmatta av stenull på aluminiumfolie för kanaler och stora rör, på rulle.',
      1,
      { Material: 'Stenull', Brandklass: 'A2-s1,d0', Standard: 'EN 14303' },
      {
        category: 'ventilation/isolering/lamellmattor',
        unit: 'frp',
        brackets: [[12, 0.92]],
        dimensions: coded(
          [4, 6, 8, 10],
          [
            [30, 8, 742],
            [50, 5, 768],
            [80, 3, 796],
            [100, 2.5, 818],
          ] as const,
          ([thickness, metres, price]) => ({
            label: `${thickness} mm, ${decimal(metres)} m²`,
            size: thickness,
            attributes: { 'Tjocklek, mm': String(thickness), 'Bredd, mm': '1000', Längd: `${decimal(metres)} m` },
            price,
            conversion: { factor: metres, unit: 'm²' },
          }),
        ),
      },
    ),
  ],
}

/** Gaskets and O-rings, in bags. */
const packning: Family = {
  family: 'packning',
  category: 'vvs/tatning/packningar',
  discountGroup: 'VENTIL',
  numbersFrom: 1_240_000,
  unit: 'frp',
  conversion: { factor: 10, unit: 'st' },
  orderMultiple: 1,
  brackets: [[10, 0.9]],
  brands: ['Tätpunkten', 'Gängverket'],
  dimensions: sized(
    [
      ['G3/8', 10, 15, 24],
      ['G1/2', 15, 18.5, 26],
      ['G3/4', 20, 24, 29],
      ['G1', 25, 30, 36],
      ['G1 1/4', 32, 38.5, 44],
      ['G1 1/2', 40, 44, 52],
      ['G2', 50, 56, 68],
    ] as const,
    ([thread, dn, outer, price]) => ({
      label: thread,
      size: dn,
      attributes: { Gänga: thread, DN: String(dn), 'Ytterdiameter, mm': decimal(outer) },
      price,
    }),
  ),
  models: [
    kind('Plantätning fiber', 'Fiberpackning för unionskopplingar i vatten, värme och gas. Påse om 10.', 1, {
      Material: 'Aramidfiber',
      Temperatur: 'Max 180 °C',
      Standard: 'DIN 28091',
    }),
    kind('Plantätning EPDM', 'Gummipackning för tappvatten. Påse om 10.', 0.7, {
      Material: 'EPDM',
      Temperatur: 'Max 110 °C',
      Standard: 'EN 681-1',
    }),
    kind(
      'O-ring EPDM',
      'O-ring för presskopplingar, efter rörets ytterdiameter. Påse om 10.',
      0.9,
      { Material: 'EPDM', Hårdhet: '70 Shore A', Standard: 'ISO 3601-1' },
      {
        category: 'vvs/tatning/o-ringar',
        dimensions: sized(
          [
            [12, 2.5, 22],
            [15, 2.5, 24],
            [18, 2.5, 26],
            [22, 3, 29],
            [28, 3, 36],
            [35, 3, 44],
            [54, 4, 68],
          ] as const,
          ([inner, thickness, price]) => ({
            label: `${inner}×${decimal(thickness, 1)} mm`,
            size: inner,
            attributes: {
              Dimension: `${inner}×${decimal(thickness, 1)} mm`,
              'Innerdiameter, mm': String(inner),
              'Tjocklek, mm': decimal(thickness, 1),
            },
            price,
          }),
        ),
      },
    ),
    kind(
      'Kopparbricka',
      'Tätningsbricka av glödgad koppar för oljeledningar och givare. Påse om 10.',
      1,
      { Material: 'Koppar', Standard: 'DIN 7603' },
      {
        category: 'vvs/tatning/metalltatningar',
        dimensions: sized(
          [
            ['G3/8', 17, 21, 43],
            ['G1/2', 21, 26, 47],
            ['G3/4', 27, 32, 54],
            ['G1', 33, 39, 68],
          ] as const,
          ([thread, inner, outer, price]) => ({
            label: `${thread}, ${inner}×${outer} mm`,
            size: inner,
            attributes: {
              Gänga: thread,
              'Innerdiameter, mm': String(inner),
              'Ytterdiameter, mm': String(outer),
            },
            price,
          }),
        ),
      },
    ),
  ],
}

export const vvsIsolering: Department = {
  categories: [
    ['vvs/isolering', 'Rörisolering', 'isolering'],
    ['vvs/isolering/rorskalar', 'Rörskålar', 'rorskal'],
    ['vvs/isolering/cellgummi', 'Cellgummi', 'isolering'],
    ['vvs/tatning', 'Tätning', 'packning'],
    ['vvs/tatning/packningar', 'Packningar', 'packning'],
    ['vvs/tatning/o-ringar', 'O-ringar', 'o-ring'],
    ['vvs/tatning/metalltatningar', 'Metalltätningar', 'kopparbricka'],
  ],
  families: [isolering, packning],
}
