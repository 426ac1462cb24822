import type { BrandStatement } from '../brand-statement'

export const kasp: BrandStatement = {
  brandName: 'KASP',
  phone: '040-700 21 00',
  customerServiceEmail: 'kundservice@kasp.example',
  defaultStoreId: '115',
  presentation: {
    trade: 'verktyg, infästning och skydd',
    description:
      'KASP säljer verktyg, skruv, plugg och personskydd till proffs. Se pris, lager och leveransdag för varje artikel.',
    headline: 'Verktyg för hela skiftet.',
    lead: 'Maskiner, skruv, plugg och skyddsutrustning. Beställ i dag och hämta i butiken, eller få det kört till bygget.',
    drawings: { large: 'borrhammare', small: 'kapskiva' },
    categories: [
      'verktyg/elverktyg',
      'verktyg/forbrukning',
      'verktyg/handverktyg',
      'verktyg/rorverktyg',
      'fastelement/skruv',
      'fastelement/plugg',
      'fastelement/muttrar',
      'fastelement/brickor',
      'skydd/handskar',
      'skydd/huvud',
      'kemi/fog-och-lim',
      'kemi/sprayer',
      'kemi/tejp',
      'vvs/upphangning',
    ],
    topLinks: [],
  },
  menuFirst: ['verktyg', 'fastelement', 'skydd', 'kemi'],
  verifyShowAllCustomers: true,
}
