import type { BrandStatement } from '../brand-statement'

export const konr: BrandStatement = {
  brandName: 'Konr',
  phone: '033-700 21 00',
  defaultStoreId: '113',
  presentation: {
    trade: 'kakel, klinker och badrum',
    description:
      'Konr säljer kakel, klinker, fog och badrum till plattsättare. Se pris, lager och leveransdag för varje artikel.',
    headline: 'Klart till sista fogen.',
    lead: 'Kakel, klinker, fog och badrum. Du ser vad butiken har hemma och när resten kan levereras.',
    drawings: { large: 'kakel', small: 'fogtub' },
    categories: [
      'sanitet/kakel-och-klinker/vaggkakel',
      'sanitet/kakel-och-klinker/golvklinker',
      'kemi/fog-och-lim',
      'kemi/tejp',
      'avlopp/golvbrunnar',
      'sanitet/dusch',
      'sanitet/blandare',
      'sanitet/wc',
      'sanitet/tvattstall',
      'varme/golvvarme',
      'verktyg/forbrukning',
      'verktyg/elverktyg',
      'verktyg/handverktyg',
      'skydd/handskar',
    ],
    topLinks: ['sanitet/kakel-och-klinker', 'kemi/fog-och-lim', 'sanitet/dusch'],
  },
  menuFirst: ['sanitet', 'sanitet/kakel-och-klinker', 'kemi', 'avlopp', 'verktyg'],
}
