/** The frame around the pages: main navigation, header, account, cart, steps, footer. */
export const shellTexts = {
  'shell.needsScripts':
    'Varukorgen och kassan behöver JavaScript, som är avstängt i din webbläsare. Slå på det, eller ring oss så tar vi ordern.',
  'shell.skip': 'Hoppa till innehållet',
  'shell.home': '{brand}, till startsidan',
  'shell.start': 'Start',
  'shell.menu': 'Meny',
  'shell.mainMenu': 'Huvudmeny',
  'shell.shortcuts': 'Genvägar',
  'shell.products': 'Produkter',
  'shell.services': 'Leverans',
  'shell.more': 'Fler avdelningar',
  'shell.assortment': 'Sortiment',
  'shell.menuMissing': 'Sortimentet',
  'shell.storesMissing': 'Butikerna',
  'shell.chaptersMissing': 'Våra informationssidor',
  'shell.customerService': 'Kundtjänst',
  'shell.call': 'Ring kundtjänst, {phone}',
  'shell.secureOrder': 'Säker beställning',
  'shell.search.placeholder': 'Artikelnummer, benämning, RSK, EAN eller varumärke',
  'shell.search.shortPlaceholder': 'Sök artikel eller nummer',
  'shell.search.label': 'Sök artiklar',
  'shell.search.short': 'Sök',
  'shell.search.submit': 'Sök',

  'shell.logIn': 'Logga in',
  'shell.logInAt': 'Logga in på {brand}',
  'shell.logOut': 'Logga ut',
  'shell.account': 'Ditt konto',
  'shell.myPages': 'Mina sidor',
  'shell.accountOf': 'Ditt konto, {name}',
  'shell.role.SITE_ADMIN': 'Webbplatsadministratör',
  'shell.role.SELLER_ADMIN': 'Säljare',
  'shell.role.BUYER_ADMIN': 'Administratör hos kunden',
  'shell.role.USER': 'Användare',

  'shell.wholeDepartment': 'Allt i {department}',
  'shell.cart': 'Varukorg',
  'shell.cart.rows': '{count, plural, one {# rad} other {# rader}}',
  'shell.cart.of': 'Varukorg, {rows} {total}',
  'shell.cart.empty': 'Varukorgen är tom',
  'shell.cart.emptyNext': 'Sök artiklar eller välj ur sortimentet.',
  'shell.cart.logInFirst': 'Logga in för att handla.',
  'shell.cart.total': 'Summa exkl. moms och frakt',
  'shell.cart.open': 'Till varukorgen',
  'shell.cart.more': '{count, plural, one {och # rad till} other {och # rader till}}',
  'shell.cart.unknownArticle': 'Artikeln finns inte längre',

  'shell.steps': 'Beställningens steg',
  'shell.step.cart': 'Varukorg',
  'shell.step.delivery': 'Leverans',
  'shell.step.summary': 'Granska',
  'shell.step.checkout-success-page': 'Klart',
  'shell.stepNow': 'Steg {place} av {count}:',
  'shell.stepBack': 'Tillbaka till {step}',
  'shell.stepDone': ', klart',

  'shell.waitingForShop':
    'Webbshoppen väntar på nätet. Ha sidan öppen, så görs det du har tryckt på när nätet är tillbaka.',

  'shell.footer.about': 'Fackhandel för {trade}. Priser i SEK, inkl. moms tills du loggar in.',
  'shell.footer.contact': 'Kundtjänst',

  // Names of pages in menus, titles and descriptions of pages in the document's head.
  'quickOrder.title': 'Snabborder',
  'help.title': 'Hjälp',
  'comparison.title': 'Jämför artiklar',
  'quickOrder.description':
    'Skriv eller klistra in artikelnummer, RSK eller EAN och antal, och lägg allt i varukorgen på en gång.',
  'replay.title': 'Spela upp en händelselogg',
  'help.description': 'Hjälp när något i webbshoppen inte fungerar.',

  // The button also stands on the error page.
  'help.log.button': 'Spara händelselogg',
  'help.log.reading': 'Läser loggen …',
} as const
