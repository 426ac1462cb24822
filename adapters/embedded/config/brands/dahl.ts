import type { BrandStatement } from '../brand-statement'

export const dahl: BrandStatement = {
  brandName: 'Dahl',
  phone: '031-700 21 00',
  customerServiceEmail: 'kundservice@dahl.example',
  defaultStoreId: '110',
  presentation: {
    trade: 'VVS, värme och verktyg',
    description:
      'Dahl säljer VVS, värme, avlopp och verktyg till proffs. Se pris, lager och leveransdag för varje artikel.',
    headline: 'Rätt del, rätt dag.',
    lead: 'Sök på artikelnummer, RSK eller benämning. Lager och pris visas för det leveranssätt du valt.',
    drawings: { large: 'pressmaskin', small: 'tror' },
    categories: [
      'vvs/ventiler',
      'vvs/ror',
      'vvs/rordelar',
      'vvs/upphangning',
      'varme/radiatorer',
      'varme/pumpar',
      'varme/varmvatten',
      'sanitet/wc',
      'sanitet/blandare',
      'avlopp/golvbrunnar',
      'avlopp/avloppsror',
      'ventilation',
      'verktyg/rorverktyg',
      'kemi',
    ],
    topLinks: [],
  },
  menuFirst: ['vvs', 'varme', 'avlopp'],
  extraNonDeliveryDays: ['2024-12-23', '2024-12-27'],
}
