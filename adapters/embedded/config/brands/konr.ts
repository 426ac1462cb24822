import type { BrandStatement } from '../brand-statement'

export const konr: BrandStatement = {
  brandName: 'Konr',
  phone: '033-700 21 00',
  customerServiceEmail: 'kundservice@konr.example',
  defaultStoreId: '113',
  presentation: {
    trade: 'kakel, klinker och badrum',
    description:
      'Konr säljer kakel, klinker, fästmassa, fog och badrum till plattsättare. Se pris, lager och leveransdag för varje artikel.',
    headline: 'Klart till sista fogen.',
    lead: 'Kakel, klinker, fog och badrum. Du ser vad butiken har hemma och när resten kan levereras.',
    drawings: { large: 'kakel', small: 'fastmassa' },
    categories: [
      'sanitet/kakel-och-klinker/vaggkakel',
      'sanitet/kakel-och-klinker/golvklinker',
      'kemi/fastmassa-och-fogbruk/fastmassa',
      'kemi/fastmassa-och-fogbruk/fogbruk',
      'kemi/tatskikt',
      'kemi/fog-och-lim',
      'avlopp/golvbrunnar',
      'sanitet/dusch',
      'sanitet/blandare',
      'sanitet/wc',
      'sanitet/tvattstall',
      'verktyg/forbrukning',
      'verktyg/handverktyg',
      'skydd/handskar',
    ],
    topLinks: ['sanitet/kakel-och-klinker', 'kemi/fastmassa-och-fogbruk', 'kemi/tatskikt'],
  },
  menuFirst: [
    'sanitet',
    'sanitet/kakel-och-klinker',
    'kemi',
    'kemi/fastmassa-och-fogbruk',
    'kemi/tatskikt',
    'avlopp',
    'verktyg',
  ],
}
