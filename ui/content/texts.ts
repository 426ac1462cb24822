/** Texts around content pages; their content comes from the content service. */
export const contentTexts = {
  'content.more': 'Mer under {title}',
  'content.pages': '{count, plural, one {# sida} other {# sidor}}',
  'content.tags': 'Ämnen',
  'content.tags.all': 'Alla',
  'content.film': 'Se filmen',
  'content.form': 'Formuläret',
  'content.form.needsScripts': 'Formuläret behöver JavaScript. Slå på det i webbläsaren, eller ring oss.',
  'content.askUs': 'Fråga oss',
  'content.logInFirst': 'Kräver inloggning',
  'content.closed': 'Sidan går inte att öppna just nu',
  'content.closedNext': 'Din inloggning kunde inte bekräftas. Försök igen om en stund.',
} as const
