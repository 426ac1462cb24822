/** The start page. */
export const startTexts = {
  'start.open': 'Till {category}',
  'start.assortment': 'Sortiment',
  'start.popular': 'Köps ofta',
  'start.popularMissing': 'Det som köps ofta',
  'start.oftenBought': 'Du köper ofta',
  'start.counter': 'Din butik',
  'start.changeDelivery': 'Ändra leverans',

  'start.toCampaign': 'Till kampanjen',
  'start.yourStore': '{store}, din butik',
  'start.openUntil': 'Öppet till {time}',
  'start.opensAt': 'Öppnar {time}',
  'start.closedNow': 'Stängt nu',
  'start.services': 'Så levererar vi',
  'start.service.choose': 'Välj {delivery}',
  'start.service.hours': 'Kan väljas {start}–{end}.',
  'start.service.DBI': 'Till bygget eller verkstaden nästa leveransdag.',
  'start.service.EXH': 'Samlat till butiken du väljer. Hämta när det passar.',
  'start.service.XXX': 'När det är bråttom. Till adressen samma dag.',
  'start.service.EXB': 'Det som butiken har i lager, undanlagt åt dig.',
} as const
