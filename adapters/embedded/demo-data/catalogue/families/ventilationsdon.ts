import type { Family } from '../family'
import { kind, sized } from '../kind'

/** Air terminals. */
export const ventilationsdon: Family = {
  family: 'ventilationsdon',
  category: 'ventilation/don/franluftsdon',
  discountGroup: 'VENTILATION',
  numbersFrom: 3_300_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [[20, 0.92]],
  brands: ['Luftia', 'Ventverken'],
  dimensions: sized([80, 100, 125, 160, 200], (mm) => ({
    label: `Ø${mm}`,
    size: mm,
    attributes: { Dimension: `Ø${mm} mm`, 'W mm': String(mm + 40) },
    price: 54 + mm * 0.7,
  })),
  fixed: [],
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
