import type { BrandStatement } from '../brand-statement'

export const opti: BrandStatement = {
  brandName: 'Opti',
  phone: '08-700 21 00',
  customerServiceEmail: 'kundservice@opti.example',
  defaultStoreId: '117',
  presentation: {
    trade: 'värme, ventilation och el',
    description:
      'Opti säljer värme, ventilation och el till installatörer. Se pris, lager och leveransdag för varje artikel.',
    headline: 'Rätt klimat, hela året.',
    lead: 'Värmepumpar, radiatorer, kanaler och kabel. Lager och pris visas för det leveranssätt du valt.',
    drawings: { large: 'varmepump', small: 'ventilationsdon' },
    categories: [
      'varme/varmepumpar',
      'varme/radiatorer',
      'varme/golvvarme',
      'varme/pumpar',
      'varme/varmvatten',
      'varme/expansionskarl',
      'ventilation/kanaler',
      'ventilation/kanaldelar',
      'ventilation/don',
      'ventilation/flaktar',
      'el/kabel',
      'el/centraler',
      'el/apparater',
      'el/belysning',
    ],
    topLinks: [],
  },
  menuFirst: ['varme', 'ventilation', 'el'],
  verifyShowAllCustomers: true,
}
