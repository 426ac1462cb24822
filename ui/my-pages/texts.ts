/** The user's own pages. */
export const myPagesTexts = {
  'myPages.menu': 'Mina sidor',
  'myPages.overview': 'Översikt',
  'myPages.users': 'Användare',
  'myPages.file.busy': 'Hämtar filen',
  'myPages.file.failed': 'Filen kunde inte hämtas. {reason}',
  'myPages.pages': 'Sidor',
  'myPages.pages.range': '{from}–{to} av {total}',
  'myPages.pages.previous': 'Föregående sida',
  'myPages.pages.next': 'Nästa',
  'myPages.mailbox.intro':
    'Det här är en demo utan e-postserver. Mejlen som shoppen annars hade skickat hamnar här, de senaste överst.',
  'myPages.mailbox.empty': 'Inga mejl än. Beställ ett nytt lösenord, så kommer det ett.',
  'myPages.mailbox.failed': 'Mejlen gick inte att hämta.',
  'myPages.mailbox.closed': 'Den här shoppen skickar sina mejl på riktigt. Därför finns ingen brevlåda.',
  'myPages.mailbox.to': 'Till {to}',
  'myPages.mailbox.saveFile': 'Spara {name}',
  'myPages.mailbox.fileFailed': 'Filen gick inte att hämta. Försök igen.',
  'myPages.mailbox.again': 'Hämta igen',
} as const
