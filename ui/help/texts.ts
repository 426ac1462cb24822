/** Help with the webshop itself, and the log that a user sends to us. */
export const helpTexts = {
  'help.call': 'Ring kundtjänst',
  'help.callText': 'Något som inte stämmer med en order, ett pris eller en leverans? Ring oss.',
  'help.log.title': 'Händelselogg',
  'help.log.text':
    'Webbläsaren minns vad som hände i varukorgen och kassan. Spara loggen som en fil och skicka den till oss, så ser vi vad som gick fel.',
  'help.log.failed': 'Loggen gick inte att läsa i den här webbläsaren.',
  'help.log.empty': 'Loggen är tom. Inget har hänt i varukorgen eller kassan.',
  'help.log.leaves': 'Med i filen',
  'help.log.with': 'Artiklar, antal, priser, leveranssätt och tider, vad som skickades till oss och vad vi svarade.',
  'help.log.for': 'Kunder',
  'help.log.customers':
    'Händelserna gäller {count, plural, one {kund} other {kunderna}} {customers}. I filen står bara de påhittade numren.',
  'help.log.customer': '{customerId} ({pseudonym} i filen)',
  'help.log.visit': 'Webbläsaren sparar ingen logg. Filen har bara det här besöket: det som fliken har kvar i minnet.',
  'help.log.replaced': 'Utbytt mot påhittat',
  'help.log.replacedText':
    'Namn, e-post, telefon, adresser, märkning och annat som någon har skrivit ({masked}), och nummer på kund, användare, varukorg och order ({ids}).',
  'help.log.never': 'Aldrig med',
  'help.log.neverText': 'Lösenord och inloggningar.',
  'help.log.period': 'Från {from} till {to}, {records} händelser.',
  'help.log.show': 'Visa filen',
  'help.log.file': 'Filens innehåll',
  'help.log.more': '… och {count, plural, one {# rad} other {# rader}} till i filen.',
  'help.log.save': 'Spara filen',
  'help.log.saved': 'Filen {name} är sparad. Skicka den till oss.',
  'help.log.stays': 'Inget skickas. Filen hamnar i din dator eller telefon.',
} as const
