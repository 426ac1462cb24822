/** Quotes on any page: the titles of their pages, and what adds an article to one. */
export const quoteTexts = {
  'quotes.title': 'Offerter',
  'quotes.quote': 'Offert',
  'quotes.shared': 'Din offert',
  'quotes.add': 'Lägg i offert',
  'quotes.addThis': 'Lägg {name} i offert',
  'quotes.addShort': '+ Offert',
  'quotes.choose': 'Lägg i offert',
  'quotes.added': '{count, plural, one {# rad lades} other {# rader lades}} i offert {number}.',
  'quotes.addedToNew': '{count, plural, one {# rad lades} other {# rader lades}} i den nya offerten.',
  'quotes.open': 'Öppna offerten',
  'quotes.removed': '{count, plural, one {Raden är borttagen} other {# rader är borttagna}} ur offerten.',
  'quotes.undo': 'Ångra',
} as const
