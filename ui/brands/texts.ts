/** The presentation of a brand whose configuration states none. */
export const brandTexts = {
  'brand.trade': 'VVS, el, kakel och verktyg',
  'brand.description': 'Fackhandel för VVS, el, kakel och verktyg. Priser, lager och leverans för proffs.',
  'brand.headline': 'Rätt del, rätt dag.',
  'brand.lead': 'Sök på artikelnummer, RSK eller benämning. Lager och pris visas för det leveranssätt du valt.',
} as const
