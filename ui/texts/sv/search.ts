/** The search field and what opens beneath it. */
export const searchTexts = {
  'find.panel': 'Sökförslag och artiklar',
  'find.queries': 'Sökförslag',
  'find.categories': 'Kategorier',
  'find.past': 'Dina senaste sökningar',
  'find.forget': 'Ta bort {query} ur dina senaste sökningar',
  'find.opened': 'Nyss öppnade ur listan',
  'find.products': 'Produkter',
  'find.shown': '{shown} av {total}',
  'find.shownFor': '{shown} av {total} för {delivery}',
  'find.all': '{count, plural, one {Visa # träff för} other {Visa alla # träffar för}} ”{query}”',
  'find.none': 'Inga artiklar för ”{query}”. Kontrollera stavningen, eller sök på artikelnummer, RSK eller EAN.',
  'find.failed': 'Förslagen kunde inte hämtas',
  'find.failedNext': 'Tryck Enter för att söka ändå.',
  'find.waiting': 'Söker …',
  'find.announce':
    '{articles, plural, one {# artikel visas} other {# artiklar visas}} av {total}. Pilarna väljer.',
  'find.close': 'Stäng sökningen',
  'find.key.choose': 'välj',
  'find.key.open': 'öppna',
  'find.key.add': 'lägg till',
  'find.key.close': 'stäng',
} as const
